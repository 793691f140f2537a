// Between two steps of signing in: whoever gave the right password holds a challenge, and nothing else yet.
import { randomBytes } from "node:crypto";
import { and, eq, gt, lt, sql } from "drizzle-orm";
import { MINUTE_MS } from "../../../schema/rules/durations";
import { challengeLimits, type LoginStep } from "../../../schema/rules/access/login";
import type { Tx } from "../../db/connect";
import { challenges } from "../../db/tables/sessions";
import { AppError } from "../../platform/errors";
import { sha256 } from "../../platform/sha256";
import { type Account, userById } from "../users/users.queries";

type Step = LoginStep | "ENROLLING";
/** A challenge that is being answered. */
export interface AnsweredChallenge {
  user: Account;
  step: Step;
  keepAlive: boolean;
}

export async function newChallenge(tx: Tx, now: Date, userId: string, step: Step, keepAlive: boolean): Promise<string> {
  const secret = randomBytes(32).toString("base64url");
  const expiresAt = new Date(now.getTime() + challengeLimits.minutes * MINUTE_MS);
  await tx.delete(challenges).where(and(eq(challenges.userId, userId), lt(challenges.expiresAt, now)));
  await tx.insert(challenges).values({ secretHash: sha256(secret), userId, step, keepAlive, createdAt: now, expiresAt });
  return secret;
}

/**
 * The challenge, if it waits for one of these steps; counts a try, which stays counted when the answer is wrong. Throws CHALLENGE_OVER, the
 * same for one that is unknown, too old, tried too often or at another step.
 */
export async function tryChallenge(tx: Tx, now: Date, secret: string, ...steps: Step[]): Promise<AnsweredChallenge> {
  const [row] = await tx
    .update(challenges)
    .set({ attempts: sql`${challenges.attempts} + 1` })
    .where(
      and(eq(challenges.secretHash, sha256(secret)), gt(challenges.expiresAt, now), lt(challenges.attempts, challengeLimits.maxFailures)),
    )
    .returning();
  const user = row && steps.includes(row.step) ? await userById(tx, row.userId) : undefined;
  if (!row || !user) throw new AppError("CHALLENGE_OVER");
  return { user, step: row.step, keepAlive: row.keepAlive };
}

/** It waits for something else from now on. */
export const setChallengeStep = (tx: Tx, secret: string, step: Step): Promise<unknown> =>
  tx
    .update(challenges)
    .set({ step })
    .where(eq(challenges.secretHash, sha256(secret)));

/** It was answered: good once. False: somebody else was faster. */
export async function endChallenge(tx: Tx, secret: string): Promise<boolean> {
  const gone = await tx
    .delete(challenges)
    .where(eq(challenges.secretHash, sha256(secret)))
    .returning({ userId: challenges.userId });
  return gone.length > 0;
}
