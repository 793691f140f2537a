// What of a change the audit keeps: which field became what, and the reason somebody gave, until it is erased. Not whom a claim is about:
// that stands with the claim, and goes with it. Never a secret, of whatever it is.
const personalFields = new Set([
  "insuredName",
  "insuredPhone",
  "plate",
  "notes",
  "phone",
  "origin",
  "destination",
  "limits",
  "attributes",
  "nbtitular",
  "txtelefonoaseg",
  "txmat",
  "txobserva",
]);
const SECRET_NAME_PATTERN = /password|secret|token|totp|seed|^(jwt|keyHash|hash)$/i;

/** The payload as it is kept; `…` stands for what is not, so that one sees that it changed. */
export function redact(model: string, payload: unknown): unknown {
  if (typeof payload !== "object" || payload === null || payload instanceof Date) return payload ?? null;
  if (Array.isArray(payload)) return payload.map((one) => redact(model, one));
  return Object.fromEntries(
    Object.entries(payload).map(([name, value]) => {
      const text = typeof value === "string" && value !== "";
      return [
        name,
        text && (SECRET_NAME_PATTERN.test(name) || (model === "claim" && personalFields.has(name))) ? "…" : redact(model, value),
      ];
    }),
  );
}
