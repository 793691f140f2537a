// Values made of several: lists, pairs, free JSON.
import { Fault } from "./fault";
import { isBlank, text, type Read } from "./values";

/** A list of at most `most`; the first fault counts, with its place. Blank entries are left out. */
export const list =
  <T>(read: Read<T>, most: number): Read<T[]> =>
  (value) => {
    if (!Array.isArray(value)) return new Fault("LIST_EXPECTED");
    if (value.length > most) return new Fault("TOO_MANY", { most });
    const entries: T[] = [];
    for (const [i, one] of value.entries()) {
      if (isBlank(one)) continue;
      const entry = read(one);
      if (entry instanceof Fault) return entry.within(`entry ${i + 1}`);
      entries.push(entry);
    }
    return entries;
  };

/** Fields of an entry by their key. Absent, where `null` is not good enough: REQUIRED. */
export class Entry {
  private constructor(private readonly fields: Readonly<Record<string, unknown>>) {}

  static of(value: unknown): Entry | Fault {
    return value !== null && typeof value === "object" && !Array.isArray(value)
      ? new Entry(value as Record<string, unknown>)
      : new Fault("OBJECT_EXPECTED");
  }

  /** Undefined: absent. Null: blank. */
  read<T>(key: string, read: Read<T>): T | null | undefined | Fault {
    const value = Object.hasOwn(this.fields, key) ? this.fields[key] : undefined;
    if (value === undefined) return undefined;
    if (isBlank(value)) return null;
    const answer = read(value);
    return answer instanceof Fault ? answer.within(key) : answer;
  }

  required<T>(key: string, read: Read<T>): T | Fault {
    return this.read(key, read) ?? new Fault("REQUIRED", { at: key });
  }
}

/** Codes in a list, or in one text between commas or semicolons. */
export const codes: Read<string[]> = (value) => list(text(100), 200)(typeof value === "string" ? value.split(/[,;]/) : value);

/** Free key and value pairs; values are texts, numbers or flags, all kept as text. Blank ones are left out. */
export const attributes: Read<Record<string, string>> = (value) => {
  if (value === null || typeof value !== "object" || Array.isArray(value)) return new Fault("OBJECT_EXPECTED");
  const given = Object.entries(value);
  if (given.length > 200) return new Fault("TOO_MANY", { most: 200 });
  const pairs: [string, string][] = [];
  for (const [name, one] of given) {
    if (isBlank(one)) continue;
    const key = text(100)(name);
    // A bad key may not be a text that can be shown.
    if (key instanceof Fault) return key;
    const content = text(2_000)(typeof one === "boolean" ? String(one) : one);
    if (content instanceof Fault) return content.within(key);
    pairs.push([key, content]);
  }
  return Object.fromEntries(pairs);
};

const deepest = 20;

/** Any JSON that the database can keep, not nested deeper than 20. */
export const json: Read<unknown> = (value) => faultIn(value, 0) ?? value;

function faultIn(value: unknown, depth: number): Fault | null {
  if (typeof value === "string") {
    const kept = text(65_536)(value);
    return kept instanceof Fault ? kept : null;
  }
  if (value === null || typeof value !== "object") return null;
  if (depth >= deepest) return new Fault("TOO_MANY", { most: deepest });
  for (const [key, one] of Object.entries(value)) {
    const fault = faultIn(key, depth) ?? faultIn(one, depth + 1);
    if (fault) return fault;
  }
  return null;
}
