// What the vertex shader of a surface tells its fragment shader.
#ifdef FRAGMENT_LIGHT
SURFACE vec3 v_position;
SURFACE vec3 v_normal;
SURFACE vec4 v_albedo;    // rgb; a: how much the background is covered
SURFACE vec3 v_lamps;     // light of the lamps that never move
SURFACE vec3 v_shadowed;  // place in the shadow map
SURFACE vec4 v_extra;     // xy: place in the light map; z: 1 where that counts; w: glow
#else
SURFACE vec4 v_color;     // rgb: all light that is known at the vertex; a: as the picture's, see surface.frag
#ifdef GROUND
SURFACE vec3 v_ground;    // what the light map is multiplied by; black off the ground
SURFACE vec2 v_place;     // in the light map
#endif
#endif
