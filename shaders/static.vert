#version 330 core
// Geometry that never moves, in the world's own space, with the light of its lamps.
#define SURFACE out
#include "frame.glsl"
#include "color.glsl"
#include "light.glsl"
#include "surface.glsl"
#include "surface_vertex.glsl"

in vec3 in_position;
in vec4 in_normal;  // xyz from 0 to 1; w: 1 on the ground, where the light map tells the light
in vec4 in_color;   // sRGB and glow
in vec4 in_lamps;   // rgb: the lamps' light, stored; a: share of the moon's light that reaches it

void main() {
    emit_surface(Surface(
        in_position, in_normal.xyz * 2.0 - 1.0, vec4(linear_light(in_color.rgb), 1.0),
        baked(in_lamps.rgb), in_lamps.a, in_normal.w, in_color.a));
}
