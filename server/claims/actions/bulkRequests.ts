// An action that is asked for on several claims at once: a request of its own on each, which all come under the one that was sent.
import { createHash } from "node:crypto";
import type { ClaimActionName } from "../../../schema/rules/claims/actions";
import type { ErrorCode } from "../../../schema/rules/errors";
import { listLimits } from "../../../schema/rules/limits/inputLimits";
import type { ClaimRow } from "../../changes/claimState";
import type { Tx } from "../../db/connect";
import type { Actor } from "../../platform/actor";
import { AppError } from "../../platform/errors";
import type { ClaimActionRow } from "./claimActions.queries";
import { type ActionInput, type ActionRequest, actionsOfRequests, type NewClaimAction, toActionRequest } from "./requests";

export interface BulkActionInput extends Omit<ActionInput, "claimId"> {
  claimIds: string[];
}

/** What became of one of the claims. */
export interface BulkAnswer {
  claimId: string;
  claim: ClaimRow | null;
  requestId: string | null;
  error: { code: ErrorCode; values: Record<string, string> | null } | null;
}

/** An action and the claim, locked, that it is asked for. */
export interface AskedAction {
  request: ActionRequest;
  claim: ClaimRow;
}

/** Of the claim of this place; a place and not a claim, so that all of a request can be looked up whatever claims it now names. */
const requestIdAt = (requestId: string, place: number): string => `${requestId} ${place + 1}`;

/** One request for each claim, in the order asked. Throws BAD_USER_INPUT with the field's name. */
export function toActionRequests(action: ClaimActionName, { claimIds, ...input }: BulkActionInput): ActionRequest[] {
  const ids = [...new Set(claimIds)];
  const together = createHash("sha256").update(JSON.stringify(ids)).digest("base64url");
  return ids.map((claimId, place) => ({
    ...toActionRequest(action, { ...input, claimId }),
    requestId: requestIdAt(input.requestId, place),
    together,
  }));
}

/** What is stored of the whole request, when it came before; its claims must be locked. Throws REQUEST_REUSED when it asked for something else. */
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
 * Which of the claims take an action, in the order in which they were locked, and what is stored of the others, so that a repeated request
 * answers them the same. `check` throws what there is against it.
 */
export function sortOut(
  requests: readonly ActionRequest[],
  claims: readonly ClaimRow[],
  check: (asked: AskedAction) => void,
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
 * An answer for each request, by what is stored of it and the claims that are in scope now; of two of one id the last. `valuesOf`: what the
 * text of a rejection names.
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
