// Actions that the assistance system must agree to. One transaction stores the request, the call is made outside any transaction, a
// second transaction settles it.
import { type AwaitedActionName, claimActions as rules } from "../../../schema/rules/claims/actions";
import type { ErrorCode } from "../../../schema/rules/errors";
import type { Locale } from "../../../schema/rules/language/locales";
import { requireViewer, type Context } from "../../auth/context";
import type { ClaimRow } from "../../changes/claimState";
import type { AuditEvent } from "../../audit/record";
import type { Tx } from "../../db/connect";
import { type Instant, lockedTransaction } from "../../db/transaction";
import { claimOfCall } from "../../integrations/assistance/claimOfCall";
import { attemptCall } from "../../integrations/attempt";
import { enqueue, type Call, type NewCall } from "../../integrations/outbox";
import type { Actor } from "../../platform/actor";
import { AppError } from "../../platform/errors";
import type { Viewer } from "../../platform/viewer";
import { assignedSupplierId } from "../status/assignment";
import { claimById, claimsByIdInScope } from "../queries/claims.queries";
import { awaitedActions } from "./actionDefinitions";
import { happenedAt } from "./applyAction";
import {
  actionsOfBulk,
  answersOf,
  type AskedAction,
  type BulkActionInput,
  type BulkAnswer,
  sortOut,
  toActionRequests,
} from "./bulkRequests";
import { answerDeadline, makeCalls, momentsOf, waitForAnswers } from "./assistanceAnswers.actions";
import { withFailureCode } from "./failure";
import type { ClaimActionRow } from "./claimActions.queries";
import {
  insertClaimActions,
  toActionRequest,
  type ActionInput,
  lockClaimForAction,
  lockClaimsForActions,
  actionOfRequest,
  rejectUnlessAllowed,
  type ActionRequest,
} from "./requests";
import { settleCall } from "./settlement.actions";
import { commitClaimChanges } from "../status/commitClaimChanges";

/**
 * Returns the settled claim. If the call times out, the claim has the action pending and the outbox retries. Throws the rejection. A
 * repeated request ID makes no second call.
 */
export async function askAssistance(ctx: Context, action: AwaitedActionName, input: ActionInput): Promise<ClaimRow> {
  const viewer = requireViewer(ctx);
  const request = toActionRequest(action, input);
  const withoutSlot: NonNullable<Context["whileWaiting"]> = ctx.whileWaiting ?? ((wait) => wait());
  return withFailureCode(ctx, awaitedActions[action].failureCode, async () => {
    const { claimAction, call } = await storeRequest(ctx, viewer, request, action);
    if (call) await settleCall(ctx, call, await withoutSlot(() => attemptCall(ctx.integrations, call)));
    const [settled] = call
      ? await waitForAnswers(ctx, [claimAction], 0)
      : await withoutSlot(() => waitForAnswers(ctx, [claimAction], answerDeadline(ctx, claimAction)));
    const { state, code } = settled;
    const claim = await claimById(ctx.db, viewer, request.claimId);
    if (!claim) throw new AppError("NOT_FOUND");
    if (state === "REJECTED") {
      const moment = (await momentsOf(ctx, [settled])).get(claimAction.id) ?? null;
      throw rejectionError(action, code as ErrorCode, claim, viewer.locale, moment);
    }
    return claim;
  });
}

/**
 * Bulk variant of `askAssistance`: one transaction stores all possible requests, then calls run concurrently and settle separately.
 * Unanswered calls stay pending for the outbox.
 */
export async function askAssistanceForMany(ctx: Context, action: AwaitedActionName, input: BulkActionInput): Promise<BulkAnswer[]> {
  const viewer = requireViewer(ctx);
  const requests = toActionRequests(action, input);
  return withFailureCode(ctx, awaitedActions[action].failureCode, async () => {
    const lock = (tx: Tx) => lockClaimsForActions(tx, viewer, input.claimIds);
    const { actions, calls } = await lockedTransaction(ctx, lock, async (tx, now, lockedClaims) => {
      const earlierActions = await actionsOfBulk(tx, viewer.actor, requests, input.requestId);
      if (earlierActions.length) return { actions: earlierActions, calls: [] };
      const { possible, rejected } = sortOut(requests, lockedClaims, (candidate) =>
        rejectUnlessPossible(action, candidate, now, viewer.locale),
      );
      const stored = await storeAwaited(tx, now, viewer.actor, action, possible);
      const rejectedActions = await insertClaimActions(tx, now, viewer.actor, rejected);
      return { actions: [...stored.actions, ...rejectedActions], calls: stored.calls };
    });
    const pending = actions.filter(({ state }) => state === "PENDING");
    const withoutSlot: NonNullable<Context["whileWaiting"]> = ctx.whileWaiting ?? ((wait) => wait());
    const settled = await withoutSlot(async () => {
      await makeCalls(ctx, calls);
      return pending.length ? waitForAnswers(ctx, pending, calls.length === pending.length ? 0 : answerDeadline(ctx, pending[0]!)) : [];
    });
    const now = new Map([...actions, ...settled].map((claimAction) => [claimAction.id, claimAction]));
    const claims = await claimsByIdInScope(ctx.db, viewer, input.claimIds);
    const moments = await momentsOf(ctx, [...now.values()]);
    return answersOf(requests, [...now.values()], claims, ({ id, code }, claim) =>
      awaitedActions[action].errorParameters?.(code as ErrorCode, claim, viewer.locale, moments.get(id) ?? null),
    );
  });
}

/**
 * First transaction. `call` is absent if the caller must not make it: the request was stored before, or older calls for the claim wait in
 * the outbox.
 */
function storeRequest(
  ctx: Context,
  viewer: Viewer,
  request: ActionRequest,
  action: AwaitedActionName,
): Promise<{ claimAction: ClaimActionRow; call?: Call }> {
  const lock = (tx: Tx) => lockClaimForAction(tx, viewer, request.claimId);
  return lockedTransaction(ctx, lock, async (tx, now, claim) => {
    const earlierAction = await actionOfRequest(tx, viewer.actor, request);
    if (earlierAction) return { claimAction: earlierAction };
    rejectUnlessPossible(action, { request, claim }, now, viewer.locale);
    const { actions, calls } = await storeAwaited(tx, now, viewer.actor, action, [{ request, claim }]);
    return { claimAction: actions[0]!, ...(calls[0] && { call: calls[0] }) };
  });
}

function rejectUnlessPossible(action: AwaitedActionName, { request, claim }: AskedAction, now: Instant, locale: Locale): void {
  const { rejectionWhenFinished, timeError } = awaitedActions[action];
  rejectUnlessAllowed(action, claim, rejectionWhenFinished);
  const errorCode = timeError?.(claim, happenedAt({ input: request.input, at: now }).getTime(), now.getTime());
  if (errorCode) throw rejectionError(action, errorCode, claim, locale, null);
}

async function storeAwaited(
  tx: Tx,
  now: Instant,
  actor: Actor,
  action: AwaitedActionName,
  askedActions: readonly AskedAction[],
): Promise<{ actions: ClaimActionRow[]; calls: Call[] }> {
  const stored = askedActions.map(({ request, claim }) => {
    return { request, state: "PENDING" as const, before: { supplierId: assignedSupplierId(claim) } };
  });
  const actions = await insertClaimActions(tx, now, actor, stored);
  const calls = askedActions.map(({ request, claim }, i): NewCall => {
    const claimAction = actions[i]!;
    return {
      key: claimAction.id,
      integration: "ASSISTANCE",
      operation: rules[action].operation,
      claimId: claim.id,
      actionId: claimAction.id,
      body: {
        ...claimOfCall(claim),
        requestId: claimAction.id,
        ...awaitedActions[action].notification?.(claim),
        ...request.input,
        at: happenedAt(claimAction).toISOString(),
      },
      isFirstAttemptByCaller: true,
    };
  });
  const calledIds = await enqueue(tx, now, calls);
  const events = askedActions.map(({ request, claim }): AuditEvent => {
    const after = { ...request.input, supplierId: assignedSupplierId(claim) };
    return { action: `claim.${action}`, model: "claim", entityId: claim.id, requestId: request.requestId, after };
  });
  const changes = askedActions.map(({ claim }) => ({ before: claim, after: { ...claim, pendingAction: action, pendingSince: now } }));
  await commitClaimChanges(tx, changes, { now, actor, cause: "ACTION", audit: () => events });
  return { actions, calls: calledIds };
}

const rejectionError = (action: AwaitedActionName, code: ErrorCode, claim: ClaimRow, locale: Locale, named: Date | null): AppError =>
  new AppError(code, awaitedActions[action].errorParameters?.(code, claim, locale, named));
