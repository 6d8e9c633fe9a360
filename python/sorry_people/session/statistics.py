"""The evening in numbers, from the game played again."""

from collections.abc import Mapping
from typing import Any, TypeAlias, cast, overload

from sorry_people.rules import Card, Colour, Event, ExpressEvent, Rider, SquareEvent
from sorry_people.rules.distance import spaces_left
from sorry_people.session.card_statistics import CardStatistics
from sorry_people.session.deck import DECK
from sorry_people.session.dice_statistics import DiceStatistics
from sorry_people.session.drawn import Drawn
from sorry_people.session.edition import Edition
from sorry_people.session.pawn_distance import pawn_spaces_left
from sorry_people.session.pawn_statistics import PawnStatistics
from sorry_people.session.replay import Replay
from sorry_people.session.rider_statistics import RiderStatistics
from sorry_people.session.rolled import Rolled
from sorry_people.session.save import AnySave, ExpressSave, Save, SquareSave
from sorry_people.session.tables import resume

AnyStatistics: TypeAlias = (
    dict[Rider, RiderStatistics] | dict[Colour, PawnStatistics] | dict[Colour, DiceStatistics]
)


@overload
def statistics(save: Save) -> dict[Rider, RiderStatistics]: ...
@overload
def statistics(save: SquareSave) -> dict[Colour, PawnStatistics]: ...
@overload
def statistics(save: ExpressSave) -> dict[Colour, DiceStatistics]: ...
def statistics(save: AnySave) -> AnyStatistics:
    """The statistics of a game, finished or not; what is drawn or rolled and waits counts, too.

    Raises:
        SaveError: The save's seed does not lead to what it says.
    """
    match save.start.edition:
        case Edition.PEOPLE:
            return _of_people(cast("Save", save))
        case Edition.EXPRESS:
            return _of_express(cast("ExpressSave", save))
        case _:
            return _of_square(cast("SquareSave", save))


def _of_people(save: Save) -> dict[Rider, RiderStatistics]:
    riders = {rider: RiderStatistics() for rider in Rider}
    replay = Replay(save)

    def note_distances() -> None:
        for rider, place in replay.table.game.places.items():
            riders[rider].spaces_left.append(spaces_left(rider, place))

    note_distances()
    for events in replay:
        for event in events:
            if isinstance(event, Event):
                _count_event(riders, event)
        note_distances()
    _count_draws(riders, resume(save).log, DECK)
    return riders


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


def _of_square(save: SquareSave) -> dict[Colour, PawnStatistics]:
    colours = {colour: PawnStatistics() for colour in save.start.players}
    replay = Replay(save)
    game = replay.table.game
    hands = {colour: game.hand(colour) for colour in colours} if replay.table.hides_hands else {}
    dealt = [card for hand in hands.values() for card in hand]
    deck = {card: count + dealt.count(card) for card, count in game.unseen.items()}
    for colour, hand in hands.items():
        for card in hand:
            colours[colour].draw(card, deck)

    def note_distances() -> None:
        for colour, places in replay.table.game.pawns.items():
            left = sum(pawn_spaces_left(colour, place) for place in places)
            colours[colour].spaces_left.append(left)
            colours[colour].home = places.count("home")

    note_distances()
    for events in replay:
        for event in events:
            if isinstance(event, SquareEvent):
                _count_square_event(colours, event)
        note_distances()
    _count_draws(colours, resume(save).log, deck)
    return colours


def _count_square_event(colours: dict[Colour, PawnStatistics], event: SquareEvent) -> None:
    if event.player is None:
        return
    numbers = colours[event.player]
    match event.kind:
        case "spent" | "discarded":
            numbers.spent += 1
        case "bumped":
            assert event.other is not None, "some pawn bumped it"
            numbers.bumped += 1
            colours[Colour(event.other.split()[0])].bumps += 1
        case "swapped":
            numbers.swaps += 1
        case "slid":
            numbers.slides += 1
        case _:
            pass


def _of_express(save: ExpressSave) -> dict[Colour, DiceStatistics]:
    replay = Replay(save)
    dice = replay.table.game.faces
    faces = list(dict.fromkeys(face for die in dice for face in die))
    players = {
        player: DiceStatistics(dict.fromkeys(faces, 0), dict.fromkeys(faces, 0.0))
        for player in save.start.players
    }

    def note_homes() -> None:
        for player, count in replay.table.game.home.items():
            players[player].home.append(count)

    note_homes()
    for events in replay:
        for event in events:
            if isinstance(event, ExpressEvent):
                _count_express_event(players, event)
        note_homes()
    for event in resume(save).log:
        if isinstance(event, Rolled):
            for die, face in zip(dice, event.faces, strict=True):
                players[event.player].rolled[face] += 1
                for each in die:
                    players[event.player].expected[each] += 1 / len(die)
    return players


def _count_express_event(players: dict[Colour, DiceStatistics], event: ExpressEvent) -> None:
    numbers = players[event.player]
    match event.kind:
        case "took":
            numbers.taken += 1
        case "sorry":
            assert event.other is not None, "it was somebody's pawn"
            numbers.taken += 1
            numbers.sorries += 1
            players[event.other].lost += 1
        case "slid":
            numbers.dials += 1
        case "passed" | "nothing":
            numbers.unused += 1
        case _:
            pass


def _count_draws(numbers: Mapping[Any, CardStatistics], log: list[Any], deck: dict[Card, int]) -> None:
    for event in log:
        if isinstance(event, Drawn):
            numbers[event.player].draw(event.card, deck)
