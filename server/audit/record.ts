import { getTableColumns } from "drizzle-orm";
import { V7Generator } from "uuidv7";
import type { AuditModel } from "../../schema/rules/lists/auditModels";
import type { Tx } from "../db/connect";
import { insertRows } from "../db/bulk/rows";
import { audit } from "../db/tables/log";
import { forgetAfterCommit, originOf } from "../db/transaction";
import { type Actor, actorRow } from "../platform/actor";
import type { Origin } from "../platform/origin";
import { digestOf, newSalt, payloadDigestOf } from "./digest";
import { redact } from "./redact";

export interface AuditEvent {
  /** Name in terms of the domain: "claim.manageDelay", "ingest.claims". */
  action: string;
  model: AuditModel;
  entityId?: string;
  before?: unknown;
  after?: unknown;
  /** Client address; defaults to that of the transaction's request. */
  origin?: string;
  requestId?: string;
}

/** Entities that affect permissions; a change clears the access cache. */
const modelsOfAccess: ReadonlySet<string> = new Set(["user", "session", "apiKey", "genericProfile", "specificProfile"]);

/** UUIDv7: contains the time, which locates the row's daily partition. */
const ids = new V7Generator();

/** `seq` and `xid` are set by the database. */
const writtenColumns = (Object.keys(getTableColumns(audit)) as (keyof typeof audit.$inferSelect)[]).filter(
  (column) => column !== "seq" && column !== "xid",
);

export const record = (tx: Tx, now: Date, actor: Actor, event: AuditEvent): Promise<void> => recordAll(tx, now, actor, [event]);

export async function recordAll(tx: Tx, now: Date, actor: Actor, events: readonly AuditEvent[]): Promise<void> {
  if (events.some(({ model }) => modelsOfAccess.has(model))) forgetAfterCommit(tx, "accessCache");
  const rows = events.map((event) => rowOf(now, actor, event, originOf(tx)));
  await insertRows(tx, audit, rows, writtenColumns);
}

function rowOf(now: Date, actor: Actor, event: AuditEvent, from: Origin | undefined): Omit<typeof audit.$inferSelect, "seq" | "xid"> {
  const row = {
    id: ids.generateOrResetWithTs(now.getTime()).toString(),
    at: now,
    ...actorRow(actor),
    action: event.action,
    model: event.model,
    entityId: event.entityId ?? null,
    before: redact(event.model, event.before),
    after: redact(event.model, event.after),
    origin: event.origin ?? from?.address ?? null,
    requestId: event.requestId ?? from?.requestId ?? null,
  };
  const salt = newSalt();
  const payloadDigest = payloadDigestOf(salt, row);
  return { ...row, salt, payloadDigest, digest: digestOf(row, payloadDigest) };
}
