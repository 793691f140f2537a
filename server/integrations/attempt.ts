import type { Call } from "./outbox";
import { IntegrationError, type Integrations, type Rejection } from "./adapter";

/** What became of one attempt: an answer, or none. */
export type AttemptResult = { ok: true } | Rejection | { ok: false; failed: string; output?: unknown };

/** Makes a call once, without a transaction; never throws. An answer that comes after the deadline is not waited for. */
export async function attemptCall(
  { adapters: ports, deadlineMs: deadline }: Integrations,
  { integration, operation, body, key }: Call,
): Promise<AttemptResult> {
  const adapter = ports[integration];
  if (!adapter) return { ok: false, failed: "NO_ADAPTER" };
  const signal = AbortSignal.timeout(deadline);
  const late = new Promise<never>((_, reject) =>
    signal.addEventListener("abort", () => reject(new IntegrationError("TIMEOUT")), { once: true }),
  );
  try {
    return await Promise.race([adapter.call(operation, body, key, signal), late]);
  } catch (error) {
    if (signal.aborted) return { ok: false, failed: "TIMEOUT" };
    if (error instanceof IntegrationError) return { ok: false, failed: error.code, output: error.output };
    return { ok: false, failed: causeOf(error) };
  }
}

/** A word of the system's for why nobody answered: ECONNREFUSED, ENOTFOUND. Never its sentences, which can repeat what was sent. */
function causeOf(error: unknown): string {
  for (let at = error; at instanceof Error; at = at.cause) if ("code" in at && typeof at.code === "string") return at.code;
  return error instanceof Error ? error.name : "UNKNOWN";
}
