"""Scripts: what waits for what."""

from sorry_people.app.script import Question, Script, Steps
from sorry_people.scene import SceneTree


def run(steps: Steps) -> tuple[SceneTree, Script]:
    tree = SceneTree()
    script = Script(steps)
    tree.root.add_child(script)
    return tree, script


def test_it_waits_for_seconds():
    done = []

    def steps() -> Steps:
        yield 1.0
        done.append("one")
        yield 1.0
        done.append("two")

    tree, script = run(steps())
    tree.process(0.5)
    assert done == []
    tree.process(0.6)
    assert done == ["one"]
    tree.process(5.0)
    assert done == ["one", "two"]
    assert not script.is_processing


def test_what_a_frame_has_left_goes_to_the_next_seconds():
    done = []

    def steps() -> Steps:
        for number in range(10):
            yield 0.1
            done.append(number)

    tree, _ = run(steps())
    tree.process(0.55)
    assert len(done) == 5


def test_it_waits_for_a_tween():
    done = []
    tree = SceneTree()

    def steps() -> Steps:
        tween = tree.create_tween()
        tween.tween_interval(1.0)
        yield tween
        done.append("tween")

    tree.root.add_child(Script(steps()))
    for _ in range(9):
        tree.process(0.1)
    assert done == []
    for _ in range(4):
        tree.process(0.1)
    assert done == ["tween"]


def test_a_question_wants_no_frames_and_the_first_answer_counts():
    question: Question[int] = Question()
    got = []

    def steps() -> Steps:
        yield question
        got.append(question.answer)

    tree, script = run(steps())
    tree.process(0.1)
    assert not tree.is_animating
    question.give(3)
    question.give(4)
    assert script.is_processing
    tree.process(0.0)
    assert got == [3]


def test_a_question_that_is_answered_already_is_not_waited_for():
    question: Question[int] = Question()
    question.give(1)
    done = []

    def steps() -> Steps:
        yield question
        done.append(question.answer)

    tree, _ = run(steps())
    tree.process(0.0)
    assert done == [1]
