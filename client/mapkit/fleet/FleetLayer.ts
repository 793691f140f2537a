import type { CustomLayerInterface, CustomRenderMethodInput, Map as MapLibreMap } from "maplibre-gl";
import { digitFont } from "../glyphs/sprites";
import { badgesFromZoom } from "../camera";
import type { Theme } from "../../ui/theme/tokens";
import { FleetRenderer, type Highlights } from "./FleetRenderer";
import type { FleetRef } from "./FleetIndex";
import type { FleetStore } from "./FleetStore";
import type { FleetHit } from "./hitTest";
import { Labels } from "./Labels";
import type { LabelText } from "./labelText";
import { ViewerMarks } from "./ViewerMarks";

export interface FleetLayerOptions {
  store: FleetStore;
  theme: Theme;
  label: LabelText;
  /** Id of the style layer above the fleet. The fleet is on top if it is absent or not in the style. */
  before?: string;
}

const REDRAW_INTERVAL_MS = 1_000 / 15;
/** Minimum interval between selections of labels, while the map moves and after frames. */
const LABELS_MOVING_INTERVAL_MS = 150;
const LABELS_FRAME_INTERVAL_MS = 1_000;
const LABELS_REFRESH_MS = 15_000;

const reducedMotion = (): MediaQueryList => matchMedia("(prefers-reduced-motion: reduce)");

/** Points, clusters and their movement as a map layer. Redraws only for a new frame, camera or motion. */
export class FleetLayer implements CustomLayerInterface {
  readonly id = "fleet";
  readonly type = "custom";
  readonly renderingMode = "2d";

  private map: MapLibreMap | null = null;
  private card: FleetRenderer | null = null;
  private labels: Labels | null = null;
  private marks: ViewerMarks | null = null;
  private labelsAt = -Infinity;
  private labelsDueAt = -Infinity;
  private theme: Theme;
  private readonly highlights: Highlights = { selected: null, hovered: null };
  private paused = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private nextRedrawAt = Infinity;
  private cleanups: (() => void)[] = [];
  private readonly store: FleetStore;
  private readonly centre = (): { lng: number; lat: number } => this.map?.getCenter() ?? { lng: 0, lat: 0 };

  constructor(private readonly options: FleetLayerOptions) {
    this.store = options.store;
    this.theme = options.theme;
  }

  /** Adds the layer to a map and keeps it there through style changes and context losses, until `detach`. */
  attach(map: MapLibreMap): void {
    this.detach();
    this.map = map;
    this.labels = new Labels(map.getCanvasContainer(), this.store, this.options.label);
    this.marks = new ViewerMarks(map.getCanvasContainer(), this.store);
    const add = (): void => this.addTo(map);
    const seeWorlds = (): void => this.updateWorldCopies(map);
    const motionPreference = reducedMotion();
    const settle = (): void => this.applyMotionPreference();
    const wake = (): void => {
      if (document.visibilityState === "visible") map.triggerRepaint();
    };
    const redraw = (): void => this.renew();
    const subscriptions = [
      map.on("style.load", add),
      map.on("styledata", () => this.bringToTop(map)),
      map.on("move", seeWorlds),
      map.on("resize", seeWorlds),
      map.on("moveend", redraw),
    ];
    motionPreference.addEventListener("change", settle);
    document.addEventListener("visibilitychange", wake);
    const ageing = setInterval(() => this.labels?.refresh(this.highlights.selected), LABELS_REFRESH_MS);
    this.cleanups = [
      this.store.onChange(() => this.takeFrame()),
      () => subscriptions.forEach((subscription) => subscription.unsubscribe()),
      () => motionPreference.removeEventListener("change", settle),
      () => document.removeEventListener("visibilitychange", wake),
      () => clearInterval(ageing),
    ];
    this.applyMotionPreference();
    this.updateWorldCopies(map);
    void document.fonts.load(`${digitFont.weight} ${digitFont.size}px "${digitFont.family}"`, "0123456789").then(() => {
      this.card?.discardAtlas();
      this.map?.triggerRepaint();
    });
    if (map.getStyle()) add();
  }

  detach(): void {
    for (const stop of this.cleanups.splice(0)) stop();
    clearTimeout(this.timer);
    this.nextRedrawAt = Infinity;
    this.labels?.remove();
    this.labels = null;
    this.marks?.remove();
    this.marks = null;
    if (this.map?.getStyle() && this.map.getLayer(this.id)) this.map.removeLayer(this.id);
    this.map = null;
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    this.map?.triggerRepaint();
  }

  select(ref: FleetRef | null): void {
    this.highlights.selected = ref;
    this.renew();
  }

  hover(hit: FleetHit | null): void {
    this.highlights.hovered = hit;
    this.store.changes.clusters = true;
    this.map?.triggerRepaint();
  }

  /** Pauses movement (WCAG 2.2.2). New positions still arrive, and jump. */
  setPaused(paused: boolean): void {
    this.paused = paused;
    this.applyMotionPreference();
  }

  onAdd(_map: MapLibreMap, gl: WebGL2RenderingContext): void {
    this.card = new FleetRenderer(gl, this.store);
  }

  onRemove(): void {
    this.card?.delete();
    this.card = null;
  }

  render(gl: WebGL2RenderingContext, { defaultProjectionData: { mainMatrix } }: CustomRenderMethodInput): void {
    const { card: renderer, map, store } = this;
    if (!renderer || !map) return;
    const { scene } = renderer;
    scene.ratio = map.getPixelRatio();
    scene.width = gl.drawingBufferWidth;
    scene.height = gl.drawingBufferHeight;
    scene.snap = map.isMoving() ? 0 : 1;
    store.camera.set(mainMatrix, scene.width / scene.ratio, scene.height / scene.ratio);
    renderer.draw(this.theme, this.centre, this.highlights, map.getZoom() >= badgesFromZoom);
    this.updateLabels(map);
    this.marks?.place();
    this.keepMoving();
  }

  private addTo(map: MapLibreMap): void {
    if (map.getLayer(this.id)) return;
    const { before } = this.options;
    map.addLayer(this, before && map.getLayer(before) ? before : undefined);
  }

  /** Layers that a style adds late (streets) would cover the fleet. */
  private bringToTop(map: MapLibreMap): void {
    const { before } = this.options;
    if (!map.getLayer(this.id) || (before && map.getLayer(before)) || map.getLayersOrder().at(-1) === this.id) return;
    map.moveLayer(this.id);
  }

  private applyMotionPreference(): void {
    this.store.setAnimated(!this.paused && !reducedMotion().matches);
  }

  private renew(): void {
    this.labelsDueAt = -Infinity;
    this.map?.triggerRepaint();
  }

  /** Schedules a redraw for a frame. Moving points are redrawn anyway, and labels are not selected for each frame. */
  private takeFrame(): void {
    this.labelsDueAt = Math.min(this.labelsDueAt, this.labelsAt + LABELS_FRAME_INTERVAL_MS);
    if (this.nextRedrawAt - this.store.now() > REDRAW_INTERVAL_MS) this.map?.triggerRepaint();
  }

  private updateLabels(map: MapLibreMap): void {
    const now = this.store.now();
    if (now < this.labelsDueAt && !(map.isMoving() && now - this.labelsAt >= LABELS_MOVING_INTERVAL_MS)) return this.labels?.place();
    this.labelsAt = now;
    this.labelsDueAt = Infinity;
    this.labels?.refresh(this.highlights.selected);
  }

  private keepMoving(): void {
    clearTimeout(this.timer);
    this.nextRedrawAt = Infinity;
    if (document.visibilityState !== "visible") return;
    const now = this.store.now();
    const at = this.store.isMoving() ? now + REDRAW_INTERVAL_MS : Math.max(now, this.labelsDueAt);
    if (at === Infinity) return;
    this.nextRedrawAt = at;
    this.timer = setTimeout(() => {
      this.nextRedrawAt = Infinity;
      this.map?.triggerRepaint();
    }, at - now);
  }

  /** Updates the visible copies of the world; more than one only if the date line is in view. */
  private updateWorldCopies(map: MapLibreMap): void {
    const bounds = map.getBounds();
    const edges = map.getRenderWorldCopies() ? [bounds.getWest(), bounds.getEast()] : [0, 0];
    const [first, last] = edges.map((lon) => Math.floor((lon + 180) / 360)) as [number, number];
    this.store.camera.copies = Array.from({ length: Math.min(7, last - first + 1) }, (_, i) => first + i);
  }
}
