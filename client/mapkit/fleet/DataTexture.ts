const TEXELS_PER_ROW = 512;

/**
 * A table of numbers that a vertex shader reads by `gl_VertexID`. On software renderers this takes less than half the time of instanced
 * attributes.
 */
export class DataTexture {
  floats = new Float32Array(0);
  readonly stride: number;
  private readonly perRow: number;
  private readonly texture: WebGLTexture;
  private rows = 0;
  private low = Infinity;
  private high = -1;

  /** `texels`: number of texels, of four numbers each, per item. */
  constructor(
    private readonly gl: WebGL2RenderingContext,
    private readonly texels: number,
  ) {
    this.stride = texels * 4;
    this.perRow = Math.floor(TEXELS_PER_ROW / texels);
    this.texture = gl.createTexture();
  }

  /** Makes room for `count` items. Content is lost when the table grows. */
  reserve(count: number): void {
    if (this.rows > 0 && count <= this.rows * this.perRow) return;
    const { gl } = this;
    this.rows = 2 ** Math.ceil(Math.log2(Math.max(1, count / this.perRow)));
    this.floats = new Float32Array(this.rows * TEXELS_PER_ROW * 4);
    gl.bindTexture(gl.TEXTURE_2D, this.texture);
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA32F, TEXELS_PER_ROW, this.rows, 0, gl.RGBA, gl.FLOAT, null);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.NEAREST);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.NEAREST);
  }

  /** Returns the offset of an item in `floats` and marks the item as written. */
  at(item: number): number {
    const row = Math.floor(item / this.perRow);
    if (row < this.low) this.low = row;
    if (row > this.high) this.high = row;
    return row * TEXELS_PER_ROW * 4 + (item - row * this.perRow) * this.stride;
  }

  upload(): void {
    if (this.high < this.low) return;
    const { gl, low, high } = this;
    gl.bindTexture(gl.TEXTURE_2D, this.texture);
    gl.texSubImage2D(gl.TEXTURE_2D, 0, 0, low, TEXELS_PER_ROW, high - low + 1, gl.RGBA, gl.FLOAT, this.floats, low * TEXELS_PER_ROW * 4);
    this.low = Infinity;
    this.high = -1;
  }

  bind(unit: number): void {
    this.gl.activeTexture(this.gl.TEXTURE0 + unit);
    this.gl.bindTexture(this.gl.TEXTURE_2D, this.texture);
  }

  delete(): void {
    this.gl.deleteTexture(this.texture);
  }

  /** GLSL for the item of this vertex, the corner of its square (0 or 1 per axis), and `datum(n)`, its n-th texel. */
  glsl(): string {
    return `
uniform highp sampler2D u_data;
const int corners[6] = int[6](0, 1, 2, 2, 1, 3);
int item() { return gl_VertexID / 6; }
vec2 corner() { int at = corners[gl_VertexID % 6]; return vec2(float(at & 1), float(at >> 1)); }
vec4 datum(int n) { return texelFetch(u_data, ivec2((item() % ${this.perRow}) * ${this.texels} + n, item() / ${this.perRow}), 0); }
`;
  }
}
