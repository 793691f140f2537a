import { type Theme, tokens } from "../../ui/theme/tokens";

const looks: Record<Theme, { fill: string; edge: string }> = {
  dark: { fill: tokens.dark.track, edge: tokens.dark.borderStrong },
  light: { fill: "#dfe3e6", edge: tokens.light.borderStrong },
};

export const shieldImage = (theme: Theme) => `shield-${theme}`;

const ratio = 2;
const side = 20 * ratio;
/** Stretchable part, and the text box: left, top, right, bottom. */
const middle: [number, number] = [8 * ratio, side - 8 * ratio];
const content: [number, number, number, number] = [5 * ratio, 3 * ratio, side - 5 * ratio, side - 3 * ratio];

export const shieldStretch = { pixelRatio: ratio, stretchX: [middle], stretchY: [middle], content };

export function drawShield(theme: Theme): ImageData | undefined {
  const { fill, edge } = looks[theme];
  const context = new OffscreenCanvas(side, side).getContext("2d");
  if (!context) return undefined;
  context.fillStyle = fill;
  context.strokeStyle = edge;
  context.lineWidth = ratio;
  context.beginPath();
  context.roundRect(ratio / 2, ratio / 2, side - ratio, side - ratio, 3 * ratio);
  context.fill();
  context.stroke();
  return context.getImageData(0, 0, side, side);
}
