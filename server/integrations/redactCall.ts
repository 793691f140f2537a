// What of a call may stand in the log of failed calls. The one list: what is not on it does not get in, so that a field that is new in some
// system cannot carry a phone, a name, a plate, a key or somebody's words into the log.

/** Ours: identifiers and instants. */
const identifierFields = ["claimId", "requestId", "listId", "contactListId", "at", "until"];
/** Codes and figures, ours and theirs: one word that begins with a letter, or a number too short for a phone. */
const codeFields = ["operation", "type", "status", "code", "number", "minutes", "callable", "error", "errors"];

/** What each field on the list has to look like. */
export type AllowedFields = ReadonlyMap<string, RegExp>;
export const allowFields = (identifiers: readonly string[], codes: readonly string[]): AllowedFields =>
  new Map([
    ...identifiers.map((name) => [name, /^[\w.:+-]{1,64}$/] as const),
    ...codes.map((name) => [name, /^[A-Za-z][\w.:-]{0,63}$/] as const),
  ]);
const integrationFields = allowFields(identifierFields, codeFields);
const LIMITS = { depth: 5, entries: 50, number: 99_999 } as const;

/** The value without what may be personal or secret; `…` stands for what was left out, or counts it. */
export function redactCall(value: unknown, fields: AllowedFields = integrationFields, depth = 0): unknown {
  if (value instanceof Date || value === null || typeof value !== "object" || depth >= LIMITS.depth)
    return typeof value === "string" ? length(value) : "…";
  if (Array.isArray(value)) return value.slice(0, LIMITS.entries).map((one) => redactCall(one, fields, depth + 1));
  const entries = Object.entries(value);
  const kept = entries.flatMap(([name, one]) => {
    const allowed = fields.get(name);
    return allowed ? [[name, scalar(one, allowed) ?? redactCall(one, fields, depth + 1)] as const] : [];
  });
  return { ...Object.fromEntries(kept), ...(entries.length > kept.length && { "…": entries.length - kept.length }) };
}

/** A plain value of a field on the list, as it may be shown; undefined: not plain, or not of the field's shape. */
function scalar(value: unknown, allowed: RegExp): unknown {
  if (typeof value === "boolean") return value;
  if (value instanceof Date) return value.toISOString();
  if (typeof value === "number") return Math.abs(value) <= LIMITS.number ? value : undefined;
  return typeof value === "string" && allowed.test(value) ? value : undefined;
}

const length = (text: string): string => `… ${text.length} characters`;
