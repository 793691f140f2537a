import { createReadStream } from "node:fs";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";

export type Fields = Readonly<Record<string, unknown>>;
export interface Row {
  /** Line of the file, from 1. */
  line: number;
  /** Null when the line is not a JSON object. */
  fields: Fields | null;
}

/** Rows of an NDJSON file, plain or `.gz`, read as a stream; blank lines are skipped. Throws what the file system throws. */
export async function* rowsOf(file: string): AsyncGenerator<Row> {
  const raw = createReadStream(file);
  const text: NodeJS.ReadableStream = file.endsWith(".gz") ? pipeline(raw, createGunzip(), () => undefined) : raw;
  text.setEncoding("utf8");
  let rest = "";
  let line = 0;
  for await (const chunk of text) {
    const lines = (rest + String(chunk)).split("\n");
    rest = lines.pop()!;
    for (const one of lines) {
      line++;
      if (one.trim() !== "") yield { line, fields: fieldsOf(one) };
    }
  }
  if (rest.trim() !== "") yield { line: line + 1, fields: fieldsOf(rest) };
}

/** A line's fields. What was gathered as dirty is wrapped with its reasons: then the row within. */
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

/** The field as text, undefined when it is absent, empty or something else. */
export function textOf(fields: Fields, name: string): string | undefined {
  const value = fields[name];
  return typeof value === "string" && value !== "" ? value : undefined;
}

/** The field as an instant, milliseconds since 1970; undefined when it is absent or no date. */
export function timeOf(fields: Fields, name: string): number | undefined {
  const at = Date.parse(textOf(fields, name) ?? "");
  return Number.isNaN(at) ? undefined : at;
}

/** `lon` and `lat` when both are numbers; whether they are a place on earth is the endpoint's to decide. */
export function placeOf({ lon, lat }: Fields): readonly [number, number] | undefined {
  return typeof lon === "number" && typeof lat === "number" ? [lon, lat] : undefined;
}
