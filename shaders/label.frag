#version 330 core
// Text with straight alpha.
uniform sampler2D picture;
in vec2 v_place;
out vec4 out_color;

void main() {
    out_color = texture(picture, v_place);
    if (out_color.a < 0.02) {
        discard;
    }
}
