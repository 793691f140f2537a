// Erasure of claims. Requests are stored and executed in small repeatable steps: database, audit, archives.
import { randomUUID } from "node:crypto";
import { and, eq, gt, isNull, lte, or, sql } from "drizzle-orm";
import { MINUTE_MS } from "../../schema/rules/durations";
import type { EraseClaimsInput } from "../../schema/logs/erasures";
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
import { erasedClaims, erasures, type PersonDigests } from "../db/tables/erasures";
import { transaction, type Work } from "../db/transaction";
import { actorRow, systemActor } from "../platform/actor";
import type { SecretHolder } from "../platform/encryption";
import { AppError } from "../platform/errors";
import { runInTimeSlices } from "../platform/timeSlices";
import { endExports, eraseFromChanges, eraseFromConfigurations, namesClaims, type NamesErased } from "./eraseTraces";
import { isUnderWay, removeClaimLogs, removeClaims } from "./claimTables";
import { digestsOf, type ErasureRow, isErased, sameErasure } from "./erasures.queries";
import { keepFigures } from "./keepFigures";
import { formsOf } from "./personForms";

/** Batch sizes of a transaction; small, because readers of the change log wait for it. */
const LOOKED_AT = 2_000;
const ERASED_AT_ONCE = 50;
/** Interval between passes for claims that are not finished yet, in milliseconds. */
const RETRY_INTERVAL_MS = 5 * MINUTE_MS;

/**
 * Requires the first administrator. Returns a pending erasure with the same criteria instead of creating another. Throws FORBIDDEN;
 * BAD_USER_INPUT unless exactly one of claim and person is given.
 */
export function eraseClaims(ctx: Context, { claimId = null, reason, ...query }: EraseClaimsInput): Promise<ErasureRow> {
  const person = digestsOf(ctx.installation, formsOf(query));
  const isPersonGiven = Object.keys(person).length > 0;
  if ((claimId !== null) === isPersonGiven || !reason.trim()) throw new AppError("BAD_USER_INPUT");
  return administratorTransaction(ctx, { needs: "admin.users" }, async (tx, now, viewer) => {
    if (!(await viewerIsFirstAdministrator(tx, viewer))) throw new AppError("FORBIDDEN");
    await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.erasures})`);
    const target = { claimId, person: claimId === null ? person : null };
    const same = await sameErasure(tx, target);
    if (same) return same;
    const [erasure] = await tx
      .insert(erasures)
      .values({
        ...{ id: randomUUID(), at: now, reason, ...target, ...actorRow(viewer.actor) },
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

/** Executes the next step of the oldest pending erasure, unless another node does. Returns whether more may follow. */
export async function eraseNext(work: ErasureWork): Promise<boolean> {
  if (await eraseFromAudit(work)) return true;
  return transaction(work, async (tx, now) => {
    const [erasure] = await tx
      .select()
      .from(erasures)
      .where(and(isNull(erasures.completedAt), or(isNull(erasures.dueAt), lte(erasures.dueAt, now))))
      .orderBy(erasures.number)
      .limit(1)
      .for("update", { skipLocked: true });
    if (!erasure) return false;
    const changed = erasure.lookedUntil === null ? endPass(now, erasure) : await lookOn(tx, now, work, erasure);
    await tx.update(erasures).set(changed).where(eq(erasures.id, erasure.id));
    return true;
  });
}

const endPass = (now: Date, { openClaims }: ErasureRow): Partial<ErasureRow> =>
  openClaims === 0 ? { completedAt: now } : { lookedUntil: "", dueAt: new Date(now.getTime() + RETRY_INTERVAL_MS) };

const namesPerson = (holder: SecretHolder, person: PersonDigests): NamesErased => {
  const digestsOfPerson = new Set([...(person.phone ?? []), person.plate, person.name]);
  return (text) => {
    const digests = digestsOf(holder, formsOf({ phone: text, plate: text, name: text }));
    return [...(digests.phone ?? []), digests.plate, digests.name].some((digest) => digest !== undefined && digestsOfPerson.has(digest));
  };
};

async function lookOn(tx: Tx, now: Date, { ownerDb, installation }: ErasureWork, erasure: ErasureRow): Promise<Partial<ErasureRow>> {
  const isFirstStep = erasure.lookedUntil === "";
  const { found, until } = erasure.claimId === null ? await nextOf(tx, installation, erasure) : { found: [erasure.claimId], until: null };
  const ofPerson = erasure.claimId === null;
  await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.figures})`);
  const stored = await tx.execute<{ id: string; instanceId: string; isFinished: boolean }>(sql`
    select c.id, c.instance_id as "instanceId", c.status = 'FINISHED' and not ${isUnderWay} as "isFinished" from claims c where ${inList(sql`c.id`, found)} order by c.id for update`);
  const finished = stored.filter(({ isFinished }) => isFinished).map(({ id }) => id);
  // A claim missing here may still be in an archive, in the audit, or in later records of its source.
  const erased = ofPerson || stored.length ? finished : found;
  if (isFirstStep && ofPerson) await eraseFromConfigurations(tx, ownerDb, now, namesPerson(installation, erasure.person!));
  if (erased.length) await eraseFromConfigurations(tx, ownerDb, now, await namesClaims(tx, erased));
  if (finished.length) {
    await keepFigures(tx, finished);
    await removeClaims(tx, finished);
    await endExports(tx, now);
  }
  await eraseFromChanges(tx, erased);
  await removeClaimLogs(tx, erased);
  await noteErased(tx, now, erased, new Map(stored.map(({ id, instanceId }) => [id, instanceId])));
  return {
    lookedUntil: until,
    claims: erasure.claims + finished.length,
    openClaims: (isFirstStep ? 0 : erasure.openClaims) + stored.length - finished.length,
  };
}

/** Next claims of a person, and the last claim checked; `null` when all were. */
async function nextOf(tx: Tx, holder: SecretHolder, erasure: ErasureRow): Promise<{ found: string[]; until: string | null }> {
  const { id, insuredPhone: phone, plate, insuredName: name } = claims;
  const rows = await tx
    .select({ id, phone, plate, name })
    .from(claims)
    .where(gt(claims.id, erasure.lookedUntil!))
    .orderBy(claims.id)
    .limit(LOOKED_AT);
  function* look(): Generator<void, { found: string[]; until: string | null }> {
    const claimIds: string[] = [];
    for (const { id: claimId, ...person } of rows) {
      if (isErased(holder, erasure, { id: claimId, person: formsOf(person) })) claimIds.push(claimId);
      if (claimIds.length === ERASED_AT_ONCE) return { found: claimIds, until: claimId };
      yield;
    }
    return { found: claimIds, until: rows.length < LOOKED_AT ? null : rows.at(-1)!.id };
  }
  return runInTimeSlices(look());
}

/** Rejects future records of these claims, and schedules the erasure of their audit rows. */
export const noteErased = (tx: Tx, now: Date, ids: readonly string[], instances: ReadonlyMap<string, string>): Promise<number> =>
  insertRows(
    tx,
    erasedClaims,
    ids.map((claimId) => ({ claimId, instanceId: instances.get(claimId) ?? null, at: now, auditErased: false })),
  );

async function eraseFromAudit({ ownerDb, ...work }: ErasureWork): Promise<boolean> {
  const left = await work.db.select().from(erasedClaims).where(eq(erasedClaims.auditErased, false)).limit(ERASED_AT_ONCE);
  for (const { claimId } of left) {
    await eraseAudit(ownerDb, new Date(work.clock.now()), systemActor, { model: "claim", entityId: claimId });
    await transaction(work, (tx) => tx.update(erasedClaims).set({ auditErased: true }).where(eq(erasedClaims.claimId, claimId)));
  }
  return left.length > 0;
}
