// Outbox of webhooks: events, written in the transaction of their cause. `server/webhooks` makes deliveries of them.
import { sql } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import type { WebhookEventType } from "../../../schema/rules/claims/webhooks";
import type { Tx } from "../../db/connect";
import { unnested } from "../../db/bulk/unnest";
import type { EventFacts } from "../../db/tables/webhooks";

export interface NewEvent {
  type: WebhookEventType;
  claimId?: string | null;
  supplierId?: string;
  alarmId?: string;
  endpointId?: string;
  facts?: EventFacts;
}

export interface AlarmMove {
  isRaised: boolean;
  id: string;
  claimId: string | null;
}

export const alarmEvents = (moves: readonly AlarmMove[]): NewEvent[] =>
  moves.map(({ isRaised, id, claimId }) => ({ type: isRaised ? "ALARM_RAISED" : "ALARM_CLEARED", alarmId: id, claimId }));

/**
 * Appends events in order, with one statement. Types that no endpoint has chosen are not stored. The caller holds the locks of the rows
 * that the events are about, which keeps the order of their events.
 */
export async function appendEvents(tx: Tx, now: Date, events: readonly NewEvent[]): Promise<void> {
  if (!events.length) return;
  const column = (type: string, of: (event: NewEvent) => unknown) => ({ type, values: events.map(of) });
  await tx.execute(sql`
    insert into webhook_events (id, type, at, claim_id, supplier_id, alarm_id, endpoint_id, facts)
    select r.id, r.type, ${now.toISOString()}::timestamptz, r.claim_id, r.supplier_id, r.alarm_id, r.endpoint_id, r.facts
    from ${unnested([
      column("uuid", () => uuidv7()),
      column("text", ({ type }) => type),
      column("text", ({ claimId }) => claimId),
      column("text", ({ supplierId }) => supplierId),
      column("uuid", ({ alarmId }) => alarmId),
      column("uuid", ({ endpointId }) => endpointId),
      column("jsonb", ({ facts = {} }) => facts),
    ])} as r(id, type, claim_id, supplier_id, alarm_id, endpoint_id, facts)
    where r.endpoint_id is not null or r.type = any(array(select distinct unnest(events) from webhook_endpoints))`);
}
