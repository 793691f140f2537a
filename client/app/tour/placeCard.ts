export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Size in CSS pixels. The height fits the longest text. */
export const CARD = { width: 320, height: 210 } as const;
const GAP = 12;
const MAX_BAR_HEIGHT = 80;

export function placeCard(part: Box, window: { width: number; height: number }): { left: number; top: number } {
  const within = (at: number, size: number, room: number): number => Math.max(GAP, Math.min(at, room - size - GAP));
  const under = part.top + part.height + GAP;
  const top = within(part.height <= MAX_BAR_HEIGHT ? under : part.top + GAP, CARD.height, window.height);
  if (part.height <= MAX_BAR_HEIGHT) return { left: within(part.left, CARD.width, window.width), top };
  const [before, after] = [part.left - GAP - CARD.width, part.left + part.width + GAP];
  const left = before >= GAP ? before : after + CARD.width + GAP <= window.width ? after : part.left + GAP;
  return { left: within(left, CARD.width, window.width), top };
}
