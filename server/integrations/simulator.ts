// What simulators have in common: each call of a key is done once, and each simulator can be set to refuse, to be slow, to
// be down. Their state is in the database, so that several nodes and a restart see one system.
import { setTimeout as sleep } from "node:timers/promises";
import { desc, eq } from "drizzle-orm";
import { z } from "zod";
import { IntegrationOperation, type Integration } from "../../schema/rules/claims/actionState";
import { errorStatus, type ErrorCode } from "../../schema/rules/errors";
import type { Reader, Tx } from "../db/connect";
import { insertNewRows } from "../db/bulk/rows";
import { simulatorCalls, simulators } from "../db/tables/processes";
import { transaction, type Work } from "../db/transaction";
import { IntegrationError, type CallResult, type CallBody, type Rejection } from "./adapter";

const errorCode = z.enum(Object.keys(errorStatus) as ErrorCode[]);
/** A rejection that it is set to answer. What is null matches any; `times` null: until it is set otherwise. */
const simulatedRejection = z.object({
  code: errorCode,
  operation: z.enum(IntegrationOperation).nullable(),
  claimId: z.string().nullable(),
  times: z.int().nullable(),
});
/** How it behaves, as it is stored. */
const storedBehaviour = z.object({
  /** Milliseconds from doing what it is asked to saying so. */
  slowMs: z.number().default(0),
  /** Answers nobody, and does nothing. */
  down: z.boolean().default(false),
  rejections: z.array(simulatedRejection).default([]),
});
export type SimulatedRejection = z.output<typeof simulatedRejection>;
export type Behaviour = z.output<typeof storedBehaviour>;

/** What it took, as it is stored: the claim that the call is about, and the code that it was refused with; null where there is none. */
export const storedCallBody = z.object({ claimId: z.string().nullable().catch(null) });
export const storedAnswer = z.object({ refused: errorCode.nullable().catch(null) });

export async function behaviourOf(db: Reader, integration: Integration): Promise<Behaviour> {
  const [row] = await db.select().from(simulators).where(eq(simulators.integration, integration));
  return storedBehaviour.parse(row?.behaviour ?? {});
}

/** Sets how it behaves from now on. */
export async function setBehaviour(tx: Tx, integration: Integration, behaviour: Behaviour): Promise<void> {
  const stored = { ...behaviour };
  await tx
    .insert(simulators)
    .values({ integration, behaviour: stored })
    .onConflictDoUpdate({ target: simulators.integration, set: { behaviour: stored } });
}

/** The last calls it took, the newest first. */
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
 * Takes a call: as it is set, else as `decide` says. One that was taken before gets the same answer again, and nothing is done twice. Throws
 * IntegrationError when it is down; a caller that gives up while it is slow does not know that it was done.
 */
export async function answerCall(
  work: Work,
  call: SimulatorCall,
  signal: AbortSignal,
  decide: (tx: Tx, now: Date) => Promise<ErrorCode | null>,
): Promise<CallResult> {
  const { answer, slowMs } = await transaction(work, async (tx, now) => {
    await tx.select().from(simulators).where(eq(simulators.integration, call.integration)).for("update"); // counts what it is set to refuse
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

/** A refusal with what the log of failed calls keeps as the answer: like the real system's, with the code in place of its number. */
export const toRejection = (refused: ErrorCode): Rejection => ({
  ok: false,
  refused,
  output: { status: "refused", error: refused },
});

async function rejectionSetFor(tx: Tx, { integration, operation, body }: SimulatorCall, behaviour: Behaviour): Promise<ErrorCode | null> {
  const rejection = behaviour.rejections.find(
    (one) => (one.operation ?? operation) === operation && (one.claimId ?? body.claimId) === body.claimId && one.times !== 0,
  );
  if (!rejection) return null;
  if (rejection.times !== null) {
    const rejections = behaviour.rejections
      .map((one) => (one === rejection ? { ...one, times: rejection.times! - 1 } : one))
      .filter(({ times }) => times !== 0);
    await setBehaviour(tx, integration, { ...behaviour, rejections });
  }
  return rejection.code;
}
