// Elements over the map (buttons, legend, a panel in a narrow window) and the padding that keeps features clear of them.

export type OverlaySide = "top" | "right" | "bottom" | "left";
export type Padding = Record<OverlaySide, number>;

export type Rectangle = Padding;

export const overlayAt = (side: OverlaySide): { "data-over-map": OverlaySide } => ({ "data-over-map": side });

/** Margin in which markers at the edge of the free area are completely visible, in CSS pixels. */
const SIGN_ROOM_PX = 36;
const MIN_FREE_SHARE = 0.3;

export function paddingOf(map: Rectangle, overlays: readonly { side: OverlaySide; at: Rectangle }[]): Padding {
  const padding: Padding = { top: 0, right: 0, bottom: 0, left: 0 };
  for (const { side, at } of overlays) {
    const depths: Padding = {
      top: at.bottom - map.top,
      right: map.right - at.left,
      bottom: map.bottom - at.top,
      left: at.right - map.left,
    };
    padding[side] = Math.max(padding[side], depths[side]);
  }
  for (const side of Object.keys(padding) as OverlaySide[]) padding[side] += SIGN_ROOM_PX;
  shrink(padding, "left", "right", map.right - map.left);
  shrink(padding, "top", "bottom", map.bottom - map.top);
  return padding;
}

/** Reduces two opposite paddings so that some room remains on a small map. */
function shrink(padding: Padding, from: OverlaySide, to: OverlaySide, size: number): void {
  const excess = (padding[from] + padding[to]) / Math.max(1, size * (1 - MIN_FREE_SHARE));
  if (excess <= 1) return;
  padding[from] /= excess;
  padding[to] /= excess;
}

const overlaysOf = (region: Element): { side: OverlaySide; at: Rectangle }[] =>
  [...region.querySelectorAll<HTMLElement>("[data-over-map]")]
    .map((element) => ({ side: element.dataset["overMap"] as OverlaySide, at: element.getBoundingClientRect() }))
    .filter(({ at }) => at.right > at.left && at.bottom > at.top);

export const measurePadding = (region: Element): Padding => paddingOf(region.getBoundingClientRect(), overlaysOf(region));

export function isCovered(region: Element, x: number, y: number): boolean {
  const { left, top } = region.getBoundingClientRect();
  return overlaysOf(region).some(({ at }) => x + left >= at.left && x + left <= at.right && y + top >= at.top && y + top <= at.bottom);
}
