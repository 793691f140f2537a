import { withoutHalo, ringOf } from "../glyphs/sprites";
import type { Theme } from "../../ui/theme/tokens";
import { AtlasTexture } from "./AtlasTexture";
import { ClusterPass } from "./ClusterPass";
import { DrawOrder } from "./drawOrder";
import type { FleetRef } from "./FleetIndex";
import type { FleetStore } from "./FleetStore";
import type { Scene } from "./webgl";
import { spriteOfSlot, type FleetHit } from "./hitTest";
import { mercatorX, mercatorY } from "./mercator";
import { PointPass, type Origin } from "./PointPass";

export interface Highlights {
  selected: FleetRef | null;
  hovered: FleetHit | null;
}

/** Maximum distance of the origin, in screens, before float32 rounding is visible. Measured: at most 0.03 pixels at 120 screens. */
const MAX_ORIGIN_DISTANCE_SCREENS = 128;

/** The fleet on the graphics card, for one WebGL context. Recreated with the style or the context. */
export class FleetRenderer {
  readonly scene: Scene = { matrix: new Float32Array(16), now: 0, width: 0, height: 0, ratio: 1, snap: 1 };
  private readonly order = new DrawOrder();
  private readonly origin: Origin = { x: 0.5, y: 0.5, epoch: 0 };
  private readonly points: PointPass;
  private readonly marked: PointPass;
  private readonly clusters: ClusterPass;
  private texture: AtlasTexture | null = null;
  private showsBadges = false;

  constructor(
    private readonly gl: WebGL2RenderingContext,
    private readonly store: FleetStore,
  ) {
    this.points = new PointPass(gl);
    this.marked = new PointPass(gl);
    this.clusters = new ClusterPass(gl);
    store.changes.order = true;
    store.changes.clusters = true;
  }

  delete(): void {
    this.points.delete();
    this.marked.delete();
    this.clusters.delete();
    this.discardAtlas();
  }

  discardAtlas(): void {
    this.texture?.delete();
    this.texture = null;
  }

  /**
   * Draws everything in each visible copy of the world. `scene` and the store's camera must be set. `showsBadges`: every claim has the badge
   * of its service, not only the highlighted ones.
   */
  draw(theme: Theme, centre: () => { lng: number; lat: number }, marked: Highlights, showsBadges: boolean): void {
    if (this.showsBadges !== showsBadges) this.store.changes.order = true;
    this.showsBadges = showsBadges;
    const texture = this.atlasFor(theme);
    this.update(centre, marked);
    for (const copy of this.store.camera.copies) this.drawWorld(texture, copy, marked);
  }

  private atlasFor(theme: Theme): AtlasTexture {
    const { ratio } = this.scene;
    if (this.texture?.theme === theme && this.texture.ratio === ratio) return this.texture;
    this.discardAtlas();
    return (this.texture = new AtlasTexture(this.gl, theme, ratio));
  }

  private update(centre: () => { lng: number; lat: number }, { hovered }: Highlights): void {
    const { store, order, origin } = this;
    const { changes, points } = store;
    if (changes.order || this.isOriginFar()) {
      const { lng, lat } = centre();
      origin.x = mercatorX(lng);
      origin.y = mercatorY(lat);
      origin.epoch = store.now();
      order.sort(points);
      this.points.reserve(order.count);
      for (let rank = 0; rank < order.count; rank++) this.write(rank, order.slots[rank]!);
      changes.clusters = true;
    } else {
      for (const slot of changes.slots) this.write(order.ranks[slot]!, slot);
    }
    this.points.upload();
    if (changes.clusters) this.clusters.write(store.clusters, hovered && "cluster" in hovered ? hovered.cluster : null, origin);
    changes.order = false;
    changes.clusters = false;
    changes.slots.length = 0;
    this.scene.now = (store.now() - origin.epoch) / 1000;
  }

  private write(rank: number, slot: number): void {
    this.points.write(rank, this.store.points, slot, spriteOfSlot(this.store, slot, this.showsBadges), this.origin);
  }

  private isOriginFar(): boolean {
    const { camera } = this.store;
    if (!camera.project(this.origin.x, this.origin.y)) return true;
    return (
      Math.abs(camera.x / camera.width - 0.5) > MAX_ORIGIN_DISTANCE_SCREENS ||
      Math.abs(camera.y / camera.height - 0.5) > MAX_ORIGIN_DISTANCE_SCREENS
    );
  }

  private drawWorld(texture: AtlasTexture, copy: number, marked: Highlights): void {
    const { scene, order, origin } = this;
    const m = this.store.camera.matrix;
    for (let i = 0; i < 12; i++) scene.matrix[i] = m[i]!;
    // Computed in 64 bits: the origin and the map's offset nearly cancel, and only the difference is uploaded.
    for (let row = 0; row < 4; row++) scene.matrix[12 + row] = m[row]! * (origin.x + copy) + m[4 + row]! * origin.y + m[12 + row]!;
    this.clusters.draw("suppliers", texture, scene);
    this.points.draw(0, order.lower, texture, scene);
    this.clusters.draw("claims", texture, scene);
    this.points.draw(order.lower, order.count - order.lower, texture, scene);
    this.drawMarked(texture, marked);
  }

  private drawMarked(texture: AtlasTexture, { hovered, selected }: Highlights): void {
    const { store, scene, origin, marked: highlightPass } = this;
    const hoveredSlot = hovered && "point" in hovered ? store.index.slotOf(hovered.point) : undefined;
    const selectedSlot = selected ? store.index.slotOf(selected) : undefined;
    let count = 0;
    highlightPass.reserve(4);
    for (const slot of [hoveredSlot, selectedSlot]) {
      if (slot === undefined) continue;
      const sprite = spriteOfSlot(store, slot, true);
      const ring = ringOf(sprite, slot === selectedSlot ? "selected" : "hovered");
      highlightPass.write(count++, store.points, slot, withoutHalo(sprite), origin);
      highlightPass.write(count++, store.points, slot, ring, origin);
    }
    highlightPass.upload();
    highlightPass.draw(0, count, texture, scene);
  }
}
