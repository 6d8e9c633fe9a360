"""A tree of nodes with Godot's names and order. No node knows how it is drawn."""

from sorry_people.scene.camera3d import Camera3D, Viewport
from sorry_people.scene.directional_light3d import DirectionalLight3D
from sorry_people.scene.environment import Environment
from sorry_people.scene.label3d import Label3D
from sorry_people.scene.mesh import Mesh
from sorry_people.scene.mesh_instance3d import MeshInstance3D
from sorry_people.scene.node import Node
from sorry_people.scene.node3d import Node3D
from sorry_people.scene.omni_light3d import OmniLight3D
from sorry_people.scene.process_mode import ProcessMode
from sorry_people.scene.signal import Signal
from sorry_people.scene.timer import Timer

__all__ = [
    "Camera3D",
    "DirectionalLight3D",
    "Environment",
    "Label3D",
    "Mesh",
    "MeshInstance3D",
    "Node",
    "Node3D",
    "OmniLight3D",
    "ProcessMode",
    "Signal",
    "Timer",
    "Viewport",
]
