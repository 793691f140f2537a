import { isDeepStrictEqual } from "node:util";
import { and } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import { claimsInScope } from "../../auth/permissions/scopeConditions";
import { isReasonedAction } from "../../../schema/rules/claims/actionReasons";
import { actionLimits, rejectionOf, type ClaimActionName } from "../../../schema/rules/claims/actions";
import type { ClaimActionState } from "../../../schema/rules/claims/actionState";
import type { ErrorCode } from "../../../schema/rules/errors";
import type { ClaimRow } from "../../changes/claimState";
import { isByActor } from "../../db/byActor";
import type { Tx } from "../../db/connect";
import { inList } from "../../db/inList";
import { insertNewRows } from "../../db/bulk/rows";
import { claims } from "../../db/tables/claims";
import { claimActions } from "../../db/tables/claimActions";
import { type Actor, actorRow } from "../../platform/actor";
import { AppError } from "../../platform/errors";
import type { Viewer } from "../../platform/viewer";
import { reasonCodesOf } from "../../settings/actionReasons.queries";
import { assignedSupplierId } from "../status/assignment";
import type { ClaimActionRow } from "./claimActions.queries";

export interface ActionRequest {
  action: ClaimActionName;
  claimId: string;
  requestId: string;
  /** Times are ISO strings, as stored and compared. */
  input: Record<string, unknown>;
  /** For bulk requests: digest of all claim IDs, stored and compared with the input. */
  together?: string;
}

export interface ActionInput {
  claimId: string;
  requestId: string;
  minutes?: number;
  reason?: string;
  at?: Date | null;
  note?: string | null;
}

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

/** Locks the claim until the transaction ends. Throws NOT_FOUND if it does not exist or is out of scope. */
export async function lockClaimForAction(tx: Tx, viewer: Viewer, id: string): Promise<ClaimRow> {
  const [row] = await lockClaimsForActions(tx, viewer, [id]);
  if (!row) throw new AppError("NOT_FOUND");
  return row;
}

/** Locks the claims in scope in ID order, so that concurrent bulk actions cannot deadlock. */
export const lockClaimsForActions = (tx: Tx, viewer: Viewer, ids: readonly string[]): Promise<ClaimRow[]> =>
  tx
    .select()
    .from(claims)
    .where(and(inList(claims.id, ids), claimsInScope(viewer.scope)))
    .orderBy(claims.id)
    .for("no key update");

/** Returns the stored action of a repeated request. The claim must be locked. Throws REQUEST_REUSED if the stored request differs. */
export const actionOfRequest = async (tx: Tx, actor: Actor, request: ActionRequest): Promise<ClaimActionRow | undefined> =>
  (await actionsOfRequests(tx, actor, [request], [request.requestId])).get(request.claimId);

/**
 * Returns stored actions by claim ID. `requestIds` lists all IDs under which parts may be stored. Throws REQUEST_REUSED if a stored
 * request differs.
 */
export async function actionsOfRequests(
  tx: Tx,
  actor: Actor,
  requests: readonly ActionRequest[],
  requestIds: readonly string[],
): Promise<Map<string, ClaimActionRow>> {
  const existing = await tx
    .select()
    .from(claimActions)
    .where(and(isByActor(claimActions, actor), inList(claimActions.requestId, requestIds)));
  const byId = new Map(requests.map((request) => [request.requestId, request]));
  for (const { requestId, name, claimId, input } of existing) {
    const request = byId.get(requestId);
    if (!(request && request.action === name && request.claimId === claimId && isDeepStrictEqual(input, storedInput(request))))
      throw new AppError("REQUEST_REUSED");
  }
  return new Map(existing.map((action) => [action.claimId, action]));
}

const storedInput = ({ input, together }: ActionRequest): Record<string, unknown> =>
  together === undefined ? input : { ...input, together };

/** Throws if the rules reject the action. `whenFinished` returns a code that replaces CLAIM_FINISHED. */
export function rejectUnlessAllowed(action: ClaimActionName, claim: ClaimRow, whenFinished?: (claim: ClaimRow) => ErrorCode | null): void {
  const supplied = assignedSupplierId(claim) !== null;
  const rejection = rejectionOf(action, { ...claim, hasSupplier: supplied, hasArrived: claim.arrivedAt !== null });
  if (rejection) throw new AppError((rejection === "CLAIM_FINISHED" && whenFinished?.(claim)) || rejection);
}

export interface NewClaimAction {
  request: ActionRequest;
  state: ClaimActionState;
  before: Record<string, unknown> | null;
  code?: ErrorCode;
}

/** Inserts actions. A conflict with another transaction that stores the same request ID causes a retry of this transaction. */
export async function insertClaimActions(tx: Tx, now: Date, actor: Actor, actions: readonly NewClaimAction[]): Promise<ClaimActionRow[]> {
  const reasonCodes = await reasonCodesFor(tx, actions);
  const rows = actions.map(({ request, state, before, code }): ClaimActionRow => ({
    id: uuidv7(),
    requestId: request.requestId,
    ...actorRow(actor),
    claimId: request.claimId,
    name: request.action,
    input: storedInput(request),
    reasonCode: reasonCodes.get(request.claimId) ?? null,
    before,
    state,
    code: code ?? null,
    at: now,
    settledAt: code ? now : null,
  }));
  await insertNewRows(tx, claimActions, rows);
  return rows;
}

async function reasonCodesFor(tx: Tx, actions: readonly NewClaimAction[]): Promise<ReadonlyMap<string, string>> {
  const [first] = actions;
  const reasons = new Map(
    actions.flatMap(({ request: { claimId, input } }): [string, string][] =>
      typeof input["reason"] === "string" ? [[claimId, input["reason"]]] : [],
    ),
  );
  return first && isReasonedAction(first.request.action) && reasons.size > 0 ? reasonCodesOf(tx, first.request.action, reasons) : new Map();
}
