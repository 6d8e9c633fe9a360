// How surfaces are lit. Needs frame.glsl.
uniform sampler2D light_map;  // rgb: the lamps' light on the ground, stored; a: share of the moon's that reaches it
#ifdef FRAGMENT_LIGHT
uniform sampler2DShadow shadow_map;
uniform sampler2DShadow moving_shadow_map;
#endif

const float BAKED_RANGE = 4.0;  // as in render/lamp_light.py
const float SHINE = 2.6;        // brightness of what glows fully, against white in full light

vec3 baked(vec3 stored) {
    return stored * stored * BAKED_RANGE;
}

vec2 light_map_place(vec3 position) {
    return (position.xz - light_map_area.xy) * light_map_area.zw;
}

vec3 ambient_light(vec3 normal) {
    float west = max(0.0, 0.15 + 0.85 * dot(normal, afterglow_way.xyz));
    return ambient.rgb * mix(vec3(0.55, 0.50, 0.46), vec3(1.0), normal.y * 0.5 + 0.5)
        + afterglow.rgb * (west * west);
}

float moon_facing(vec3 normal) {
    return max(0.0, dot(normal, moon_way.xyz));
}

#ifdef FRAGMENT_LIGHT
vec3 moving_lamps(vec3 position, vec3 normal) {
    vec3 light = vec3(0.0);
    int count = int(lamp_light[0].w);
    for (int i = 0; i < count; ++i) {
        vec3 way = lamp_place[i].xyz - position;
        float distance_squared = dot(way, way);
        float share = distance_squared / (lamp_place[i].w * lamp_place[i].w);
        float window = max(0.0, 1.0 - share);
        float along = dot(way, lamp_way[i].xyz) * -inversesqrt(distance_squared + 1e-4);
        float edge = lamp_way[i].w;
        window *= smoothstep(edge, mix(edge, 1.0, 0.5), along + step(edge, -0.999));
        // A beam mostly grazes the road, which it is there to light.
        float least = edge > -0.999 ? 0.6 : 0.2;
        float facing = mix(least, 1.0, max(0.0, dot(way, normal) * inversesqrt(distance_squared + 1e-4)));
        light += lamp_light[i].rgb * (facing * 2.4 * window * window / (1.0 + 8.0 * share));
    }
    return light;
}

// Share of the moon's light at a place of the shadow map, softly.
float moon_reaches(vec3 place) {
    const float TEXEL = 1.0 / SHADOW_SIZE;
    float lit = 0.0;
    place.z = min(place.z, 1.0);
    for (int i = 0; i < 4; ++i) {
        // The corners of a square that leans, so that the steps of the four fall between each other.
        vec2 off = vec2(i < 2 ? 0.4 : -0.4, i % 2 == 0 ? 1.1 : -1.1);
        vec3 at = place + vec3((i % 3 == 0 ? off.xy : off.yx) * TEXEL, 0.0);
        lit += min(texture(shadow_map, at), texture(moving_shadow_map, at));
    }
    // Outside the map nothing stands in the light.
    bool inside = all(greaterThan(place.xy, vec2(0.0))) && all(lessThan(place.xy, vec2(1.0)));
    return inside ? mix(1.0, lit / 4.0, moon_way.w) : 1.0;
}
#endif

// Optical depth of the air between the eye and a place; it thins out upwards.
float haze(vec3 position) {
    vec3 way = position - eye.xyz;
    float climb = way.y * eye.w;
    float mean = abs(climb) < 1e-3 ? 1.0 : (1.0 - exp(-climb)) / climb;
    return fog.w * mean * length(way);
}
