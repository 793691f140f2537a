// Deeds that the assistance system has a say in. A first transaction stores what is wanted, the call is made without one, a second settles it.
import { eq } from "drizzle-orm";
import type * as given from "../../schema/claimActions";
import type { ClaimAction } from "../../schema/rules/actions";
import { arrivalFault, completionFault } from "../../schema/rules/actionTimes";
import { sentAt } from "../../schema/rules/claimWindow";
import type { ErrorCode } from "../../schema/rules/errors";
import { type Locale, locales } from "../../schema/rules/locales";
import { supplierCode } from "../../schema/rules/suppliers";
import { record } from "../audit/record";
import { viewerIn, type Context } from "../auth/context";
import type { ClaimRow } from "../changes/claimState";
import type { Tx } from "../db/connect";
import { deeds, outbox } from "../db/tables/deeds";
import { lockedTransaction } from "../db/transaction";
import { attempt } from "../outside/attempt";
import { enqueue, type Call } from "../outside/outbox";
import { AppError } from "../platform/errors";
import type { Viewer } from "../platform/viewer";
import { assignedTo } from "./claims.assignment";
import { claimById } from "./claims.queries";
import { factsOf } from "./claims.status";
import { failing } from "./deeds.failing";
import { happenedAt } from "./deeds.facts";
import type { DeedRow } from "./deeds.queries";
import { addDeed, askedFor, claimForDeed, deedOfRequest, refuse, type Asked } from "./deeds.requests";
import { settleCall } from "./deeds.settle.actions";
import { judge } from "./judge.actions";

type OutsideAction = Exclude<ClaimAction, "manageDelay">;

export const confirmArrival = (ctx: Context, input: given.ConfirmArrivalInput): Promise<ClaimRow> =>
  ask(ctx, askedFor("confirmArrival", input), (claim, at, now) => arrivalFault(factsOf(claim, null), at, now));

export const confirmCompletion = (ctx: Context, input: given.ConfirmCompletionInput): Promise<ClaimRow> =>
  ask(ctx, askedFor("confirmCompletion", input), (claim, at, now) => completionFault(factsOf(claim, null), at, now));

export const cancelService = (ctx: Context, input: given.CancelServiceInput): Promise<ClaimRow> =>
  ask(ctx, askedFor("cancelService", input));

export const cancelProvider = (ctx: Context, input: given.CancelProviderInput): Promise<ClaimRow> =>
  ask(ctx, askedFor("cancelProvider", input));

/** What a deed says when it fails by no fault of the user's. */
const failureOf: Record<OutsideAction, ErrorCode> = {
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
async function ask(ctx: Context, asked: Asked, check: Check = () => null): Promise<ClaimRow> {
  const viewer = viewerIn(ctx);
  const action = asked.action as OutsideAction;
  const aside: NonNullable<Context["aside"]> = ctx.aside ?? ((wait) => wait());
  return failing(ctx, failureOf[action], async () => {
    const { deed, call } = await begin(ctx, viewer, asked, action, check);
    if (call) {
      ctx.announcer.grown();
      await settleCall(ctx, call, await aside(() => attempt(ctx.outside, call)));
    }
    const { state, code } = call
      ? await answered(ctx, deed, 0)
      : await aside(() => answered(ctx, deed, deed.at.getTime() + ctx.outside.deadline + 1_000));
    const claim = await claimById(ctx.db, viewer, asked.claimId);
    if (!claim) throw new AppError("NOT_FOUND");
    if (state === "REFUSED") throw refusalAbout(code as ErrorCode, claim, viewer.locale, await momentOf(ctx, deed));
    return claim;
  });
}

/**
 * First transaction. `call` is absent when somebody else makes it: who brought the request before, or, after the calls about the claim that
 * wait already, the worker.
 */
function begin(ctx: Context, viewer: Viewer, asked: Asked, action: OutsideAction, check: Check): Promise<{ deed: DeedRow; call?: Call }> {
  const lock = (tx: Tx) => claimForDeed(tx, viewer, asked.claimId);
  return lockedTransaction(ctx, lock, async (tx, now, found) => {
    const known = await deedOfRequest(tx, viewer.actor, asked);
    if (known) return { deed: known };
    refuse(action, found);
    const fault = check(found, happenedAt({ input: asked.input, at: now }).getTime(), now.getTime());
    if (fault) throw refusalAbout(fault, found, viewer.locale);

    const deed = await addDeed(tx, now, viewer.actor, asked, "PENDING", { supplierId: assignedTo(found) });
    const call = await enqueue(tx, now, {
      key: deed.id,
      port: "ASSISTANCE",
      operation: action,
      claimId: found.id,
      deedId: deed.id,
      body: {
        claimId: found.id,
        requestId: deed.id,
        ...(action === "cancelProvider" && { supplierId: codeOfSupplier(found) }),
        ...asked.input,
        at: happenedAt(deed),
      },
      begun: true,
    });
    await record(tx, now, viewer.actor, {
      action: `claim.${action}`,
      model: "claim",
      entityId: found.id,
      requestId: deed.requestId,
      after: { ...asked.input, supplierId: assignedTo(found) },
    });
    await judge({ tx, now, actor: viewer.actor, cause: "ACTION" }, [
      { before: found, after: { ...found, pendingAction: action, pendingSince: now } },
    ]);
    return call!.attempts > 0 ? { deed, call: call! } : { deed };
  });
}

/** Outside systems know a supplier by its code. */
function codeOfSupplier(claim: ClaimRow): string | null {
  const id = assignedTo(claim);
  return id && supplierCode({ id, instanceId: claim.instanceId });
}

/** The refusal; arrival error 5 with the planning date that is meant: the outside's where it names one, else ours, in the claim's zone. */
function refusalAbout(code: ErrorCode, claim: ClaimRow, locale: Locale, moment: Date | null = null): AppError {
  if (code !== "ARRIVAL_BEFORE_ASSIGNMENT") return new AppError(code);
  const write = new Intl.DateTimeFormat(locales[locale], { timeZone: claim.timeZone, ...shape });
  return new AppError(code, { moment: write.format(moment ?? sentAt(factsOf(claim, null))) });
}
const shape = {
  ...({ day: "2-digit", month: "short", year: "numeric" } as const),
  ...({ hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZoneName: "short" } as const),
};

/** The instant that the outside's refusal of an action names; null: none. */
async function momentOf({ db }: Context, { id }: DeedRow): Promise<Date | null> {
  const [call] = await db.select({ answer: outbox.answer }).from(outbox).where(eq(outbox.key, id));
  const moment = call?.answer?.["moment"];
  return typeof moment === "string" ? new Date(moment) : null;
}

/** How often a request that came before looks whether its first sender has the answer, milliseconds. */
const look = 100;

/** The deed once it is settled, or as it is at `until`. */
async function answered({ db, clock }: Context, { id }: DeedRow, until: number): Promise<DeedRow> {
  for (;;) {
    const [deed] = await db.select().from(deeds).where(eq(deeds.id, id));
    if (deed!.state !== "PENDING" || clock.now() >= until) return deed!;
    await new Promise((later) => setTimeout(later, look));
  }
}
