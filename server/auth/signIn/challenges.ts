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
 * Returns the challenge if it is at one of these steps, and counts the try. Throws CHALLENGE_OVER if it is unknown, expired, exhausted or
 * at another step.
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

export const setChallengeStep = (tx: Tx, secret: string, step: Step): Promise<unknown> =>
  tx
    .update(challenges)
    .set({ step })
    .where(eq(challenges.secretHash, sha256(secret)));

/** Consumes the challenge. Returns false if a concurrent request did. */
export async function endChallenge(tx: Tx, secret: string): Promise<boolean> {
  const deleted = await tx
    .delete(challenges)
    .where(eq(challenges.secretHash, sha256(secret)))
    .returning({ userId: challenges.userId });
  return deleted.length > 0;
}
