import { type WebhookEventType, webhookEventTypes } from "../../schema/rules/claims/webhooks";
import { isHidden } from "../../schema/rules/fields/hiddenFields";
import type { Scope } from "../platform/viewer";

/** Fields of a claim that the existence of an event reveals. A viewer from whom one is hidden does not see events of the type. */
const fieldsRevealed: Partial<Record<WebhookEventType, readonly string[]>> = {
  DELAY_MANAGED: ["managedUntil", "workManagedUntil"],
  SUPPLIER_CHANGED: ["supplier", "proposed"],
  ARRIVAL: ["arrivedAt"],
  COMPLETION: ["finishedAt"],
  CANCELLATION: ["cancelledAt"],
};

export const hiddenTypes = ({ hiddenFields }: Scope): WebhookEventType[] =>
  webhookEventTypes.filter((type) => (fieldsRevealed[type] ?? []).some((field) => isHidden(hiddenFields, "INCIDENTS", field)));
