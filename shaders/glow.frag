#version 330 core
// What spills over: the glowing part of the picture, shrunk.
uniform sampler2D picture;
uniform vec2 texel;
in vec2 v_screen;
out vec4 out_color;

vec3 glow(vec2 at) {
    vec4 color = texture(picture, at);
    return color.rgb * color.rgb * (color.a * color.a * 1.6);
}

void main() {
    out_color = vec4(0.25 * (glow(v_screen + texel) + glow(v_screen - texel)
        + glow(v_screen + vec2(texel.x, -texel.y)) + glow(v_screen + vec2(-texel.x, texel.y))), 1.0);
}
