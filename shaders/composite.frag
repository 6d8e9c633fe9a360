#version 330 core
// The picture of the world, with what spills over, in the window.
#include "color.glsl"

uniform sampler2D picture;
uniform sampler2D spill;
uniform float bloom;
in vec2 v_screen;
out vec4 out_color;

void main() {
    vec3 color = texture(picture, v_screen).rgb;
    color += texture(spill, v_screen).rgb * bloom * (1.0 - color * 0.6);
    vec2 off = v_screen - 0.5;
    color *= 1.0 - 0.42 * dot(off, off);
#ifdef FRAGMENT_LIGHT
    color += dither(gl_FragCoord.xy);
#endif
    out_color = vec4(color, 1.0);
}
