// Redaction of audit payloads: keeps field changes and reasons, removes personal data and secrets.
import { claimFields } from "../../schema/rules/fields/claimFields";
import { type Fields, namesWhere, valuesOf } from "../../schema/rules/fields/field";
import { supplierFields } from "../../schema/rules/fields/supplierFields";

function personalNames(fields: Fields): string[] {
  const names = namesWhere(fields, ({ personal }) => personal === true);
  const codes = valuesOf(fields, "code");
  return names.flatMap((name) => [name, ...(codes[name] === undefined ? [] : [codes[name]])]);
}
// Actions on claims may contain data of suppliers.
const PERSONAL_NAMES = new Set([...personalNames(claimFields), ...personalNames(supplierFields)]);
const MODELS_WITH_PERSONAL_FIELDS = new Set(["claim", "supplier"]);
const SECRET_NAME_PATTERN = /password|secret|token|totp|seed|^(jwt|keyHash|hash)$/i;

/** Replaces removed values by `…`, so that the change itself remains visible. */
export function redact(model: string, payload: unknown): unknown {
  if (typeof payload !== "object" || payload === null || payload instanceof Date) return payload ?? null;
  if (Array.isArray(payload)) return payload.map((item) => redact(model, item));
  const isPersonal = (name: string): boolean => MODELS_WITH_PERSONAL_FIELDS.has(model) && PERSONAL_NAMES.has(name);
  return Object.fromEntries(
    Object.entries(payload).map(([name, value]) => {
      const hasText = typeof value === "string" && value !== "";
      // A personal field such as attributes may consist of several values.
      const isCovered = (hasText && SECRET_NAME_PATTERN.test(name)) || (isPersonal(name) && value != null && value !== "");
      return [name, isCovered ? "…" : redact(model, value)];
    }),
  );
}
