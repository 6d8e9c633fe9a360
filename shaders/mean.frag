#version 330 core
// One more look at a still view, with its share of the mean as alpha.
uniform sampler2D picture;
uniform float share;
in vec2 v_screen;
out vec4 out_color;

void main() {
    out_color = vec4(texture(picture, v_screen).rgb, share);
}
