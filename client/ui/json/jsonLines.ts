export type DiffSign = "ADDED" | "REMOVED" | "CHANGED" | "SAME";

export interface JsonLine {
  /** Path of the value: ["steps", "2", "at"]. A closing line has the path of its opening line. */
  path: readonly string[];
  /** Key within the object; `null` in arrays, at the root and on closing lines. */
  name: string | null;
  text: string;
  entries: number | null;
  closes: boolean;
  isLast: boolean;
}

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

/** Compares each line with the line of the same path. `side` tells whether `lines` is the earlier or the later value. */
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
