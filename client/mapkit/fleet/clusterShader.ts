/**
 * A cluster: a disc, a ring of arcs and a number. Data: x, y, radius; ends of the arcs (4 + 3); characters; their count, has arcs, has
 * critical, is hovered.
 */
export const clusterVertex = (data: string): string => `#version 300 es
precision highp float;
uniform mat4 u_matrix;
uniform vec2 u_view;
uniform float u_snap;
uniform float u_ratio;
uniform float u_advances[13];
out vec2 v_from;
flat out float v_radius;
flat out vec4 v_arcs;
flat out vec4 v_arcs2;
flat out uvec4 v_text;
flat out vec4 v_starts;
flat out uvec4 v_flags;
${data}
void main() {
  vec4 head = datum(0);
  vec4 place = u_matrix * vec4(head.xy, 0.0, 1.0);
  if (place.w <= 0.0) {
    gl_Position = vec4(2.0, 2.0, 2.0, 1.0);
    return;
  }
  v_radius = head.z * u_ratio;
  float reach = ceil(v_radius + 8.0 * u_ratio);
  vec2 centre = (place.xy / place.w * 0.5 + 0.5) * u_view;
  centre = mix(centre, floor(centre + 0.5), u_snap);
  v_from = (corner() * 2.0 - 1.0) * reach;
  gl_Position = vec4((centre + v_from) / u_view * 2.0 - 1.0, 0.0, 1.0);
  v_arcs = datum(1);
  v_arcs2 = datum(2);
  v_text = uvec4(datum(3));
  v_flags = uvec4(datum(4));
  // Left edges of the characters, on whole pixels from the middle of the disc.
  float width = 0.0;
  for (int i = 0; i < 4; i++) if (uint(i) < v_flags.x) width += u_advances[v_text[i]];
  float left = -floor(width * 0.5 + 0.5);
  for (int i = 0; i < 4; i++) {
    v_starts[i] = floor(left + 0.5);
    if (uint(i) < v_flags.x) left += u_advances[v_text[i]];
  }
}`;

export const clusterFragment = `#version 300 es
precision highp float;
uniform float u_ratio;
uniform vec2 u_atlas;
uniform sampler2D u_picture;
uniform highp sampler2D u_table;
uniform int u_digits;
uniform float u_inset;
uniform vec3 u_timings[7];
uniform vec3 u_panel;
uniform vec3 u_border;
uniform vec3 u_neutral;
uniform vec3 u_hover;
uniform float u_halo;
in vec2 v_from;
flat in float v_radius;
flat in vec4 v_arcs;
flat in vec4 v_arcs2;
flat in uvec4 v_text;
flat in vec4 v_starts;
flat in uvec4 v_flags;
out vec4 colour;

float arcEnd(int i) {
  return i < 4 ? v_arcs[i] : v_arcs2[i - 4];
}

vec4 number(vec4 under) {
  for (int i = 0; i < 4; i++) {
    if (uint(i) >= v_flags.x) break;
    vec4 cell = texelFetch(u_table, ivec2(u_digits + int(v_text[i]), 0), 0);
    vec2 at = vec2(v_from.x - v_starts[i] + u_inset, cell.w * 0.5 - v_from.y);
    if (at.x < 0.0 || at.y < 0.0 || at.x >= cell.z || at.y >= cell.w) continue;
    vec4 ink = texture(u_picture, (cell.xy + at) / u_atlas);
    under = under * (1.0 - ink.a) + ink;
  }
  return under;
}

// Colour of the ring at an angle: the last arc everywhere, each earlier arc over it up to its end.
vec3 arcs(float far) {
  if (v_flags.y == 0u) return u_neutral;
  vec3 arc = u_neutral;
  float share = fract(atan(v_from.x, v_from.y) / 6.28318530718 + 1.0);
  float round = 6.28318530718 * max(far, 1.0);
  for (int i = 6; i >= 0; i--) {
    float start = i == 0 ? 0.0 : arcEnd(i - 1);
    if (arcEnd(i) > start) arc = mix(u_timings[i], arc, clamp((share - arcEnd(i)) * round + 0.5, 0.0, 1.0));
  }
  return arc;
}

void main() {
  // Only the ring needs the full computation; edges are softened over one pixel.
  float far = length(v_from);
  colour = vec4(0.0);
  if (far < v_radius - 5.0 * u_ratio) {
    colour = vec4(u_panel, 1.0);
    if (abs(v_from.y) < 8.0 * u_ratio) colour = number(colour);
    return;
  }
  if (far > v_radius + 7.0 * u_ratio) return;
  if (v_flags.z == 1u) {
    float halo = clamp(v_radius + 5.5 * u_ratio - far + 0.5, 0.0, 1.0) * u_halo;
    colour = vec4(u_timings[0] * halo, halo);
  }
  if (v_flags.w == 1u) colour = mix(colour, vec4(u_hover, 1.0), clamp(1.2 * u_ratio - abs(far - v_radius - 4.0 * u_ratio) + 0.5, 0.0, 1.0));
  colour = mix(colour, vec4(u_border, 1.0), clamp(v_radius + 0.9 * u_ratio - far + 0.5, 0.0, 1.0));
  float ring = clamp(v_radius - far + 0.5, 0.0, 1.0);
  if (ring > 0.0) colour = mix(colour, vec4(arcs(far), 1.0), ring);
  colour = mix(colour, vec4(u_panel, 1.0), clamp(v_radius - 3.9 * u_ratio - far + 0.5, 0.0, 1.0));
}`;
