#version 330 core
// The colour of a surface as it is on the screen; its alpha is how much it blooms, or with TRANSPARENT how much
// it covers.
#define SURFACE in
#include "frame.glsl"
#include "color.glsl"
#include "light.glsl"
#include "surface.glsl"

out vec4 out_color;

#ifdef FRAGMENT_LIGHT
void main() {
    vec3 albedo = v_albedo.rgb;
    vec3 normal = normalize(v_normal);
    vec3 to_eye = normalize(eye.xyz - v_position);
    float reaches = moon_reaches(v_shadowed);
    vec3 light = ambient_light(normal) + v_lamps + moving_lamps(v_position, normal);
    light += baked(texture(light_map, v_extra.xy).rgb) * v_extra.z;
    light += moon_light.rgb * (moon_facing(normal) * reaches);
    float gleam = pow(max(0.0, dot(normal, normalize(to_eye + moon_way.xyz))), 40.0) * reaches;
    float rim = pow(1.0 - max(0.0, dot(normal, to_eye)), 4.0) * max(0.0, 0.8 - normal.y);
    vec3 color = albedo * light + moon_light.rgb * (0.10 * gleam) + ambient.rgb * (0.12 * rim);
    float glow = v_extra.w;
    color = mix(color, albedo * SHINE, glow);
    float clear = exp(-haze(v_position));
    color = on_screen(mix(fog.rgb, color, clear));
#ifdef TRANSPARENT
    out_color = vec4(color, v_albedo.a);
#else
    out_color = vec4(color, glow * clear);
#endif
}
#else
void main() {
    vec3 color = v_color.rgb;
#ifdef GROUND
    vec4 light = texture(light_map, v_place);
    color += v_ground * (baked(light.rgb) + moon_light.rgb * (moon_way.y * light.a));
#endif
    out_color = vec4(on_screen(color), v_color.a);
}
#endif
