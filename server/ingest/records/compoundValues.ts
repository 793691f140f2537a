import { ValueError } from "./valueError";
import { isBlank, text, type ValueReader } from "./values";

/** Most entries of each list of a record. */
export const recordLimits = { milestones: 200, movements: 1_000, fleet: 5_000, codes: 200, attributes: 200 } as const;

/** Reads a list and skips blank entries. Returns the first error, with its position. */
export const listOf =
  <T>(read: ValueReader<T>, maxEntries: number): ValueReader<T[]> =>
  (value) => {
    if (!Array.isArray(value)) return new ValueError("LIST_EXPECTED");
    if (value.length > maxEntries) return new ValueError("TOO_MANY", { most: maxEntries });
    const entries: T[] = [];
    for (const [i, element] of value.entries()) {
      if (isBlank(element)) continue;
      const entry = read(element);
      if (entry instanceof ValueError) return entry.inPlace(`entry ${i + 1}`);
      entries.push(entry);
    }
    return entries;
  };

export class ObjectReader {
  private constructor(private readonly fields: Readonly<Record<string, unknown>>) {}

  static of(value: unknown): ObjectReader | ValueError {
    return value !== null && typeof value === "object" && !Array.isArray(value)
      ? new ObjectReader(value as Record<string, unknown>)
      : new ValueError("OBJECT_EXPECTED");
  }

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

/** Codes in a list, or in one text separated by commas or semicolons. */
export const codeList: ValueReader<string[]> = (value) =>
  listOf(text(100), recordLimits.codes)(typeof value === "string" ? value.split(/[,;]/) : value);

/** Key-value pairs. Texts, numbers and booleans are stored as text; blank values are dropped. */
export const attributes: ValueReader<Record<string, string>> = (value) => {
  if (value === null || typeof value !== "object" || Array.isArray(value)) return new ValueError("OBJECT_EXPECTED");
  const entries = Object.entries(value);
  if (entries.length > recordLimits.attributes) return new ValueError("TOO_MANY", { most: recordLimits.attributes });
  const pairs: [string, string][] = [];
  for (const [name, property] of entries) {
    if (isBlank(property)) continue;
    const key = text(100)(name);
    // The key may contain characters that cannot be displayed, so the error does not name it.
    if (key instanceof ValueError) return key;
    const content = text(2_000)(typeof property === "boolean" ? String(property) : property);
    if (content instanceof ValueError) return content.inPlace(key);
    pairs.push([key, content]);
  }
  return Object.fromEntries(pairs);
};

const MAX_DEPTH = 20;

export const anyJson: ValueReader<unknown> = (value) => errorIn(value, 0) ?? value;

function errorIn(value: unknown, depth: number): ValueError | null {
  if (typeof value === "string") {
    const storable = text(65_536)(value);
    return storable instanceof ValueError ? storable : null;
  }
  if (value === null || typeof value !== "object") return null;
  if (depth >= MAX_DEPTH) return new ValueError("TOO_MANY", { most: MAX_DEPTH });
  for (const [key, property] of Object.entries(value)) {
    const error = errorIn(key, depth) ?? errorIn(property, depth + 1);
    if (error) return error;
  }
  return null;
}
