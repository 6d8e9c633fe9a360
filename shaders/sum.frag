#version 330 core
// The two blurs of what glows, together.
uniform sampler2D picture;
uniform sampler2D wide;
in vec2 v_screen;
out vec4 out_color;

void main() {
    out_color = vec4(texture(picture, v_screen).rgb * 1.6 + texture(wide, v_screen).rgb * 2.6, 1.0);
}
