import { and, eq, isNotNull } from "drizzle-orm";
import type { Db } from "../db/connect";
import { asTableOwner } from "../db/roles";
import { audit } from "../db/tables/log";
import type { Actor } from "../platform/actor";
import { record } from "./record";

/**
 * Erases what the audit keeps of an entity's data, before and after each event, for good. That the events happened, when and by whom, stays,
 * and so do the digests: the chain of seals holds. Leaves a row that says so. Answers how many rows were erased.
 */
export const eraseAudit = (
  ownerDb: Db,
  now: Date,
  actor: Actor,
  { model, entityId }: { model: string; entityId: string },
): Promise<number> =>
  asTableOwner(ownerDb, async (tx) => {
    const erased = await tx
      .update(audit)
      .set({ before: null, after: null, salt: null })
      .where(and(eq(audit.model, model), eq(audit.entityId, entityId), isNotNull(audit.salt)))
      .returning({ id: audit.id });
    if (erased.length) await record(tx, now, actor, { action: "audit.erase", model, entityId, after: { rows: erased.length } });
    return erased.length;
  });
