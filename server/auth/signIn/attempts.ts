// Attempt limits, counted in the database across nodes and endpoints.
import { createHash } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { MINUTE_MS } from "../../../schema/rules/durations";
import type { Reader } from "../../db/connect";
import { attempts } from "../../db/tables/sessions";
import { AppError } from "../../platform/errors";
import type { Clock } from "../../platform/time";

interface Limit {
  maxAttempts: number;
  minutes: number;
}
/** Counters expire with their window. A password reset clears them, and makes its browser a known one. */
export const attemptLimits = {
  account: { maxAttempts: 5, minutes: 15 },
  /** Wrong passwords per known browser; these do not count for account and address. */
  device: { maxAttempts: 5, minutes: 15 },
  /** Wrong passwords over all known browsers of a user; above it they count as unknown browsers. */
  devices: { maxAttempts: 30, minutes: 15 },
  /** Wrong password confirmations per session, unaffected by sign-in attempts elsewhere. */
  session: { maxAttempts: 5, minutes: 15 },
  address: { maxAttempts: 100, minutes: 15 },
  /** Wrong codes per account over all sign-ins and browsers; a single sign-in allows five. */
  code: { maxAttempts: 10, minutes: 15 },
  /** Directory sign-ins per address, each stored for ten minutes. High because a whole office shares an address. */
  directory: { maxAttempts: 2_000, minutes: 15 },
  link: { maxAttempts: 100, minutes: 15 },
  reset: { maxAttempts: 30, minutes: 15 },
} as const satisfies Record<string, Limit>;
export type AttemptKind = keyof typeof attemptLimits;
export type Counter = readonly [kind: AttemptKind, of: string];

/** Hashed, because users type passwords into the user name field. */
const attemptKey = (kind: AttemptKind, of: string): string => `${kind}:${createHash("sha256").update(of).digest("base64url")}`;

/** Counts before the attempt in one statement, so that concurrent attempts cannot bypass the limit. Throws TOO_MANY_ATTEMPTS. */
export async function countAttempt(db: Reader, now: number, kind: AttemptKind, of: string): Promise<void> {
  const { maxAttempts, minutes } = attemptLimits[kind];
  const [at, over] = [now, now - minutes * MINUTE_MS].map((time) => sql`${new Date(time).toISOString()}::timestamptz`);
  const [row] = await db
    .insert(attempts)
    .values({ key: attemptKey(kind, of), windowStart: new Date(now), count: 1 })
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`case when ${attempts.windowStart} <= ${over} then 1 else least(${attempts.count}, ${maxAttempts + 1}) + 1 end`,
        windowStart: sql`case when ${attempts.windowStart} <= ${over} then ${at} else ${attempts.windowStart} end`,
      },
    })
    .returning();
  if (row!.count <= maxAttempts) return;
  const seconds = Math.max(1, Math.ceil((row!.windowStart.getTime() + minutes * MINUTE_MS - now) / 1_000));
  throw new TooManyAttemptsError(kind, { first: row!.count === maxAttempts + 1, seconds, minutes: Math.ceil(seconds / 60) });
}

/** `first` is true once per window; only then an audit row is written, so that attackers cannot flood the audit. */
export class TooManyAttemptsError extends AppError {
  readonly first: boolean;
  constructor(
    readonly kind: AttemptKind | null,
    { first, ...values }: { first: boolean; seconds: number; minutes: number },
  ) {
    super("TOO_MANY_ATTEMPTS", values);
    this.first = first;
  }
}

const uncountAttempt = (db: Reader, kind: AttemptKind, of: string): Promise<unknown> =>
  db
    .update(attempts)
    .set({ count: sql`greatest(${attempts.count} - 1, 0)` })
    .where(eq(attempts.key, attemptKey(kind, of)));

/** Runs a counted attempt. Only wrong attempts stay counted; attempts rejected by another limit do not. Throws TOO_MANY_ATTEMPTS. */
export async function countedAttempt(
  { db, clock }: { db: Reader; clock: Clock },
  counters: readonly Counter[],
  isRight: () => Promise<boolean>,
): Promise<boolean> {
  for (const [kind, of] of counters) await countAttempt(db, clock.now(), kind, of);
  let wrong = false;
  try {
    wrong = !(await isRight());
  } finally {
    if (!wrong) for (const [kind, of] of counters) await uncountAttempt(db, kind, of);
  }
  return !wrong;
}

export const forgetAttempts = (db: Reader, kind: AttemptKind, of: string): Promise<unknown> =>
  db.delete(attempts).where(eq(attempts.key, attemptKey(kind, of)));

/** Groups IPv6 addresses by /64, which a provider assigns to a household. */
export function networkOf(address: string | null): string {
  if (!address?.includes(":")) return address ?? "unknown";
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped) return mapped[1]!;
  const [head = "", tail] = address.split("%")[0]!.split("::");
  const groups = head.split(":").filter(Boolean);
  const after = tail?.split(":").filter(Boolean) ?? [];
  const filled =
    tail === undefined ? groups : [...groups, ...Array<string>(Math.max(0, 8 - groups.length - after.length)).fill("0"), ...after];
  return `${filled
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(":")}::/64`;
}

const queuesByAccount = new Map<string, { last: Promise<unknown>; waiting: number }>();
const MAX_WAITING_ATTEMPTS = 100;

/**
 * Runs attempts of an account sequentially. They are counted in advance, so concurrent correct ones would block each other. Throws
 * TOO_MANY_ATTEMPTS if the queue is full.
 */
export async function runOneAtATime<T>(of: string, work: () => Promise<T>): Promise<T> {
  const turn = queuesByAccount.get(of) ?? { last: Promise.resolve(), waiting: 0 };
  if (turn.waiting >= MAX_WAITING_ATTEMPTS) throw new TooManyAttemptsError(null, { first: false, seconds: 10, minutes: 1 });
  queuesByAccount.set(of, turn);
  turn.waiting++;
  const mine = turn.last.then(work, work);
  turn.last = mine.catch(() => undefined);
  try {
    return await mine;
  } finally {
    if (--turn.waiting === 0) queuesByAccount.delete(of);
  }
}
