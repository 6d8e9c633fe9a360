"""Who sits in a seat, in words."""

from sorry_people.cli.screens.words import screen_words
from sorry_people.session import Seat
from sorry_people.session.type_variables import PlayerT


def driver_text(seat: Seat[PlayerT]) -> str:
    """A person by name, a computer by its level."""
    words = screen_words()["board"]
    text: str = words["person"] if seat.is_person else words["computer"]
    return text.format(name=seat.name, level=seat.driver)
