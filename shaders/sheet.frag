#version 330 core
// Premultiplied alpha.
uniform sampler2D picture;
uniform float opacity;
in vec2 v_place;
out vec4 out_color;

void main() {
    out_color = texture(picture, v_place) * opacity;
}
