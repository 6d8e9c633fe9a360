"""A line of text that can be edited."""

from collections.abc import Callable

import pygame

from sorry_people.ui.callbacks import ignore
from sorry_people.ui.canvas import Canvas
from sorry_people.ui.colors import BULB, CREAM, MUTED, NIGHT_LINE, NIGHT_SUNKEN, Color, with_alpha
from sorry_people.ui.fonts import has_character
from sorry_people.ui.kit.widget import Widget
from sorry_people.ui.measures import HAIRLINE, LINE, RADIUS
from sorry_people.ui.text import rendered
from sorry_people.ui.text_style import TextStyle

BLINK_SECONDS = 0.5


class TextField(Widget):
    """Editing with caret, selection, clipboard and input methods.

    Text that an input method is still composing is shown underlined at the caret; until it is settled, keys
    belong to the input method.

    Attributes:
        on_change: Hears the text after every change.
        on_submit: Called on Enter.
        accepts: Says for one character whether it may be typed; what the font lacks never may.
    """

    focusable = True
    takes_click_focus = True
    takes_text = True

    def __init__(
        self,
        text: str = "",
        *,
        hint: str = "",
        max_length: int = 24,
        accepts: Callable[[str], bool] = str.isprintable,
        on_change: Callable[[str], object] = ignore,
        on_submit: Callable[[], object] = ignore,
        grow: float = 0,
        width: float = 160,
    ) -> None:
        super().__init__(grow=grow)
        self._text = text
        self.hint = hint
        self.max_length = max_length
        self.accepts = accepts
        self.on_change = on_change
        self.on_submit = on_submit
        self.width = width
        self.caret = len(text)
        self.anchor = len(text)
        self._composing = ""
        self._blink = 0.0
        self._scrolled = 0

    @property
    def text(self) -> str:
        """What is written."""
        return self._text

    @text.setter
    def text(self, text: str) -> None:
        if text != self._text:
            self._text = text
            self.caret = self.anchor = len(text)
            self.repaint()

    @property
    def ground(self) -> Color:
        """The field's own dark."""
        return NIGHT_SUNKEN

    @property
    def selection(self) -> tuple[int, int]:
        """Start and end of what is selected; equal when nothing is."""
        return min(self.caret, self.anchor), max(self.caret, self.anchor)

    # Layout

    def measure_width(self) -> int:
        """The width given."""
        return self.theme.text_px(self.width)

    def measure_minimum_width(self) -> int:
        """Half of it."""
        return self.theme.text_px(self.width * 0.5)

    def measure_height(self, width: int) -> int:  # noqa: ARG002
        """A line and the padding."""
        return self.theme.font(TextStyle.BODY).get_linesize() + 2 * self.theme.space(2)

    # Input

    def handle(self, event: pygame.event.Event) -> bool:
        """Typing while it has the focus, and the pointer that sets the caret."""
        return self._point(event) or (self.focused and self._write(event))

    def _point(self, event: pygame.event.Event) -> bool:
        """The pointer sets the caret and, held down, selects."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT:
            self.pressed = True
            self._move_to(self._index_at(event.pos[0]), selecting=False)
            return True
        if event.type == pygame.MOUSEMOTION and self.pressed:
            self._move_to(self._index_at(event.pos[0]), selecting=True)
            return True
        if event.type == pygame.MOUSEBUTTONUP and self.pressed:
            self.pressed = False
            return True
        return False

    def _write(self, event: pygame.event.Event) -> bool:
        """Text, settled or still being composed, and editing keys."""
        if event.type == pygame.TEXTEDITING:
            self._composing = event.text
            self.repaint()
            return True
        if event.type == pygame.TEXTINPUT:
            self._composing = ""
            self._type(event.text)
            return True
        return event.type == pygame.KEYDOWN and (bool(self._composing) or self._key(event))

    def _key(self, event: pygame.event.Event) -> bool:
        selecting = bool(event.mod & pygame.KMOD_SHIFT)
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            return self._shortcut(event.key)
        start, end = self.selection
        match event.key:
            case pygame.K_LEFT:
                self._move_to(self.caret - 1 if selecting or start == end else start, selecting=selecting)
            case pygame.K_RIGHT:
                self._move_to(self.caret + 1 if selecting or start == end else end, selecting=selecting)
            case pygame.K_HOME:
                self._move_to(0, selecting=selecting)
            case pygame.K_END:
                self._move_to(len(self._text), selecting=selecting)
            case pygame.K_BACKSPACE:
                self._replace(start - (start == end), end, "")
            case pygame.K_DELETE:
                self._replace(start, end + (start == end), "")
            case pygame.K_RETURN | pygame.K_KP_ENTER:
                self.on_submit()
            case pygame.K_TAB | pygame.K_ESCAPE | pygame.K_UP | pygame.K_DOWN:
                return False
        # Every other key writes, and its TEXTINPUT follows: nobody else may take it for a command.
        return True

    def _shortcut(self, key: int) -> bool:
        start, end = self.selection
        match key:
            case pygame.K_a:
                self.anchor, self.caret = 0, len(self._text)
                self.repaint()
            case pygame.K_c | pygame.K_x:
                pygame.scrap.put_text(self._text[start:end])
                if key == pygame.K_x:
                    self._replace(start, end, "")
            case pygame.K_v:
                self._type(pygame.scrap.get_text())
            case _:
                return False
        return True

    def _type(self, text: str) -> None:
        shown = "".join(
            char for char in text if self.accepts(char) and has_character(TextStyle.BODY.file, char)
        )
        start, end = self.selection
        room = self.max_length - len(self._text) + (end - start)
        if shown:
            self._replace(start, end, shown[: max(room, 0)])

    def _replace(self, start: int, end: int, text: str) -> None:
        start, end = max(start, 0), min(end, len(self._text))
        changed = self._text[:start] + text + self._text[end:]
        self.caret = self.anchor = start + len(text)
        self._blink = 0.0
        self.repaint()
        if changed != self._text:
            self._text = changed
            self.on_change(changed)

    def _move_to(self, index: int, *, selecting: bool) -> None:
        self.caret = min(max(index, 0), len(self._text))
        if not selecting:
            self.anchor = self.caret
        self._blink = 0.0
        self.repaint()

    def _index_at(self, x: int) -> int:
        font = self.theme.font(TextStyle.BODY)
        left = self._text_rect().left - self._scrolled
        return min(
            range(len(self._text) + 1), key=lambda index: abs(left + font.size(self._text[:index])[0] - x)
        )

    def set_focused(self, focused: bool, *, shown: bool = True) -> None:
        """Select everything on arrival; wake the input method, and let it rest again on leaving."""
        super().set_focused(focused, shown=shown)
        self._composing = ""
        self._blink = 0.0
        self.anchor, self.caret = (0, len(self._text)) if focused else (self.caret, self.caret)
        if pygame.display.get_init():
            if focused:
                pygame.key.start_text_input()
                pygame.key.set_text_input_rect(self.rect)
            else:
                pygame.key.stop_text_input()

    def process(self, delta: float) -> bool:
        """Let the caret blink."""
        if not self.focused:
            return False
        was_on = self._caret_on
        self._blink += delta
        if self._caret_on != was_on:
            self.repaint()
        return True

    @property
    def _caret_on(self) -> bool:
        return self._blink % (2 * BLINK_SECONDS) < BLINK_SECONDS

    # Painting

    def _text_rect(self) -> pygame.Rect:
        return self.rect.inflate(-2 * self.theme.space(3), -2 * self.theme.space(2))

    def paint(self, canvas: Canvas) -> None:
        """Field, selection, text and caret; a text that is too long is shifted so that the caret shows."""
        line = BULB if self.focused else MUTED if self.hovered and self.enabled else NIGHT_LINE
        thick = self.theme.line(LINE if self.focused else HAIRLINE)
        canvas.box(self.rect, NIGHT_SUNKEN, self.theme.px(RADIUS), thick, line)
        font = self.theme.font(TextStyle.BODY)
        inner = self._text_rect()
        shown = self._text[: self.caret] + self._composing + self._text[self.caret :]
        caret_x = font.size(self._text[: self.caret] + self._composing)[0]
        self._scrolled = min(max(self._scrolled, caret_x - inner.width + 2), max(caret_x - 2, 0))
        self._scrolled = min(self._scrolled, max(font.size(shown)[0] - inner.width + 2, 0))
        left = inner.left - self._scrolled
        with canvas.clipped(inner.inflate(2, 2)):
            start, end = self.selection
            if self.focused and start != end:
                from_x, to_x = (left + font.size(self._text[:index])[0] for index in (start, end))
                canvas.box(pygame.Rect(from_x, inner.top, to_x - from_x, inner.height), with_alpha(BULB, 90))
            if shown:
                canvas.blit(rendered(font, shown, CREAM if self.enabled else MUTED), (left, inner.top))
            elif self.hint:
                canvas.blit(rendered(font, self.hint, MUTED), (inner.left, inner.top))
            if self._composing:
                before = font.size(self._text[: self.caret])[0]
                underline = pygame.Rect(left + before, inner.bottom - 2, caret_x - before, 2)
                canvas.box(underline, BULB)
            if self.focused and self._caret_on:
                canvas.box(pygame.Rect(left + caret_x, inner.top, self.theme.line(LINE), inner.height), BULB)
