// Erasing claims for the law. The request is stored, and done in small steps that may be repeated: in the database, in the audit, in the archives.
import { randomUUID } from "node:crypto";
import { eq, gt, isNull, sql } from "drizzle-orm";
import type { EraseClaimsInput } from "../../schema/erasures";
import { administratorTransaction } from "../admin/permissions/administrator";
import { viewerIsFirstAdministrator } from "../admin/permissions/grants";
import { eraseAudit } from "../audit/erase";
import { record } from "../audit/record";
import type { Context } from "../auth/context";
import { advisoryLocks } from "../db/advisoryLocks";
import type { Db, Tx } from "../db/connect";
import { inList } from "../db/inList";
import { insertRows } from "../db/bulk/rows";
import { claims } from "../db/tables/claims";
import { erasedClaims, erasures } from "../db/tables/erasures";
import { transaction, type Work } from "../db/transaction";
import { actorRow, systemActor } from "../platform/actor";
import type { SecretHolder } from "../platform/encryption";
import { AppError } from "../platform/errors";
import { runInTimeSlices } from "../platform/timeSlices";
import { isUnderWay, removeClaimLogs, removeClaims } from "./claimTables";
import { digestsOf, type ErasureRow, isErased, sameErasure } from "./erasures.queries";
import { keepFigures } from "./keepFigures";
import { formsOf } from "./personForms";

/** Claims looked at, and erased, in one transaction: readers of the change log wait for no more. */
const LOOKED_AT = 2_000;
const ERASED_AT_ONCE = 50;

/**
 * Asks for claims to be erased for good: by whoever manages everybody. One that asks for the same as one under way changes nothing, and answers that.
 * Throws FORBIDDEN; BAD_USER_INPUT unless it says either a claim or a person.
 */
export function eraseClaims(ctx: Context, { claimId = null, reason, ...query }: EraseClaimsInput): Promise<ErasureRow> {
  const person = digestsOf(ctx.installation, formsOf(query));
  const isPersonGiven = Object.keys(person).length > 0;
  if ((claimId !== null) === isPersonGiven || !reason.trim()) throw new AppError("BAD_USER_INPUT");
  return administratorTransaction(ctx, { needs: "admin.users" }, async (tx, now, viewer) => {
    if (!(await viewerIsFirstAdministrator(tx, viewer))) throw new AppError("FORBIDDEN");
    await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.erasures})`);
    const wanted = { claimId, person: claimId === null ? person : null };
    const same = await sameErasure(tx, wanted);
    if (same) return same;
    const [erasure] = await tx
      .insert(erasures)
      .values({
        ...{ id: randomUUID(), at: now, reason, ...wanted, ...actorRow(viewer.actor) },
        number: sql`(select coalesce(max(number), 0) + 1 from erasures)`,
      })
      .returning();
    await record(tx, now, viewer.actor, {
      ...{ action: "claims.erase", model: "claim", entityId: claimId ?? undefined },
      after: { erasure: erasure!.number, by: claimId === null ? Object.keys(person) : ["claim"], reason },
    });
    return erasure!;
  });
}

export interface ErasureWork extends Work {
  ownerDb: Db;
  installation: SecretHolder;
}

/** Does the next step of the oldest erasure under way. Answers whether there may be more; another node's step is left to it. */
export async function eraseNext(work: ErasureWork): Promise<boolean> {
  if (await eraseFromAudit(work)) return true;
  return transaction(work, async (tx, now) => {
    const [erasure] = await tx
      .select()
      .from(erasures)
      .where(isNull(erasures.completedAt))
      .orderBy(erasures.number)
      .limit(1)
      .for("update", { skipLocked: true });
    if (!erasure) return false;
    const changed = erasure.lookedUntil === null ? { completedAt: now } : await lookOn(tx, now, work.installation, erasure);
    await tx.update(erasures).set(changed).where(eq(erasures.id, erasure.id));
    return true;
  });
}

/** Looks at the next claims, and erases those of them that are meant. Answers how far the erasure has come. */
async function lookOn(tx: Tx, now: Date, holder: SecretHolder, erasure: ErasureRow): Promise<Partial<ErasureRow>> {
  const { found, until } = erasure.claimId === null ? await nextOf(tx, holder, erasure) : { found: [erasure.claimId], until: null };
  const ofPerson = erasure.claimId === null;
  await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.figures})`);
  const stored = await tx.execute<{ id: string; isFinished: boolean }>(sql`
    select c.id, c.status = 'FINISHED' and not ${isUnderWay} as "isFinished" from claims c where ${inList(sql`c.id`, found)} order by c.id for update`);
  const finished = stored.filter(({ isFinished }) => isFinished).map(({ id }) => id);
  if (finished.length) {
    await keepFigures(tx, finished);
    await removeClaims(tx, finished);
  }
  // A claim that is not there may be in an archive, in the audit, and in what its source still sends.
  const erased = ofPerson || stored.length ? finished : found;
  await removeClaimLogs(tx, erased);
  await noteErased(tx, now, erased);
  return {
    lookedUntil: until,
    claims: erasure.claims + finished.length,
    openClaims: erasure.openClaims + stored.length - finished.length,
  };
}

/** The next claims of a person, and the last claim that was looked at; null: all were. */
async function nextOf(tx: Tx, holder: SecretHolder, erasure: ErasureRow): Promise<{ found: string[]; until: string | null }> {
  const { id, insuredPhone: phone, plate, insuredName: name } = claims;
  const rows = await tx
    .select({ id, phone, plate, name })
    .from(claims)
    .where(gt(claims.id, erasure.lookedUntil!))
    .orderBy(claims.id)
    .limit(LOOKED_AT);
  function* look(): Generator<void, { found: string[]; until: string | null }> {
    const found: string[] = [];
    for (const { id: claimId, ...person } of rows) {
      if (isErased(holder, erasure, { id: claimId, person: formsOf(person) })) found.push(claimId);
      if (found.length === ERASED_AT_ONCE) return { found, until: claimId };
      yield;
    }
    return { found, until: rows.length < LOOKED_AT ? null : rows.at(-1)!.id };
  }
  return runInTimeSlices(look());
}

/** Refuses records of these claims from now on, and has what the audit keeps of them erased. */
export const noteErased = (tx: Tx, now: Date, ids: readonly string[]): Promise<number> =>
  insertRows(
    tx,
    erasedClaims,
    ids.map((claimId) => ({ claimId, at: now, auditErased: false })),
  );

/** Erases what the audit keeps of some erased claims, as the audit's keeper. Answers whether there were any. */
async function eraseFromAudit({ ownerDb, ...work }: ErasureWork): Promise<boolean> {
  const left = await work.db.select().from(erasedClaims).where(eq(erasedClaims.auditErased, false)).limit(ERASED_AT_ONCE);
  for (const { claimId } of left) {
    await eraseAudit(ownerDb, new Date(work.clock.now()), systemActor, { model: "claim", entityId: claimId });
    await transaction(work, (tx) => tx.update(erasedClaims).set({ auditErased: true }).where(eq(erasedClaims.claimId, claimId)));
  }
  return left.length > 0;
}
