#version 330 core
// One triangle over the whole screen, at the farthest depth.
out vec2 v_screen;  // 0 to 1 from the lower left corner

void main() {
    v_screen = vec2(gl_VertexID == 1 ? 2.0 : 0.0, gl_VertexID == 2 ? 2.0 : 0.0);
    gl_Position = vec4(v_screen * 2.0 - 1.0, 1.0, 1.0);
}
