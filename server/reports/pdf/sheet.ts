// PDF canvas: landscape A4, embedded fonts, lines and shapes. Points from the upper left corner.
import PDFDocument from "pdfkit";
import { type Locale, locales } from "../../../schema/rules/language/locales";
import { fontFiles, runsOf, type Weight } from "./fonts";

export const page = { width: 841.89, height: 595.28, margin: 36 } as const;
export const inner = { width: page.width - 2 * page.margin, bottom: page.height - page.margin - 14 } as const;

export const colours = {
  ink: "#1b1f24",
  muted: "#56606c",
  grid: "#d5dae1",
  panel: "#f4f6f9",
  data: "#2a63b8",
  second: "#7a8796",
  ACCEPTABLE: "#1d7044",
  WARNING: "#a35200",
  CRITICAL: "#b3192a",
} as const;

export interface TextStyle {
  size: number;
  weight?: Weight;
  colour?: string;
  align?: "left" | "center" | "right";
}

export class Sheet {
  readonly doc: PDFKit.PDFDocument;

  constructor(title: string, locale: Locale, at: Date) {
    const info = { Title: title, Creator: "Atalaya", Producer: "Atalaya", CreationDate: at };
    const size: [number, number] = [page.width, page.height];
    this.doc = new PDFDocument({ size, margin: 0, bufferPages: true, lang: locales[locale], displayTitle: true, info });
    for (const { name, bytes } of fontFiles()) this.doc.registerFont(name, bytes);
  }

  width(text: string, { size, weight = "normal" }: TextStyle): number {
    return runsOf(text, weight).reduce((sum, run) => sum + this.doc.font(run.font).fontSize(size).widthOfString(run.text), 0);
  }

  /** `y` is the upper edge; `x` the left edge, centre or right edge, depending on the alignment. */
  text(text: string, x: number, y: number, style: TextStyle): void {
    const { size, weight = "normal", colour = colours.ink, align = "left" } = style;
    const width = align === "left" ? 0 : this.width(text, style);
    let at = x - (align === "center" ? width / 2 : width);
    this.doc.fillColor(colour);
    for (const run of runsOf(text, weight)) {
      this.doc.font(run.font).fontSize(size).text(run.text, at, y, { lineBreak: false });
      at += this.doc.widthOfString(run.text);
    }
  }

  fitted(text: string, width: number, style: TextStyle): string {
    if (this.width(text, style) <= width) return text;
    let shortened = text;
    while (shortened && this.width(`${shortened.trimEnd()}…`, style) > width) shortened = shortened.slice(0, -1);
    return `${shortened.trimEnd()}…`;
  }

  lines(text: string, width: number, style: TextStyle, most: number): string[] {
    const lines: string[] = [];
    let line = "";
    const words = text.split(" ");
    for (const [i, word] of words.entries()) {
      const longer = line ? `${line} ${word}` : word;
      if (this.width(longer, style) <= width || !line) line = longer;
      else if (lines.length === most - 1) return [...lines, this.fitted([line, ...words.slice(i)].join(" "), width, style)];
      else {
        lines.push(line);
        line = word;
      }
    }
    return [...lines, this.fitted(line, width, style)];
  }

  line(x1: number, y1: number, x2: number, y2: number, colour: string, { width = 0.5, dash = 0 } = {}): void {
    this.doc.lineWidth(width).strokeColor(colour);
    if (dash) this.doc.dash(dash, { space: dash });
    this.doc.moveTo(x1, y1).lineTo(x2, y2).stroke();
    if (dash) this.doc.undash();
  }

  box(x: number, y: number, width: number, height: number, colour: string, radius = 0): void {
    if (radius) this.doc.roundedRect(x, y, width, height, radius).fill(colour);
    else this.doc.rect(x, y, width, height).fill(colour);
  }

  bytes(): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      const chunks: Buffer[] = [];
      this.doc.on("data", (chunk: Buffer) => chunks.push(chunk));
      this.doc.on("end", () => resolve(Buffer.concat(chunks)));
      this.doc.on("error", reject);
      this.doc.end();
    });
  }
}
