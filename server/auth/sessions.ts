import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, inArray, isNull } from "drizzle-orm";
import { jwtVerify, SignJWT } from "jose";
import { uuidv7 } from "uuidv7";
import type { Reader, Tx } from "../db/connect";
import { sessions } from "../db/tables/users";

/** An access token is good for this long; the session behind it is asked at every use. Seconds. */
export const tokenSeconds = 15 * 60;
const hour = 3_600_000;
/** A session ends this long after it began: a working day, or a month when it is to be kept. */
const sessionLength = { day: 12 * hour, kept: 30 * 24 * hour };

export interface Session {
  id: string;
  userId: string;
  keepAlive: boolean;
  expiresAt: Date;
}

export const digest = (secret: string): string => createHash("sha256").update(secret).digest("hex");

/** Begins a session; the secret goes into the browser's cookie and is stored hashed. */
export async function beginSession(tx: Tx, now: Date, userId: string, keepAlive: boolean): Promise<{ session: Session; secret: string }> {
  const secret = randomBytes(32).toString("base64url");
  const expiresAt = new Date(now.getTime() + (keepAlive ? sessionLength.kept : sessionLength.day));
  const session = { id: uuidv7(), userId, keepAlive, expiresAt };
  await tx.insert(sessions).values({ ...session, secretHash: digest(secret), createdAt: now });
  return { session, secret };
}

export async function endSession(tx: Tx, now: Date, sessionId: string): Promise<void> {
  await tx.update(sessions).set({ endedAt: now }).where(eq(sessions.id, sessionId));
}

const alive = (now: number) => and(isNull(sessions.endedAt), gt(sessions.expiresAt, new Date(now)));

export async function sessionById(db: Reader, now: number, id: string): Promise<Session | undefined> {
  return (
    await db
      .select()
      .from(sessions)
      .where(and(eq(sessions.id, id), alive(now)))
  )[0];
}

export async function sessionBySecret(db: Reader, now: number, secret: string): Promise<Session | undefined> {
  return (
    await db
      .select()
      .from(sessions)
      .where(and(eq(sessions.secretHash, digest(secret)), alive(now)))
  )[0];
}

/** Those of the given sessions that are still alive: what open sockets are checked against. */
export async function aliveSessions(db: Reader, now: number, ids: string[]): Promise<Set<string>> {
  if (!ids.length) return new Set();
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(inArray(sessions.id, ids), alive(now)));
  return new Set(rows.map((row) => row.id));
}

/** Signs a short-lived access token for the session. */
export function signToken(secret: Uint8Array, now: number, session: Session): Promise<string> {
  const seconds = Math.floor(now / 1000);
  return new SignJWT({ sid: session.id })
    .setProtectedHeader({ alg: "HS256", typ: "at+jwt" })
    .setSubject(session.userId)
    .setIssuer("atalaya")
    .setAudience("atalaya")
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + tokenSeconds)
    .sign(secret);
}

/** The session's id in a token that is ours and not over; undefined otherwise. */
export async function readToken(secret: Uint8Array, now: number, token: string): Promise<string | undefined> {
  const options = { algorithms: ["HS256"], typ: "at+jwt", issuer: "atalaya", audience: "atalaya", currentDate: new Date(now) };
  const verified = await jwtVerify(token, secret, options).catch(() => undefined);
  return typeof verified?.payload.sid === "string" ? verified.payload.sid : undefined;
}
