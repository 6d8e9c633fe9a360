#version 330 core
// What stands in the moon's light, seen from the moon.
#include "frame.glsl"

in vec3 in_position;
#ifdef MOVING
in vec4 in_row_x;
in vec4 in_row_y;
in vec4 in_row_z;
#endif

void main() {
    vec3 position = in_position;
#ifdef MOVING
    vec4 local = vec4(in_position, 1.0);
    position = vec3(dot(in_row_x, local), dot(in_row_y, local), dot(in_row_z, local));
#endif
    gl_Position = moon_view * vec4(position, 1.0);
    gl_Position.xyz = gl_Position.xyz * 2.0 - 1.0;
}
