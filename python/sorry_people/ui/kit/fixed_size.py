"""What is always as large as it is."""

from sorry_people.ui.kit.widget import Widget


class FixedSize(Widget):
    """A widget whose size does not depend on the room that it gets."""

    def size_px(self) -> tuple[int, int]:
        """Width and height in pixels."""
        raise NotImplementedError

    def measure_width(self) -> int:
        """The width."""
        return self.size_px()[0]

    def measure_minimum_width(self) -> int:
        """The width."""
        return self.size_px()[0]

    def measure_height(self, width: int) -> int:  # noqa: ARG002
        """The height."""
        return self.size_px()[1]
