#version 330 core
// Stars, endlessly far away.
#include "frame.glsl"

in vec3 in_way;
in vec2 in_kind;  // brightness and warmth, 0 to 1
uniform float pixel;  // size of the smallest star in pixels
out vec3 v_light;

void main() {
    gl_Position = (view_projection * vec4(in_way, 0.0)).xyww;
    float bright = in_kind.x * smoothstep(0.02, 0.14, in_way.y) * step(float(gl_VertexID % 97), sky_horizon.w * 97.0);
    v_light = mix(vec3(0.75, 0.85, 1.0), vec3(1.0, 0.88, 0.7), in_kind.y) * bright;
    gl_PointSize = pixel * (1.3 + 2.2 * in_kind.x * in_kind.x);
}
