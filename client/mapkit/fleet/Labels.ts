import { serverNow } from "../../store/serverClock";
import { ringRadius } from "../glyphs/sprites";
import { depthOf } from "./drawOrder";
import type { FleetRef } from "./FleetIndex";
import type { FleetStore } from "./FleetStore";
import { spriteOfSlot } from "./hitTest";
import type { LabelText } from "./labelText";
import { isCritical } from "./readPoint";

const MAX_LABELS = 40;
const LABEL_HEIGHT_PX = 17;
const LABEL_FONT = '600 11px "Inter Variable", Inter, sans-serif';
/** Offset from the middle of a critical sign to its box, in CSS pixels. Other labels are placed next to their ring. */
const CRITICAL_OFFSET_PX = { x: 14.5, y: -14 } as const;

const MAX_WIDTHS = 1_000;

interface Label {
  element: HTMLDivElement;
  text: string;
  critical: boolean;
  /** Point of the label. Slots are reused, so the slot would not identify it. */
  ref: FleetRef;
  dx: number;
  dy: number;
  /** Last written transform; writing the same value again would cost a style recalculation. */
  transform: string;
}

const styles = (critical: boolean): string =>
  `position:absolute;left:0;top:0;box-sizing:border-box;height:${LABEL_HEIGHT_PX}px;font:${LABEL_FONT};line-height:${LABEL_HEIGHT_PX - 2}px;white-space:nowrap;` +
  (critical
    ? "color:var(--critical-text);padding:0 5px;border-radius:4px;background:var(--critical-surface);border:1px solid transparent"
    : "color:var(--text);border:1px solid transparent;text-shadow:0 0 2px var(--land),0 0 2px var(--land),0 0 3px var(--land)");

/**
 * Texts next to critical and selected points, as DOM elements over the canvas. Where two overlap, the more urgent stays. Hidden from screen
 * readers, which have the list.
 */
export class Labels {
  private readonly root = document.createElement("div");
  private readonly pen = document.createElement("canvas").getContext("2d");
  private readonly labels: Label[] = [];
  private used = 0;
  private readonly widths = new Map<string, number>();

  constructor(
    parent: HTMLElement,
    private readonly store: FleetStore,
    private readonly text: LabelText,
  ) {
    this.root.setAttribute("aria-hidden", "true");
    this.root.style.cssText = "position:absolute;inset:0;overflow:hidden;pointer-events:none";
    if (this.pen) this.pen.font = LABEL_FONT;
    parent.append(this.root);
  }

  refresh(selected: FleetRef | null): void {
    const { store } = this;
    const { points, camera, movement } = store;
    const now = store.now();
    const chosen = selected && store.index.slotOf(selected);
    const { layer, status, measuredFrom } = points.at;
    const labelledSlots: number[] = [];
    for (let slot = 0; slot < points.count; slot++) {
      if ((slot === chosen || isCritical(points, slot)) && camera.isInView(movement.shownX(slot, now), movement.shownY(slot, now)))
        labelledSlots.push(slot);
    }
    const depth = (slot: number): number => (slot === chosen ? Infinity : depthOf(layer[slot]!, status[slot]!));
    labelledSlots.sort((a, b) => (depth(a) === depth(b) ? measuredFrom[a]! - measuredFrom[b]! : depth(b) - depth(a)));
    this.used = 0;
    const occupied: [left: number, top: number, right: number, bottom: number][] = [];
    for (const slot of labelledSlots) {
      if (this.used === MAX_LABELS) break;
      const critical = isCritical(points, slot);
      const text = this.text(store.pointAt(slot), serverNow());
      if (!text || !camera.isInView(movement.shownX(slot, now), movement.shownY(slot, now))) continue;
      const place = critical ? CRITICAL_OFFSET_PX : { x: ringRadius(spriteOfSlot(store, slot)) + 4, y: 0 };
      const [left, top] = [camera.x + place.x, camera.y + place.y - LABEL_HEIGHT_PX / 2];
      const [right, bottom] = [left + this.widthOf(text) + 13, top + LABEL_HEIGHT_PX];
      if (slot !== chosen && occupied.some(([l, t, r, b]) => left < r && right > l && top < b && bottom > t)) continue;
      occupied.push([left, top, right, bottom]);
      this.use(store.index.refOf(slot), text, critical, place.x, place.y - LABEL_HEIGHT_PX / 2);
    }
    for (const { element } of this.labels.slice(this.used)) element.style.display = "none";
    this.place();
  }

  place(): void {
    const { camera, movement, index } = this.store;
    const now = this.store.now();
    for (let i = 0; i < this.used; i++) {
      const label = this.labels[i]!;
      const slot = index.slotOf(label.ref);
      const isInView = slot !== undefined && camera.isInView(movement.shownX(slot, now), movement.shownY(slot, now), 200);
      const transform = isInView
        ? `translate(${Math.round(camera.x + label.dx)}px,${Math.round(camera.y + label.dy)}px)`
        : "translate(-999px,-999px)";
      if (label.transform === transform) continue;
      label.element.style.transform = label.transform = transform;
    }
  }

  remove(): void {
    this.root.remove();
  }

  private widthOf(text: string): number {
    const cachedWidth = this.widths.get(text);
    if (cachedWidth !== undefined) return cachedWidth;
    if (this.widths.size >= MAX_WIDTHS) this.widths.clear();
    const width = this.pen?.measureText(text).width ?? text.length * 6.5;
    this.widths.set(text, width);
    return width;
  }

  private use(ref: FleetRef, text: string, critical: boolean, dx: number, dy: number): void {
    const label = (this.labels[this.used++] ??= this.make());
    if (label.text !== text) label.element.textContent = text;
    if (label.critical !== critical) {
      label.element.style.cssText = styles(critical);
      label.transform = "";
    }
    label.element.style.display = "block";
    Object.assign(label, { ref, text, critical, dx, dy });
  }

  private make(): Label {
    const element = document.createElement("div");
    element.className = "fleet-label";
    element.style.cssText = styles(true);
    this.root.append(element);
    return { element, text: "", critical: true, ref: { group: "claims", id: "" }, dx: 0, dy: 0, transform: "" };
  }
}
