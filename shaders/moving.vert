#version 330 core
// Instances of a mesh that move.
#define SURFACE out
#include "frame.glsl"
#include "color.glsl"
#include "light.glsl"
#include "surface.glsl"
#include "surface_vertex.glsl"

in vec3 in_position;
in vec4 in_normal;  // xyz from 0 to 1
in vec4 in_color;   // sRGB and glow
in vec4 in_row_x;   // of the instance's transform
in vec4 in_row_y;
in vec4 in_row_z;
in vec4 in_tint;
in float in_glow;

const float HERO_LIGHT = 0.5;

void main() {
    vec4 local = vec4(in_position, 1.0);
    vec3 position = vec3(dot(in_row_x, local), dot(in_row_y, local), dot(in_row_z, local));
    // The cross products of the rows carry normals rightly through uneven scales.
    vec3 n = in_normal.xyz * 2.0 - 1.0;
    vec3 normal = normalize(vec3(
        dot(cross(in_row_y.xyz, in_row_z.xyz), n),
        dot(cross(in_row_z.xyz, in_row_x.xyz), n),
        dot(cross(in_row_x.xyz, in_row_y.xyz), n)));
    // The light map knows the ground only: its light fades upwards and favours what faces up.
    vec4 ground = textureLod(light_map, light_map_place(position), 0.0);
    float fade = exp2(-0.35 * max(0.0, position.y - 1.0));
    vec3 lamps = baked(ground.rgb) * ((0.675 + 0.325 * normal.y) * fade);
    // What moves is what the eye follows: it gets a little light of its own.
    lamps += HERO_LIGHT * ambient.rgb;
    emit_surface(Surface(
        position, normal, vec4(linear_light(in_color.rgb * in_tint.rgb), in_tint.a),
        lamps, mix(1.0, ground.a, fade), 0.0, min(1.0, in_color.a * in_glow)));
}
