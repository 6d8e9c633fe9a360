// From sRGB to linear light and back to the screen.

vec3 linear_light(vec3 srgb) {
    return srgb * (srgb * (srgb * 0.305306011 + 0.682171111) + 0.012522878);
}

// A filmic curve with the screen's gamma in it (Hejl and Burgess-Dawson): soft shoulder, deep shadows.
vec3 on_screen(vec3 light) {
    vec3 x = max(vec3(0.0), light - 0.0015);
    return (x * (6.2 * x + 0.5)) / (x * (6.2 * x + 1.7) + 0.06);
}

// Breaks up the bands of a slow gradient: noise of about one level of eight bits.
float dither(vec2 pixel) {
    return (fract(52.9829189 * fract(dot(pixel, vec2(0.06711056, 0.00583715)))) - 0.5) / 255.0;
}
