#version 330 core
// The colour of a surface; its alpha is how much it blooms, or with TRANSPARENT how much it covers.
#define SURFACE in
#include "frame.glsl"
#include "color.glsl"
#include "light.glsl"
#include "surface.glsl"

out vec4 out_color;

const float SHINE = 2.6;  // brightness of what glows fully, against white in full light

void main() {
    vec3 albedo = v_albedo.rgb;
    vec3 ground_lamps = vec3(0.0);
    if (v_extra.z > 0.5) {
        ground_lamps = baked(texture(light_map, v_extra.xy).rgb);
    }
    float reaches = moon_reaches(v_place.xyz);
#ifdef FRAGMENT_LIGHT
    vec3 normal = normalize(v_normal);
    vec3 light = ambient_light(normal) + v_lamps + ground_lamps + moving_lamps(v_position, normal);
    light += moon_light.rgb * (moon_facing(normal) * reaches);
    vec3 to_eye = normalize(eye.xyz - v_position);
    float shine = pow(max(0.0, dot(normal, normalize(to_eye + moon_way.xyz))), 40.0) * reaches;
    float rim = pow(1.0 - max(0.0, dot(normal, to_eye)), 4.0) * max(0.0, normal.y + 0.3);
    vec3 color = albedo * light + moon_light.rgb * (0.10 * shine) + ambient.rgb * (0.12 * rim);
#else
    vec3 color = v_lit + v_moonlit * reaches + albedo * ground_lamps;
#endif
    float glow = v_extra.w;
    color = mix(color, albedo * SHINE, glow);
    float clear = exp(-v_place.w);
    color = on_screen(mix(fog.rgb, color, clear));
#ifdef TRANSPARENT
    out_color = vec4(color, v_albedo.a);
#else
    out_color = vec4(color, glow * clear);
#endif
}
