// What the built-in outside systems have in common: each call of a key is done once, and each system can be told to refuse, to be slow, to
// be down. Their state is in the database, so that several nodes and a restart see one system.
import { setTimeout as sleep } from "node:timers/promises";
import { desc, eq } from "drizzle-orm";
import type { OutsideOperation, OutsidePort } from "../../schema/rules/deeds";
import type { ErrorCode } from "../../schema/rules/errors";
import type { Reader, Tx } from "../db/connect";
import { insertNewRows } from "../db/rows";
import { standInCalls, standIns } from "../db/tables/processes";
import { transaction, type Work } from "../db/transaction";
import { OutsideFailure, type Answer, type CallBody } from "./ports";

/** A refusal it is told to give. What is null matches any; `times` null: until it is told otherwise. */
export interface ToldRefusal {
  code: ErrorCode;
  operation: OutsideOperation | null;
  claimId: string | null;
  times: number | null;
}
export interface Behaviour {
  /** Milliseconds from doing what it is asked to saying so. */
  slowMs: number;
  /** Answers nobody, and does nothing. */
  down: boolean;
  refusals: ToldRefusal[];
}
export const wellBehaved: Behaviour = { slowMs: 0, down: false, refusals: [] };

export async function behaviourOf(db: Reader, port: OutsidePort): Promise<Behaviour> {
  const [row] = await db.select().from(standIns).where(eq(standIns.port, port));
  return { ...wellBehaved, ...row?.behaviour };
}

/** Tells it how to behave from now on. */
export async function behave(tx: Tx, port: OutsidePort, behaviour: Behaviour): Promise<void> {
  const told = { ...behaviour };
  await tx
    .insert(standIns)
    .values({ port, behaviour: told })
    .onConflictDoUpdate({ target: standIns.port, set: { behaviour: told } });
}

/** The last calls it took, the newest first. */
export const lastCalls = (db: Reader, port: OutsidePort, most: number) =>
  db.select().from(standInCalls).where(eq(standInCalls.port, port)).orderBy(desc(standInCalls.at), desc(standInCalls.key)).limit(most);

export interface StandInCall {
  port: OutsidePort;
  operation: OutsideOperation;
  body: CallBody;
  key: string;
}

/**
 * Takes a call: as told, else as `decide` says. One that was taken before gets the same answer again, and nothing is done twice. Throws
 * OutsideFailure when it is down; a caller that gives up while it is slow does not know that it was done.
 */
export async function take(
  work: Work,
  call: StandInCall,
  signal: AbortSignal,
  decide: (tx: Tx, now: Date) => Promise<ErrorCode | null>,
): Promise<Answer> {
  const { answer, slowMs } = await transaction(work, async (tx, now) => {
    await tx.select().from(standIns).where(eq(standIns.port, call.port)).for("update"); // counts what it is told to refuse
    const behaviour = await behaviourOf(tx, call.port);
    if (behaviour.down) throw new OutsideFailure("DOWN");
    const [before] = await tx.select().from(standInCalls).where(eq(standInCalls.key, call.key));
    if (before) return { answer: before.answer, slowMs: behaviour.slowMs };
    const refused = (await toldRefusal(tx, call, behaviour)) ?? (await decide(tx, now));
    const answer = refused ? { refused } : { ok: true };
    await insertNewRows(tx, standInCalls, [{ ...call, answer, at: now }]);
    return { answer, slowMs: behaviour.slowMs };
  });
  if (slowMs) await sleep(slowMs, undefined, { signal });
  return "refused" in answer ? { ok: false, refused: answer.refused as ErrorCode, output: answer } : { ok: true };
}

async function toldRefusal(tx: Tx, { port, operation, body }: StandInCall, behaviour: Behaviour): Promise<ErrorCode | null> {
  const told = behaviour.refusals.find(
    (one) => (one.operation ?? operation) === operation && (one.claimId ?? body.claimId) === body.claimId && one.times !== 0,
  );
  if (!told) return null;
  if (told.times !== null) {
    const refusals = behaviour.refusals
      .map((one) => (one === told ? { ...one, times: told.times! - 1 } : one))
      .filter(({ times }) => times !== 0);
    await behave(tx, port, { ...behaviour, refusals });
  }
  return told.code;
}
