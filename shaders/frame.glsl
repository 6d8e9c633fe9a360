// What is the same for everything drawn in a frame. Colours are linear light. Packed by render/frame_block.py.
const int MAX_LAMPS = 8;

layout(std140) uniform Frame {
    mat4 view_projection;  // from the world to the screen
    mat4 sight;            // from the screen to directions of the world
    mat4 moon_view;        // from the world to the shadow map, each axis 0 to 1
    vec4 eye;              // xyz: where the camera is; w: by how much the air thins per unit upwards
    vec4 moon_way;         // xyz: towards the moon; w: 1 when it casts shadows
    vec4 moon_light;
    vec4 ambient;          // rgb: on surfaces that face up
    vec4 afterglow_way;    // xyz: towards where the sun went down
    vec4 afterglow;        // rgb: of the sky there
    vec4 fog;              // rgb; w: optical depth per unit at the eye
    vec4 sky_top;
    vec4 sky_horizon;      // rgb; w: how many of the stars are out, 0 to 1
    vec4 light_map_area;   // xy: x and z of its corner; zw: one over its size
    vec4 lamp_place[MAX_LAMPS];  // xyz; w: radius
    vec4 lamp_light[MAX_LAMPS];  // rgb; the w of the first: how many there are
    vec4 lamp_way[MAX_LAMPS];    // xyz: where it looks; w: cosine of half the angle of its beam, -1 all round
};
