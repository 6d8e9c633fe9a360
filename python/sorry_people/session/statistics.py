"""The evening in numbers, from the game played again."""

from sorry_people.rules import Event, Rider
from sorry_people.rules.distance import spaces_left
from sorry_people.session.deck import DECK, DECK_SIZE
from sorry_people.session.drawn import Drawn
from sorry_people.session.replay import Replay
from sorry_people.session.rider_statistics import RiderStatistics
from sorry_people.session.save import Save
from sorry_people.session.tables import resume


def statistics(save: Save) -> dict[Rider, RiderStatistics]:
    """The statistics of a game, finished or not; a waiting card counts as drawn.

    Raises:
        SaveError: The save's seed does not lead to what it says.
    """
    riders = {rider: RiderStatistics() for rider in Rider}
    replay = Replay(save)
    _note_distances(riders, replay)
    for events in replay:
        for event in events:
            if isinstance(event, Event):
                _count_event(riders, event)
        _note_distances(riders, replay)
    _count_draws(riders, [event for event in resume(save).log if isinstance(event, Drawn)])
    return riders


def _note_distances(riders: dict[Rider, RiderStatistics], replay: Replay) -> None:
    for rider, place in replay.table.game.places.items():
        riders[rider].spaces_left.append(spaces_left(rider, place))


def _count_event(riders: dict[Rider, RiderStatistics], event: Event) -> None:
    numbers = riders[event.rider]
    match event.kind:
        case "spent":
            numbers.spent += 1
        case "bumped":
            assert event.other is not None, "somebody bumped the rider"
            numbers.bumped += 1
            riders[event.other].bumps += 1
        case "swapped":
            numbers.swaps += 1
        case "shortcut":
            numbers.shortcuts += 1
        case "story_stop":
            assert event.stop is not None, "a story stop has a name"
            numbers.stops[event.stop] += 1
        case "turn_lost":
            numbers.turns_lost += 1
        case "home":
            numbers.rank = event.rank
        case "moved" | "replaced" | "draw_again" | "must_lose_turn" | "stayed" | "game_over":
            pass


def _count_draws(riders: dict[Rider, RiderStatistics], draws: list[Drawn]) -> None:
    for draw in draws:
        numbers = riders[draw.rider]
        numbers.drawn[draw.card] += 1
        for card, count in DECK.items():
            numbers.expected[card] += count / DECK_SIZE
