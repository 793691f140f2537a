import { timings } from "../../../schema/rules/lists/claims";
import type { ClusterGroup } from "../../../schema/rules/map/frames";
import { tokens } from "../../ui/theme/tokens";
import { halo } from "../../../schema/rules/map/signs";
import { digits, digitSprite } from "../glyphs/sprites";
import type { AtlasTexture } from "./AtlasTexture";
import { clusterFragment, clusterVertex } from "./clusterShader";
import { DataTexture } from "./DataTexture";
import { arcEnds, shortCount, type FleetCluster } from "./clusters";
import { makeProgram, type Program, type Scene } from "./webgl";
import type { Origin } from "./PointPass";

const firstDigit = digitSprite(digits[0]!);
const CHARACTER_INSET_PX = 2;

const rgb = (colour: string): [number, number, number] =>
  [1, 3, 5].map((i) => parseInt(colour.slice(i, i + 2), 16) / 255) as [number, number, number];

/** Clusters on the graphics card: suppliers first, then claims. All are written at each change. */
export class ClusterPass {
  private readonly data: DataTexture;
  private readonly program: Program;
  private readonly counts: Record<ClusterGroup, number> = { suppliers: 0, claims: 0 };
  private coloursSetFor: AtlasTexture | null = null;

  constructor(private readonly gl: WebGL2RenderingContext) {
    this.data = new DataTexture(gl, 5);
    this.program = makeProgram(gl, clusterVertex(this.data.glsl()), clusterFragment);
  }

  write(clusters: readonly FleetCluster[], hovered: FleetCluster | null, origin: Origin): void {
    const ordered = (["suppliers", "claims"] as const).flatMap((group) => clusters.filter((cluster) => cluster.group === group));
    this.counts.claims = ordered.filter((cluster) => cluster.group === "claims").length;
    this.counts.suppliers = ordered.length - this.counts.claims;
    this.data.reserve(ordered.length);
    ordered.forEach((cluster, i) => {
      const ends = arcEnds(cluster);
      const text = shortCount(cluster.count).slice(0, 4);
      const characters = Array.from({ length: 4 }, (_, at) => Math.max(0, digits.indexOf(text[at] ?? "0")));
      const flags = [text.length, ends.at(-1) ? 1 : 0, cluster.timings.critical ? 1 : 0, cluster === hovered ? 1 : 0];
      const at = this.data.at(i);
      this.data.floats.set([cluster.x - origin.x, cluster.y - origin.y, cluster.radius, 0, ...ends, 0, ...characters, ...flags], at);
    });
    this.data.upload();
  }

  draw(group: ClusterGroup, atlas: AtlasTexture, scene: Scene): void {
    const count = this.counts[group];
    if (!count) return;
    const { gl, program } = this;
    gl.useProgram(program.program);
    atlas.bind(program);
    this.data.bind(2);
    if (this.coloursSetFor !== atlas) this.setColours(atlas);
    gl.uniformMatrix4fv(program.uniform("u_matrix"), false, scene.matrix);
    gl.uniform2f(program.uniform("u_view"), scene.width, scene.height);
    gl.uniform1f(program.uniform("u_snap"), scene.snap);
    gl.drawArrays(gl.TRIANGLES, group === "suppliers" ? 0 : this.counts.suppliers * 6, count * 6);
  }

  delete(): void {
    this.data.delete();
    this.gl.deleteProgram(this.program.program);
  }

  private setColours(texture: AtlasTexture): void {
    const { gl, program } = this;
    const { atlas, theme, ratio } = texture;
    const colours = tokens[theme];
    gl.uniform1f(program.uniform("u_ratio"), ratio);
    gl.uniform1i(program.uniform("u_data"), 2);
    gl.uniform1i(program.uniform("u_digits"), firstDigit);
    gl.uniform1f(program.uniform("u_inset"), Math.round(CHARACTER_INSET_PX * ratio));
    gl.uniform1fv(program.uniform("u_advances"), atlas.advances.subarray(firstDigit, firstDigit + digits.length));
    gl.uniform3fv(
      program.uniform("u_timings"),
      timings.flatMap((timing) => rgb(colours.status[timing])),
    );
    gl.uniform3fv(program.uniform("u_panel"), rgb(colours.panel));
    gl.uniform3fv(program.uniform("u_border"), rgb(colours.border));
    gl.uniform3fv(program.uniform("u_neutral"), rgb(colours.provider));
    gl.uniform3fv(program.uniform("u_hover"), rgb(colours.textSecondary));
    gl.uniform1f(program.uniform("u_halo"), halo.opacity);
    this.coloursSetFor = texture;
  }
}
