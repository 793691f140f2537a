import type { AtlasTexture } from "./AtlasTexture";
import { DataTexture } from "./DataTexture";
import { makeProgram, type Program, type Scene } from "./webgl";
import type { PointColumns } from "./PointColumns";
import { pointFragment, pointVertex } from "./pointShader";

/** Origin subtracted from positions and times before upload, so that float32 is precise at every zoom and after days. */
export interface Origin {
  x: number;
  y: number;
  epoch: number;
}

export class PointPass {
  private readonly data: DataTexture;
  private readonly program: Program;

  constructor(private readonly gl: WebGL2RenderingContext) {
    this.data = new DataTexture(gl, 2);
    this.program = makeProgram(gl, pointVertex(this.data.glsl()), pointFragment);
  }

  reserve(count: number): void {
    this.data.reserve(count);
  }

  write(place: number, { at }: PointColumns, slot: number, sprite: number, origin: Origin): void {
    const f = this.data.at(place);
    const { floats } = this.data;
    floats[f] = at.fromX[slot]! - origin.x;
    floats[f + 1] = at.fromY[slot]! - origin.y;
    floats[f + 2] = at.toX[slot]! - origin.x;
    floats[f + 3] = at.toY[slot]! - origin.y;
    // A resting point gets no times, so that its numbers stay small.
    const moves = at.end[slot]! > at.start[slot]!;
    floats[f + 4] = moves ? (at.start[slot]! - origin.epoch) / 1000 : 0;
    floats[f + 5] = moves ? (at.end[slot]! - origin.epoch) / 1000 : 0;
    floats[f + 6] = sprite;
  }

  upload(): void {
    this.data.upload();
  }

  draw(first: number, count: number, atlas: AtlasTexture, scene: Scene): void {
    if (count <= 0) return;
    const { gl, program } = this;
    gl.useProgram(program.program);
    atlas.bind(program);
    this.data.bind(2);
    gl.uniform1i(program.uniform("u_data"), 2);
    gl.uniformMatrix4fv(program.uniform("u_matrix"), false, scene.matrix);
    gl.uniform1f(program.uniform("u_now"), scene.now);
    gl.uniform2f(program.uniform("u_view"), scene.width, scene.height);
    gl.uniform1f(program.uniform("u_snap"), scene.snap);
    gl.drawArrays(gl.TRIANGLES, first * 6, count * 6);
  }

  delete(): void {
    this.data.delete();
    this.gl.deleteProgram(this.program.program);
  }
}
