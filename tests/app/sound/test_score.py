"""Everything that happens at a table is heard, or is meant not to be."""

import re

import pytest

from sorry_people.app.sound.cue import Cue
from sorry_people.app.sound.score import KINDS, STOPS, cues
from sorry_people.app.sound.sound_name import SoundName
from sorry_people.resources import text
from sorry_people.rules import Card, Driver, Event, Move, Rider, StoryStop
from sorry_people.session import Drawn, Need, Played, Seat, Start, Table


def event_kinds() -> set[str]:
    """The kinds of events as the typed face of the engine names them."""
    found = re.search(r"_EventKind.*?Literal\[(.*?)\]", text("_native.pyi"), re.DOTALL)
    assert found is not None
    return set(re.findall(r'"(\w+)"', found.group(1)))


def test_every_kind_of_event_has_its_sounds():
    assert len(event_kinds()) > 5
    assert set(KINDS) == event_kinds()


def test_every_story_stop_has_its_own_sound():
    assert set(STOPS) == set(StoryStop)
    assert len(set(STOPS.values())) == len(StoryStop)


def test_a_card_turns_and_a_new_pile_is_shuffled():
    flip, shuffle = Cue(SoundName.CARD_FLIP), Cue(SoundName.SHUFFLE)
    assert cues(Drawn(Rider.CHUCK, Card.TWO)) == [flip]
    assert cues(Drawn(Rider.CHUCK, Card.TWO, reshuffled=True)) == [shuffle, flip]


def test_what_comes_of_a_card_is_heard_not_the_choice():
    assert cues(Played(Rider.CHUCK, Card.THREE, Move("forward 3"))) == []


@pytest.mark.parametrize("stop", StoryStop)
def test_a_story_stop_is_heard_from_its_landmark(stop):
    assert cues(Event("story_stop", Rider.BUCKY, stop=stop)) == [Cue(STOPS[stop], stop)]


def test_who_is_bumped_is_heard():
    event = Event("bumped", Rider.BETHANY, start="road 9", end="fair", other=Rider.CHUCK)
    assert cues(event) == [Cue(SoundName.BUMP, Rider.BETHANY), Cue(SoundName.TUMBLE, Rider.BETHANY)]


@pytest.mark.parametrize(
    ("rank", "cue"),
    [(1, Cue(SoundName.WIN)), (2, Cue(SoundName.HOME, Rider.CHUCK)), (4, Cue(SoundName.HOME, Rider.CHUCK))],
)
def test_the_first_one_home_gets_the_fanfare(rank, cue):
    assert cues(Event("home", Rider.CHUCK, rank=rank)) == [cue]


@pytest.mark.parametrize("seed", range(5))
def test_whole_games_can_be_heard(seed):
    table = Table(Start.drawn(seed), [Seat.computer(rider, Driver.EASY) for rider in Rider])
    while table.need is not Need.NOTHING:
        table.step()
    heard = [cue.sound for event in table.log for cue in cues(event)]
    happened = [event.kind if isinstance(event, Event) else type(event).__name__ for event in table.log]
    assert heard.count(SoundName.CARD_FLIP) == happened.count("Drawn")
    assert heard.count(SoundName.TUMBLE) == happened.count("bumped")
    assert heard.count(SoundName.ZOOM) == happened.count("shortcut") > 0
    assert (heard.count(SoundName.WIN), heard.count(SoundName.HOME)) == (1, 3)
    assert heard[-1] is SoundName.GOOD_NIGHT
