#version 330 core
// Strongest in the middle, nothing at the rim. SHADE multiplies what is there, else it is added. BEAM begins narrow
// at the near edge and fades with the distance. MIST hides what is there.
in vec2 v_off;
in vec4 v_effect;
out vec4 out_color;

void main() {
    float rest = max(0.0, 1.0 - dot(v_off, v_off));
#ifdef BEAM
    float along = v_off.y * 0.5 + 0.5;
    float across = v_off.x / mix(0.12, 1.0, along);
    float spread = max(0.0, 1.0 - across * across);
    rest = sqrt(spread) * spread * smoothstep(0.0, 0.10, along) * sqrt(1.0 - along);
#endif
#ifdef MIST
    out_color = vec4(v_effect.rgb, v_effect.a * rest * rest);
#elif defined(SHADE)
    out_color = vec4(vec3(1.0) - (vec3(1.0) - v_effect.rgb) * (v_effect.a * smoothstep(0.0, 0.85, rest)), 1.0);
#else
    out_color = vec4(v_effect.rgb * (v_effect.a * rest * rest), 0.0);
#endif
}
