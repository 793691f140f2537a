// The calls of actions that the outside has a say in, made and waited for once the transaction that stores them is over.
import type { Context } from "../../auth/context";
import { inList } from "../../db/inList";
import { claimActions, outbox } from "../../db/tables/claimActions";
import { attemptCall } from "../../integrations/attempt";
import type { Call } from "../../integrations/outbox";
import type { ClaimActionRow } from "./claimActions.queries";
import { settleCall } from "./settlement.actions";

/** Calls of one request that are made at a time, as many as the outbox makes. */
const CALLS_AT_ONCE = 8;

/** Makes calls and settles them. What is not begun when an answer would come too late, or could not be settled, is left to the outbox. */
export async function makeCalls(ctx: Context, calls: readonly Call[]): Promise<void> {
  const until = ctx.clock.now() + ctx.integrations.deadlineMs;
  const waiting = calls.values();
  const makeNext = async (): Promise<void> => {
    for (const call of waiting) {
      if (ctx.clock.now() >= until) return;
      try {
        await settleCall(ctx, call, await attemptCall(ctx.integrations, call));
      } catch (err) {
        ctx.log.warn({ err, call: call.id }, "an answer from outside could not be stored; the call is made again");
      }
    }
  };
  await Promise.all(Array.from({ length: CALLS_AT_ONCE }, makeNext));
}

/** The instants that the outside's refusals of actions name, by the ids of those where it named one. */
export async function momentsOf({ db }: Context, actions: readonly ClaimActionRow[]): Promise<Map<string, Date>> {
  const ids = actions.filter(({ state }) => state === "REJECTED").map(({ id }) => id);
  if (!ids.length) return new Map();
  const calls = await db.select({ key: outbox.key, answer: outbox.answer }).from(outbox).where(inList(outbox.key, ids));
  return new Map(
    calls.flatMap(({ key, answer }) => (typeof answer?.["moment"] === "string" ? [[key, new Date(answer["moment"])] as const] : [])),
  );
}

/** How often a request that came before looks whether its first sender has the answer, milliseconds. */
const ANSWER_POLL_MS = 100;

/** Until when somebody else's call is waited for. */
export const answerDeadline = ({ integrations }: Context, { at }: ClaimActionRow): number => at.getTime() + integrations.deadlineMs + 1_000;

/** The actions once all are settled, or as they are at `until`; at least one. */
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
