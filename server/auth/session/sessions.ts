import { createHmac, randomBytes } from "node:crypto";
import { and, eq, gt, isNull, lt, ne, or, sql } from "drizzle-orm";
import { errors, jwtVerify, SignJWT } from "jose";
import { uuidv7 } from "uuidv7";
import { sha256 } from "../../platform/sha256";
import { z } from "zod";
import type { UserSession } from "../../../schema/users/account";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../../schema/rules/durations";
import { inList } from "../../db/inList";
import type { Reader, Tx } from "../../db/connect";
import { sessions } from "../../db/tables/sessions";
import { AppError } from "../../platform/errors";

/** Lifetime of an access token in seconds. Its session is checked at every use. */
export const TOKEN_LIFETIME_SECONDS = 15 * 60;
/** Maximum idle time, and maximum lifetime; a kept session has no idle limit. */
const sessionLifetimeMs = { idle: 12 * HOUR_MS, day: DAY_MS, kept: 30 * DAY_MS };
const LAST_SEEN_INTERVAL_MS = MINUTE_MS;

export interface Session {
  id: string;
  userId: string;
  keepAlive: boolean;
  expiresAt: Date;
  lastSeenAt: Date | null;
  seeAsProfileId: string | null;
  seeAsSince: Date | null;
}
export type SessionRow = typeof sessions.$inferSelect;
export interface ClientInfo {
  address: string | null;
  browser: string | null;
}

/** Returns the cookie secret, which is stored hashed. */
export async function beginSession(
  tx: Tx,
  now: Date,
  userId: string,
  keepAlive: boolean,
  clientInfo?: ClientInfo,
): Promise<{ session: Session; secret: string }> {
  const expiresAt = new Date(now.getTime() + (keepAlive ? sessionLifetimeMs.kept : sessionLifetimeMs.day));
  const session = { id: uuidv7(), userId, keepAlive, expiresAt, lastSeenAt: now, seeAsProfileId: null, seeAsSince: null };
  // The session id prefix distinguishes an old secret from an invented one.
  const secret = `${session.id}.${randomBytes(32).toString("base64url")}`;
  await tx.insert(sessions).values({ ...session, ...clientInfo, secretHash: sha256(secret), createdAt: now });
  return { session, secret };
}

export async function endSession(tx: Tx, now: Date, sessionId: string): Promise<void> {
  await tx
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.endedAt)));
}

/** Returns the ended sessions; their sockets close within a second. */
export async function endSessionsOf(tx: Tx, now: Date, userId: string, exceptSessionId?: string | null): Promise<SessionRow[]> {
  return tx
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.userId, userId), isActiveSession(now.getTime()), exceptSessionId ? ne(sessions.id, exceptSessionId) : undefined))
    .returning();
}

/** `currentId` is `null` for API keys. */
export const toUserSession = (row: SessionRow, currentId: string | null): UserSession => ({
  ...row,
  current: row.id === currentId,
  lastSeenAt: row.lastSeenAt ?? row.createdAt,
});

export const isActiveSession = (now: number) =>
  and(
    isNull(sessions.endedAt),
    gt(sessions.expiresAt, new Date(now)),
    or(
      sessions.keepAlive,
      gt(
        sql`coalesce(${sessions.lastSeenAt}, ${sessions.createdAt})`,
        sql`${new Date(now - sessionLifetimeMs.idle).toISOString()}::timestamptz`,
      ),
    ),
  );

export async function sessionById(db: Reader, now: number, id: string): Promise<Session | undefined> {
  return (
    await db
      .select()
      .from(sessions)
      .where(and(eq(sessions.id, id), isActiveSession(now)))
  )[0];
}

export async function touchSession(db: Reader, now: number, { id, lastSeenAt }: Session): Promise<void> {
  if (!lastSeenAt || lastSeenAt < new Date(now - LAST_SEEN_INTERVAL_MS)) await touchSessions(db, now, [id]);
}

export async function touchSessions(db: Reader, now: number, ids: readonly string[]): Promise<void> {
  if (!ids.length) return;
  const stale = new Date(now - LAST_SEEN_INTERVAL_MS);
  await db
    .update(sessions)
    .set({ lastSeenAt: new Date(now) })
    .where(and(inList(sessions.id, ids), or(isNull(sessions.lastSeenAt), lt(sessions.lastSeenAt, stale))));
}

export async function activeSessions(db: Reader, now: number, ids: string[]): Promise<Set<string>> {
  if (!ids.length) return new Set();
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(inList(sessions.id, ids), isActiveSession(now)));
  return new Set(rows.map((row) => row.id));
}

export function signToken(secret: Uint8Array, now: number, session: Session): Promise<string> {
  const seconds = Math.floor(now / 1000);
  return new SignJWT({ sid: session.id })
    .setProtectedHeader({ alg: "HS256", typ: "at+jwt" })
    .setSubject(session.userId)
    .setIssuer("atalaya")
    .setAudience("atalaya")
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + TOKEN_LIFETIME_SECONDS)
    .sign(secret);
}

const tokenPayload = z.object({ sid: z.string() });

/** Returns the session id of an access token. Throws CREDENTIAL_EXPIRED or CREDENTIAL_INVALID. */
export async function readToken(secret: Uint8Array, now: number, token: string): Promise<string> {
  const options = { algorithms: ["HS256"], typ: "at+jwt", issuer: "atalaya", audience: "atalaya", currentDate: new Date(now) };
  try {
    const { payload } = await jwtVerify(token, secret, options);
    return tokenPayload.parse(payload).sid;
  } catch (error) {
    throw new AppError(error instanceof errors.JWTExpired ? "CREDENTIAL_EXPIRED" : "CREDENTIAL_INVALID");
  }
}

/** Deterministic successor of a secret, so that concurrent refreshes and lost responses yield the same one. */
export const secretAfter = (installationSecret: Uint8Array, sessionId: string, secret: string): string =>
  `${sessionId}.${createHmac("sha256", installationSecret).update(`session cookie\n${secret}`).digest("base64url")}`;
