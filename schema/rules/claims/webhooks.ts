import { DAY_MS, HOUR_MS, SECOND_MS } from "../durations";

export const WebhookEventType = {
  CLAIM_CREATED: "CLAIM_CREATED",
  STATUS_CHANGED: "STATUS_CHANGED",
  DELAY_MANAGED: "DELAY_MANAGED",
  SUPPLIER_CHANGED: "SUPPLIER_CHANGED",
  ARRIVAL: "ARRIVAL",
  COMPLETION: "COMPLETION",
  CANCELLATION: "CANCELLATION",
  ALARM_RAISED: "ALARM_RAISED",
  ALARM_CLEARED: "ALARM_CLEARED",
  INDICATOR_LEVEL: "INDICATOR_LEVEL",
  SUPPLIER_EXCLUDED: "SUPPLIER_EXCLUDED",
  TEST: "TEST",
} as const;
export type WebhookEventType = keyof typeof WebhookEventType;
export const webhookEventTypes = Object.keys(WebhookEventType) as WebhookEventType[];

/** Types that an endpoint can choose. A test is sent on request only. */
export const chosenEventTypes = webhookEventTypes.filter((type) => type !== "TEST");

/** Value of `type` in the body of a message. Receivers depend on these names. */
export const webhookEventNames: Record<WebhookEventType, string> = {
  CLAIM_CREATED: "claim.created",
  STATUS_CHANGED: "claim.status_changed",
  DELAY_MANAGED: "claim.delay_managed",
  SUPPLIER_CHANGED: "claim.supplier_changed",
  ARRIVAL: "claim.arrived",
  COMPLETION: "claim.completed",
  CANCELLATION: "claim.cancelled",
  ALARM_RAISED: "alarm.raised",
  ALARM_CLEARED: "alarm.cleared",
  INDICATOR_LEVEL: "indicator.level_crossed",
  SUPPLIER_EXCLUDED: "supplier.excluded",
  TEST: "endpoint.test",
};

export const WebhookEndpointState = { ENABLED: "ENABLED", DISABLED: "DISABLED", FAILING: "FAILING" } as const;
export type WebhookEndpointState = keyof typeof WebhookEndpointState;

export const WebhookDeliveryState = {
  WAITING: "WAITING",
  REVIEW: "REVIEW",
  DELIVERED: "DELIVERED",
  DEAD: "DEAD",
  SKIPPED: "SKIPPED",
} as const;
export type WebhookDeliveryState = keyof typeof WebhookDeliveryState;

export const webhookLimits = {
  endpoints: 50,
  urlLength: 2_000,
  selectionLength: 8_000,
  /** Secrets that sign at the same time while they are rotated. */
  secrets: 3,
  overlapHours: { min: 0, usual: 24, max: 168 },
  replayDays: 30,
  answerMs: 10 * SECOND_MS,
  /** Characters of an answer that the log keeps. */
  answerLength: 2_000,
  retryMs: 3 * DAY_MS,
  /** Time without a successful attempt after which a failing endpoint is disabled. */
  failingMs: DAY_MS,
  maxPauseMs: 6 * HOUR_MS,
  /** Pause before the second attempt; triples each time. */
  firstPauseMs: 5 * SECOND_MS,
} as const;

/**
 * Time of the next attempt in milliseconds since 1970, or `null` to give up: three days after the delivery began. `attempts` have failed.
 * `random` (0 to 1) adds jitter of a quarter.
 */
export function nextWebhookAttempt(attempts: number, beganMs: number, nowMs: number, random: number): number | null {
  const { firstPauseMs, maxPauseMs, retryMs } = webhookLimits;
  const pauseMs = Math.min(firstPauseMs * 3 ** Math.min(attempts - 1, 20), maxPauseMs) * (0.75 + random / 2);
  const endMs = beganMs + retryMs;
  if (nowMs >= endMs) return null;
  // The last attempt is made at the end of the three days, so that the complete period is used.
  return Math.min(Math.round(nowMs + pauseMs), endMs);
}

/** Pause that a 429 or 503 asks for by `Retry-After` in seconds; `null` if the header is absent, a date, or longer than a day. */
export function retryAfterMs(header: string | undefined): number | null {
  const seconds = header !== undefined && /^\d{1,5}$/.test(header.trim()) ? Number(header) : NaN;
  return seconds * SECOND_MS <= DAY_MS ? seconds * SECOND_MS : null;
}

export interface WebhookClaimFacts {
  status: string;
  supplierId: string | null;
  managedUntil: Date | null;
  workManagedUntil: Date | null;
  arrivedAt: Date | null;
  finishedAt: Date | null;
  cancelledAt: Date | null;
}

/** Events of a change of a claim, in the order in which they are sent. A new claim has the event CLAIM_CREATED only. */
export function claimEventTypes(before: WebhookClaimFacts | null, after: WebhookClaimFacts): WebhookEventType[] {
  if (!before) return ["CLAIM_CREATED"];
  const isSet = (field: "arrivedAt" | "finishedAt" | "cancelledAt"): boolean => before[field] === null && after[field] !== null;
  const isMoved = (field: "managedUntil" | "workManagedUntil"): boolean =>
    after[field] !== null && after[field].getTime() !== before[field]?.getTime();
  const hits: Partial<Record<WebhookEventType, boolean>> = {
    SUPPLIER_CHANGED: before.supplierId !== after.supplierId,
    DELAY_MANAGED: isMoved("managedUntil") || isMoved("workManagedUntil"),
    ARRIVAL: isSet("arrivedAt"),
    COMPLETION: isSet("finishedAt"),
    CANCELLATION: isSet("cancelledAt"),
    STATUS_CHANGED: before.status !== after.status,
  };
  return webhookEventTypes.filter((type) => hits[type]);
}
