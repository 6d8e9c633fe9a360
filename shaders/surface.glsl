// What the vertex shader of a surface tells its fragment shader. Lighting is worked out per vertex or, with
// FRAGMENT_LIGHT, per fragment.
#ifdef FRAGMENT_LIGHT
SURFACE vec3 v_position;
SURFACE vec3 v_normal;
SURFACE vec3 v_lamps;    // light of the baked lamps
#else
SURFACE vec3 v_lit;      // all light but the moon's, times albedo
SURFACE vec3 v_moonlit;  // the moon's, times albedo
#endif
SURFACE vec4 v_albedo;   // rgb; a: how much the background is covered
SURFACE vec4 v_place;    // xyz: in the shadow map; w: haze
SURFACE vec4 v_extra;    // xy: place in the light map; z: how much it counts; w: glow
