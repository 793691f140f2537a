import type { Functionality } from "../../../schema/rules/access/functionalities";
import { type IndicatorKey, indicatorKeys } from "../../../schema/rules/indicators/indicators";
import { acceptedLocale, type Locale } from "../../../schema/rules/language/locales";
import type { Db, Reader } from "../../db/connect";
import type { Installation } from "../../db/installation";
import { keyActor, userActor } from "../../platform/actor";
import type { Clock } from "../../platform/time";
import type { Scope, Viewer } from "../../platform/viewer";
import { sessionByCookie } from "./sessionCookies";
import { type ApiKey, keyById, keyByBearer, looksLikeKey } from "../keys/apiKeys";
import { functionalitiesOf, type Rights, scopeOf } from "../permissions/scope";
import { touchLastSeen } from "./lastSeen";
import { seeThroughProfile } from "./seeAs";
import { readToken, sessionById, touchSession, type Session } from "./sessions";
import { type Account, needsSecondFactor, userById } from "../users/users.queries";

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

/** Who asks: the session behind the token or the cookie, or the API key of scope `read`, `act` or `widget`. Null: nobody. */
export async function viewerOf(deps: Deps, credentials: Credentials): Promise<Viewer | null> {
  const bearer = credentials.authorization?.replace(/^Bearer\s+/i, "").trim();
  if (bearer && looksLikeKey(bearer)) return keyViewer(deps, bearer, acceptedLocale(credentials.acceptLanguage));
  const session = await sessionOf(deps, bearer, credentials.cookie);
  const user = session && (await userById(deps.db, session.userId));
  if (!user || lacksSecondFactor(user)) return null;
  await touchLastSeen(deps.db, deps.clock.now(), user);
  await touchSession(deps.db, deps.clock.now(), session);
  // The language that is spoken on the screen just now; what the user chose for good, where a program does not say.
  return throughItsProfile(
    deps.db,
    userViewer(user, session.id, acceptedLocale(credentials.acceptLanguage, user.language as Locale)),
    session,
  );
}

/** It signed in before a profile demanded a second factor: it signs in again, and sets one up. */
const lacksSecondFactor = (user: Account): boolean => needsSecondFactor(user) && user.totpConfirmedAt === null;

/** A user in one of its sessions. */
export const userViewer = ({ id, user, rights }: Account, sessionId: string, locale: Locale): Viewer => ({
  actor: userActor({ id, user }),
  sessionId,
  profileType: rights.profileType,
  locale,
  functionalities: functionalitiesOf(rights),
  canAct: true,
  scope: scopeOf(rights),
});

/** The viewer as its session has it: where it looks through a specific profile, that view. */
const throughItsProfile = (db: Reader, viewer: Viewer, session: Session | undefined): Viewer | Promise<Viewer> =>
  session?.seeAsProfileId ? seeThroughProfile(db, viewer, session.seeAsProfileId, session.seeAsSince!) : viewer;

/** A user for whom something is done in the background, with the rights that it has by now; null when it is disabled or lacks a second factor. */
export async function viewerOfUser(db: Reader, id: string): Promise<Viewer | null> {
  const user = await userById(db, id);
  return user && !lacksSecondFactor(user) ? { ...userViewer(user, "", user.language as Locale), sessionId: null } : null;
}

async function sessionOf(deps: Deps, bearer?: string, cookie?: string): Promise<Session | undefined> {
  const { db, clock, installation } = deps;
  if (bearer) {
    const id = await readToken(installation.secret, clock.now(), bearer);
    const session = id && (await sessionById(db, clock.now(), id));
    if (session) return session;
  }
  return cookie ? sessionByCookie(deps, cookie) : undefined;
}

async function keyViewer({ db, clock }: Deps, bearer: string, locale: Locale): Promise<Viewer | null> {
  const key = await keyByBearer(db, clock.now(), bearer);
  return key?.scopes.some((scope) => scope !== "ingest") ? viewerOfKey(key, locale) : null;
}

const viewerOfKey = ({ id, name, scopes, rights, indicators }: ApiKey, locale: Locale): Viewer => ({
  actor: keyActor({ id, name }),
  sessionId: null,
  profileType: rights.profileType,
  locale,
  functionalities: indicators ? ofWidgets(functionalitiesOf(rights)) : functionalitiesOf(rights),
  canAct: scopes.includes("act"),
  scope: indicators ? scopeOfWidgets(rights, indicators) : scopeOf(rights),
});

/** Of all that a profile may do, a key for widgets looks at figures. */
const ofWidgets = (profile: ReadonlySet<Functionality>): ReadonlySet<Functionality> =>
  new Set(profile.has("dashboard") ? (["dashboard"] as const) : []);

/** What its profile sees, of these indicators alone. */
const scopeOfWidgets = (rights: Rights, indicators: readonly IndicatorKey[]): Scope => {
  const { version, ...scope } = scopeOf(rights);
  const hiddenIndicators = new Set([...scope.hiddenIndicators, ...indicatorKeys.filter((key) => !indicators.includes(key))]);
  return { ...scope, version: `${version} ${[...hiddenIndicators].sort().join()}`, hiddenIndicators };
};

/** The same viewer with the rights it has by now; null when its user is disabled or lacks a second factor, or its key is revoked. */
export async function reloadViewer(db: Reader, now: number, viewer: Viewer): Promise<Viewer | null> {
  const { kind, id } = viewer.actor;
  if (kind === "KEY") {
    const key = await keyById(db, now, id);
    return key ? viewerOfKey(key, viewer.locale) : null;
  }
  const user = kind === "USER" ? await userById(db, id) : undefined;
  if (!user || lacksSecondFactor(user)) return null;
  const session = viewer.sessionId ? await sessionById(db, now, viewer.sessionId) : undefined;
  return throughItsProfile(db, userViewer(user, viewer.sessionId!, viewer.locale), session);
}
