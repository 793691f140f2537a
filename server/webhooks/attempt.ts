import { eq } from "drizzle-orm";
import { retryAfterMs } from "../../schema/rules/claims/webhooks";
import { webhookEndpoints, webhookEvents } from "../db/tables/webhooks";
import { IntegrationError } from "../integrations/adapter";
import { plainSecret, signedHeaders, validSecrets } from "../integrations/webhooks/secrets";
import { AppError } from "../platform/errors";
import { endpointViewer } from "./endpointKey";
import type { DeliveryRow, EndpointRow } from "./endpoints.queries";
import { type EventRow, eventsFor } from "./matching";
import { messageBody, type PayloadDeps } from "./payload";

export interface AttemptOutcome {
  result: "DELIVERED" | "SKIPPED" | "FAILED";
  startedAt: Date;
  durationMs: number;
  request: string | null;
  status: number | null;
  answer: string | null;
  error: string | null;
  retryAfterMs: number | null;
}

type Sent = Omit<AttemptOutcome, "startedAt" | "durationMs">;
const nothingSent = { request: null, status: null, answer: null, retryAfterMs: null };

/** Makes one attempt, outside of transactions, with the current rights of the key. Never throws. */
export async function attemptDelivery(deps: PayloadDeps, delivery: DeliveryRow): Promise<AttemptOutcome> {
  const startedAt = new Date(deps.clock.now());
  const beganMs = performance.now();
  const sent = await attempt(deps, delivery, startedAt).catch((err: unknown): Sent => {
    deps.log.warn(
      { event: "webhook.message_failed", err, delivery: delivery.id },
      "Composing a webhook message failed; it will be retried",
    );
    return { ...nothingSent, result: "FAILED", error: err instanceof AppError ? err.code : "MESSAGE_FAILED" };
  });
  return { startedAt, durationMs: Math.round(performance.now() - beganMs), ...sent };
}

async function attempt(deps: PayloadDeps, delivery: DeliveryRow, now: Date): Promise<Sent> {
  const [endpoint] = await deps.db.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, delivery.endpointId));
  const [event] = await deps.db.select().from(webhookEvents).where(eq(webhookEvents.id, delivery.eventId));
  if (!endpoint || !event) return { ...nothingSent, result: "SKIPPED", error: "GONE" };
  const viewer = await endpointViewer(deps.db, now.getTime(), endpoint.keyId);
  if (!viewer) return { ...nothingSent, result: "FAILED", error: "KEY_INVALID" };
  const isVisible = (await eventsFor(deps.db, deps.schema, { ...endpoint, filter: null, viewer }, [event], now.getTime())).length > 0;
  if (!isVisible && event.type !== "TEST") return { ...nothingSent, result: "SKIPPED", error: "OUT_OF_SCOPE" };
  const body = await messageBody(deps, viewer, event, endpoint.selection);
  return send(deps, endpoint, event, body, now);
}

async function send(deps: PayloadDeps, endpoint: EndpointRow, event: EventRow, body: string, now: Date): Promise<Sent> {
  const secrets = validSecrets(endpoint.secrets, now).map((secret) => plainSecret(deps.installation, endpoint.id, secret));
  const headers = { "user-agent": "Atalaya-Webhooks/1", ...signedHeaders(secrets, event.id, now, body) };
  try {
    const { status, text, retryAfter } = await deps.integrations.webhooks.send(endpoint.url, headers, body);
    const answered = { request: body, status, answer: text };
    if (status >= 200 && status < 300) return { ...answered, result: "DELIVERED", error: null, retryAfterMs: null };
    const isBusy = status === 429 || status === 503;
    return {
      ...answered,
      result: "FAILED",
      error: status >= 300 && status < 400 ? "REDIRECT" : `STATUS_${status}`,
      retryAfterMs: isBusy ? retryAfterMs(retryAfter) : null,
    };
  } catch (error) {
    if (!(error instanceof IntegrationError)) throw error;
    return { ...nothingSent, request: body, result: "FAILED", error: error.code };
  }
}
