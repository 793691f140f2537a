// Actions that the assistance system has a say in. A first transaction stores what is wanted, the call is made without one, a second settles it.
import { type AwaitedActionName, claimActions as rules } from "../../../schema/rules/claims/actions";
import type { ErrorCode } from "../../../schema/rules/errors";
import type { Locale } from "../../../schema/rules/language/locales";
import { requireViewer, type Context } from "../../auth/context";
import type { ClaimRow } from "../../changes/claimState";
import type { AuditEvent } from "../../audit/record";
import type { Tx } from "../../db/connect";
import { type Instant, lockedTransaction } from "../../db/transaction";
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
 * Answers the claim as it is once the outside has said yes, or, when it has not answered in time, with the action pending: the outbox goes
 * on asking. Throws what the rules, the action or the outside says against it. However often a request comes, it is asked once.
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
      const named = (await momentsOf(ctx, [settled])).get(claimAction.id) ?? null;
      throw rejectionError(action, code as ErrorCode, claim, viewer.locale, named);
    }
    return claim;
  });
}

/**
 * The same on several claims: what is wanted is stored in one transaction for those that take it, the calls are made after it, some at a time,
 * and each is settled by itself. What has no answer in time is pending: the outbox goes on asking.
 */
export async function askAssistanceForMany(ctx: Context, action: AwaitedActionName, input: BulkActionInput): Promise<BulkAnswer[]> {
  const viewer = requireViewer(ctx);
  const requests = toActionRequests(action, input);
  return withFailureCode(ctx, awaitedActions[action].failureCode, async () => {
    const lock = (tx: Tx) => lockClaimsForActions(tx, viewer, input.claimIds);
    const { actions, calls } = await lockedTransaction(ctx, lock, async (tx, now, found) => {
      const known = await actionsOfBulk(tx, viewer.actor, requests, input.requestId);
      if (known.length) return { actions: known, calls: [] };
      const { possible, rejected } = sortOut(requests, found, (asked) => rejectUnlessPossible(action, asked, now, viewer.locale));
      const stored = await storeAwaited(tx, now, viewer.actor, action, possible);
      const refused = await insertClaimActions(tx, now, viewer.actor, rejected);
      return { actions: [...stored.actions, ...refused], calls: stored.calls };
    });
    const pending = actions.filter(({ state }) => state === "PENDING");
    const withoutSlot: NonNullable<Context["whileWaiting"]> = ctx.whileWaiting ?? ((wait) => wait());
    const settled = await withoutSlot(async () => {
      await makeCalls(ctx, calls);
      return pending.length ? waitForAnswers(ctx, pending, calls.length === pending.length ? 0 : answerDeadline(ctx, pending[0]!)) : [];
    });
    const now = new Map([...actions, ...settled].map((one) => [one.id, one]));
    const claims = await claimsByIdInScope(ctx.db, viewer, input.claimIds);
    const moments = await momentsOf(ctx, [...now.values()]);
    return answersOf(requests, [...now.values()], claims, ({ id, code }, claim) =>
      awaitedActions[action].errorParameters?.(code as ErrorCode, claim, viewer.locale, moments.get(id) ?? null),
    );
  });
}

/**
 * First transaction. `call` is absent when somebody else makes it: who brought the request before, or, after the calls about the claim that
 * wait already, the worker.
 */
function storeRequest(
  ctx: Context,
  viewer: Viewer,
  request: ActionRequest,
  action: AwaitedActionName,
): Promise<{ claimAction: ClaimActionRow; call?: Call }> {
  const lock = (tx: Tx) => lockClaimForAction(tx, viewer, request.claimId);
  return lockedTransaction(ctx, lock, async (tx, now, claim) => {
    const known = await actionOfRequest(tx, viewer.actor, request);
    if (known) return { claimAction: known };
    rejectUnlessPossible(action, { request, claim }, now, viewer.locale);
    const { actions, calls } = await storeAwaited(tx, now, viewer.actor, action, [{ request, claim }]);
    return { claimAction: actions[0]!, ...(calls[0] && { call: calls[0] }) };
  });
}

/** Throws what the rules, or the instant that is confirmed, say against it. */
function rejectUnlessPossible(action: AwaitedActionName, { request, claim }: AskedAction, now: Instant, locale: Locale): void {
  const { rejectionWhenFinished, timeError } = awaitedActions[action];
  rejectUnlessAllowed(action, claim, rejectionWhenFinished);
  const errorCode = timeError?.(claim, happenedAt({ input: request.input, at: now }).getTime(), now.getTime());
  if (errorCode) throw rejectionError(action, errorCode, claim, locale, null);
}

/** Stores what is wanted of claims that are locked, and where it is possible; answers the calls that the caller makes, too. */
async function storeAwaited(
  tx: Tx,
  now: Instant,
  actor: Actor,
  action: AwaitedActionName,
  asked: readonly AskedAction[],
): Promise<{ actions: ClaimActionRow[]; calls: Call[] }> {
  const stored = asked.map(({ request, claim }) => {
    return { request, state: "PENDING" as const, before: { supplierId: assignedSupplierId(claim) } };
  });
  const actions = await insertClaimActions(tx, now, actor, stored);
  const calls = asked.map(({ request, claim }, i): NewCall => {
    const one = actions[i]!;
    return {
      key: one.id,
      integration: "ASSISTANCE",
      operation: rules[action].operation,
      claimId: claim.id,
      actionId: one.id,
      body: {
        claimId: claim.id,
        requestId: one.id,
        ...awaitedActions[action].notification?.(claim),
        ...request.input,
        at: happenedAt(one).toISOString(),
      },
      isFirstAttemptByCaller: true,
    };
  });
  const begun = await enqueue(tx, now, calls);
  const events = asked.map(({ request, claim }): AuditEvent => {
    const after = { ...request.input, supplierId: assignedSupplierId(claim) };
    return { action: `claim.${action}`, model: "claim", entityId: claim.id, requestId: request.requestId, after };
  });
  const changes = asked.map(({ claim }) => ({ before: claim, after: { ...claim, pendingAction: action, pendingSince: now } }));
  await commitClaimChanges(tx, changes, { now, actor, cause: "ACTION", audit: () => events });
  return { actions, calls: begun };
}

/** The rejection, with what its text names. */
const rejectionError = (action: AwaitedActionName, code: ErrorCode, claim: ClaimRow, locale: Locale, named: Date | null): AppError =>
  new AppError(code, awaitedActions[action].errorParameters?.(code, claim, locale, named));
