// Allowlist of call contents for the log of failed calls, so that new fields cannot leak personal data, secrets or free text.

const identifierFields = ["claimId", "claimCode", "instanceId", "requestId", "listId", "contactListId", "at", "until"];
/** Codes and numbers: a single word that begins with a letter, or a number too short for a phone. */
const codeFields = ["operation", "type", "status", "code", "number", "minutes", "callable", "error", "errors"];

export type AllowedFields = ReadonlyMap<string, RegExp>;
export const allowFields = (identifiers: readonly string[], codes: readonly string[]): AllowedFields =>
  new Map([
    ...identifiers.map((name) => [name, /^[\w.:+-]{1,64}(@[A-Z]{2,8})?$/] as const),
    ...codes.map((name) => [name, /^[A-Za-z][\w.:-]{0,63}$/] as const),
  ]);
const integrationFields = allowFields(identifierFields, codeFields);
const LIMITS = { depth: 5, entries: 50, number: 99_999 } as const;

/** Redacts a value; `…` or a count replaces removed parts. */
export function redactCall(value: unknown, fields: AllowedFields = integrationFields, depth = 0): unknown {
  if (value instanceof Date || value === null || typeof value !== "object" || depth >= LIMITS.depth)
    return typeof value === "string" ? length(value) : "…";
  if (Array.isArray(value)) return value.slice(0, LIMITS.entries).map((item) => redactCall(item, fields, depth + 1));
  const entries = Object.entries(value);
  const keptEntries = entries.flatMap(([name, field]) => {
    const allowed = fields.get(name);
    return allowed ? [[name, scalar(field, allowed) ?? redactCall(field, fields, depth + 1)] as const] : [];
  });
  return { ...Object.fromEntries(keptEntries), ...(entries.length > keptEntries.length && { "…": entries.length - keptEntries.length }) };
}

function scalar(value: unknown, allowed: RegExp): unknown {
  if (typeof value === "boolean") return value;
  if (value instanceof Date) return value.toISOString();
  if (typeof value === "number") return Math.abs(value) <= LIMITS.number ? value : undefined;
  return typeof value === "string" && allowed.test(value) ? value : undefined;
}

const length = (text: string): string => `… ${text.length} characters`;
