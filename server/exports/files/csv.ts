// CSV writer: RFC 4180 with the language's separator and decimal sign, UTF-8 with a byte order mark for spreadsheets.
import { csvSeparator, decimalSign, withoutFormulas } from "../../../schema/rules/exports/csv";
import { type Locale, locales } from "../../../schema/rules/language/locales";
import { type Cell, instantText } from "./cells";
import type { Sink, TableWriter } from "./tableWriter";

const BYTE_ORDER_MARK = "\uFEFF";

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

export class CsvWriter implements TableWriter {
  private readonly separator: string;
  private readonly decimalSign: string;

  constructor(
    private readonly sink: Sink,
    locale: Locale,
  ) {
    this.separator = csvSeparator(locales[locale]);
    this.decimalSign = decimalSign(locales[locale]);
  }

  begin(headings: readonly string[]): Promise<void> {
    return this.sink(Buffer.from(BYTE_ORDER_MARK + this.line(headings)));
  }

  rows(rows: readonly Cell[][]): Promise<void> {
    return this.sink(Buffer.from(rows.map((cells) => this.line(cells)).join("")));
  }

  end(): Promise<void> {
    return Promise.resolve();
  }

  private line(cells: readonly Cell[]): string {
    return `${cells.map((cell) => this.cellText(cell)).join(this.separator)}\r\n`;
  }

  private cellText(cell: Cell): string {
    if (cell === null) return "";
    if (typeof cell === "number") return String(cell).replace(".", this.decimalSign);
    return quoted(typeof cell === "string" ? withoutFormulas(cell) : instantText(cell));
  }
}
