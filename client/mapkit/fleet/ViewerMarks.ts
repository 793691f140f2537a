import { initialsOf } from "../../live/initials";
import { otherViewers } from "../../live/presence";
import type { FleetStore } from "./FleetStore";
import { mercatorX, mercatorY } from "./mercator";

const MAX_MARKS = 30;
const OFFSET_PX = { x: -13, y: 13 } as const;
const STYLE =
  "position:absolute;left:0;top:0;box-sizing:border-box;min-width:16px;height:16px;padding:0 3px;border-radius:8px;text-align:center;white-space:nowrap;" +
  'font:600 11px "Inter Variable", Inter, sans-serif;line-height:13px;border:1.5px solid var(--accent);';
const LOOKING = "background:var(--panel);color:var(--text)";
const ACTING = "background:var(--accent);color:var(--panel)";

/**
 * Initials of colleagues next to the claims that they view, filled while they enter an action. DOM elements over the canvas, hidden from
 * screen readers, which have the list.
 */
export class ViewerMarks {
  private readonly root = document.createElement("div");
  private readonly elements = new Map<string, HTMLDivElement>();
  private readonly stop: () => void;

  constructor(
    parent: HTMLElement,
    private readonly store: FleetStore,
  ) {
    this.root.setAttribute("aria-hidden", "true");
    this.root.style.cssText = "position:absolute;inset:0;overflow:hidden;pointer-events:none";
    parent.append(this.root);
    this.stop = otherViewers.subscribe(() => this.renew());
    this.renew();
  }

  place(): void {
    const { camera } = this.store;
    for (const [id, element] of this.elements) {
      const point = this.store.byId(id, "claims");
      const isInView = point !== null && camera.isInView(mercatorX(point.lon), mercatorY(point.lat), 20);
      element.style.display = isInView ? "block" : "none";
      if (isInView)
        element.style.transform = `translate(${Math.round(camera.x + OFFSET_PX.x)}px,${Math.round(camera.y + OFFSET_PX.y)}px) translate(-50%,-50%)`;
    }
  }

  remove(): void {
    this.stop();
    this.root.remove();
  }

  private renew(): void {
    const looked = new Map([...otherViewers.get()].slice(0, MAX_MARKS));
    for (const [id, element] of this.elements) {
      if (looked.has(id)) continue;
      element.remove();
      this.elements.delete(id);
    }
    for (const [id, [first, ...otherViewers]] of looked) {
      const element = this.elements.get(id) ?? document.createElement("div");
      element.className = "viewer-mark";
      element.style.cssText = STYLE + (first!.action === null ? LOOKING : ACTING);
      element.textContent = `${initialsOf(first!.name)}${otherViewers.length ? ` +${otherViewers.length}` : ""}`;
      if (!this.elements.has(id)) this.root.append(element);
      this.elements.set(id, element);
    }
    this.place();
  }
}
