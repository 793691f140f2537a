import type { HelpSign } from "../../../schema/rules/help/help";
import { kindShapes } from "../../../schema/rules/map/kindShapes";
import { lightInks } from "../../../schema/rules/map/lightInks";
import { box, claimSign, layerSigns, resourceSign, type SignPart } from "../../../schema/rules/map/signs";

const middle = box / 2;

export function drawSign(doc: PDFKit.PDFDocument, sign: HelpSign, x: number, y: number, size: number): void {
  doc.save();
  doc.translate(x, y).scale(size / box);
  if ("kind" in sign) doc.path(kindShapes[sign.kind]).fill(lightInks.text, "even-odd");
  else for (const part of partsOf(sign)) drawPart(doc, part);
  doc.restore();
}

function partsOf(sign: Exclude<HelpSign, { kind: unknown }>): readonly SignPart[] {
  if ("claimStatus" in sign) return claimSign(sign.claimStatus, "list");
  return "resourceStatus" in sign ? resourceSign(sign.resourceStatus) : layerSigns[sign.layer];
}

function drawPart(
  doc: PDFKit.PDFDocument,
  { d, fill, stroke, width = 1, dash, opacity = 1, scale = 1, turn = 0, offset = [0, 0] }: SignPart,
): void {
  doc.save();
  doc
    .translate(middle + offset[0], middle + offset[1])
    .rotate(turn)
    .scale(scale)
    .translate(-middle, -middle);
  doc
    .opacity(opacity)
    .lineWidth(width)
    .lineJoin("round")
    .lineCap(dash ? "butt" : "round");
  if (dash) doc.dash(dash[0], { space: dash[1] });
  doc.path(d);
  if (fill && stroke) doc.fillAndStroke(lightInks[fill], lightInks[stroke]);
  else if (fill) doc.fill(lightInks[fill]);
  else if (stroke) doc.stroke(lightInks[stroke]);
  doc.restore();
}
