/** A sign: a square of the atlas at a moving position. Data: from x, y to x, y; start and end in seconds, sprite. */
export const pointVertex = (data: string): string => `#version 300 es
precision highp float;
uniform mat4 u_matrix;
uniform float u_now;
uniform vec2 u_view;
uniform float u_snap;
uniform vec2 u_atlas;
uniform highp sampler2D u_table;
out vec2 v_at;
${data}
void main() {
  vec4 way = datum(0);
  vec4 more = datum(1);
  float span = more.y - more.x;
  float done = span > 0.0 ? clamp((u_now - more.x) / span, 0.0, 1.0) : 1.0;
  vec4 place = u_matrix * vec4(mix(way.xy, way.zw, done), 0.0, 1.0);
  if (place.w <= 0.0) {
    gl_Position = vec4(2.0, 2.0, 2.0, 1.0);
    return;
  }
  vec4 cell = texelFetch(u_table, ivec2(int(more.z), 0), 0);
  vec2 low = (place.xy / place.w * 0.5 + 0.5) * u_view - cell.zw * 0.5;
  low = mix(low, floor(low + 0.5), u_snap);
  gl_Position = vec4((low + corner() * cell.zw) / u_view * 2.0 - 1.0, 0.0, 1.0);
  v_at = (cell.xy + vec2(corner().x, 1.0 - corner().y) * cell.zw) / u_atlas;
}`;

export const pointFragment = `#version 300 es
precision highp float;
uniform sampler2D u_picture;
in vec2 v_at;
out vec4 colour;

void main() {
  colour = texture(u_picture, v_at);
}`;
