// What of a change the audit keeps: which field became what, and the reason somebody gave, until it is erased. Not whom a claim is about:
// that stands with the claim, and goes with it. Never a secret, of whatever it is.
import { claimFields } from "../../schema/rules/fields/claimFields";
import { type Fields, namesWhere, valuesOf } from "../../schema/rules/fields/field";
import { supplierFields } from "../../schema/rules/fields/supplierFields";

/** The personal fields of a catalogue, by our names and by the source's codes. */
function personalNames(fields: Fields): string[] {
  const names = namesWhere(fields, ({ personal }) => personal === true);
  const codes = valuesOf(fields, "code");
  return names.flatMap((name) => [name, ...(codes[name] === undefined ? [] : [codes[name]])]);
}
// What is done to a claim can concern the supplier who serves it.
const PERSONAL_NAMES = new Set([...personalNames(claimFields), ...personalNames(supplierFields)]);
const MODELS_WITH_PERSONAL_FIELDS = new Set(["claim", "supplier"]);
const SECRET_NAME_PATTERN = /password|secret|token|totp|seed|^(jwt|keyHash|hash)$/i;

/** The payload as it is kept; `…` stands for what is not, so that one sees that it changed. */
export function redact(model: string, payload: unknown): unknown {
  if (typeof payload !== "object" || payload === null || payload instanceof Date) return payload ?? null;
  if (Array.isArray(payload)) return payload.map((one) => redact(model, one));
  const isPersonal = (name: string): boolean => MODELS_WITH_PERSONAL_FIELDS.has(model) && PERSONAL_NAMES.has(name);
  return Object.fromEntries(
    Object.entries(payload).map(([name, value]) => {
      const hasText = typeof value === "string" && value !== "";
      // A personal field may be made of several values: attributes are.
      const isCovered = (hasText && SECRET_NAME_PATTERN.test(name)) || (isPersonal(name) && value != null && value !== "");
      return [name, isCovered ? "…" : redact(model, value)];
    }),
  );
}
