"""`sorry-people bench --render`: the frames of the window, measured."""

import json


def test_both_presets_are_measured(run):
    measured = json.loads(run("bench", "--render", "--size", "640x360", "--json").out)
    assert [one["preset"] for one in measured["measured"]] == ["lean", "full"]
    for one in measured["measured"]:
        assert one["renderer"]
        assert one["triangles"] > 1000
        assert min(one["first_ms"], one["moving_ms"], one["still_ms"], one["python_ms"]) > 0
