import type { Context } from "../../auth/context";
import { inList } from "../../db/inList";
import { claimActions, outbox } from "../../db/tables/claimActions";
import { attemptCall } from "../../integrations/attempt";
import type { Call } from "../../integrations/outbox";
import type { ClaimActionRow } from "./claimActions.queries";
import { settleCall } from "./settlement.actions";

/** Concurrent calls per bulk request; equal to the outbox's concurrency. */
const CALLS_AT_ONCE = 8;

/** Makes and settles calls. Calls not started before the deadline, and answers that could not be stored, are left to the outbox. */
export async function makeCalls(ctx: Context, calls: readonly Call[]): Promise<void> {
  const until = ctx.clock.now() + ctx.integrations.deadlineMs;
  const waiting = calls.values();
  const makeNext = async (): Promise<void> => {
    for (const call of waiting) {
      if (ctx.clock.now() >= until) return;
      try {
        await settleCall(ctx, call, await attemptCall(ctx.integrations, call));
      } catch (err) {
        ctx.log.warn(
          { event: "outbox.answer_not_stored", err, call: call.id },
          "Storing an integration response failed; the call will be repeated",
        );
      }
    }
  };
  await Promise.all(Array.from({ length: CALLS_AT_ONCE }, makeNext));
}

/** Times named in rejections of the assistance system, by action ID. Actions without one are absent. */
export async function momentsOf({ db }: Context, actions: readonly ClaimActionRow[]): Promise<Map<string, Date>> {
  const ids = actions.filter(({ state }) => state === "REJECTED").map(({ id }) => id);
  if (!ids.length) return new Map();
  const calls = await db.select({ key: outbox.key, answer: outbox.answer }).from(outbox).where(inList(outbox.key, ids));
  return new Map(
    calls.flatMap(({ key, answer }) => (typeof answer?.["moment"] === "string" ? [[key, new Date(answer["moment"])] as const] : [])),
  );
}

/** Poll interval of a repeated request that waits for the first request's answer, in milliseconds. */
const ANSWER_POLL_MS = 100;

/** Time until which a repeated request waits for the first request's call, in milliseconds since 1970. */
export const answerDeadline = ({ integrations }: Context, { at }: ClaimActionRow): number => at.getTime() + integrations.deadlineMs + 1_000;

/** Returns the actions when all are settled, or their state at `until`. `actions` must not be empty. */
export async function waitForAnswers(
  { db, clock }: Context,
  actions: readonly ClaimActionRow[],
  until: number,
): Promise<[ClaimActionRow, ...ClaimActionRow[]]> {
  const ids = actions.map(({ id }) => id);
  for (;;) {
    const now = await db.select().from(claimActions).where(inList(claimActions.id, ids));
    if (clock.now() >= until || !now.some(({ state }) => state === "PENDING")) return now as [ClaimActionRow, ...ClaimActionRow[]];
    await new Promise((later) => setTimeout(later, ANSWER_POLL_MS));
  }
}
