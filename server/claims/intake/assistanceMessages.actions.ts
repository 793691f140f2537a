// What the assistance system says by itself. Written down unless what is recorded already says more.
import { eq } from "drizzle-orm";
import { possibleSupplierIds } from "../../../schema/rules/suppliers/suppliers";
import type { ClaimRow } from "../../changes/claimState";
import type { Tx } from "../../db/connect";
import { insertNewRows } from "../../db/bulk/rows";
import { webhookMessages } from "../../db/tables/claimActions";
import { lockedTransaction, type Instant } from "../../db/transaction";
import type { AssistanceMessage } from "../../integrations/assistance/messages";
import { CLOCK_TOLERANCE_SECONDS } from "../../integrations/assistance/signature";
import { assistanceActor } from "../../platform/actor";
import { unrestrictedScope } from "../../platform/viewer";
import type { ClaimIntakeWork } from "./claimIntake.actions";
import { assignedSupplierId } from "../status/assignment";
import { applyRecord } from "./applyRecord";
import type { ClaimRecord } from "./claimRecord";
import type { ClaimSnapshot, ExistingClaimSnapshot } from "../status/claimSnapshot";
import { changeOf } from "../status/snapshotChange";
import { lockClaims } from "../status/claimRows";
import { EvaluationContext } from "./evaluationContext";
import { commitClaimChanges } from "../status/commitClaimChanges";

/** What became of a message. Only TAKEN changes anything; the others say why nothing was to be changed. */
export type MessageOutcome = "TAKEN" | "REPEATED" | "UNKNOWN_CLAIM" | "ALREADY_RECORDED" | "NEWER_RECORDED" | "IN_FUTURE" | "IMPOSSIBLE";

/** Rejections that may pass later, when the claim's record or the time in the message has come. The message is to be sent again. */
export const isTooEarly = (outcome: MessageOutcome): boolean => outcome === "UNKNOWN_CLAIM" || outcome === "IN_FUTURE";

/**
 * Takes a message once, in one transaction with the note that it was taken; one that comes too early is not noted. A pending action that it
 * answers comes to its end.
 */
export async function takeMessage(work: ClaimIntakeWork, messageId: string, message: AssistanceMessage): Promise<MessageOutcome> {
  const lock = (tx: Tx) => lockClaims(tx, [message.claimId]);
  return lockedTransaction(work, lock, async (tx, now, stored) => {
    const before = stored.get(message.claimId)!;
    const [taken] = await tx.select({ id: webhookMessages.id }).from(webhookMessages).where(eq(webhookMessages.id, messageId));
    if (taken) return "REPEATED";
    const outcome = before.row
      ? await applyMessage(work, tx, now, before as ExistingClaim, messageId, clampedToNow(message, now))
      : "UNKNOWN_CLAIM";
    if (isTooEarly(outcome)) return outcome;
    await insertNewRows(tx, webhookMessages, [{ id: messageId, at: now, type: message.type, claimId: message.claimId, outcome }]);
    return outcome;
  });
}

/** What has just happened by the sender's clock, which may be ahead of ours, happened now. */
const clampedToNow = (message: AssistanceMessage, now: Date): AssistanceMessage =>
  message.at > now && message.at.getTime() <= now.getTime() + CLOCK_TOLERANCE_SECONDS * 1_000 ? { ...message, at: now } : message;

type ExistingClaim = ClaimSnapshot & { row: ClaimRow };

async function applyMessage(
  work: ClaimIntakeWork,
  tx: Tx,
  now: Instant,
  before: ExistingClaim,
  messageId: string,
  message: AssistanceMessage,
): Promise<MessageOutcome> {
  const { instanceId, supplierId } = before.row;
  const suppliers = [supplierId ?? [], message.supplier ? possibleSupplierIds(message.supplier.id, instanceId) : []].flat();
  const context = await EvaluationContext.read(tx, now, unrestrictedScope, suppliers);
  const reportedSupplierId = message.supplier && context.supplierIdOf(message.supplier.id, instanceId);
  const outcome = message.at > now ? "IN_FUTURE" : outcomeIfRecorded(before.row, message, reportedSupplierId);
  if (outcome) return outcome;
  const after = afterMessage(before, message, context);
  if (!after) return "IMPOSSIBLE";
  const { type, at, claimId } = message;
  const details = { type, at, ...(type === "REASSIGNMENT" && { supplierId: reportedSupplierId }) };
  await commitClaimChanges(tx, [{ ...changeOf(before, after), supplier: context.supplierOf(after.row) }], {
    now,
    actor: assistanceActor,
    cause: "ASSISTANCE",
    insertReferences: () => work.addSuppliers(tx, now, context.unknownSuppliers([after.row])),
    audit: () => [{ action: "claim.told", model: "claim", entityId: claimId, requestId: messageId, after: details }],
  });
  return "TAKEN";
}

/** What of the claim says that the message comes too late; null: it is news. */
function outcomeIfRecorded(claim: ClaimRow, { type, at }: AssistanceMessage, supplierId: string | null): MessageOutcome | null {
  const { arrivedAt, finishedAt, cancelledAt, assignedAt, noSupplierSince } = claim;
  const already = {
    ARRIVAL: arrivedAt !== null,
    COMPLETION: finishedAt !== null,
    CANCELLATION: cancelledAt !== null,
    REASSIGNMENT: assignedSupplierId(claim) === supplierId,
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

function afterMessage(
  before: ExistingClaim,
  { type, claimId: id, at, supplier }: AssistanceMessage,
  context: EvaluationContext,
): ExistingClaimSnapshot | null {
  if (type === "CANCELLATION") return { ...before, row: { ...before.row, cancelledAt: at, closedBy: "ASSISTANCE" } };
  const claimRecord: ClaimRecord =
    type === "REASSIGNMENT"
      ? supplier
        ? { id, supplierId: supplier.id, supplierName: supplier.name, assignedAt: at, pendingArrivalSince: at }
        : { id, supplierId: null, noSupplierSince: at, pendingArrivalSince: null }
      : { id, milestones: [{ code: type === "ARRIVAL" ? "ARRIVAL" : "FINISHED", at }] };
  const after = applyRecord(before, claimRecord, context, "ASSISTANCE");
  if (Array.isArray(after)) return null;
  context.noteSupplier(after.row, claimRecord);
  return after;
}
