// What the assistance system tells of by itself. Written down unless what is recorded already says more.
import { eq } from "drizzle-orm";
import { possibleSupplierIds } from "../../schema/rules/suppliers";
import { record } from "../audit/record";
import type { ClaimRow } from "../changes/claimState";
import type { Tx } from "../db/connect";
import { insertNewRows } from "../db/rows";
import { webhookMessages } from "../db/tables/deeds";
import { lockedTransaction, type Instant } from "../db/transaction";
import type { Told } from "../outside/assistance/messages";
import { tolerance } from "../outside/assistance/signature";
import { assistanceActor } from "../platform/actor";
import { wholeScope } from "../platform/viewer";
import type { ClaimIntake } from "./claims.actions";
import { assignedTo } from "./claims.assignment";
import { merged } from "./claims.merge";
import type { ClaimRecord } from "./claims.records";
import type { Standing, StandingClaim } from "./claims.standing";
import { lockedClaims, writeMilestones } from "./claims.store";
import { Surroundings } from "./claims.surroundings";
import { judge } from "./judge.actions";

/** What became of a message. Only TAKEN changes anything; the others say why nothing was to be changed. */
export type ToldOutcome = "TAKEN" | "REPEATED" | "UNKNOWN_CLAIM" | "ALREADY_RECORDED" | "NEWER_RECORDED" | "IN_FUTURE" | "IMPOSSIBLE";

/** What may be news later: the claim's record is on its way, or the time told of. To be told again. */
export const isTooEarly = (outcome: ToldOutcome): boolean => outcome === "UNKNOWN_CLAIM" || outcome === "IN_FUTURE";

/**
 * Takes a message once, in one transaction with the note that it was taken; one that comes too early is not noted. A pending deed that it
 * answers comes to its end.
 */
export async function takeTold(work: ClaimIntake, messageId: string, told: Told): Promise<ToldOutcome> {
  const lock = (tx: Tx) => lockedClaims(tx, [told.claimId]);
  const outcome = await lockedTransaction(work, lock, async (tx, now, stored) => {
    const before = stored.get(told.claimId)!;
    const [taken] = await tx.select({ id: webhookMessages.id }).from(webhookMessages).where(eq(webhookMessages.id, messageId));
    if (taken) return "REPEATED";
    const outcome = before.row ? await follow(work, tx, now, before as Stored, messageId, byOurClock(told, now)) : "UNKNOWN_CLAIM";
    if (isTooEarly(outcome)) return outcome;
    await insertNewRows(tx, webhookMessages, [{ id: messageId, at: now, type: told.type, claimId: told.claimId, outcome }]);
    return outcome;
  });
  if (outcome === "TAKEN") work.announcer.grown();
  return outcome;
}

/** What has just happened by the sender's clock, which may be ahead of ours, happened now. */
const byOurClock = (told: Told, now: Date): Told =>
  told.at > now && told.at.getTime() <= now.getTime() + tolerance * 1_000 ? { ...told, at: now } : told;

type Stored = Standing & { row: ClaimRow };

async function follow(work: ClaimIntake, tx: Tx, now: Instant, before: Stored, messageId: string, told: Told): Promise<ToldOutcome> {
  const { instanceId, supplierId } = before.row;
  const suppliers = [supplierId ?? [], told.supplier ? possibleSupplierIds(told.supplier.id, instanceId) : []].flat();
  const around = await Surroundings.read(tx, now, wholeScope, suppliers);
  const toldOf = told.supplier && around.supplierIdOf(told.supplier.id, instanceId);
  const fault = told.at > now ? "IN_FUTURE" : recorded(before.row, told, toldOf);
  if (fault) return fault;
  const after = afterTold(before, told, around);
  if (!after) return "IMPOSSIBLE";
  await work.addSuppliers(tx, now, around.unknownSuppliers([after.row]));
  await writeMilestones(tx, [{ before, after }]);
  await judge({ tx, now, actor: assistanceActor, cause: "OUTSIDE" }, [{ before: before.row, after: after.row }]);
  const { type, at } = told;
  await record(tx, now, assistanceActor, {
    action: "claim.told",
    model: "claim",
    entityId: told.claimId,
    requestId: messageId,
    after: { type, at, ...(type === "REASSIGNMENT" && { supplierId: toldOf }) },
  });
  return "TAKEN";
}

/** What of the claim says that the message comes too late; null: it is news. */
function recorded(claim: ClaimRow, { type, at }: Told, supplierId: string | null): ToldOutcome | null {
  const { arrivedAt, finishedAt, cancelledAt, assignedAt, noSupplierSince } = claim;
  const already = {
    ARRIVAL: arrivedAt !== null,
    COMPLETION: finishedAt !== null,
    CANCELLATION: cancelledAt !== null,
    REASSIGNMENT: assignedTo(claim) === supplierId,
  }[type];
  if (already) return "ALREADY_RECORDED";
  const since = (fact: Date | null): boolean => fact !== null && fact > at;
  const newer = {
    ARRIVAL: cancelledAt !== null || since(assignedAt) || (finishedAt !== null && !since(finishedAt)),
    COMPLETION: cancelledAt !== null || since(arrivedAt),
    CANCELLATION: finishedAt !== null || since(arrivedAt),
    REASSIGNMENT: finishedAt !== null || cancelledAt !== null || since(arrivedAt) || since(assignedAt) || since(noSupplierSince),
  }[type];
  return newer ? "NEWER_RECORDED" : null;
}

function afterTold(before: Stored, { type, claimId: id, at, supplier }: Told, around: Surroundings): StandingClaim | null {
  if (type === "CANCELLATION") return { ...before, row: { ...before.row, cancelledAt: at, closedBy: "OUTSIDE" } };
  const said: ClaimRecord =
    type === "REASSIGNMENT"
      ? supplier
        ? { id, supplierId: supplier.id, supplierName: supplier.name, assignedAt: at, pendingArrivalSince: at }
        : { id, supplierId: null, noSupplierSince: at, pendingArrivalSince: null }
      : { id, milestones: [{ code: type === "ARRIVAL" ? "ARRIVAL" : "FINISHED", at }] };
  const after = merged(before, said, around, "OUTSIDE");
  if (Array.isArray(after)) return null;
  around.mention(after.row, said);
  return after;
}
