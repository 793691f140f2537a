import { type HelpLine, helpLineName, type HelpPart, helpSections, partNumber } from "../../../schema/rules/help/help";
import type { Locale } from "../../../schema/rules/language/locales";
import { text } from "../../platform/texts";
import { colours, inner, page, Sheet } from "../pdf/sheet";
import { drawSign } from "./printedSigns";

const COLUMNS = { count: 2, gap: 26 } as const;
const columnWidth = (inner.width - (COLUMNS.count - 1) * COLUMNS.gap) / COLUMNS.count;
const SECTION = { size: 15, weight: "bold" } as const;
const PART = { size: 10.5, weight: "bold" } as const;
const NAME = { size: 8.5, weight: "bold" } as const;
const TEXT = { size: 8.5, colour: colours.muted } as const;
const CODE = { size: 7.5, weight: "bold", colour: colours.data } as const;
const SMALL = { size: 7, colour: colours.muted } as const;
const LINE_HEIGHT = 11.5;
const CODE_WIDTH = 74;
const SIGN_SIZE = 13;
const SIGN_WIDTH = 20;
const MAX_LINES = 12;

export interface HelpBuild {
  version: string;
  build: string;
}

/** Renders all lines but those named in `without`; parts keep their numbers. Slow; call it through helpThread.ts. */
export function helpPdf(locale: Locale, build: HelpBuild, at: Date, without: readonly string[]): Promise<Buffer> {
  const help = new HelpPages(new Sheet(`Atalaya · ${text(locale, "help.title")}`, locale, at), locale);
  for (const [i, section] of helpSections.entries()) {
    const parts = section.parts.map((part) => ({
      ...part,
      lines: part.lines.filter((line) => !without.includes(helpLineName(part.key, line))),
    }));
    if (parts.every(({ lines }) => !lines.length)) continue;
    help.section(`${i + 1} ${text(locale, section.title)}`);
    for (const [j, part] of parts.entries()) if (part.lines.length) help.part(partNumber(i, j), part);
  }
  help.pageFooters(build);
  return help.sheet.bytes();
}

class HelpPages {
  private column = 0;
  private y: number = page.margin;

  constructor(
    readonly sheet: Sheet,
    private readonly locale: Locale,
  ) {}

  private get x(): number {
    return page.margin + this.column * (columnWidth + COLUMNS.gap);
  }

  private reserve(height: number): void {
    if (this.y + height <= inner.bottom) return;
    this.y = page.margin;
    this.column = (this.column + 1) % COLUMNS.count;
    if (this.column === 0) this.sheet.doc.addPage();
  }

  section(title: string): void {
    this.reserve(90);
    if (this.y > page.margin) this.y += 12;
    this.sheet.text(title, this.x, this.y, SECTION);
    this.y += 24;
  }

  part(number: string, part: HelpPart): void {
    this.reserve(50);
    const title = this.sheet.lines(`${number} ${text(this.locale, part.title)}`, columnWidth, PART, 2);
    for (const line of title) {
      this.sheet.text(line, this.x, this.y, PART);
      this.y += 14;
    }
    this.sheet.line(this.x, this.y, this.x + columnWidth, this.y, colours.grid);
    this.y += 6;
    const [hasCodes, hasSigns] = [part.lines.some(({ code }) => code !== undefined), part.lines.some(({ sign }) => sign !== undefined)];
    const indents = { code: hasSigns ? SIGN_WIDTH : 0, text: hasCodes ? CODE_WIDTH : hasSigns ? SIGN_WIDTH : 0 };
    for (const line of part.lines) this.line(line, indents);
    this.y += 8;
  }

  private line({ code, codeName, name, text: description, values = {}, sign }: HelpLine, indents: { code: number; text: number }): void {
    const width = columnWidth - indents.text;
    const names = this.sheet.lines(text(this.locale, name), width, NAME, 3);
    const texts = description ? this.sheet.lines(text(this.locale, description, values), width, TEXT, MAX_LINES) : [];
    this.reserve((names.length + texts.length) * LINE_HEIGHT + 4);
    const left = this.x + indents.text;
    if (sign) drawSign(this.sheet.doc, sign, this.x, this.y - 2, SIGN_SIZE);
    if (code) this.sheet.text(printable(codeName ? text(this.locale, codeName) : code), this.x + indents.code, this.y + 0.5, CODE);
    for (const title of names) this.write(title, left, NAME);
    for (const paragraph of texts) this.write(paragraph, left, TEXT);
    this.y += 4;
  }

  private write(line: string, x: number, style: typeof NAME | typeof TEXT): void {
    this.sheet.text(line, x, this.y, style);
    this.y += LINE_HEIGHT;
  }

  pageFooters({ version, build }: HelpBuild): void {
    const { count } = this.sheet.doc.bufferedPageRange();
    const left = `Atalaya · ${text(this.locale, "help.title")} · ${text(this.locale, "help.version", { version, build })}`;
    for (let i = 0; i < count; i++) {
      this.sheet.doc.switchToPage(i);
      const y = page.height - page.margin - 4;
      this.sheet.text(left, page.margin, y, SMALL);
      this.sheet.text(text(this.locale, "help.pageOf", { page: i + 1, count }), page.width - page.margin, y, { ...SMALL, align: "right" });
    }
  }
}

/** The fonts have no left and right arrows. */
const printable = (code: string): string => code.replaceAll("←", "‹").replaceAll("→", "›");
