"""A tree of nodes with Godot's names and order. No node knows how it is drawn."""

from sorry_people.scene.animation import Animation
from sorry_people.scene.animation_player import AnimationPlayer
from sorry_people.scene.camera3d import Camera3D, Viewport
from sorry_people.scene.camera_rig import Margins, OrbitLimits, OrbitRig
from sorry_people.scene.directional_light3d import DirectionalLight3D
from sorry_people.scene.easing import Ease, Transition
from sorry_people.scene.environment import Environment
from sorry_people.scene.input_event import InputEvent
from sorry_people.scene.label3d import Label3D
from sorry_people.scene.mesh import Mesh
from sorry_people.scene.mesh_instance3d import MeshInstance3D
from sorry_people.scene.mist3d import Mist3D
from sorry_people.scene.node import Node
from sorry_people.scene.node3d import Node3D
from sorry_people.scene.omni_light3d import OmniLight3D
from sorry_people.scene.process_mode import ProcessMode
from sorry_people.scene.signal import Signal
from sorry_people.scene.spot_light3d import SpotLight3D
from sorry_people.scene.timer import Timer
from sorry_people.scene.track import Interpolation, Key, MethodKey, MethodTrack, ValueTrack
from sorry_people.scene.tree import SceneTree
from sorry_people.scene.tween import Tween

__all__ = [
    "Animation",
    "AnimationPlayer",
    "Camera3D",
    "DirectionalLight3D",
    "Ease",
    "Environment",
    "InputEvent",
    "Interpolation",
    "Key",
    "Label3D",
    "Margins",
    "Mesh",
    "MeshInstance3D",
    "MethodKey",
    "MethodTrack",
    "Mist3D",
    "Node",
    "Node3D",
    "OmniLight3D",
    "OrbitLimits",
    "OrbitRig",
    "ProcessMode",
    "SceneTree",
    "Signal",
    "SpotLight3D",
    "Timer",
    "Transition",
    "Tween",
    "ValueTrack",
    "Viewport",
]
