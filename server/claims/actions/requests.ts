// An action as it is asked for: what of it can be used, whether it was asked before, whether the claim allows it.
import { isDeepStrictEqual } from "node:util";
import { and, eq } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import { claimsInScope } from "../../auth/permissions/scopeConditions";
import { actionLimits, rejectionOf, type ClaimActionName } from "../../../schema/rules/claims/actions";
import type { ClaimActionState } from "../../../schema/rules/claims/actionState";
import type { ErrorCode } from "../../../schema/rules/errors";
import type { ClaimRow } from "../../changes/claimState";
import { isByActor } from "../../db/byActor";
import type { Tx } from "../../db/connect";
import { insertNewRows } from "../../db/rows";
import { claims } from "../../db/tables/claims";
import { claimActions } from "../../db/tables/claimActions";
import { type Actor, actorRow } from "../../platform/actor";
import { AppError } from "../../platform/errors";
import type { Viewer } from "../../platform/viewer";
import { assignedSupplierId } from "../status/assignment";
import type { ClaimActionRow } from "./claimActions.queries";

export interface ActionRequest {
  action: ClaimActionName;
  claimId: string;
  requestId: string;
  /** As it is stored and compared: instants as text. */
  input: Record<string, unknown>;
}

/** What an action asks for; each takes its part. */
export interface ActionInput {
  claimId: string;
  requestId: string;
  minutes?: number;
  reason?: string;
  at?: Date | null;
  note?: string | null;
}

/** What was typed, ready to be stored. Throws BAD_USER_INPUT with the field's name. */
export function toActionRequest(action: ClaimActionName, { claimId, requestId, minutes, reason, at, note }: ActionInput): ActionRequest {
  assertWithinLimits("requestId", requestId.length, actionLimits.requestId);
  if (minutes !== undefined) assertWithinLimits("minutes", minutes, actionLimits.minutes);
  if (reason !== undefined) assertWithinLimits("reason", reason.trim().length, actionLimits.reason);
  if (note != null) assertWithinLimits("note", note.trim().length, { min: 0, max: actionLimits.note.max });
  const input = { minutes, reason: reason?.trim(), at: at?.toISOString() ?? undefined, note: note?.trim() || undefined };
  return { action, claimId, requestId, input: Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) };
}

function assertWithinLimits(field: string, value: number, { min, max }: { min: number; max: number }): void {
  if (!(value >= min && value <= max)) throw new AppError("BAD_USER_INPUT", { field, min, max });
}

/**
 * The claim, locked until the transaction ends. Throws NOT_FOUND when there is none or the viewer may not see it.
 */
export async function lockClaimForAction(tx: Tx, viewer: Viewer, id: string): Promise<ClaimRow> {
  const [row] = await tx
    .select()
    .from(claims)
    .where(and(eq(claims.id, id), claimsInScope(viewer.scope)))
    .for("no key update");
  if (!row) throw new AppError("NOT_FOUND");
  return row;
}

/** The action of this request, when it came before; the claim must be locked. Throws REQUEST_REUSED when it then asked for something else. */
export async function actionOfRequest(
  tx: Tx,
  actor: Actor,
  { action, claimId, requestId, input }: ActionRequest,
): Promise<ClaimActionRow | undefined> {
  const [existing] = await tx
    .select()
    .from(claimActions)
    .where(and(isByActor(claimActions, actor), eq(claimActions.requestId, requestId)));
  if (existing && !(existing.name === action && existing.claimId === claimId && isDeepStrictEqual(existing.input, input)))
    throw new AppError("REQUEST_REUSED");
  return existing;
}

/** Throws what the rules say against it; `whenFinished`: what it has to say of a finished claim rather than CLAIM_FINISHED. */
export function rejectUnlessAllowed(action: ClaimActionName, claim: ClaimRow, whenFinished?: (claim: ClaimRow) => ErrorCode | null): void {
  const supplied = assignedSupplierId(claim) !== null;
  const rejection = rejectionOf(action, { ...claim, hasSupplier: supplied, hasArrived: claim.arrivedAt !== null });
  if (rejection) throw new AppError((rejection === "CLAIM_FINISHED" && whenFinished?.(claim)) || rejection);
}

/** Stores the action. One of the same request that another claim's transaction stores meanwhile makes this one be done again. */
export async function insertClaimAction(
  tx: Tx,
  now: Date,
  actor: Actor,
  { claimId, requestId, action, input }: ActionRequest,
  state: ClaimActionState,
  before: Record<string, unknown>,
): Promise<ClaimActionRow> {
  const row: ClaimActionRow = {
    id: uuidv7(),
    requestId,
    ...actorRow(actor),
    claimId,
    name: action,
    input,
    before,
    state,
    code: null,
    at: now,
    settledAt: null,
  };
  await insertNewRows(tx, claimActions, [row]);
  return row;
}
