// An action as it is asked for: what of it can be used, whether it was asked before, whether the claim allows it.
import { isDeepStrictEqual } from "node:util";
import { and } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import { claimsInScope } from "../../auth/permissions/scopeConditions";
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
import { assignedSupplierId } from "../status/assignment";
import type { ClaimActionRow } from "./claimActions.queries";

export interface ActionRequest {
  action: ClaimActionName;
  claimId: string;
  requestId: string;
  /** As it is stored and compared: instants as text. */
  input: Record<string, unknown>;
  /** Of one of several that are asked for at once: a digest of all their claims, stored and compared, too. */
  together?: string;
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
  const [row] = await lockClaimsForActions(tx, viewer, [id]);
  if (!row) throw new AppError("NOT_FOUND");
  return row;
}

/** Those of the claims that are there and in scope, locked in the order of their ids, so that whoever waits for one holds none before it. */
export const lockClaimsForActions = (tx: Tx, viewer: Viewer, ids: readonly string[]): Promise<ClaimRow[]> =>
  tx
    .select()
    .from(claims)
    .where(and(inList(claims.id, ids), claimsInScope(viewer.scope)))
    .orderBy(claims.id)
    .for("no key update");

/** The action of this request, when it came before; the claim must be locked. Throws REQUEST_REUSED when it then asked for something else. */
export const actionOfRequest = async (tx: Tx, actor: Actor, request: ActionRequest): Promise<ClaimActionRow | undefined> =>
  (await actionsOfRequests(tx, actor, [request], [request.requestId])).get(request.claimId);

/**
 * The actions of these requests that came before, by their claims; `requestIds`: all that may have been stored under. Throws REQUEST_REUSED
 * when one of them asked for something else.
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

/** Throws what the rules say against it; `whenFinished`: what it has to say of a finished claim rather than CLAIM_FINISHED. */
export function rejectUnlessAllowed(action: ClaimActionName, claim: ClaimRow, whenFinished?: (claim: ClaimRow) => ErrorCode | null): void {
  const supplied = assignedSupplierId(claim) !== null;
  const rejection = rejectionOf(action, { ...claim, hasSupplier: supplied, hasArrived: claim.arrivedAt !== null });
  if (rejection) throw new AppError((rejection === "CLAIM_FINISHED" && whenFinished?.(claim)) || rejection);
}

export interface NewClaimAction {
  request: ActionRequest;
  state: ClaimActionState;
  /** What undoing or settling it needs. */
  before: Record<string, unknown> | null;
  /** Of one that is refused at once. */
  code?: ErrorCode;
}

/** Stores actions. One of the same request that another claim's transaction stores meanwhile makes this one be done again. */
export async function insertClaimActions(tx: Tx, now: Date, actor: Actor, actions: readonly NewClaimAction[]): Promise<ClaimActionRow[]> {
  const rows = actions.map(({ request, state, before, code }): ClaimActionRow => ({
    id: uuidv7(),
    requestId: request.requestId,
    ...actorRow(actor),
    claimId: request.claimId,
    name: request.action,
    input: storedInput(request),
    before,
    state,
    code: code ?? null,
    at: now,
    settledAt: code ? now : null,
  }));
  await insertNewRows(tx, claimActions, rows);
  return rows;
}
