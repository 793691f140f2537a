// A table as CSV: RFC 4180, in UTF-8 with a byte order mark, without which spreadsheets read another character set.
import { type Cell, instantText } from "./cells";
import type { Sink, TableWriter } from "./tableWriter";

const BYTE_ORDER_MARK = "\uFEFF";
/** What spreadsheets take for the beginning of a formula, also after blanks, also in its full width (OWASP, CSV Injection). */
const FORMULA_START = /^\s*[=+\-@\uFF0B\uFF0D\uFF1D\uFF20]|^[\t\r\n]/u;
const NEEDS_QUOTES = /[",\r\n]/;

/** Text that no spreadsheet takes for a formula: an apostrophe in front makes it text. */
export const harmless = (text: string): string => (FORMULA_START.test(text) ? `'${text}` : text);
export const quoted = (text: string): string => (NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

function cellText(cell: Cell): string {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell);
  return typeof cell === "string" ? quoted(harmless(cell)) : instantText(cell);
}

export class CsvWriter implements TableWriter {
  constructor(private readonly sink: Sink) {}

  begin(headings: readonly string[]): Promise<void> {
    return this.sink(Buffer.from(BYTE_ORDER_MARK + line(headings)));
  }

  rows(rows: readonly Cell[][]): Promise<void> {
    return this.sink(Buffer.from(rows.map(line).join("")));
  }

  end(): Promise<void> {
    return Promise.resolve();
  }
}

const line = (cells: readonly Cell[]): string => `${cells.map(cellText).join(",")}\r\n`;
