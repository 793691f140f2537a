import type { Theme } from "../../ui/theme/tokens";
import { palettes } from "./palette";

export const arrowImage = (theme: Theme) => `oneway-${theme}`;

const SIZE = 24;
export const ARROW_RATIO = 2;

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
