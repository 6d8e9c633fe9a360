"""Sample data for the gallery."""

from sorry_people.rules import Rider
from sorry_people.session import NOBODY, Edition, SeatChoice
from sorry_people.story import EDITIONS, how_to_play, portrait
from sorry_people.ui.panels.caption import Caption
from sorry_people.ui.panels.card_panel import CardPanel, CardView
from sorry_people.ui.panels.deck_panel import CardCount, DeckPanel
from sorry_people.ui.panels.end_panel import EndPanel, EndView
from sorry_people.ui.panels.how_to_play_panel import HowToPlayPanel
from sorry_people.ui.panels.kept_games_panel import KeptGamesPanel, KeptGameView
from sorry_people.ui.panels.log_panel import LogPanel
from sorry_people.ui.panels.log_row import LogEntry
from sorry_people.ui.panels.move_choice import MoveChoice
from sorry_people.ui.panels.moves_list import MovesList
from sorry_people.ui.panels.odds_row import OddsView
from sorry_people.ui.panels.oracle_panel import OraclePanel, OracleView
from sorry_people.ui.panels.pause_menu import PauseMenu
from sorry_people.ui.panels.pile import Pile, PileView
from sorry_people.ui.panels.podium import Finisher
from sorry_people.ui.panels.rider_card import RiderIntro
from sorry_people.ui.panels.settings_panel import SettingsPanel, SettingsView
from sorry_people.ui.panels.setup_choice import SetupChoice
from sorry_people.ui.panels.setup_panel import SetupPanel
from sorry_people.ui.panels.toast import Toast
from sorry_people.ui.panels.toolbar import Toolbar
from sorry_people.ui.panels.turn_banner import TurnBanner, TurnView
from sorry_people.ui.play_screen import PlayPanels

ModalPanel = SetupPanel | EndPanel | PauseMenu | SettingsPanel | HowToPlayPanel | KeptGamesPanel

RIDERS = tuple(
    RiderIntro(rider, of.vehicle, of.gate, of.character)
    for rider, of in ((rider, portrait(rider)) for rider in Rider)
)

SEATS = (
    SeatChoice("Bucky", "person", "Anna"),
    SeatChoice("Terrence", "hard", ""),
    SeatChoice("Bethany", "person", "Grandmother Jo"),
    SeatChoice("Chuck", "easy", ""),
)

COLORS = (
    SeatChoice("Red", "person", "Anna"),
    SeatChoice("Blue", "hard"),
    SeatChoice("Yellow", NOBODY),
    SeatChoice("Green", "person", "Grandmother Jo"),
)

MOVES = (
    MoveChoice("forward", "Forward 11", "Road, just before the Church"),
    MoveChoice("swap", "Swap with Terrence", "Sheriff’s Office: pulled over, loses the next turn"),
    MoveChoice("swap", "Swap with Chuck", "On a blue shortcut: zooms on and bumps Bethany"),
    MoveChoice("stay", "Stay put", ""),
)

ODDS = (
    OddsView(0.312, 0.004, (0.312, 0.288, 0.221, 0.179), 50_000),
    OddsView(0.274, 0.004, (0.274, 0.297, 0.236, 0.193), 50_000),
    OddsView(0.387, 0.004, (0.387, 0.281, 0.198, 0.134), 50_000),
    OddsView(0.201, 0.004, (0.201, 0.254, 0.280, 0.265), 50_000),
)

LOG = (
    tuple(
        LogEntry(*entry)
        for entry in (
            ("", "The gates close. Bethany goes first."),
            ("Bethany", "Bethany leaves by the Back Parking Lot.", "1"),
            ("Chuck", "Chuck has no move for a 12 and waits by the fence.", "12"),
            ("Bucky", "Bucky rolls out of the Main Gate and draws again.", "2"),
            ("Bucky", "Bucky goes forward 5.", "5"),
            ("Terrence", "Terrence takes Bethany’s place.", "Sorry!"),
            ("Bethany", "Bethany is back at the Back Parking Lot."),
            ("Terrence", "Gas Station: a lift on a tailgate, ahead 3."),
        )
    )
    * 4
)

COUNTS = tuple(
    CardCount(card, whole - spent, spent, spent + 4)
    for card, whole, spent in (
        ("1", 5, 2), ("2", 4, 1), ("3", 4, 4), ("4", 4, 0), ("5", 4, 2), ("7", 4, 3),
        ("8", 4, 1), ("10", 4, 0), ("11", 4, 2), ("12", 4, 4), ("Sorry!", 4, 1),
    )
)  # fmt: skip

BUBBLES = (
    ("Bucky", "It’s a lawn mower, officer. I’m mowing."),
    ("Terrence", "Technically this is a bicycle. With ambitions."),
    ("Bethany", "If Dad asks, I was never here!"),
    ("Chuck", "Wait up!"),
)

BUBBLE_ANCHORS = ((0.45, 0.5), (0.5, 0.52), (0.52, 0.48), (0.97, 0.9))


def setup_panel() -> ModalPanel:
    """The set-up with a saved game."""
    return SetupPanel(RIDERS, SetupChoice(SEATS, "20261130"), can_continue=True)


def edition_setup(edition: Edition) -> ModalPanel:
    """The set-up of one of the older editions."""
    choice = SetupChoice(SEATS, "", edition, COLORS)
    return SetupPanel(RIDERS, choice, editions=tuple(Edition), can_continue=True)


def end_panel() -> ModalPanel:
    """The end of an evening."""
    ways = {
        "Bethany": [min((turn / 30) ** 1.2, 1) for turn in range(45)],
        "Chuck": [min(max((turn - 8) / 27, 0), 1) for turn in range(45)],
        "Terrence": [
            min(turn / 30, 1) if turn < 24 else min(max((turn - 26) / 14, 0), 1) for turn in range(45)
        ],
        "Bucky": [0.1 + turn / 45 if 0 < turn < 20 else max((turn - 20) / 24, 0) for turn in range(45)],
    }
    numbers = (
        ("Cards drawn", ("41", "38", "44", "40")),
        ("Ones and twos drawn (expected in brackets)", ("9 (8.2)", "5 (7.6)", "11 (8.8)", "8 (8.0)")),
        ("Riders bumped", ("3", "1", "2", "0")),
        ("Times bumped", ("1", "2", "1", "2")),
        ("Story stops", ("4", "6", "3", "5")),
        ("Turns lost", ("0", "3", "1", "1")),
    )
    ranking = (
        Finisher("Bethany", "Grandmother Jo"),
        Finisher("Chuck", "Easy"),
        Finisher("Terrence", "Hard"),
        Finisher("Bucky", "Anna"),
    )
    return EndPanel(EndView("Bethany is home first!", ranking, numbers, ways))


def pause_menu() -> ModalPanel:
    """The menu."""
    return PauseMenu()


def settings_panel() -> ModalPanel:
    """The settings."""
    return SettingsPanel(SettingsView())


def how_to_play_panel() -> ModalPanel:
    """The rules, open at the cards."""
    panel = HowToPlayPanel({edition: how_to_play(edition) for edition in EDITIONS}, Edition.PEOPLE)
    panel.open(3)
    return panel


def kept_games_panel() -> ModalPanel:
    """A game to go on with, some to watch again, and one that can't be read."""
    people = "Sorry People: Anna, Grandmother Jo"
    return KeptGamesPanel(
        [
            KeptGameView(people, "2026-11-30 21:14 · Not over yet: Grandmother Jo is next.", True, False),
            *(
                KeptGameView(people, f"2026-11-{day} 20:40 · Bucky came home first.", False, True)
                for day in range(29, 19, -1)
            ),
            KeptGameView("This game can’t be read", "2026-11-02 19:05 · 2026-11-02.json", False, False),
        ]
    )


def play_panels(shown: frozenset[str]) -> PlayPanels:
    """The panels of a game in play, of which those named are shown."""
    card = CardView(
        "11",
        "Go forward 11. Or, from the road, swap places with any rider on the road.",
        "Bucky draws an 11",
        "The mower found a gear it never had before, and somebody’s left the best ditch unguarded.",
        "" if shown & {"moves", "oracle"} else "Drive on",
    )
    verdict = "Recommended: swap with Chuck"
    basis = "50,000 evenings for each move. Anna and Grandmother Jo as Hard, Terrence Hard, Chuck Easy."
    measure = "How often Bucky finishes 1st"
    panels = PlayPanels(
        banner=TurnBanner(TurnView("Bucky", "Anna", "Choose where the mower goes.")),
        toolbar=Toolbar(),
        pile=Pile(PileView(31, "7", "card" not in shown)),
        card=CardPanel(card),
        moves=MovesList(MOVES),
        oracle=OraclePanel(
            OracleView(tuple(zip(MOVES, ODDS, strict=True)), verdict, 2, basis, 1.0, True, measure)
        ),
        log=LogPanel(LOG),
        deck=DeckPanel(COUNTS),
        caption=Caption(
            "Sheriff’s Office",
            "Two deputies, one flashlight, and a talk on what a vehicle is. Bucky loses the next turn.",
            (lambda: None) if "pile" not in shown else None,
        ),
        toast=Toast(),
    )
    panels.toast.show(
        "The saved game could not be read. It is kept aside as table.broken.json.", warning=True
    )
    for name in PlayPanels.__dataclass_fields__:
        getattr(panels, name).visible = name in shown
    return panels
