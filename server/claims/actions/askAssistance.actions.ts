// Actions that the assistance system has a say in. A first transaction stores what is wanted, the call is made without one, a second settles it.
import { eq } from "drizzle-orm";
import type * as given from "../../../schema/claimActions";
import type { ClaimActionName } from "../../../schema/rules/claims/actions";
import { arrivalErrorOf, completionErrorOf } from "../../../schema/rules/claims/actionTimes";
import { dispatchedAt } from "../../../schema/rules/claims/claimWindow";
import type { ErrorCode } from "../../../schema/rules/errors";
import { type Locale, locales } from "../../../schema/rules/language/locales";
import { supplierCode } from "../../../schema/rules/suppliers/suppliers";
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
import { claimFactsOf } from "../status/storedStatus";
import { withFailureCode } from "./failure";
import { happenedAt } from "./applyAction";
import type { ClaimActionRow } from "./claimActions.queries";
import {
  insertClaimAction,
  toActionRequest,
  lockClaimForAction,
  actionOfRequest,
  rejectUnlessAllowed,
  type ActionRequest,
} from "./requests";
import { settleCall } from "./settlement.actions";
import { commitClaimChanges } from "../status/commitClaimChanges";

type ConfirmedAction = Exclude<ClaimActionName, "manageDelay">;

export const confirmArrival = (ctx: Context, input: given.ConfirmArrivalInput): Promise<ClaimRow> =>
  ask(ctx, toActionRequest("confirmArrival", input), (claim, at, now) => arrivalErrorOf(claimFactsOf(claim, null), at, now));

export const confirmCompletion = (ctx: Context, input: given.ConfirmCompletionInput): Promise<ClaimRow> =>
  ask(ctx, toActionRequest("confirmCompletion", input), (claim, at, now) => completionErrorOf(claimFactsOf(claim, null), at, now));

export const cancelService = (ctx: Context, input: given.CancelServiceInput): Promise<ClaimRow> =>
  ask(ctx, toActionRequest("cancelService", input));

export const cancelProvider = (ctx: Context, input: given.CancelProviderInput): Promise<ClaimRow> =>
  ask(ctx, toActionRequest("cancelProvider", input));

/** What an action says when it fails by no fault of the user's. */
const FAILURE_CODES: Record<ConfirmedAction, ErrorCode> = {
  confirmArrival: "ARRIVAL_NOTIFICATION_FAILED",
  confirmCompletion: "COMPLETION_NOTIFICATION_FAILED",
  cancelService: "SERVICE_CANCELLATION_FAILED",
  cancelProvider: "PROVIDER_CANCELLATION_FAILED",
};

/** A check of the instant that is confirmed; null: nothing against it. */
type Check = (claim: ClaimRow, at: number, now: number) => ErrorCode | null;

/**
 * Answers the claim as it is once the outside has said yes, or, when it has not answered in time, with the action pending: the outbox goes
 * on asking. Throws what the table of actions, the check or the outside says against it. However often a request comes, it is asked once.
 */
async function ask(ctx: Context, request: ActionRequest, check: Check = () => null): Promise<ClaimRow> {
  const viewer = requireViewer(ctx);
  const action = request.action as ConfirmedAction;
  const withoutSlot: NonNullable<Context["whileWaiting"]> = ctx.whileWaiting ?? ((wait) => wait());
  return withFailureCode(ctx, FAILURE_CODES[action], async () => {
    const { claimAction, call } = await storeRequest(ctx, viewer, request, action, check);
    if (call) await settleCall(ctx, call, await withoutSlot(() => attemptCall(ctx.integrations, call)));
    const { state, code } = call
      ? await waitForAnswer(ctx, claimAction, 0)
      : await withoutSlot(() => waitForAnswer(ctx, claimAction, claimAction.at.getTime() + ctx.integrations.deadlineMs + 1_000));
    const claim = await claimById(ctx.db, viewer, request.claimId);
    if (!claim) throw new AppError("NOT_FOUND");
    if (state === "REJECTED") throw rejectionError(code as ErrorCode, claim, viewer.locale, await momentOf(ctx, claimAction));
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
  action: ConfirmedAction,
  check: Check,
): Promise<{ claimAction: ClaimActionRow; call?: Call }> {
  const lock = (tx: Tx) => lockClaimForAction(tx, viewer, request.claimId);
  return lockedTransaction(ctx, lock, async (tx, now, found) => {
    const known = await actionOfRequest(tx, viewer.actor, request);
    if (known) return { claimAction: known };
    rejectUnlessAllowed(action, found);
    const errorCode = check(found, happenedAt({ input: request.input, at: now }).getTime(), now.getTime());
    if (errorCode) throw rejectionError(errorCode, found, viewer.locale);

    const stored = await insertClaimAction(tx, now, viewer.actor, request, "PENDING", { supplierId: assignedSupplierId(found) });
    const call = await enqueue(tx, now, {
      key: stored.id,
      integration: "ASSISTANCE",
      operation: action,
      claimId: found.id,
      actionId: stored.id,
      body: {
        claimId: found.id,
        requestId: stored.id,
        ...(action === "cancelProvider" && { supplierId: codeOfSupplier(found) }),
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

/** Outside systems know a supplier by its code. */
function codeOfSupplier(claim: ClaimRow): string | null {
  const id = assignedSupplierId(claim);
  return id && supplierCode({ id, instanceId: claim.instanceId });
}

/** The refusal; arrival error 5 with the planning date that is meant: the outside's where it names one, else ours, in the claim's zone. */
function rejectionError(code: ErrorCode, claim: ClaimRow, locale: Locale, moment: Date | null = null): AppError {
  if (code !== "ARRIVAL_BEFORE_ASSIGNMENT") return new AppError(code);
  const write = new Intl.DateTimeFormat(locales[locale], { timeZone: claim.timeZone, ...MOMENT_FORMAT });
  return new AppError(code, { moment: write.format(moment ?? dispatchedAt(claimFactsOf(claim, null))) });
}
const MOMENT_FORMAT = {
  ...({ day: "2-digit", month: "short", year: "numeric" } as const),
  ...({ hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZoneName: "short" } as const),
};

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
