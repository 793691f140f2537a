// Files of comma-separated values: RFC 4180, and what spreadsheets make of it: a mark at the beginning, semicolons or tabs, any line ends.

const separators = [",", ";", "\t"] as const;

/** The lines of a file and their cells; lines without anything are left out, `line` counts them all the same. */
export function readCsv(text: string): { line: number; cells: string[] }[] {
  const source = text.replace(/^\uFEFF/, "");
  const first = source.slice(0, source.search(/[\r\n]|$/));
  const separator = separators.toSorted((a, b) => first.split(b).length - first.split(a).length)[0]!;
  const rows: { line: number; cells: string[] }[] = [];
  let [line, begun] = [1, 1];
  let [cell, cells, quoted, wasQuoted] = ["", [] as string[], false, false];
  const endRow = (): void => {
    cells.push(cell);
    if (cells.some((one) => one.trim() !== "")) rows.push({ line: begun, cells });
    [cell, cells, wasQuoted, begun] = ["", [], false, line];
  };
  for (let at = 0; at < source.length; at++) {
    const letter = source[at]!;
    if (letter === "\n" || (letter === "\r" && source[at + 1] !== "\n")) line++;
    if (quoted) {
      if (letter !== '"') cell += letter;
      else if (source[at + 1] === '"') cell += source[++at]!;
      else quoted = false;
    } else if (letter === '"' && cell === "" && !wasQuoted) [quoted, wasQuoted] = [true, true];
    else if (letter === separator) {
      cells.push(cell);
      [cell, wasQuoted] = ["", false];
    } else if (letter === "\n" || letter === "\r") {
      if (letter === "\n" || source[at + 1] !== "\n") endRow();
    } else cell += letter;
  }
  if (cell !== "" || cells.length) endRow();
  return rows;
}

/** As a file: what a spreadsheet would take for a formula has an apostrophe in front. */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => cells.map(csvCell).join(",")).join("\r\n") + "\r\n";

const csvCell = (text: string): string => {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};
