import type { DiffSign } from "../../ui/json/jsonLines";

export interface FieldDiff {
  /** Path of the value: "lists.instanceIds", "steps.2.at". */
  field: string;
  before: string | null;
  after: string | null;
  sign: DiffSign;
}

/** Compares two JSON texts (`null` for none). Returns all fields sorted by name, including unchanged ones. */
export function diffOf(before: string | null, after: string | null): FieldDiff[] {
  const [old, now] = [flat(before), flat(after)];
  return [...new Set([...old.keys(), ...now.keys()])]
    .sort((a, b) => a.localeCompare(b, "en", { numeric: true }))
    .map((field) => {
      const [oldValue, newValue] = [old.get(field) ?? null, now.get(field) ?? null];
      return {
        field,
        before: oldValue,
        after: newValue,
        sign: oldValue === newValue ? "SAME" : oldValue === null ? "ADDED" : newValue === null ? "REMOVED" : "CHANGED",
      };
    });
}

function flat(json: string | null): Map<string, string> {
  const fieldTexts = new Map<string, string>();
  const walk = (value: unknown, path: string): void => {
    // Null counts as absent: a change from null to a value is an addition.
    if (value === null || value === undefined) return;
    if (typeof value !== "object") fieldTexts.set(path || "·", typeof value === "string" ? value : JSON.stringify(value));
    else if (Array.isArray(value) && value.every((item) => item === null || typeof item !== "object"))
      fieldTexts.set(path || "·", value.join(", "));
    else for (const [key, inner] of Object.entries(value)) walk(inner, path ? `${path}.${key}` : key);
  };
  if (json !== null) walk(JSON.parse(json), "");
  return fieldTexts;
}
