// Files of comma-separated values, as spreadsheets write them: commas, semicolons or tabs, any line ends, a mark at the beginning.
import Papa from "papaparse";

/** Characters that are read between two breaths of the page: some milliseconds of work. */
const CHUNK_CHARACTERS = 64 * 1_024;

/** What stands most often in the line of names. */
function separatorOf(text: string): string {
  const names = text.split("\n", 1)[0]!;
  return [",", ";", "\t"].toSorted((a, b) => names.split(b).length - names.split(a).length)[0]!;
}

export interface CsvLine {
  /** Of the file, from 1, where the record begins. */
  line: number;
  cells: string[];
}

/** The lines of a file and their cells; lines without anything are left out, `line` counts them all the same. The page goes on meanwhile. */
export const readCsv = (text: string): Promise<CsvLine[]> =>
  new Promise((done) => {
    const rows: CsvLine[] = [];
    let line = 1;
    Papa.parse<string[]>(text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n"), {
      newline: "\n",
      delimiter: separatorOf,
      chunkSize: CHUNK_CHARACTERS,
      chunk: ({ data }: Papa.ParseResult<string[]>, parser: Papa.Parser) => {
        for (const cells of data) {
          if (cells.some((one) => one.trim() !== "")) rows.push({ line, cells });
          line += cells.join("").split("\n").length;
        }
        parser.pause();
        setTimeout(() => parser.resume(), 0);
      },
      complete: () => done(rows),
    });
  });

/** As a file: what a spreadsheet would take for a formula has an apostrophe in front. */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  Papa.unparse(rows as string[][], { escapeFormulae: true }) + "\r\n";
