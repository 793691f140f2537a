// Actions that the assistance system has a say in. A first transaction stores what is wanted, the call is made without one, a second settles it.
import { eq } from "drizzle-orm";
import { type AwaitedActionName, claimActions as rules } from "../../../schema/rules/claims/actions";
import type { ErrorCode } from "../../../schema/rules/errors";
import type { Locale } from "../../../schema/rules/language/locales";
import { requireViewer, type Context } from "../../auth/context";
import type { ClaimRow } from "../../changes/claimState";
import type { Tx } from "../../db/connect";
import { claimActions, outbox } from "../../db/tables/claimActions";
import { lockedTransaction } from "../../db/transaction";
import { attemptCall } from "../../integrations/attempt";
import { enqueue, type Call } from "../../integrations/outbox";
import { AppError } from "../../platform/errors";
import type { Viewer } from "../../platform/viewer";
import { assignedSupplierId } from "../status/assignment";
import { claimById } from "../queries/claims.queries";
import { awaitedActions } from "./actionDefinitions";
import { happenedAt } from "./applyAction";
import { withFailureCode } from "./failure";
import type { ClaimActionRow } from "./claimActions.queries";
import {
  insertClaimAction,
  toActionRequest,
  type ActionInput,
  lockClaimForAction,
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
    const { state, code } = call
      ? await waitForAnswer(ctx, claimAction, 0)
      : await withoutSlot(() => waitForAnswer(ctx, claimAction, claimAction.at.getTime() + ctx.integrations.deadlineMs + 1_000));
    const claim = await claimById(ctx.db, viewer, request.claimId);
    if (!claim) throw new AppError("NOT_FOUND");
    if (state === "REJECTED") {
      const named = await momentOf(ctx, claimAction);
      throw rejectionError(action, code as ErrorCode, claim, viewer.locale, named);
    }
    return claim;
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
  const { timeError, notification } = awaitedActions[action];
  const lock = (tx: Tx) => lockClaimForAction(tx, viewer, request.claimId);
  return lockedTransaction(ctx, lock, async (tx, now, found) => {
    const known = await actionOfRequest(tx, viewer.actor, request);
    if (known) return { claimAction: known };
    rejectUnlessAllowed(action, found, awaitedActions[action].rejectionWhenFinished);
    const errorCode = timeError?.(found, happenedAt({ input: request.input, at: now }).getTime(), now.getTime());
    if (errorCode) throw rejectionError(action, errorCode, found, viewer.locale, null);

    const stored = await insertClaimAction(tx, now, viewer.actor, request, "PENDING", { supplierId: assignedSupplierId(found) });
    const call = await enqueue(tx, now, {
      key: stored.id,
      integration: "ASSISTANCE",
      operation: rules[action].operation,
      claimId: found.id,
      actionId: stored.id,
      body: {
        claimId: found.id,
        requestId: stored.id,
        ...notification?.(found),
        ...request.input,
        at: happenedAt(stored),
      },
      isFirstAttemptByCaller: true,
    });
    const event = {
      action: `claim.${action}`,
      model: "claim",
      entityId: found.id,
      requestId: stored.requestId,
      after: { ...request.input, supplierId: assignedSupplierId(found) },
    };
    const change = { before: found, after: { ...found, pendingAction: action, pendingSince: now } };
    await commitClaimChanges(tx, [change], { now, actor: viewer.actor, cause: "ACTION", audit: () => [event] });
    return call!.attempts > 0 ? { claimAction: stored, call: call! } : { claimAction: stored };
  });
}

/** The rejection, with what its text names. */
const rejectionError = (action: AwaitedActionName, code: ErrorCode, claim: ClaimRow, locale: Locale, named: Date | null): AppError =>
  new AppError(code, awaitedActions[action].errorParameters?.(code, claim, locale, named));

/** The instant that the outside's refusal of an action names; null: none. */
async function momentOf({ db }: Context, { id }: ClaimActionRow): Promise<Date | null> {
  const [call] = await db.select({ answer: outbox.answer }).from(outbox).where(eq(outbox.key, id));
  const moment = call?.answer?.["moment"];
  return typeof moment === "string" ? new Date(moment) : null;
}

/** How often a request that came before looks whether its first sender has the answer, milliseconds. */
const ANSWER_POLL_MS = 100;

/** The action once it is settled, or as it is at `until`. */
async function waitForAnswer({ db, clock }: Context, { id }: ClaimActionRow, until: number): Promise<ClaimActionRow> {
  for (;;) {
    const [claimAction] = await db.select().from(claimActions).where(eq(claimActions.id, id));
    if (claimAction!.state !== "PENDING" || clock.now() >= until) return claimAction!;
    await new Promise((later) => setTimeout(later, ANSWER_POLL_MS));
  }
}
