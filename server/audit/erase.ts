import { and, eq, isNotNull } from "drizzle-orm";
import type { Db } from "../db/connect";
import { asTableOwner } from "../db/roles";
import { audit } from "../db/tables/log";
import type { Actor } from "../platform/actor";
import { record } from "./record";
import { knownAuditModel } from "../../schema/rules/lists/auditModels";

/**
 * Permanently erases an entity's payloads. Events and digests remain, so the chain stays valid. Adds an audit row; returns the number of
 * erased rows.
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
    if (erased.length)
      await record(tx, now, actor, { action: "audit.erase", model: knownAuditModel(model), entityId, after: { rows: erased.length } });
    return erased.length;
  });
