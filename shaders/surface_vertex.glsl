// The end of the vertex shader of every surface. Needs frame.glsl, color.glsl, light.glsl and surface.glsl.

struct Surface {
    vec3 position;
    vec3 normal;
    vec4 albedo;      // rgb; a: how much the background is covered
    vec3 lamps;       // light of the lamps that never move
    float moonlit;    // share of the moon's light that reaches it
    float on_ground;  // 1 where the light map tells the light of lamps and moon
    float glow;
};

void emit_surface(Surface it) {
    gl_Position = view_projection * vec4(it.position, 1.0);
#ifdef FRAGMENT_LIGHT
    v_position = it.position;
    v_normal = it.normal;
    v_albedo = it.albedo;
    v_lamps = it.lamps;
    // Looked up a little off the surface, lest one that the light only grazes shadows itself.
    v_shadowed = (moon_view * vec4(it.position + 0.07 * it.normal, 1.0)).xyz;
    v_extra = vec4(light_map_place(it.position), it.on_ground, it.glow);
#else
    float clear = exp(-haze(it.position));
    vec3 light = ambient_light(it.normal) + it.lamps;
    light += moon_light.rgb * (moon_facing(it.normal) * it.moonlit * (1.0 - it.on_ground));
    vec3 color = it.albedo.rgb * mix(light, vec3(SHINE), it.glow);
    v_color = vec4(mix(fog.rgb, color, clear), it.glow * clear);
#ifdef TRANSPARENT
    v_color.a = it.albedo.a;
#endif
#ifdef GROUND
    v_ground = it.albedo.rgb * (it.on_ground * (1.0 - it.glow) * clear);
    v_place = light_map_place(it.position);
#endif
#endif
}
