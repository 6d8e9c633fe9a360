#version 330 core
// Patches on the ground: shadows under what moves, the light of lamps that move, and banks of mist.
#include "frame.glsl"
#ifdef MIST
#include "color.glsl"
uniform float thickness;
#endif

in vec2 in_corner;   // -1 to 1
in vec3 in_center;
in vec2 in_radius;   // along x and z before the turn
in float in_turn;
in vec4 in_effect;   // rgb: by how much the ground gets brighter or keeps its light; a: strength
out vec2 v_off;
out vec4 v_effect;

void main() {
    vec2 at = vec2(in_corner.x, -in_corner.y) * in_radius;
    float c = cos(in_turn), s = sin(in_turn);
    vec3 position = in_center + vec3(at.x * c + at.y * s, 0.0, at.y * c - at.x * s);
    v_off = in_corner;
    v_effect = in_effect;
#ifdef MIST
    v_effect = vec4(on_screen(vec3(0.03) + fog.rgb * 2.2 + sky_horizon.rgb * 0.6), in_effect.a * thickness);
#endif
    gl_Position = view_projection * vec4(position, 1.0);
    gl_Position.z -= 2e-4 * gl_Position.w;  // lies on the ground, not in it
}
