#version 330 core
// A Gaussian of nine pixels along one way, in five samples between pixels.
uniform sampler2D picture;
uniform vec2 way;  // one pixel along it
in vec2 v_screen;
out vec4 out_color;

void main() {
    vec3 sum = texture(picture, v_screen).rgb * 0.2270270270;
    sum += (texture(picture, v_screen + way * 1.3846153846).rgb
        + texture(picture, v_screen - way * 1.3846153846).rgb) * 0.3162162162;
    sum += (texture(picture, v_screen + way * 3.2307692308).rgb
        + texture(picture, v_screen - way * 3.2307692308).rgb) * 0.0702702703;
    out_color = vec4(sum, 1.0);
}
