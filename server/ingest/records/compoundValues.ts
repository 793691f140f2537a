// Values made of several: lists, pairs, free JSON.
import { ValueError } from "./valueError";
import { isBlank, text, type ValueReader } from "./values";

/** A list of at most `most`; the first fault counts, with its place. Blank entries are left out. */
export const listOf =
  <T>(read: ValueReader<T>, maxEntries: number): ValueReader<T[]> =>
  (value) => {
    if (!Array.isArray(value)) return new ValueError("LIST_EXPECTED");
    if (value.length > maxEntries) return new ValueError("TOO_MANY", { most: maxEntries });
    const entries: T[] = [];
    for (const [i, one] of value.entries()) {
      if (isBlank(one)) continue;
      const entry = read(one);
      if (entry instanceof ValueError) return entry.inPlace(`entry ${i + 1}`);
      entries.push(entry);
    }
    return entries;
  };

/** Fields of an entry by their key. Absent, where `null` is not good enough: REQUIRED. */
export class ObjectReader {
  private constructor(private readonly fields: Readonly<Record<string, unknown>>) {}

  static of(value: unknown): ObjectReader | ValueError {
    return value !== null && typeof value === "object" && !Array.isArray(value)
      ? new ObjectReader(value as Record<string, unknown>)
      : new ValueError("OBJECT_EXPECTED");
  }

  /** Undefined: absent. Null: blank. */
  read<T>(key: string, read: ValueReader<T>): T | null | undefined | ValueError {
    const value = Object.hasOwn(this.fields, key) ? this.fields[key] : undefined;
    if (value === undefined) return undefined;
    if (isBlank(value)) return null;
    const answer = read(value);
    return answer instanceof ValueError ? answer.inPlace(key) : answer;
  }

  required<T>(key: string, read: ValueReader<T>): T | ValueError {
    return this.read(key, read) ?? new ValueError("REQUIRED", { at: key });
  }
}

/** Codes in a list, or in one text between commas or semicolons. */
export const codeList: ValueReader<string[]> = (value) => listOf(text(100), 200)(typeof value === "string" ? value.split(/[,;]/) : value);

/** Free key and value pairs; values are texts, numbers or flags, all kept as text. Blank ones are left out. */
export const attributes: ValueReader<Record<string, string>> = (value) => {
  if (value === null || typeof value !== "object" || Array.isArray(value)) return new ValueError("OBJECT_EXPECTED");
  const entries = Object.entries(value);
  if (entries.length > 200) return new ValueError("TOO_MANY", { most: 200 });
  const pairs: [string, string][] = [];
  for (const [name, one] of entries) {
    if (isBlank(one)) continue;
    const key = text(100)(name);
    // A bad key may not be a text that can be shown.
    if (key instanceof ValueError) return key;
    const content = text(2_000)(typeof one === "boolean" ? String(one) : one);
    if (content instanceof ValueError) return content.inPlace(key);
    pairs.push([key, content]);
  }
  return Object.fromEntries(pairs);
};

const MAX_DEPTH = 20;

/** Any JSON that the database can keep, not nested deeper than 20. */
export const anyJson: ValueReader<unknown> = (value) => errorIn(value, 0) ?? value;

function errorIn(value: unknown, depth: number): ValueError | null {
  if (typeof value === "string") {
    const storable = text(65_536)(value);
    return storable instanceof ValueError ? storable : null;
  }
  if (value === null || typeof value !== "object") return null;
  if (depth >= MAX_DEPTH) return new ValueError("TOO_MANY", { most: MAX_DEPTH });
  for (const [key, one] of Object.entries(value)) {
    const error = errorIn(key, depth) ?? errorIn(one, depth + 1);
    if (error) return error;
  }
  return null;
}
