import { drawAtlas, type Atlas } from "../glyphs/atlas";
import type { Theme } from "../../ui/theme/tokens";
import type { Program } from "./webgl";

/** Sprites of one theme and pixel ratio on the graphics card: the picture and a table of each sprite's cell. */
export class AtlasTexture {
  readonly atlas: Atlas;
  private readonly picture: WebGLTexture;
  private readonly table: WebGLTexture;

  constructor(
    private readonly gl: WebGL2RenderingContext,
    readonly theme: Theme,
    readonly ratio: number,
  ) {
    this.atlas = drawAtlas(theme, ratio);
    this.picture = gl.createTexture();
    gl.bindTexture(gl.TEXTURE_2D, this.picture);
    gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, true);
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA8, gl.RGBA, gl.UNSIGNED_BYTE, this.atlas.image);
    gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, false);
    this.filter(gl.LINEAR);
    this.table = gl.createTexture();
    gl.bindTexture(gl.TEXTURE_2D, this.table);
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA32F, this.atlas.cells.length / 4, 1, 0, gl.RGBA, gl.FLOAT, this.atlas.cells);
    this.filter(gl.NEAREST);
  }

  bind(program: Program): void {
    const { gl } = this;
    gl.uniform1i(program.uniform("u_picture"), 0);
    gl.uniform1i(program.uniform("u_table"), 1);
    gl.uniform2f(program.uniform("u_atlas"), this.atlas.width, this.atlas.height);
    gl.activeTexture(gl.TEXTURE1);
    gl.bindTexture(gl.TEXTURE_2D, this.table);
    gl.activeTexture(gl.TEXTURE0);
    gl.bindTexture(gl.TEXTURE_2D, this.picture);
  }

  delete(): void {
    this.gl.deleteTexture(this.picture);
    this.gl.deleteTexture(this.table);
  }

  private filter(kind: number): void {
    const { gl } = this;
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, kind);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, kind);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
  }
}
