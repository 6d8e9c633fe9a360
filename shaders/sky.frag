#version 330 core
// The sky behind everything: the afterglow in the west with streaks of cloud before it, and the moon.
#include "frame.glsl"
#include "color.glsl"

in vec2 v_screen;
out vec4 out_color;

// Long thin streaks, 0 to 1, as seen along a way.
float clouds(vec3 way, float height) {
    vec2 at = way.xz / (height + 0.22);
    float drift = sin(at.y * 1.3 + at.x * 0.6);
    float streak = sin(at.x * 2.1 + 1.7 * drift) + 0.8 * sin(at.y * 4.7 - 2.0 * drift);
    return smoothstep(0.45, 1.6, streak) * smoothstep(0.0, 0.08, height) * smoothstep(0.75, 0.2, height);
}

void main() {
    vec4 far = sight * vec4(v_screen * 2.0 - 1.0, 1.0, 1.0);
    vec3 way = normalize(far.xyz);
    float height = max(0.0, way.y);
    vec3 color = mix(sky_horizon.rgb, sky_top.rgb, 1.0 - exp(-height * 4.2));
    float west = max(0.0, 0.45 + 0.55 * dot(way, afterglow_way.xyz));
    vec3 glow = afterglow.rgb * (west * west * west);
    color += glow * (2.6 * exp(-height * 7.0));
    color += (glow * 1.6 + sky_horizon.rgb * 0.10) * clouds(way, height);
    // Below the horizon, behind the hills, the haze of the land.
    color = mix(fog.rgb, color, smoothstep(-0.22, 0.0, way.y));
    // The moon is drawn lower than it shines from, where a camera that looks at the ground can see it.
    vec3 moon_at = normalize(vec3(moon_way.x, 0.13, moon_way.z));
    float moon = dot(way, moon_at);
    float halo = max(0.0, moon);
    float glow24 = halo * halo * halo;
    glow24 *= glow24;
    glow24 *= glow24;
    glow24 *= glow24;
    color += moon_light.rgb * (0.05 * glow24 + 0.22 * pow(halo, 700.0));
    // A pale disc with two darker seas, drawn in the moon's own plane.
    vec2 face = (way - moon_at * moon).xy;
    float disc = smoothstep(0.99915, 0.99928, moon);
    float seas = smoothstep(0.017, 0.006, length(face - vec2(0.008, 0.006)))
        + 0.7 * smoothstep(0.012, 0.004, length(face + vec2(0.012, 0.004)));
    color = mix(color, vec3(1.0, 0.96, 0.86) * (1.25 - 0.3 * seas), disc);
    out_color = vec4(on_screen(color) + dither(gl_FragCoord.xy), disc * 0.6);
}
