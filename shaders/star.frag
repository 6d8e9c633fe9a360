#version 330 core
// A soft point.
in vec3 v_light;
out vec4 out_color;

void main() {
    vec2 off = gl_PointCoord * 2.0 - 1.0;
    out_color = vec4(v_light * max(0.0, 1.0 - dot(off, off)), 0.0);
}
