// Common behaviour of simulators: idempotent by key, configurable to reject, delay or fail. State is stored in the database, shared by
// nodes and kept across restarts.
import { setTimeout as sleep } from "node:timers/promises";
import { desc, eq } from "drizzle-orm";
import { z } from "zod";
import { IntegrationOperation, type Integration } from "../../schema/rules/claims/integrations";
import { errorStatus, type ErrorCode } from "../../schema/rules/errors";
import type { Reader, Tx } from "../db/connect";
import { insertNewRows } from "../db/bulk/rows";
import { simulatorCalls, simulators } from "../db/tables/processes";
import { transaction, type Work } from "../db/transaction";
import { IntegrationError, type CallResult, type CallBody, type Rejection } from "./adapter";

const errorCode = z.enum(Object.keys(errorStatus) as ErrorCode[]);
/** Configured rejection. `null` criteria match any call; `times` `null` means unlimited. */
const simulatedRejection = z.object({
  code: errorCode,
  operation: z.enum(IntegrationOperation).nullable(),
  claimId: z.string().nullable(),
  times: z.int().nullable(),
});
const storedBehaviour = z.object({
  /** Delay in milliseconds between execution and response. */
  slowMs: z.number().default(0),
  down: z.boolean().default(false),
  rejections: z.array(simulatedRejection).default([]),
});
export type SimulatedRejection = z.output<typeof simulatedRejection>;
export type Behaviour = z.output<typeof storedBehaviour>;

/** Stored call and response: the claim, and the rejection code; `null` if there is none. */
export const storedCallBody = z.object({ claimId: z.string().nullable().catch(null) });
export const storedAnswer = z.object({ refused: errorCode.nullable().catch(null) });

export async function behaviourOf(db: Reader, integration: Integration): Promise<Behaviour> {
  const [row] = await db.select().from(simulators).where(eq(simulators.integration, integration));
  return storedBehaviour.parse(row?.behaviour ?? {});
}

export async function setBehaviour(tx: Tx, integration: Integration, behaviour: Behaviour): Promise<void> {
  const stored = { ...behaviour };
  await tx
    .insert(simulators)
    .values({ integration, behaviour: stored })
    .onConflictDoUpdate({ target: simulators.integration, set: { behaviour: stored } });
}

export const lastCalls = (db: Reader, integration: Integration, limit: number) =>
  db
    .select()
    .from(simulatorCalls)
    .where(eq(simulatorCalls.integration, integration))
    .orderBy(desc(simulatorCalls.at), desc(simulatorCalls.key))
    .limit(limit);

export interface SimulatorCall {
  integration: Integration;
  operation: IntegrationOperation;
  body: CallBody;
  key: string;
}

/**
 * Executes a call by configuration, otherwise by `decide`; repeated keys get the stored response. Throws IntegrationError if down. A
 * caller that times out cannot know that the call was executed.
 */
export async function answerCall(
  work: Work,
  call: SimulatorCall,
  signal: AbortSignal,
  decide: (tx: Tx, now: Date) => Promise<ErrorCode | null>,
): Promise<CallResult> {
  const { answer, slowMs } = await transaction(work, async (tx, now) => {
    await tx.select().from(simulators).where(eq(simulators.integration, call.integration)).for("update"); // serializes calls, so that `times` is counted correctly
    const behaviour = await behaviourOf(tx, call.integration);
    if (behaviour.down) throw new IntegrationError("DOWN");
    const [before] = await tx.select().from(simulatorCalls).where(eq(simulatorCalls.key, call.key));
    if (before) return { answer: before.answer, slowMs: behaviour.slowMs };
    const refused = (await rejectionSetFor(tx, call, behaviour)) ?? (await decide(tx, now));
    const answer = refused ? { refused } : { ok: true };
    await insertNewRows(tx, simulatorCalls, [{ ...call, answer, at: now }]);
    return { answer, slowMs: behaviour.slowMs };
  });
  if (slowMs) await sleep(slowMs, undefined, { signal });
  const { refused } = storedAnswer.parse(answer);
  return refused ? toRejection(refused) : { ok: true };
}

/** Rejection with the output for the log, like the real system's, with the code instead of a number. */
export const toRejection = (refused: ErrorCode): Rejection => ({
  ok: false,
  refused,
  output: { status: "refused", error: refused },
});

async function rejectionSetFor(tx: Tx, { integration, operation, body }: SimulatorCall, behaviour: Behaviour): Promise<ErrorCode | null> {
  const rejection = behaviour.rejections.find(
    (candidate) =>
      (candidate.operation ?? operation) === operation && (candidate.claimId ?? body.claimId) === body.claimId && candidate.times !== 0,
  );
  if (!rejection) return null;
  if (rejection.times !== null) {
    const rejections = behaviour.rejections
      .map((candidate) => (candidate === rejection ? { ...candidate, times: rejection.times! - 1 } : candidate))
      .filter(({ times }) => times !== 0);
    await setBehaviour(tx, integration, { ...behaviour, rejections });
  }
  return rejection.code;
}
