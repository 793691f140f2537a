// What differs between what was there before and after, field by field.
import type { DiffSign } from "../../ui/json/jsonLines";

export interface FieldDiff {
  /** The way to the value: "lists.instanceIds", "steps.2.at". */
  field: string;
  /** As text; null: it was not there. */
  before: string | null;
  after: string | null;
  sign: DiffSign;
}

/** Both as JSON text, null where there was nothing. In the order of the fields' names, what is the same included. */
export function diffOf(before: string | null, after: string | null): FieldDiff[] {
  const [old, now] = [flat(before), flat(after)];
  return [...new Set([...old.keys(), ...now.keys()])]
    .sort((a, b) => a.localeCompare(b, "en", { numeric: true }))
    .map((field) => {
      const [was, is] = [old.get(field) ?? null, now.get(field) ?? null];
      return { field, before: was, after: is, sign: was === is ? "SAME" : was === null ? "ADDED" : is === null ? "REMOVED" : "CHANGED" };
    });
}

function flat(json: string | null): Map<string, string> {
  const found = new Map<string, string>();
  const walk = (value: unknown, path: string): void => {
    // Nothing is no value: a field that was null and is a word was added.
    if (value === null || value === undefined) return;
    if (typeof value !== "object") found.set(path || "·", typeof value === "string" ? value : JSON.stringify(value));
    else if (Array.isArray(value) && value.every((one) => one === null || typeof one !== "object"))
      found.set(path || "·", value.join(", "));
    else for (const [key, inner] of Object.entries(value)) walk(inner, path ? `${path}.${key}` : key);
  };
  if (json !== null) walk(JSON.parse(json), "");
  return found;
}
