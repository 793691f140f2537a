// Packs the sprites into one texture and draws each at its exact size in device pixels, so that the map copies pixels.
import { type Theme, type Tokens, tokens } from "../../ui/theme/tokens";
import { box, type Ink, type SignPart } from "../../../schema/rules/map/signs";
import { digitFont, sprites, type Sprite } from "./sprites";

export interface AtlasLayout {
  width: number;
  height: number;
  /** x, y, width and height of each sprite in device pixels, in the order of `sprites`. */
  cells: Float32Array;
}
export interface Atlas extends AtlasLayout {
  image: HTMLCanvasElement | OffscreenCanvas;
  advances: Float32Array;
}

const gap = 1;

/** Side of a sprite's square: odd if that puts its straight edge between two pixels, otherwise even. */
function side({ reach, edge, scale }: Sprite, ratio: number): number {
  const least = Math.ceil(reach * scale * ratio * 2);
  const distance = edge * scale * ratio;
  const odd = Math.abs(distance - Math.round(distance)) > 0.25;
  return (least % 2 === 1) === odd ? least : least + 1;
}

/** Places the sprites in rows of decreasing height. Pure. `ratio`: device pixels per CSS pixel. */
export function atlasLayout(ratio: number): AtlasLayout {
  const sides = sprites.map((sprite) => side(sprite, ratio));
  const cells = new Float32Array(sprites.length * 4);
  const width = 2 ** Math.ceil(Math.log2(Math.sqrt(sides.reduce((sum, s) => sum + (s + gap) ** 2, 0)) * 1.05));
  let [x, y, row] = [gap, gap, 0];
  for (const i of sides.map((_, at) => at).sort((a, b) => sides[b]! - sides[a]!)) {
    const s = sides[i]!;
    if (x + s + gap > width) [x, y, row] = [gap, y + row + gap, 0];
    cells.set([x, y, s, s], i * 4);
    x += s + gap;
    row = Math.max(row, s);
  }
  return { width, height: y + row + gap, cells };
}

function colourOf(colours: Tokens, ink: Ink): string {
  return ink in colours.status ? colours.status[ink as keyof Tokens["status"]] : colours[ink as Exclude<Ink, keyof Tokens["status"]>];
}

type Pen = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

function drawPart(pen: Pen, part: SignPart, colours: Tokens): void {
  const path = new Path2D(part.d);
  pen.save();
  const [x, y] = part.offset ?? [0, 0];
  pen.translate(box / 2 + x, box / 2 + y);
  pen.rotate(((part.turn ?? 0) * Math.PI) / 180);
  pen.scale(part.scale ?? 1, part.scale ?? 1);
  pen.translate(-box / 2, -box / 2);
  pen.globalAlpha = part.opacity ?? 1;
  if (part.fill) {
    pen.fillStyle = colourOf(colours, part.fill);
    pen.fill(path, part.holes ? "evenodd" : "nonzero");
  }
  if (part.stroke) {
    pen.strokeStyle = colourOf(colours, part.stroke);
    pen.lineWidth = part.width ?? 1;
    pen.lineCap = part.dash ? "butt" : "round";
    pen.setLineDash(part.dash ? [...part.dash] : []);
    pen.stroke(path);
  }
  pen.restore();
}

/** Draws all sprites in the colours of a theme. Browser only; call it again when the digits' font is loaded. */
export function drawAtlas(theme: Theme, ratio: number): Atlas {
  const layout = atlasLayout(ratio);
  const colours = tokens[theme];
  const image = document.createElement("canvas");
  image.width = layout.width;
  image.height = layout.height;
  const pen = image.getContext("2d");
  if (!pen) throw new Error("no 2D canvas");
  const advances = new Float32Array(sprites.length);
  pen.font = `${digitFont.weight} ${digitFont.size * ratio}px "${digitFont.family}", Inter, sans-serif`;
  sprites.forEach((sprite, i) => {
    const [x, y, size] = layout.cells.subarray(i * 4, i * 4 + 3) as unknown as [number, number, number];
    if (sprite.text) {
      // Aligns to whole pixels; the shader sets characters by their advances.
      pen.fillStyle = colours.text;
      pen.fillText(sprite.text, x + Math.round(2 * ratio), y + Math.round(size / 2 + digitFont.size * ratio * 0.364));
      advances[i] = pen.measureText(sprite.text).width;
      return;
    }
    pen.save();
    pen.translate(x + size / 2, y + size / 2);
    pen.scale(ratio * sprite.scale, ratio * sprite.scale);
    pen.translate(-box / 2, -box / 2);
    sprite.parts.forEach((part) => drawPart(pen, part, colours));
    pen.restore();
  });
  return { ...layout, image, advances };
}
