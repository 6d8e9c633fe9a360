"""The Express table, assembled: the fair at night, the table, the bases of those who play, pawns and dice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sorry_people.scene import DirectionalLight3D, Environment, MeshInstance3D, Node3D
from sorry_people.world.evening import sky_at
from sorry_people.world.express import layout, motion
from sorry_people.world.express.base import PlayerBase
from sorry_people.world.express.die import FACES, Die
from sorry_people.world.express.marks import Marks
from sorry_people.world.express.picking import Pick, part_under
from sorry_people.world.express.rolling import dealt, lay
from sorry_people.world.express.stacks import Base, Stacks
from sorry_people.world.express.surroundings import Surroundings
from sorry_people.world.express.tabletop import tabletop_mesh
from sorry_people.world.livery import LIVERIES
from sorry_people.world.paintwork import Paintwork
from sorry_people.world.square.colours import COLOURS, worn
from sorry_people.world.square.pawn import PawnNode

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sorry_people.rules import Rider
    from sorry_people.scene import SceneTree, Tween
    from sorry_people.world.express.happening import Happening
    from sorry_people.world.express.stacks import Step
    from sorry_people.world.livery import Livery
    from sorry_people.world.pose import Pose, Triple

USUAL_FACES = (
    (*COLOURS, "Wild", "SORRY!"),
    (*COLOURS, "Wild", "SLIDE"),
    (*COLOURS, "SORRY!", "SLIDE"),
)
"""The dice of X9, which a position may replace."""

_NEW_GAME: dict[str, Any] = {
    "players": list(COLOURS),
    "start": dict.fromkeys(COLOURS, 4),
    "dial": {colour: colour for colour in COLOURS},
    "home": dict.fromkeys(COLOURS, 0),
    "waiting": {colour: {} for colour in COLOURS},
    "rolled": [],
    "turn": None,
    "faces": USUAL_FACES,
}
_FOLLOWED = frozenset({"took", "sorry", "slid", "passed", "nothing"})


class ExpressTable(Node3D):
    """The table of Express with sixteen pawns, the bases of two to four players, and three dice.

    Attributes:
        pawns: The pawns, four of each colour in the order of the colours; those of a colour are alike.
        bases: Each player's base.
        dice: The three dice.
        rolled: The faces still to be followed, in the order of X2.
        stacks: Which pawn is drawn on which base; ahead of a tween, its end.
        marks, preview: Two layers of marks for whoever chooses.
        moon: The one light that throws shadows.
        environment: Sky, fog and bloom.
    """

    def __init__(self) -> None:
        super().__init__(name="Express table")
        self.environment = Environment()
        self.add_child(self.environment)
        self.moon = DirectionalLight3D(name="Moon", rotation=(-0.95, 0.6, 0.0))
        self.add_child(self.moon)
        self.surroundings = Surroundings()
        self.add_child(self.surroundings)
        self.pawns = [
            PawnNode(colour, number, scale=layout.PAWN_SCALE) for colour in COLOURS for number in range(4)
        ]
        for pawn in self.pawns:
            pawn.show_number(False)
            self.add_child(pawn)
        self.marks, self.preview = Marks(name="Marks"), Marks(name="Preview")
        self.add_child(self.marks)
        self.add_child(self.preview)
        self._seats = Node3D(name="Seats")
        self.add_child(self._seats)
        self.bases: dict[str, PlayerBase] = {}
        self.dice: list[Die] = []
        self.rolled: list[str] = []
        self.stacks = Stacks(_NEW_GAME)
        self._liveries = LIVERIES
        self._paintwork = Paintwork(self)
        self.set_position(_NEW_GAME)
        self.set_evening(0.5)

    @property
    def players(self) -> list[str]:
        """Who plays, in the order of the seats."""
        return self.stacks.players

    def set_position(self, position: Mapping[str, Any]) -> None:
        """Draws a position of the engine at once (`Game.to_dict`).

        Raises:
            ValueError: It does not hold four pawns of each colour, or dice can't show what is rolled; nothing
                has changed then.
        """
        stacks = Stacks(position)
        faces = [tuple(die) for die in position["faces"]]
        seated = [*self.bases] == stacks.players
        dice = self.dice
        if not seated or [die.faces for die in dice] != faces:
            dice = [Die(sides, number) for number, sides in enumerate(faces)]
        shown = _shown(dice, position["rolled"])
        self.stacks = stacks
        if dice is not self.dice:
            # What is built comes in the usual paint, and is then painted over with the rest.
            liveries = self._liveries
            self.wear(LIVERIES)
            if not seated:
                self._seat(stacks.players)
            self._bring(dice)
            self._paintwork = Paintwork(self)
            self.wear(liveries)
        for number, (die, face) in enumerate(zip(dice, shown, strict=True)):
            lay(die, number, len(self.players), face)
        self._set_rolled(position["rolled"])
        for step in stacks.spots():
            self.pawns[step.pawn].stand(self._spot(step))
        for player, base in self.bases.items():
            base.dial.rotation = (0.0, layout.wedge_turn(stacks.dial[player]), 0.0)
        self.set_turn(position["turn"])

    def set_turn(self, player: str | None) -> None:
        """Lights the base of whoever's turn it is."""
        for name, base in self.bases.items():
            base.set_turn(name == player)

    def roll(self, faces: Sequence[str], *, speed: float = 1.0, reduced_motion: bool = False) -> Tween:
        """Throws the dice.

        Args:
            faces: The three faces, in the order of the dice or in that of X2.
            speed: How many times as fast as life.
            reduced_motion: Whether the dice just show them.

        Raises:
            RuntimeError: The table is in no tree.
            ValueError: The dice can't show these faces.
        """
        shown = dealt(self.dice, faces)
        tree = self._tree_of_mine()
        self._set_rolled(faces)
        for die in self.dice:
            die.set_followed(False)
        tween = motion.roll(tree, self.dice, shown, len(self.players), calm=reduced_motion)
        return tween.set_speed_scale(speed)

    def animate(self, event: Happening, *, speed: float = 1.0, reduced_motion: bool = False) -> Tween | None:
        """Starts what an event looks like; when the tween is over, the picture and the engine agree.

        Args:
            event: What happened, in the order in which things did.
            speed: How many times as fast as life.
            reduced_motion: Whether low arcs stand in for flights and cheers.

        Returns:
            The tween, or None where nothing is to be seen.

        Raises:
            RuntimeError: The table is in no tree.
            ValueError: There is no pawn or player such as the event says.
        """
        tween = self._start(self._tree_of_mine(), event, reduced_motion)
        if event.kind in _FOLLOWED and self.rolled:
            self._set_rolled(self.rolled[1:])
        if event.kind == "game_over":
            self._set_rolled([])
        return None if tween is None else tween.set_speed_scale(speed)

    def disagreements(self, position: Mapping[str, Any]) -> list[str]:
        """What is drawn otherwise than a position of the engine says; nothing when all is well."""
        wrong = []
        census = self.stacks.census()
        wrong += [
            f"{part} is drawn as {census[part]}, and is {dict(position[part])}"
            for part in ("start", "dial", "home", "waiting")
            if census[part] != position[part]
        ]
        for step in self.stacks.spots():
            pawn, wanted = self.pawns[step.pawn], self._spot(step).position
            if max(abs(a - b) for a, b in zip(pawn.position, wanted, strict=True)) > 1e-3:
                wrong.append(f"{pawn.name} is not drawn on {step.base}")
        for player, base in self.bases.items():
            if abs(base.dial.rotation[1] - layout.wedge_turn(self.stacks.dial[player])) > 1e-3:
                wrong.append(f"{player}'s dial does not show {self.stacks.dial[player]}")
        if self.rolled != list(position["rolled"]):
            wrong.append(f"the dice show {self.rolled}, and are {position['rolled']}")
        return wrong

    def pick(self, eye: Triple, way: Triple) -> Pick | None:
        """The part of the table that a line of sight meets (`Camera3D.ray`), or None."""
        return part_under(self.players, self.stacks.dial, eye, way)

    def set_evening(self, share: float) -> None:
        """Lets it get dark: dusk at 0, night at 1."""
        sky_at(share).apply(self.environment, self.moon)

    def wear(self, liveries: Mapping[Rider, Livery]) -> bool:
        """Paints everything in other liveries; True where a renderer has to merge it anew."""
        self._liveries = self.marks.liveries = self.preview.liveries = liveries
        for base in self.bases.values():
            base.wear(worn(liveries, base.player))
        return self._paintwork.wear(liveries)

    def set_turning(self, turns: bool) -> None:
        """Lets wheel and carousel turn, or holds them, so that no frame is wanted."""
        self.surroundings.set_turning(turns)

    def _start(self, tree: SceneTree, event: Happening, calm: bool) -> Tween | None:
        tween: Tween | None = None
        match event.kind:
            case "took":
                source = self._source(event)
                step = self.stacks.take(self._player(event.player), str(event.colour), source)
                tween = motion.fly(tree, self._goals([step]), turns=1, calm=calm)
            case "sorry":
                step = self.stacks.sorry(self._player(event.player), self._player(event.other))
                tween = motion.fly(tree, self._goals([step]), turns=2, calm=calm)
            case "slid":
                tween = self._slide(tree, self._player(event.other or event.player), str(event.colour), calm)
            case "home":
                tween = self._cheer(tree, self._player(event.player), big=False, calm=calm)
            case "game_over":
                tween = self._cheer(tree, self._player(event.winner), big=True, calm=calm)
            case "nothing":
                tween = self._refuse(tree, calm)
            case _:
                pass
        return tween

    def _slide(self, tree: SceneTree, player: str, colour: str, calm: bool) -> Tween:
        steps = self._goals_by_base(self.stacks.turn(player, colour))
        angle = layout.wedge_turn(colour)
        return motion.turn_dial(
            tree, self.bases[player].dial, angle, steps["waiting"], steps["home"], calm=calm
        )

    def _cheer(self, tree: SceneTree, player: str, *, big: bool, calm: bool) -> Tween | None:
        pawn = self.stacks.top(Base("home", player))
        if pawn is None:
            return None
        spot = next(self._spot(step) for step in self.stacks.spots() if step.pawn == pawn)
        return motion.cheer(tree, self.pawns[pawn], spot, big=big, calm=calm)

    def _refuse(self, tree: SceneTree, calm: bool) -> Tween | None:
        followed = [die for die in self.dice if self.rolled and die.face == self.rolled[0]]
        return motion.shake(tree, followed[-1]) if followed and not calm else None

    def _source(self, event: Happening) -> str | None:
        """Whose waiting area a pawn was taken from; None for START."""
        if event.source in {None, "start"}:
            return None
        return self._player(event.player if event.source == "own" else event.source)

    def _player(self, name: str | None) -> str:
        if name not in self.bases:
            raise ValueError(f"{name!r} does not play; those that do are {', '.join(self.bases)}")
        return str(name)

    def _goals(self, steps: Sequence[Step]) -> list[tuple[PawnNode, Pose]]:
        return [(self.pawns[step.pawn], self._spot(step)) for step in steps]

    def _goals_by_base(self, steps: Sequence[Step]) -> dict[str, list[tuple[PawnNode, Pose]]]:
        return {
            kind: self._goals([step for step in steps if step.base.kind == kind])
            for kind in ("waiting", "home")
        }

    def _spot(self, step: Step) -> Pose:
        base, colour = step.base, COLOURS[step.pawn // 4]
        if base.kind == "start":
            return layout.start_pose(colour, step.slot)
        seat, players = self.players.index(base.player), len(self.players)
        if base.kind == "home":
            return layout.home_pose(seat, players, step.slot)
        return layout.waiting_pose(seat, players, colour, step.slot)

    def _seat(self, players: Sequence[str]) -> None:
        """Sets the table for other players."""
        for part in self._seats.children:
            self._seats.remove_child(part)
        table = MeshInstance3D(tabletop_mesh(len(players)), name="Table", static=True)
        self._seats.add_child(table)
        self.bases = {player: PlayerBase(player, seat, len(players)) for seat, player in enumerate(players)}
        for base in self.bases.values():
            self._seats.add_child(base)

    def _bring(self, dice: list[Die]) -> None:
        """Puts other dice in the place of those that are there."""
        for die in self.dice:
            self.remove_child(die)
        for die in dice:
            self.add_child(die)
        self.dice = dice

    def _set_rolled(self, rolled: Sequence[str]) -> None:
        """Notes which faces are still to be followed, and darkens the dice of the others."""
        self.rolled = sorted(rolled, key=FACES.index)
        left = list(self.rolled)
        for die in self.dice:
            is_left = die.face in left
            if is_left:
                left.remove(die.face)
            die.set_followed(not is_left)

    def _tree_of_mine(self) -> SceneTree:
        if self.tree is None:
            raise RuntimeError(f"{self.name} is in no tree yet, so nothing can move it; add it to one first")
        return self.tree


def _shown(dice: Sequence[Die], rolled: Sequence[str]) -> list[str]:
    """What each die shows when these faces are still to be followed; the others keep theirs if they can.

    Raises:
        ValueError: The dice can't show them.
    """
    present = [die.face for die in dice]
    left = list(rolled)
    for face in present:
        if face in left:
            left.remove(face)
    if not left:
        return present
    spare = [face for die in dice for face in die.faces]
    for first in spare:
        for second in spare:
            faces = [*rolled, first, second][: len(dice)]
            try:
                return dealt(dice, faces)
            except ValueError:
                continue
    raise ValueError(f"these dice can't show {', '.join(rolled)}")
