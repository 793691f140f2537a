// Attempts that may be guesses, counted in the database: every node, every endpoint and every way to write a request counts together.
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
/** Nobody is locked out for longer than the window, and a reset of the password opens at once, for good in the browser that did it. */
export const attemptLimits = {
  /** Wrong passwords of one account by strangers, also of one that does not exist. */
  account: { maxAttempts: 5, minutes: 15 },
  /** Wrong passwords of a browser that the user has signed in with before. Neither the account's nor the address's count then. */
  device: { maxAttempts: 5, minutes: 15 },
  /** Wrong passwords over all known browsers of one user: who once had the password may have many. Beyond it they count as strangers. */
  devices: { maxAttempts: 30, minutes: 15 },
  /** Wrong passwords in one session, where it is asked for again: who tries to sign in from elsewhere stands in nobody's way here. */
  session: { maxAttempts: 5, minutes: 15 },
  /** Wrong passwords from one address, whoever's: many people may share one. */
  address: { maxAttempts: 100, minutes: 15 },
  /** Wrong codes of one account, over all its sign-ins and browsers, known or not; each sign-in has five. */
  code: { maxAttempts: 10, minutes: 15 },
  /** Sign-ins through the directory begun at one address: each is kept for ten minutes. A whole office comes at eight. */
  directory: { maxAttempts: 2_000, minutes: 15 },
  /** Links of mails, tried from one address, that are none or no good any more. */
  link: { maxAttempts: 100, minutes: 15 },
  /** Mails asked for from one address. */
  reset: { maxAttempts: 30, minutes: 15 },
} as const satisfies Record<string, Limit>;
export type AttemptKind = keyof typeof attemptLimits;
/** What an attempt is counted by. */
export type Counter = readonly [kind: AttemptKind, of: string];

/** Hashed: people type passwords where the user name goes. */
const attemptKey = (kind: AttemptKind, of: string): string => `${kind}:${createHash("sha256").update(of).digest("base64url")}`;

/** Counts an attempt before it is made, in one statement, so that none of many at once slips through. Throws TOO_MANY_ATTEMPTS. */
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

/** TOO_MANY_ATTEMPTS; `first` of its window: worth a row of the audit, which nobody shall be able to flood. */
export class TooManyAttemptsError extends AppError {
  readonly first: boolean;
  constructor(
    /** What there were too many of; null: that wait. */
    readonly kind: AttemptKind | null,
    { first, ...values }: { first: boolean; seconds: number; minutes: number },
  ) {
    super("TOO_MANY_ATTEMPTS", values);
    this.first = first;
  }
}

/** Takes back one that was none. */
const uncountAttempt = (db: Reader, kind: AttemptKind, of: string): Promise<unknown> =>
  db
    .update(attempts)
    .set({ count: sql`greatest(${attempts.count} - 1, 0)` })
    .where(eq(attempts.key, attemptKey(kind, of)));

/**
 * Whether an attempt is right, counted by each of these. It stays counted when it is wrong alone: one that could not be looked at, as too
 * many were before it, was nobody's guess. Throws TOO_MANY_ATTEMPTS.
 */
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

/** Forgets all of them: who was let in, or chose a new password, begins again. */
export const forgetAttempts = (db: Reader, kind: AttemptKind, of: string): Promise<unknown> =>
  db.delete(attempts).where(eq(attempts.key, attemptKey(kind, of)));

/** One network for an address: a provider gives a household a whole /64 of IPv6. */
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

/** The last of each account that wait or are at work on this node. */
const queuesByAccount = new Map<string, { last: Promise<unknown>; waiting: number }>();
const MAX_WAITING_ATTEMPTS = 100;

/**
 * One at a time for each account: an attempt is counted before it is made and taken back when it was right, so that several right ones at
 * once would else stand in each other's way. Throws TOO_MANY_ATTEMPTS when too many wait.
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
