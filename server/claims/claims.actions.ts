import { keepsBusy } from "../../schema/rules/resourceStatus";
import { possibleSupplierIds, supplierCode } from "../../schema/rules/suppliers";
import { type Deed, record as audit, recordAll as auditAll } from "../audit/record";
import type { Announcer } from "../changes/announcer";
import { changed } from "../changes/append";
import { claimState } from "../changes/claimState";
import type { Tx } from "../db/connect";
import { lockedTransaction, type Work } from "../db/transaction";
import type { Outcome } from "../platform/outcome";
import type { Sender } from "../platform/viewer";
import { evaluateResources, lockResources } from "../positions/resources.actions";
import { assignedTo } from "./claims.assignment";
import { isForeign, isNews, merged } from "./claims.merge";
import type { ClaimField, ClaimRecord } from "./claims.records";
import { References } from "./claims.references";
import { sight } from "./claims.sightings";
import { differs, nothing, type Standing, type StandingClaim } from "./claims.standing";
import { evaluated } from "./claims.status";
import { logStatuses } from "./claims.statusLog";
import { lockedClaims, writeClaims, writeSourceVersions, type Written } from "./claims.store";
import { endDeeds } from "./deeds.fulfilled";
import { Surroundings, type MentionedSupplier } from "./claims.surroundings";

/** What taking claims needs. Suppliers are another domain: whoever calls brings the deed that adds those that only a claim has told of. */
export interface ClaimIntake extends Work {
  announcer: Announcer;
  addSuppliers(tx: Tx, now: Date, suppliers: readonly MentionedSupplier[]): Promise<void>;
}

/**
 * Takes a batch of records in one transaction: claims locked in the order of their ids, then suppliers; records of one claim in the order
 * given; one change row per claim that changed, one audit row. Answers what became of each, after the commit. Safe to repeat.
 */
export async function takeClaims(
  work: ClaimIntake,
  { actor, scope }: Sender,
  records: readonly ClaimRecord[],
): Promise<Outcome<ClaimField>[]> {
  const lock = (tx: Tx) => lockedClaims(tx, [...new Set(records.map(({ id }) => id))].sort());
  const { outcomes, grown } = await lockedTransaction(work, lock, async (tx, now, stored) => {
    const around = await Surroundings.read(tx, now, scope, supplierIds(records, stored));
    const references = new References();
    const { outcomes, after, contradictions } = mergeAll(records, stored, around, references);
    const touched = [...after.values()].map((claim): Written => ({ before: stored.get(claim.row.id)!, after: claim }));
    const written = touched.filter(({ before, after }) => differs(before, after)).map((one) => settled(one, around));
    await writeSourceVersions(
      tx,
      touched.filter(({ before, after }) => !differs(before, after)),
    );
    if (!written.length) return { outcomes, grown: false };

    const resources = resourcesOf(written);
    await references.add(tx);
    await lockResources(tx, resources);
    await work.addSuppliers(tx, now, around.unknownSuppliers(written.map(({ after }) => after.row)));
    await writeClaims(tx, written);
    await sight(
      tx,
      written.map(({ before, after }) => ({ before: before.row, after: after.row })),
    );
    await changed(
      tx,
      written.map(({ after }) => ({ kind: "claim" as const, state: claimState(after.row) })),
    );
    await logStatuses(
      tx,
      actor,
      "FEED",
      written.map(({ before, after }) => ({ before: before.row, after: after.row, supplier: around.supplierOf(after.row) })),
    );
    await endDeeds(
      tx,
      now,
      "FEED",
      written.map(({ before, after }) => ({ before: before.row, after: after.row })),
    );
    await evaluateResources(tx, resources);
    await auditAll(tx, now, actor, contradictions.map(contradictionOf));
    await audit(tx, now, actor, { action: "ingest.claims", model: "claim", after: { claims: written.map(({ after }) => after.row.id) } });
    return { outcomes, grown: true };
  });
  if (grown) work.announcer.grown();
  return outcomes;
}

function mergeAll(records: readonly ClaimRecord[], stored: ReadonlyMap<string, Standing>, around: Surroundings, references: References) {
  const after = new Map<string, StandingClaim>();
  const contradictions: StandingClaim[] = [];
  const outcomes = records.map((record): Outcome<ClaimField> => {
    const known = after.get(record.id) ?? stored.get(record.id)!;
    // The same faults in the same words as for an id that nobody has; ids are unique everywhere, so that it cannot be added.
    const foreign = isForeign(known, around);
    const before = foreign ? nothing : known;
    if (!isNews(before, record)) return "unchanged";
    const next = merged(before, record, around);
    if (Array.isArray(next)) return next;
    if (foreign) return [{ field: "instanceId", code: "INSTANCE_UNKNOWN" }];
    references.mention(next.row, record);
    around.mention(next.row, record);
    after.set(record.id, next);
    if (next.row.contradictedState && next.row.contradictedState !== before.row?.contradictedState) contradictions.push(next);
    return differs(before, next) ? "accepted" : "unchanged";
  });
  return { outcomes, after, contradictions };
}

/** The feed says something else of a claim that somebody else has ended: once for each state that it says. */
const contradictionOf = ({ row: { id, contradictedState: serviceState, closedBy, finishedAt, cancelledAt } }: StandingClaim): Deed => ({
  action: "claim.contradicted",
  model: "claim",
  entityId: id,
  after: { serviceState, closedBy, finishedAt, cancelledAt },
});

/** The claim as it is stored: with its status, and one version on. */
function settled({ before, after }: Written, around: Surroundings): Written {
  const { now } = around;
  const row = { ...after.row, version: (before.row?.version ?? 0) + 1, createdAt: before.row?.createdAt ?? now, updatedAt: now };
  return { before, after: { ...after, row: evaluated(row, around.supplierOf(row), around.settings, now) } };
}

/** Suppliers to be read: those that claims have, and all that what they are told of can mean in the AMA instances they are told to be of. */
function supplierIds(records: readonly ClaimRecord[], stored: ReadonlyMap<string, Standing>): string[] {
  const [ids, instancesOf, codesOf] = [new Set<string>(), new Map<string, Set<string>>(), new Map<string, Set<string>>()];
  const note = (id: string, instanceId?: string, code?: string | null): void => {
    if (instanceId !== undefined) instancesOf.set(id, (instancesOf.get(id) ?? new Set()).add(instanceId));
    if (code != null) codesOf.set(id, (codesOf.get(id) ?? new Set()).add(code));
  };
  for (const [id, { row }] of stored) {
    if (row?.supplierId != null) ids.add(row.supplierId);
    if (row) note(id, row.instanceId, row.supplierId && supplierCode({ id: row.supplierId, instanceId: row.instanceId }));
  }
  for (const { id, instanceId, supplierId } of records) note(id, instanceId, supplierId);
  for (const [id, codes] of codesOf)
    for (const code of codes)
      for (const instance of instancesOf.get(id) ?? []) for (const one of possibleSupplierIds(code, instance)) ids.add(one);
  return [...ids];
}

/** Suppliers whose work changes: gained, lost, or kept while the claim begins or ceases to keep them busy. In the order of their ids. */
function resourcesOf(written: readonly Written[]): string[] {
  const ids = new Set<string>();
  for (const { before, after } of written) {
    const [was, is] = [assignedTo(before.row), assignedTo(after.row)];
    if (was === is && before.row && keepsBusy(before.row.status) === keepsBusy(after.row.status)) continue;
    for (const id of [was, is]) if (id !== null) ids.add(id);
  }
  return [...ids].sort();
}
