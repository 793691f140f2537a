import { and, asc, eq, gt, isNotNull, lte, sql } from "drizzle-orm";
import type { GraphQLSchema } from "graphql";
import { uuidv7 } from "uuidv7";
import { advisoryLocks } from "../db/advisoryLocks";
import type { Tx } from "../db/connect";
import { unnested } from "../db/bulk/unnest";
import { inList } from "../db/inList";
import { RESTORED_AT_KEY } from "../db/installation";
import { installation } from "../db/tables/log";
import { webhookEndpoints, webhookEvents } from "../db/tables/webhooks";
import { hasRow, transaction, type Work } from "../db/transaction";
import { Worker, type WorkerDeps } from "../platform/worker";
import { endpointViewer } from "./endpointKey";
import type { EndpointRow } from "./endpoints.queries";
import { type EventRow, eventsFor, subjectOf } from "./matching";

const POLL_INTERVAL_MS = 500;
const BATCH_EVENTS = 500;

type Deps = Work & WorkerDeps & { schema: GraphQLSchema };

/** One node at a time dispatches, so that deliveries about a claim are numbered in the order of its events. */
export class WebhookDispatchWorker extends Worker {
  constructor(deps: Deps) {
    super(
      {
        name: "webhookDispatch",
        intervalMs: POLL_INTERVAL_MS,
        startDelayMs: POLL_INTERVAL_MS,
        run: async () => ((await dispatchEvents(deps)) ? "more" : "idle"),
        failureText: "Dispatching webhook events failed; retrying",
      },
      deps,
    );
  }
}

/** Returns whether events may remain. */
export async function dispatchEvents(deps: Deps): Promise<boolean> {
  const isAnyOpen =
    (await hasRow(deps, webhookEvents, sql`not ${webhookEvents.isDispatched}`)) ||
    (await hasRow(deps, webhookEndpoints, sql`${webhookEndpoints.replayUntil} is not null`));
  if (!isAnyOpen) return false;
  return transaction(deps, async (tx, now) => {
    const [lock] = await tx.execute<{ held: boolean }>(sql`select pg_try_advisory_xact_lock(${advisoryLocks.webhooks}) as held`);
    if (!lock!.held) return false;
    const endpoints = await tx
      .select()
      .from(webhookEndpoints)
      .where(eq(webhookEndpoints.state, "ENABLED"))
      .orderBy(asc(webhookEndpoints.id));
    const events = await tx
      .select()
      .from(webhookEvents)
      .where(sql`not ${webhookEvents.isDispatched}`)
      .orderBy(asc(webhookEvents.seq))
      .limit(BATCH_EVENTS);
    const restoredAt = events.length ? await lastRestore(tx) : null;
    for (const endpoint of endpoints) await addDeliveries(deps, tx, now, endpoint, events, restoredAt);
    if (events.length) {
      const ids = events.map(({ id }) => id);
      await tx.update(webhookEvents).set({ isDispatched: true }).where(inList(webhookEvents.id, ids));
    }
    const hasReplayed = await replayEvents(deps, tx, now);
    return events.length === BATCH_EVENTS || hasReplayed;
  });
}

/** Messages about events before the restore of a backup may have been sent. */
async function lastRestore(tx: Tx): Promise<Date | null> {
  const [row] = await tx.select().from(installation).where(eq(installation.key, RESTORED_AT_KEY));
  return row ? new Date(row.value) : null;
}

async function addDeliveries(
  { schema }: Deps,
  tx: Tx,
  now: Date,
  endpoint: EndpointRow,
  events: readonly EventRow[],
  restoredAt: Date | null,
): Promise<void> {
  const viewer = events.length ? await endpointViewer(tx, now.getTime(), endpoint.keyId) : null;
  if (!viewer) return;
  const matches = await eventsFor(tx, schema, { ...endpoint, viewer }, events, now.getTime());
  const isOld = ({ at }: EventRow): boolean => restoredAt !== null && at < restoredAt;
  await insertDeliveries(tx, now, endpoint.id, matches.filter(isOld), "REVIEW");
  await insertDeliveries(
    tx,
    now,
    endpoint.id,
    matches.filter((event) => !isOld(event)),
    "WAITING",
  );
}

/** Adds deliveries in the order of the events. With `isReplay`, ended ones begin again behind those that wait. */
export async function insertDeliveries(
  tx: Tx,
  now: Date,
  endpointId: string,
  events: readonly EventRow[],
  state: "WAITING" | "REVIEW",
  isReplay = false,
): Promise<void> {
  if (!events.length) return;
  const column = (type: string, of: (event: EventRow) => string | null) => ({ type, values: events.map(of) });
  const at = sql`${now.toISOString()}::timestamptz`;
  const again = sql`do update set state = excluded.state, turn = excluded.turn, attempts = 0, began_at = excluded.began_at,
    due_at = excluded.due_at, attempt_until = null, ended_at = null, last_error = null where webhook_deliveries.state <> 'WAITING'`;
  await tx.execute(sql`
    insert into webhook_deliveries (id, endpoint_id, event_id, claim_id, subject, state, attempts, began_at, due_at, created_at)
    select r.id, ${endpointId}::uuid, r.event_id, r.claim_id, r.subject, ${state}::webhook_delivery_state, 0, ${at}, ${at}, ${at}
    from ${unnested([
      column("uuid", () => uuidv7()),
      column("uuid", ({ id }) => id),
      column("text", ({ claimId }) => claimId),
      column("text", subjectOf),
    ])} as r(id, event_id, claim_id, subject)
    on conflict (endpoint_id, event_id) ${isReplay ? again : sql`do nothing`}`);
}

/** Continues the replays by a batch each; returns whether there were any. */
async function replayEvents({ schema }: Deps, tx: Tx, now: Date): Promise<boolean> {
  const replaying = await tx
    .select()
    .from(webhookEndpoints)
    .where(isNotNull(webhookEndpoints.replayUntil))
    .orderBy(asc(webhookEndpoints.id))
    .for("no key update");
  for (const endpoint of replaying) {
    const events = await tx
      .select()
      .from(webhookEvents)
      .where(and(webhookEvents.isDispatched, gt(webhookEvents.seq, endpoint.replayAfter!), lte(webhookEvents.seq, endpoint.replayUntil!)))
      .orderBy(asc(webhookEvents.seq))
      .limit(BATCH_EVENTS);
    const viewer = await endpointViewer(tx, now.getTime(), endpoint.keyId);
    const sent = events.filter(({ type }) => type !== "TEST");
    const matches = viewer ? await eventsFor(tx, schema, { ...endpoint, viewer }, sent, now.getTime()) : [];
    await insertDeliveries(tx, now, endpoint.id, matches, "WAITING", true);
    const isOver = events.length < BATCH_EVENTS;
    const next = isOver ? { replayAfter: null, replayUntil: null } : { replayAfter: events.at(-1)!.seq };
    await tx.update(webhookEndpoints).set(next).where(eq(webhookEndpoints.id, endpoint.id));
  }
  return replaying.length > 0;
}
