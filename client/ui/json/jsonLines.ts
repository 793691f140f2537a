// A JSON value as lines that can be folded, and how they differ from those of another one.

export type DiffSign = "ADDED" | "REMOVED" | "CHANGED" | "SAME";

export interface JsonLine {
  /** The way to the value: ["steps", "2", "at"]. The line that closes an object or a list has that of the one that opens it. */
  path: readonly string[];
  /** Name within the object; null in a list, at the outermost and where something closes. */
  name: string | null;
  /** As JSON writes it: a plain value, or the bracket that opens or closes. */
  text: string;
  /** How many entries the object or the list has that begins here; null: none begins. */
  entries: number | null;
  closes: boolean;
  isLast: boolean;
}

/** The lines of a value that JSON.parse gave. */
export function jsonLines(value: unknown, path: readonly string[] = [], name: string | null = null, isLast = true): JsonLine[] {
  const line = { path, name, closes: false, isLast };
  if (value === null || typeof value !== "object") return [{ ...line, text: JSON.stringify(value) ?? "null", entries: null }];
  const isList = Array.isArray(value);
  const entries = Object.entries(value);
  const [open, close] = isList ? ["[", "]"] : ["{", "}"];
  if (!entries.length) return [{ ...line, text: `${open}${close}`, entries: null }];
  return [
    { ...line, text: open, entries: entries.length },
    ...entries.flatMap(([key, inner], at) => jsonLines(inner, [...path, key], isList ? null : key, at === entries.length - 1)),
    { path, name: null, text: close, entries: null, closes: true, isLast },
  ];
}

export const pathKey = (path: readonly string[]): string => JSON.stringify(path);

/** How a line differs from the other value's line of the same path. `side`: which of the two this one is, the earlier or the later. */
export function lineSigns(lines: readonly JsonLine[], other: readonly JsonLine[], side: "before" | "after"): Map<JsonLine, DiffSign> {
  const opening = other.filter(({ closes }) => !closes);
  const textByPath = new Map(opening.map(({ path, text }) => [pathKey(path), text]));
  const missing: DiffSign = side === "before" ? "REMOVED" : "ADDED";
  const signOf = ({ path, text, closes }: JsonLine): DiffSign => {
    const otherText = textByPath.get(pathKey(path));
    if (otherText === undefined) return missing;
    return closes || otherText === text ? "SAME" : "CHANGED";
  };
  return new Map(lines.map((line) => [line, signOf(line)]));
}
