import { createReadStream } from "node:fs";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import { readInstant } from "../../schema/rules/language/instants";

export type Fields = Readonly<Record<string, unknown>>;
export interface Row {
  line: number;
  /** `null` if the line is not a JSON object. */
  fields: Fields | null;
}

/** Streams the rows of an NDJSON file, plain or `.gz`; skips blank lines. Throws file system errors. */
export async function* rowsOf(file: string): AsyncGenerator<Row> {
  const raw = createReadStream(file);
  const text: NodeJS.ReadableStream = file.endsWith(".gz") ? pipeline(raw, createGunzip(), () => undefined) : raw;
  text.setEncoding("utf8");
  let rest = "";
  let line = 0;
  for await (const chunk of text) {
    const lines = (rest + String(chunk)).split("\n");
    rest = lines.pop()!;
    for (const row of lines) {
      line++;
      if (row.trim() !== "") yield { line, fields: fieldsOf(row) };
    }
  }
  if (rest.trim() !== "") yield { line: line + 1, fields: fieldsOf(rest) };
}

/** Parses a line. If the row was recorded as invalid, the line wraps it together with the reasons; returns the row itself. */
export function fieldsOf(line: string): Fields | null {
  try {
    const value: unknown = JSON.parse(line);
    if (!isObject(value)) return null;
    return Array.isArray(value.reasons) && isObject(value.row) ? value.row : value;
  } catch {
    return null;
  }
}
const isObject = (value: unknown): value is Fields => typeof value === "object" && value !== null && !Array.isArray(value);

export function textOf(fields: Fields, name: string): string | undefined {
  const value = fields[name];
  return typeof value === "string" && value !== "" ? value : undefined;
}

/** Milliseconds since 1970; `undefined` if absent or invalid. */
export function timeOf(fields: Fields, name: string): number | undefined {
  const at = readInstant(textOf(fields, name) ?? "");
  return typeof at === "string" ? undefined : at;
}

export function placeOf({ lon, lat }: Fields): readonly [number, number] | undefined {
  return typeof lon === "number" && typeof lat === "number" ? [lon, lat] : undefined;
}
