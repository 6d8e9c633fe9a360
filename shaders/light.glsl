// How surfaces are lit. Needs frame.glsl.
uniform sampler2D light_map;
uniform sampler2DShadow shadow_map;
uniform sampler2DShadow moving_shadow_map;

const float BAKED_RANGE = 4.0;  // as in render/lamp_light.py

vec3 baked(vec3 stored) {
    return stored * stored * BAKED_RANGE;
}

vec3 lamps_at_ground(vec3 position) {
    vec2 place = (position.xz - light_map_area.xy) * light_map_area.zw;
    return baked(textureLod(light_map, place, 0.0).rgb);
}

vec3 ambient_light(vec3 normal) {
    return ambient.rgb * mix(vec3(0.52, 0.46, 0.42), vec3(1.0), normal.y * 0.5 + 0.5);
}

vec3 moving_lamps(vec3 position, vec3 normal) {
    vec3 light = vec3(0.0);
    int count = int(lamp_light[0].w);
    for (int i = 0; i < count; ++i) {
        vec3 way = lamp_place[i].xyz - position;
        float distance_squared = dot(way, way);
        float share = distance_squared / (lamp_place[i].w * lamp_place[i].w);
        float window = max(0.0, 1.0 - share);
        float facing = 0.2 + 0.8 * max(0.0, dot(way, normal) * inversesqrt(distance_squared + 1e-4));
        light += lamp_light[i].rgb * (facing * 1.7 * window * window / (1.0 + 8.0 * share));
    }
    return light;
}

float moon_facing(vec3 normal) {
    return max(0.0, dot(normal, moon_way.xyz));
}

float moon_reaches(vec3 place) {
#ifdef SOFT_SHADOWS
    const float TEXEL = 1.0 / SHADOW_SIZE;
    float lit = 0.0;
    for (int x = -1; x <= 1; ++x) {
        for (int y = -1; y <= 1; ++y) {
            vec3 at = place + vec3(vec2(x, y) * TEXEL * 1.3, 0.0);
            lit += min(texture(shadow_map, at), texture(moving_shadow_map, at));
        }
    }
    return mix(1.0, lit / 9.0, moon_way.w);
#else
    return mix(1.0, texture(shadow_map, place), moon_way.w);
#endif
}

// Optical depth of the air between the eye and a place; it thins out upwards.
float haze(vec3 position) {
    const float THINNING = 0.07;
    vec3 way = position - eye.xyz;
    float climb = way.y * THINNING;
    float mean = abs(climb) < 1e-3 ? 1.0 : (1.0 - exp(-climb)) / climb;
    return fog.w * exp(-max(0.0, eye.y) * THINNING) * mean * length(way);
}
