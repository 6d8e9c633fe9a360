"""Everything that happens at a table is heard, or is meant not to be."""

import re

import pytest

from sorry_people.app.sound.cue import Cue
from sorry_people.app.sound.scores import cues
from sorry_people.app.sound.scores.express_score import EXPRESS_KINDS
from sorry_people.app.sound.scores.road_score import KINDS, STOPS
from sorry_people.app.sound.scores.square_score import SQUARE_KINDS
from sorry_people.app.sound.sound_name import SoundName
from sorry_people.resources import text
from sorry_people.rules import (
    Card,
    Colour,
    Driver,
    Event,
    ExpressEvent,
    Move,
    Rider,
    SquareEvent,
    StoryStop,
)
from sorry_people.session import (
    Drawn,
    Edition,
    ExpressStart,
    ExpressTable,
    Need,
    Played,
    Seat,
    SquareStart,
    SquareTable,
    Start,
    Table,
)


def event_kinds(alias: str) -> set[str]:
    """The kinds of events as the typed face of the engine names them."""
    found = re.search(rf"{alias}: TypeAlias = Literal\[(.*?)\]", text("_native.pyi"), re.DOTALL)
    assert found is not None
    return set(re.findall(r'"(\w+)"', found.group(1)))


@pytest.mark.parametrize(
    ("alias", "kinds"),
    [
        ("_EventKind", KINDS),
        ("_SquareEventKind", SQUARE_KINDS),
        ("_ExpressEventKind", EXPRESS_KINDS),
    ],
)
def test_every_kind_of_event_has_its_sounds(alias, kinds):
    assert len(event_kinds(alias)) > 5
    assert set(kinds) == event_kinds(alias)


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


def played_out(table) -> list[SoundName]:
    """What is heard of a whole game of an older edition."""
    while table.need is not Need.NOTHING:
        table.step()
    return [cue.sound for event in table.log for cue in cues(event)]


def easy_seats() -> list[Seat[Colour]]:
    return [Seat.computer(colour, Driver.EASY) for colour in Colour]


@pytest.mark.parametrize("edition", [Edition.CLASSIC, Edition.TEAMS, Edition.POINTS, Edition.FIRE_AND_ICE])
def test_whole_games_on_the_square_board_can_be_heard(edition):
    heard = played_out(SquareTable(SquareStart.drawn(edition, seed=3), easy_seats()))
    assert heard[-1] is SoundName.WIN
    assert heard.count(SoundName.WIN) == 1
    assert heard.count(SoundName.PAWN_BUMP) == heard.count(SoundName.TUMBLE) > 0
    assert heard.count(SoundName.PAWN_SLIDE) > 0
    for sound in (SoundName.ICE_CLINK, SoundName.FIRE_CRACKLE):
        assert (sound in heard) == (edition is Edition.FIRE_AND_ICE)


def test_whole_games_of_express_can_be_heard():
    heard = played_out(ExpressTable(ExpressStart.drawn(Edition.EXPRESS, seed=3), easy_seats()))
    assert heard[-1] is SoundName.WIN
    assert heard[0] is SoundName.DICE_ROLL
    assert heard.count(SoundName.DIAL_TURN) > 0


def test_a_pawn_is_heard_where_it_is_and_a_dial_where_it_turns():
    bumped = SquareEvent("bumped", pawn="Blue 2", start="track 9", other="Red 1")
    assert {cue.at for cue in cues(bumped)} == {"Blue 2"}
    assert cues(ExpressEvent("slid", "Red", other="Blue", colour="Green", shown="Yellow")) == [
        Cue(SoundName.DIAL_TURN, "Blue")
    ]
    assert cues(ExpressEvent("slid", "Red", colour="Green", shown="Yellow")) == [
        Cue(SoundName.DIAL_TURN, "Red")
    ]
