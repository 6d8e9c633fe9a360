#version 330 core
// A sheet of the interface, pixel on pixel.
in vec2 in_corner;      // -1 to 1
uniform vec4 place;     // left, top, width and height in pixels
uniform vec2 window;    // width and height in pixels
out vec2 v_place;

void main() {
    v_place = in_corner * 0.5 + 0.5;
    vec2 at = (place.xy + v_place * place.zw) / window;
    gl_Position = vec4(at.x * 2.0 - 1.0, 1.0 - at.y * 2.0, 0.0, 1.0);
}
