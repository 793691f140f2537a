// Bulk actions: each claim gets its own stored request, derived from the request ID that the client sent.
import { createHash } from "node:crypto";
import type { ClaimActionName } from "../../../schema/rules/claims/actions";
import type { ErrorCode } from "../../../schema/rules/errors";
import { listLimits } from "../../../schema/rules/requests/inputLimits";
import type { ClaimRow } from "../../changes/claimState";
import type { Tx } from "../../db/connect";
import type { Actor } from "../../platform/actor";
import { AppError } from "../../platform/errors";
import type { ClaimActionRow } from "./claimActions.queries";
import { type ActionInput, type ActionRequest, actionsOfRequests, type NewClaimAction, toActionRequest } from "./requests";

export interface BulkActionInput extends Omit<ActionInput, "claimId"> {
  claimIds: string[];
}

export interface BulkAnswer {
  claimId: string;
  claim: ClaimRow | null;
  requestId: string | null;
  error: { code: ErrorCode; values: Record<string, string> | null } | null;
}

export interface AskedAction {
  request: ActionRequest;
  claim: ClaimRow;
}

/**
 * Uses the index instead of the claim ID, so that all stored parts of a request are found even if a repeated request names other claims.
 */
const requestIdAt = (requestId: string, place: number): string => `${requestId} ${place + 1}`;

export function toActionRequests(action: ClaimActionName, { claimIds, ...input }: BulkActionInput): ActionRequest[] {
  const ids = [...new Set(claimIds)];
  const together = createHash("sha256").update(JSON.stringify(ids)).digest("base64url");
  return ids.map((claimId, place) => ({
    ...toActionRequest(action, { ...input, claimId }),
    requestId: requestIdAt(input.requestId, place),
    together,
  }));
}

/**
 * Returns the stored actions of an earlier identical request. The claims must be locked. Throws REQUEST_REUSED if that request was
 * different.
 */
export async function actionsOfBulk(
  tx: Tx,
  actor: Actor,
  requests: readonly ActionRequest[],
  requestId: string,
): Promise<ClaimActionRow[]> {
  const stored = Array.from({ length: listLimits.selection }, (_, place) => requestIdAt(requestId, place));
  return [...(await actionsOfRequests(tx, actor, requests, stored)).values()];
}

/**
 * Splits claims, in locking order, into possible and rejected. `check` throws the rejection. Rejections are stored so that a repeated
 * request gets the same answer.
 */
export function sortOut(
  requests: readonly ActionRequest[],
  claims: readonly ClaimRow[],
  check: (action: AskedAction) => void,
): { possible: AskedAction[]; rejected: NewClaimAction[] } {
  const requestOf = new Map(requests.map((request) => [request.claimId, request]));
  const possible: AskedAction[] = [];
  const rejected: NewClaimAction[] = [];
  for (const claim of claims) {
    const request = requestOf.get(claim.id)!;
    try {
      check({ request, claim });
      possible.push({ request, claim });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      rejected.push({ request, state: "REJECTED", before: null, code: error.code });
    }
  }
  return { possible, rejected };
}

/**
 * Builds one answer per request from stored actions and claims in scope. If a claim ID occurs twice, the last entry counts. `valuesOf`
 * returns parameters of the rejection's text.
 */
export function answersOf(
  requests: readonly ActionRequest[],
  actions: readonly ClaimActionRow[],
  claims: readonly ClaimRow[],
  valuesOf?: (action: ClaimActionRow, claim: ClaimRow) => Record<string, string> | undefined,
): BulkAnswer[] {
  const actionOf = new Map(actions.map((action) => [action.claimId, action]));
  const claimOf = new Map(claims.map((claim) => [claim.id, claim]));
  return requests.map(({ claimId }): BulkAnswer => {
    const [action, claim] = [actionOf.get(claimId), claimOf.get(claimId)];
    if (!action || !claim) return { claimId, claim: claim ?? null, requestId: null, error: { code: "NOT_FOUND", values: null } };
    const error = action.state === "REJECTED" ? { code: action.code as ErrorCode, values: valuesOf?.(action, claim) ?? null } : null;
    return { claimId, claim, requestId: action.requestId, error };
  });
}
