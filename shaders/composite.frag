#version 330 core
// The picture of the world, with what spills over, in the window.
#include "color.glsl"

uniform sampler2D picture;
uniform sampler2D narrow;  // the bloom close to what glows
uniform sampler2D wide;    // and farther out
uniform float bloom;
in vec2 v_screen;
out vec4 out_color;

void main() {
    vec3 color = texture(picture, v_screen).rgb;
    vec3 spill = (texture(narrow, v_screen).rgb * 0.55 + texture(wide, v_screen).rgb * 0.85) * bloom;
    color += spill * (1.0 - color * 0.6);
    vec2 off = v_screen - 0.5;
    color *= 1.0 - 0.42 * dot(off, off);
    out_color = vec4(color + dither(gl_FragCoord.xy), 1.0);
}
