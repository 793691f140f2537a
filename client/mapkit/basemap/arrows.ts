import type { Theme } from "../../ui/theme/tokens";
import { palettes } from "./palette";

/** Name of the arrow that says which way a one-way street goes. */
export const arrowImage = (theme: Theme) => `oneway-${theme}`;

/** Pixels of a side, and how many of them are one of the screen's. */
const SIZE = 24;
export const ARROW_RATIO = 2;

/** The arrow, along its street; undefined where nothing can be drawn. */
export function drawArrow(theme: Theme): ImageData | undefined {
  const context = new OffscreenCanvas(SIZE, SIZE).getContext("2d");
  if (!context) return undefined;
  context.strokeStyle = palettes[theme].arrow;
  context.lineWidth = 2;
  context.lineCap = context.lineJoin = "round";
  context.beginPath();
  context.moveTo(3, SIZE / 2);
  context.lineTo(SIZE - 4, SIZE / 2);
  context.moveTo(SIZE - 9, SIZE / 2 - 4);
  context.lineTo(SIZE - 4, SIZE / 2);
  context.lineTo(SIZE - 9, SIZE / 2 + 4);
  context.stroke();
  return context.getImageData(0, 0, SIZE, SIZE);
}
