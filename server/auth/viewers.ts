import { acceptedLocale, type Locale } from "../../schema/rules/locales";
import type { Db } from "../db/connect";
import type { Installation } from "../db/installation";
import type { Clock } from "../platform/time";
import type { Viewer } from "../platform/viewer";
import { keyOf, looksLikeKey } from "./keys";
import { readToken, sessionById, sessionBySecret, type Session } from "./sessions";
import { noteSeen } from "./seen";
import { scopeOf, userById } from "./users.queries";

export interface Credentials {
  /** Value of the authorization header or of `connectionParams.authorization`. */
  authorization?: string | undefined;
  /** The session cookie: HTTP only. */
  cookie?: string | undefined;
  acceptLanguage?: string | undefined;
}

interface Deps {
  db: Db;
  clock: Clock;
  installation: Installation;
}

/** Who asks: the session behind the token or the cookie, or the API key of scope `read` or `act`. Null: nobody. */
export async function viewerOf(deps: Deps, credentials: Credentials): Promise<Viewer | null> {
  const bearer = credentials.authorization?.replace(/^Bearer\s+/i, "").trim();
  if (bearer && looksLikeKey(bearer)) return keyViewer(deps, bearer, acceptedLocale(credentials.acceptLanguage));
  const session = await sessionOf(deps, bearer, credentials.cookie);
  const user = session && (await userById(deps.db, session.userId));
  if (!user) return null;
  await noteSeen(deps.db, deps.clock.now(), user);
  return {
    userId: user.id,
    sessionId: session.id,
    name: user.user,
    profileType: user.profileType,
    // The language that is spoken on the screen just now; what the user chose for good, where a program does not say.
    locale: acceptedLocale(credentials.acceptLanguage, user.language as Locale),
    acts: true,
    scope: await scopeOf(deps.db, user),
  };
}

async function sessionOf({ db, clock, installation }: Deps, bearer?: string, cookie?: string): Promise<Session | undefined> {
  if (bearer) {
    const id = await readToken(installation.secret, clock.now(), bearer);
    const session = id && (await sessionById(db, clock.now(), id));
    if (session) return session;
  }
  return cookie ? sessionBySecret(db, clock.now(), cookie) : undefined;
}

async function keyViewer({ db, clock }: Deps, bearer: string, locale: Locale): Promise<Viewer | null> {
  const key = await keyOf(db, clock.now(), bearer);
  if (!key?.scopes.some((scope) => scope === "read" || scope === "act")) return null;
  const layers = ["MOBILE", "BASE", "INCIDENTS", "COLLABORATING"] as const;
  return {
    userId: null,
    sessionId: null,
    name: `key ${key.name}`,
    profileType: "SUPERVISOR",
    locale,
    acts: key.scopes.includes("act"),
    scope: { version: "all", instances: "all", layers },
  };
}
