import { eq } from "drizzle-orm";
import { possibleIds, storedIdOf } from "../../../schema/rules/instanceIds";
import type { ClaimRow } from "../../changes/claimState";
import type { Tx } from "../../db/connect";
import { insertNewRows } from "../../db/bulk/rows";
import { inList } from "../../db/inList";
import { webhookMessages } from "../../db/tables/claimActions";
import { claims } from "../../db/tables/claims";
import { instances } from "../../db/tables/instances";
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
import { changeOf } from "../status/evaluation";
import { lockClaims } from "../status/claimRows";
import { EvaluationContext } from "./evaluationContext";
import { commitClaimChanges } from "../status/commitClaimChanges";

/** Only TAKEN changes the claim; the other outcomes say why nothing changed. */
export type MessageOutcome =
  | "TAKEN"
  | "REPEATED"
  | "UNKNOWN_CLAIM"
  | "AMBIGUOUS_CLAIM"
  | "ALREADY_RECORDED"
  | "NEWER_RECORDED"
  | "IN_FUTURE"
  | "IMPOSSIBLE";

/** Outcomes that may change on a later attempt. The sender should send the message again. */
export const isTooEarly = (outcome: MessageOutcome): boolean => outcome === "UNKNOWN_CLAIM" || outcome === "IN_FUTURE";

/**
 * Processes a message exactly once: the change and the processed message ID commit together. Early messages are not stored. Also settles
 * a matching pending action.
 */
export async function takeMessage(work: ClaimIntakeWork, messageId: string, message: AssistanceMessage): Promise<MessageOutcome> {
  const lock = async (tx: Tx) => {
    const claimId = await claimIdOf(tx, message);
    return { claimId, before: claimId === null ? null : (await lockClaims(tx, [claimId])).get(claimId)! };
  };
  return lockedTransaction(work, lock, async (tx, now, { claimId, before }) => {
    if (claimId === null || before === null) return "AMBIGUOUS_CLAIM";
    const [processedMessage] = await tx.select({ id: webhookMessages.id }).from(webhookMessages).where(eq(webhookMessages.id, messageId));
    if (processedMessage) return "REPEATED";
    const outcome = before.row
      ? await applyMessage(work, tx, now, before as ExistingClaim, messageId, clampedToNow({ ...message, claimId }, now))
      : "UNKNOWN_CLAIM";
    if (isTooEarly(outcome)) return outcome;
    await insertNewRows(tx, webhookMessages, [{ id: messageId, at: now, type: message.type, claimId, outcome }]);
    return outcome;
  });
}

/**
 * Id of the claim that a message names: in its instance, or without one the claim of this very id, or the only one of this code. `null` if
 * several instances have the code.
 */
async function claimIdOf(tx: Tx, { claimId: code, instanceId }: AssistanceMessage): Promise<string | null> {
  const instanceIds = instanceId === null ? (await tx.select({ id: instances.id }).from(instances)).map(({ id }) => id) : [instanceId];
  const rows = await tx
    .select({ id: claims.id, instanceId: claims.instanceId })
    .from(claims)
    .where(inList(claims.id, [...new Set(instanceIds.flatMap((id) => possibleIds(code, id)))]));
  const instanceOf = new Map(rows.map((row) => [row.id, row.instanceId]));
  if (instanceId !== null) return storedIdOf(code, instanceId, (id) => instanceOf.get(id), false);
  if (instanceOf.has(code) || !rows.length) return code;
  return rows.length === 1 ? rows[0]!.id : null;
}

/** Treats a time slightly ahead of the server's clock as the current time. */
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
  const suppliers = [supplierId ?? [], message.supplier ? possibleIds(message.supplier.id, instanceId) : []].flat();
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
