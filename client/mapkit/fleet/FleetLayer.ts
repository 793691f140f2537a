import type { CustomLayerInterface, CustomRenderMethodInput, Map as MapLibreMap } from "maplibre-gl";
import { digitFont, overOf, ringOf } from "../glyphs/sprites";
import type { Theme } from "../glyphs/palette";
import { AtlasTexture } from "./AtlasTexture";
import { ClusterPass } from "./ClusterPass";
import { DrawOrder } from "./drawOrder";
import type { FleetRef } from "./FleetIndex";
import type { FleetStore } from "./FleetStore";
import type { Scene } from "./gl";
import { spriteOfSlot, type FleetHit } from "./hits";
import { Labels } from "./Labels";
import { labelText, type LabelText } from "./labelText";
import { mercatorX, mercatorY } from "./mercator";
import { PointPass, type Origin } from "./PointPass";

export interface FleetLayerOptions {
  store: FleetStore;
  theme: Theme;
  /** Text beside critical and selected points; the claim's number and its lateness when absent. */
  label?: LabelText;
  /** Id of the style's layer that is to lie over the fleet; the fleet is on top when it is absent or not in the style. */
  before?: string;
}

/** What one context of the map holds; made anew when the style or the context is. */
interface Card {
  gl: WebGL2RenderingContext;
  points: PointPass;
  /** The rings of the selected and the hovered point, and the selected one once more, above the others. */
  marked: PointPass;
  clusters: ClusterPass;
  texture: AtlasTexture | null;
}

/** Redraws a second while something moves. */
const movingRate = 15;
/** The origin may lie this many screens away before 32 bits would show: 128 screens are about 1/100 of a pixel. */
const farOrigin = 128;
const labelsEvery = 150;
const labelsAgeEvery = 15_000;

/** Points, clusters and their movement as one layer of the map. Redraws only when a frame, the camera or a motion asks for it. */
export class FleetLayer implements CustomLayerInterface {
  readonly id = "fleet";
  readonly type = "custom";
  readonly renderingMode = "2d";

  private map: MapLibreMap | null = null;
  private card: Card | null = null;
  private labels: Labels | null = null;
  private labelsAt = -Infinity;
  private theme: Theme;
  private selected: FleetRef | null = null;
  private hovered: FleetHit | null = null;
  private paused = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private leave: (() => void)[] = [];
  private readonly store: FleetStore;
  private readonly order = new DrawOrder();
  private readonly origin: Origin = { x: 0.5, y: 0.5, epoch: 0 };
  private readonly scene: Scene = { matrix: new Float32Array(16), now: 0, width: 0, height: 0, ratio: 1, snap: 1 };

  constructor(private readonly options: FleetLayerOptions) {
    this.store = options.store;
    this.theme = options.theme;
  }

  /** Puts the layer on a map and keeps it there through changes of style and losses of the context, until `detach`. */
  attach(map: MapLibreMap): void {
    this.detach();
    this.map = map;
    const add = (): void => this.addTo(map);
    const repaint = (): void => map.triggerRepaint();
    const rest = (): void => {
      this.labelsAt = -Infinity;
      repaint();
    };
    const seeWorlds = (): void => this.seeWorlds(map);
    const calm = matchMedia("(prefers-reduced-motion: reduce)");
    const settle = (): void => this.store.setAnimated(!this.paused && !calm.matches);
    const wake = (): void => {
      if (document.visibilityState === "visible") repaint();
    };
    const ageing = setInterval(rest, labelsAgeEvery);
    const heard = [map.on("style.load", add), map.on("move", seeWorlds), map.on("resize", seeWorlds), map.on("moveend", rest)];
    calm.addEventListener("change", settle);
    document.addEventListener("visibilitychange", wake);
    this.leave = [
      this.store.onChange(rest),
      () => heard.forEach((subscription) => subscription.unsubscribe()),
      () => calm.removeEventListener("change", settle),
      () => document.removeEventListener("visibilitychange", wake),
      () => clearInterval(ageing),
    ];
    this.labels = new Labels(map.getCanvasContainer(), this.store, this.options.label ?? labelText);
    this.labels.setTheme(this.theme);
    settle();
    seeWorlds();
    // The numbers of clusters are drawn from this font: draw them again when it has come.
    void document.fonts.load(`${digitFont.weight} ${digitFont.size}px "${digitFont.family}"`, "0123456789").then(() => this.redrawSigns());
    if (map.getStyle()) add();
  }

  detach(): void {
    for (const stop of this.leave.splice(0)) stop();
    clearTimeout(this.timer);
    this.timer = undefined;
    this.labels?.remove();
    this.labels = null;
    if (this.map?.getStyle() && this.map.getLayer(this.id)) this.map.removeLayer(this.id);
    this.map = null;
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    this.labels?.setTheme(theme);
    this.redrawSigns();
  }

  /** Rings and names a point; null none. */
  select(ref: FleetRef | null): void {
    this.selected = ref;
    this.labelsAt = -Infinity;
    this.map?.triggerRepaint();
  }

  /** Rings what the pointer or the keyboard is on; null nothing. */
  hover(hit: FleetHit | null): void {
    this.hovered = hit;
    this.store.changes.clusters = true;
    this.map?.triggerRepaint();
  }

  /** Live movement off (WCAG 2.2.2): new positions still come, and jump. */
  setPaused(paused: boolean): void {
    this.paused = paused;
    this.store.setAnimated(!paused && !matchMedia("(prefers-reduced-motion: reduce)").matches);
  }

  onAdd(_map: MapLibreMap, gl: WebGL2RenderingContext): void {
    this.card = { gl, points: new PointPass(gl), marked: new PointPass(gl), clusters: new ClusterPass(gl), texture: null };
    this.store.changes.order = true;
    this.store.changes.clusters = true;
  }

  onRemove(): void {
    const { card } = this;
    this.card = null;
    if (!card) return;
    card.points.delete();
    card.marked.delete();
    card.clusters.delete();
    card.texture?.delete();
  }

  render(gl: WebGL2RenderingContext, { defaultProjectionData: { mainMatrix } }: CustomRenderMethodInput): void {
    const { card, map, scene, store } = this;
    if (!card || !map) return;
    scene.ratio = map.getPixelRatio();
    scene.width = gl.drawingBufferWidth;
    scene.height = gl.drawingBufferHeight;
    scene.snap = map.isMoving() ? 0 : 1;
    store.camera.set(mainMatrix, scene.width / scene.ratio, scene.height / scene.ratio);
    const texture = this.textureOf(card);
    this.update(card, map);
    for (const copy of store.camera.copies) this.drawWorld(card, texture, copy);
    this.label();
    this.keepMoving();
  }

  private addTo(map: MapLibreMap): void {
    if (map.getLayer(this.id)) return;
    const { before } = this.options;
    map.addLayer(this, before && map.getLayer(before) ? before : undefined);
  }

  private redrawSigns(): void {
    this.card?.texture?.delete();
    if (this.card) this.card.texture = null;
    this.map?.triggerRepaint();
  }

  private textureOf(card: Card): AtlasTexture {
    const { theme } = this;
    const { ratio } = this.scene;
    if (card.texture?.theme === theme && card.texture.ratio === ratio) return card.texture;
    card.texture?.delete();
    return (card.texture = new AtlasTexture(card.gl, theme, ratio));
  }

  /** Brings what is on the graphics card up to the store: everything when the order or the origin is new, else what changed. */
  private update(card: Card, map: MapLibreMap): void {
    const { store, order, origin } = this;
    const { changes, points } = store;
    if (changes.order || this.isOriginFar()) {
      const centre = map.getCenter();
      origin.x = mercatorX(centre.lng);
      origin.y = mercatorY(centre.lat);
      origin.epoch = store.now();
      order.sort(points);
      card.points.reserve(order.count);
      for (let rank = 0; rank < order.count; rank++)
        card.points.write(rank, points, order.slots[rank]!, spriteOfSlot(store, order.slots[rank]!), origin);
      changes.clusters = true;
    } else {
      for (const slot of changes.slots) card.points.write(order.ranks[slot]!, points, slot, spriteOfSlot(store, slot), origin);
    }
    card.points.upload();
    if (changes.clusters)
      card.clusters.write(store.clusters, this.hovered && "cluster" in this.hovered ? this.hovered.cluster : null, origin);
    changes.order = false;
    changes.clusters = false;
    changes.slots.length = 0;
    this.scene.now = (store.now() - origin.epoch) / 1000;
  }

  /** Whether the origin is so far from the middle of the screen that positions relative to it would tremble. */
  private isOriginFar(): boolean {
    const { camera } = this.store;
    if (!camera.project(this.origin.x, this.origin.y)) return true;
    return Math.abs(camera.x / camera.width - 0.5) > farOrigin || Math.abs(camera.y / camera.height - 0.5) > farOrigin;
  }

  private drawWorld(card: Card, texture: AtlasTexture, copy: number): void {
    const { scene, order, origin } = this;
    const m = this.store.camera.matrix;
    for (let i = 0; i < 12; i++) scene.matrix[i] = m[i]!;
    for (let row = 0; row < 4; row++) scene.matrix[12 + row] = m[row]! * (origin.x + copy) + m[4 + row]! * origin.y + m[12 + row]!;
    card.clusters.draw("suppliers", texture, scene);
    card.points.draw(0, order.lower, texture, scene);
    card.clusters.draw("claims", texture, scene);
    card.points.draw(order.lower, order.count - order.lower, texture, scene);
    this.drawMarked(card, texture);
  }

  private drawMarked(card: Card, texture: AtlasTexture): void {
    const { store, scene, origin } = this;
    const { marked } = card;
    const hovered = this.hovered && "point" in this.hovered ? store.index.slotOf(this.hovered.point) : undefined;
    const selected = this.selected ? store.index.slotOf(this.selected) : undefined;
    let count = 0;
    marked.reserve(4);
    for (const slot of [hovered, selected]) {
      if (slot === undefined) continue;
      const sprite = spriteOfSlot(store, slot);
      marked.write(count++, store.points, slot, overOf(sprite), origin);
      marked.write(count++, store.points, slot, ringOf(sprite, slot === selected ? "selected" : "hovered"), origin);
    }
    marked.upload();
    marked.draw(0, count, texture, scene);
  }

  private label(): void {
    const now = this.store.now();
    if (now - this.labelsAt < labelsEvery || (this.labelsAt > -Infinity && !this.map?.isMoving())) return this.labels?.place();
    this.labelsAt = now;
    this.labels?.refresh(this.selected);
  }

  /** Asks for the next redraw of a motion. */
  private keepMoving(): void {
    if (this.timer !== undefined || document.visibilityState !== "visible" || !this.store.isMoving()) return;
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.map?.triggerRepaint();
    }, 1000 / movingRate);
  }

  /** Which copies of the world are in view: more than one only where the map shows the date line. */
  private seeWorlds(map: MapLibreMap): void {
    const bounds = map.getBounds();
    const [first, last] = map.getRenderWorldCopies()
      ? [bounds.getWest(), bounds.getEast()].map((lon) => Math.floor((lon + 180) / 360))
      : [0, 0];
    this.store.camera.copies = Array.from({ length: Math.min(7, last! - first! + 1) }, (_, i) => first! + i);
  }
}
