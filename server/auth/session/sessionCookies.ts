// Session cookies with rotating secrets. Reuse of a former secret indicates theft and ends the session.
import { and, eq } from "drizzle-orm";
import { record } from "../../audit/record";
import type { Db, Reader } from "../../db/connect";
import type { Installation } from "../../db/installation";
import { sessions } from "../../db/tables/sessions";
import { transaction, type Work } from "../../db/transaction";
import { systemActor } from "../../platform/actor";
import { sha256 } from "../../platform/sha256";
import { isActiveSession, endSession, secretAfter, type Session } from "./sessions";

type Row = typeof sessions.$inferSelect;
export interface CookieWork extends Work {
  db: Db;
  installation: Installation;
}

/** Grace period of the previous secret, for tabs that refresh simultaneously; milliseconds. */
const ROTATION_GRACE_MS = 30_000;
/** Number of rotations for which a stolen secret is recognized: four days of an open page. */
const MAX_REMEMBERED_ROTATIONS = 500;

const cookiePattern = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.[\w-]{43}$/;

async function rowOf(db: Reader, now: number, cookie: string): Promise<Row | undefined> {
  const id = cookiePattern.exec(cookie)?.[1];
  if (!id) return undefined;
  return (
    await db
      .select()
      .from(sessions)
      .where(and(eq(sessions.id, id), isActiveSession(now)))
  )[0];
}

const isPrevious = (row: Row, hash: string, now: number): boolean =>
  row.previousHash === hash && row.rotatedAt !== null && row.rotatedAt.getTime() > now - ROTATION_GRACE_MS;

/** Ends the session if the secret is an old one, because two parties hold it. */
export async function sessionByCookie(work: CookieWork, cookie: string): Promise<Session | undefined> {
  const now = work.clock.now();
  const row = await rowOf(work.db, now, cookie);
  if (!row) return undefined;
  const hash = sha256(cookie);
  if (row.secretHash === hash || isPrevious(row, hash, now)) return row;
  if (isEarlierSecret(work.installation, row, cookie)) await endStolen(work, row);
  return undefined;
}

function isEarlierSecret({ secret }: Installation, row: Row, cookie: string): boolean {
  for (let at = cookie, step = 0; step < MAX_REMEMBERED_ROTATIONS; step++) {
    at = secretAfter(secret, row.id, at);
    if (sha256(at) === row.secretHash) return true;
  }
  return false;
}

const endStolen = (work: CookieWork, { id, userId }: Row): Promise<void> =>
  transaction(work, async (tx, now) => {
    await endSession(tx, now, id);
    await record(tx, now, systemActor, { action: "session.stolen", model: "session", entityId: id, after: { userId } });
  });

export async function rotateCookie(work: CookieWork, session: Session, cookie: string): Promise<string | undefined> {
  const row = await rowOf(work.db, work.clock.now(), cookie);
  if (row?.id !== session.id) return undefined;
  const hash = sha256(cookie);
  const next = secretAfter(work.installation.secret, session.id, cookie);
  // A second rotation within the grace period would make another tab's secret look stolen.
  if (row.secretHash === hash && row.rotatedAt && row.rotatedAt.getTime() > work.clock.now() - ROTATION_GRACE_MS) return cookie;
  const rotated = await transaction(work, (tx, now) =>
    tx
      .update(sessions)
      .set({ secretHash: sha256(next), previousHash: hash, rotatedAt: now, lastSeenAt: now })
      .where(and(eq(sessions.id, session.id), eq(sessions.secretHash, hash), isActiveSession(now.getTime())))
      .returning({ id: sessions.id }),
  );
  if (rotated.length) return next;
  // Another tab rotated concurrently and obtained the same successor.
  const after = await rowOf(work.db, work.clock.now(), cookie);
  return after && isPrevious(after, hash, work.clock.now()) ? next : undefined;
}
