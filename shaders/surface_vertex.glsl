// The end of the vertex shader of every surface. Needs frame.glsl, light.glsl and surface.glsl.
void emit_surface(vec3 position, vec3 normal, vec4 albedo, vec3 lamps, float on_ground, float glow) {
    vec3 shadow_place = (moon_view * vec4(position, 1.0)).xyz;
#ifdef FRAGMENT_LIGHT
    v_position = position;
    v_normal = normal;
    v_lamps = lamps;
#else
    v_lit = albedo.rgb * (ambient_light(normal) + lamps);
    v_moonlit = albedo.rgb * moon_light.rgb * moon_facing(normal);
#endif
    v_albedo = albedo;
    v_place = vec4(shadow_place, haze(position));
    v_extra = vec4((position.xz - light_map_area.xy) * light_map_area.zw, on_ground, glow);
    gl_Position = view_projection * vec4(position, 1.0);
}
