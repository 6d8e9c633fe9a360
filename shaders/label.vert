#version 330 core
// A line of text in the world.
#include "frame.glsl"

in vec2 in_corner;        // -1 to 1
uniform vec3 center;
uniform vec3 half_right;  // half the width and height of the text, as ways in the world
uniform vec3 half_up;
out vec2 v_place;

void main() {
    v_place = vec2(in_corner.x, -in_corner.y) * 0.5 + 0.5;
    gl_Position = view_projection * vec4(center + half_right * in_corner.x + half_up * in_corner.y, 1.0);
}
