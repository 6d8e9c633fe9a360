"""The story stops in words."""

from sorry_people.rules import stop_effect
from sorry_people.story.texts import texts


def stop_name(stop: str) -> str:
    """A stop's name as it is printed, such as "Sheriff’s Office"."""
    return stop.replace("'", "’")


def stop_summary(stop: str, rider: str) -> str:
    """What a rider does at a stop, in a few words that follow the rider's name."""
    return str(texts("stops")[stop][rider]["short"])


def effect_sentence(stop: str, rider: str) -> str:
    """What the stop does to the rider (S1), such as "Back 2."."""
    sentences, effect = texts("stops")["effect"], stop_effect(stop, rider)
    if effect in sentences:
        return str(sentences[effect])
    way, steps = effect.split()
    return str(sentences[way]).format(steps=steps)
