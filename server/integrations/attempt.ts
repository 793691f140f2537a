import type { Call } from "./outbox";
import { IntegrationError, type Integrations, type Rejection } from "./adapter";

export type AttemptResult = { ok: true } | Rejection | { ok: false; failed: string; output?: unknown };

/** Makes a call once, outside of transactions. Never throws; ignores responses after the deadline. */
export async function attemptCall(integrations: Integrations, call: Call): Promise<AttemptResult> {
  const startedAtMs = performance.now();
  const result = await attempt(integrations, call);
  const outcome = result.ok ? "ok" : "refused" in result ? "rejected" : "failed";
  integrations.onCall?.(call.integration, outcome, (performance.now() - startedAtMs) / 1_000);
  return result;
}

async function attempt(
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

/** Error code such as ECONNREFUSED; never the message, which can repeat the request. */
function causeOf(error: unknown): string {
  for (let at = error; at instanceof Error; at = at.cause) if ("code" in at && typeof at.code === "string") return at.code;
  return error instanceof Error ? error.name : "UNKNOWN";
}
