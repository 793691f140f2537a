// CSV as spreadsheets write it: comma, semicolon or tab, any line ending, optional byte order mark.
import Papa from "papaparse";
import { csvSeparator, withoutFormulas } from "../../../../schema/rules/exports/csv";

/** Characters parsed before yielding to the event loop: a few milliseconds of work. */
const CHUNK_CHARACTERS = 64 * 1_024;

function separatorOf(text: string): string {
  const names = text.split("\n", 1)[0]!;
  return [",", ";", "\t"].toSorted((a, b) => names.split(b).length - names.split(a).length)[0]!;
}

/** Windows code pages that spreadsheets use instead of UTF-8, by language; windows-1252 for all others. */
const windowsEncodings: Record<string, string> = { el: "windows-1253", tr: "windows-1254" };

/** Decodes UTF-8, UTF-16 or the Windows code page of the language (BCP 47). */
export function decodeCsv(bytes: ArrayBuffer, tag: string): string {
  const [first, second] = new Uint8Array(bytes);
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(windowsEncodings[tag.split("-")[0]!] ?? "windows-1252").decode(bytes);
  }
}

const SEPARATOR_LINE = /^sep=(.)(?:\n|$)/i;

export interface CsvLine {
  /** Line number in the file, from 1, at which the record starts. */
  line: number;
  cells: string[];
}

/** Parses in chunks, so that the page stays responsive. Empty lines are skipped but counted in `line`. */
export const readCsv = (text: string): Promise<CsvLine[]> =>
  new Promise((done) => {
    const rows: CsvLine[] = [];
    const content = text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
    const separatorLine = SEPARATOR_LINE.exec(content);
    let line = separatorLine ? 2 : 1;
    Papa.parse<string[]>(content.replace(SEPARATOR_LINE, ""), {
      newline: "\n",
      delimiter: separatorLine?.[1] ?? separatorOf,
      chunkSize: CHUNK_CHARACTERS,
      chunk: ({ data }: Papa.ParseResult<string[]>, parser: Papa.Parser) => {
        for (const cells of data) {
          if (cells.some((cell) => cell.trim() !== "")) rows.push({ line, cells });
          line += cells.join("").split("\n").length;
        }
        parser.pause();
        setTimeout(() => parser.resume(), 0);
      },
      complete: () => done(rows),
    });
  });

export const writeCsv = (rows: readonly (readonly string[])[], tag: string): string =>
  Papa.unparse(
    rows.map((cells) => cells.map(withoutFormulas)),
    { delimiter: csvSeparator(tag), quotes: true },
  ) + "\r\n";
