"""What is on or off."""

from collections.abc import Callable, Sequence

from sorry_people.ui.callbacks import ignore
from sorry_people.ui.kit.pressable import Pressable
from sorry_people.ui.kit.widget import Widget


class Switchable(Pressable):
    """Something to press that stays lit while it is `on`."""

    def __init__(
        self,
        children: Sequence[Widget] = (),
        *,
        on: bool = False,
        on_press: Callable[[], object] = ignore,
        tooltip: str = "",
    ) -> None:
        super().__init__(children, on_press=on_press, tooltip=tooltip)
        self._on = on

    @property
    def on(self) -> bool:
        """Whether it is on."""
        return self._on

    @on.setter
    def on(self, on: bool) -> None:
        if on != self._on:
            self._on = on
            self.switched()
            self.repaint()

    def switched(self) -> None:
        """It was turned on or off, by whomever."""
