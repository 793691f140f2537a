// The session behind a cookie. Its secret is another one after each refresh; a former one that comes back was stolen, from one side or the other.
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

/** The one before is good for this long, for tabs that refresh at once; milliseconds. */
const ROTATION_GRACE_MS = 30_000;
/** How many refreshes a stolen secret is recognised after: four days of a page that is always open. */
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

/** The session whose cookie it is. One that was good long ago ends the session: two hold it, and one of them has no right to. */
export async function sessionByCookie(work: CookieWork, cookie: string): Promise<Session | undefined> {
  const now = work.clock.now();
  const row = await rowOf(work.db, now, cookie);
  if (!row) return undefined;
  const hash = sha256(cookie);
  if (row.secretHash === hash || isPrevious(row, hash, now)) return row;
  if (isEarlierSecret(work.installation, row, cookie)) await endStolen(work, row);
  return undefined;
}

/** Whether the present secret follows from this one, after some refreshes. */
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

/** Gives the session another secret in place of the one that came; undefined when it is none of this session's. */
export async function rotateCookie(work: CookieWork, session: Session, cookie: string): Promise<string | undefined> {
  const row = await rowOf(work.db, work.clock.now(), cookie);
  if (row?.id !== session.id) return undefined;
  const hash = sha256(cookie);
  const next = secretAfter(work.installation.secret, session.id, cookie);
  // Twice within the grace, and a third tab's would look stolen.
  if (row.secretHash === hash && row.rotatedAt && row.rotatedAt.getTime() > work.clock.now() - ROTATION_GRACE_MS) return cookie;
  const rotated = await transaction(work, (tx, now) =>
    tx
      .update(sessions)
      .set({ secretHash: sha256(next), previousHash: hash, rotatedAt: now, lastSeenAt: now })
      .where(and(eq(sessions.id, session.id), eq(sessions.secretHash, hash), isActiveSession(now.getTime())))
      .returning({ id: sessions.id }),
  );
  if (rotated.length) return next;
  // Another tab was faster: the same successor.
  const after = await rowOf(work.db, work.clock.now(), cookie);
  return after && isPrevious(after, hash, work.clock.now()) ? next : undefined;
}
