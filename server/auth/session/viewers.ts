import { type KeyScope, sendingScopes } from "../../../schema/rules/access/apiKeys";
import { isCredentialError } from "../../../schema/rules/errors";
import type { Functionality, Permission } from "../../../schema/rules/access/functionalities";
import { type IndicatorKey, indicatorKeys } from "../../../schema/rules/indicators/indicators";
import { acceptedLocale, fallbackLocale, type Locale } from "../../../schema/rules/language/locales";
import type { Db, Reader } from "../../db/connect";
import type { Installation } from "../../db/installation";
import { keyActor, userActor } from "../../platform/actor";
import { AppError } from "../../platform/errors";
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
  authorization?: string | undefined;
  cookie?: string | undefined;
  acceptLanguage?: string | undefined;
}

interface Deps {
  db: Db;
  clock: Clock;
  installation: Installation;
}

/**
 * Resolves credentials to a viewer: token, cookie, or API key with scope `read`, `act` or `widget`. Throws a credential error if they are
 * missing or not accepted.
 */
export async function authenticate(deps: Deps, credentials: Credentials): Promise<Viewer> {
  const bearer = credentials.authorization?.replace(/^Bearer\s+/i, "").trim();
  if (bearer && looksLikeKey(bearer)) return keyViewer(deps, bearer, acceptedLocale(credentials.acceptLanguage));
  const session = await sessionOf(deps, bearer, credentials.cookie);
  const user = session && (await userById(deps.db, session.userId));
  if (!user || lacksSecondFactor(user)) throw new AppError("UNAUTHENTICATED");
  await touchLastSeen(deps.db, deps.clock.now(), user);
  await touchSession(deps.db, deps.clock.now(), session);
  // The language of the screen; programs that send none get the user's language.
  return throughItsProfile(
    deps.db,
    userViewer(user, session.id, acceptedLocale(credentials.acceptLanguage, user.language as Locale)),
    session,
  );
}

/** The session began before a profile required a second factor; the user must sign in again and set one up. */
const lacksSecondFactor = (user: Account): boolean => needsSecondFactor(user) && user.totpConfirmedAt === null;

export const userViewer = ({ id, user, rights }: Account, sessionId: string, locale: Locale): Viewer => ({
  actor: userActor({ id, user }),
  sessionId,
  profileType: rights.profileType,
  locale,
  functionalities: functionalitiesOf(rights),
  canAct: true,
  scope: scopeOf(rights),
});

const throughItsProfile = (db: Reader, viewer: Viewer, session: Session | undefined): Viewer | Promise<Viewer> =>
  session?.seeAsProfileId ? seeThroughProfile(db, viewer, session.seeAsProfileId, session.seeAsSince!) : viewer;

/** Viewer for background work with the user's current rights; `null` if the user is disabled or lacks a second factor. */
export async function viewerOfUser(db: Reader, id: string): Promise<Viewer | null> {
  const user = await userById(db, id);
  return user && !lacksSecondFactor(user) ? { ...userViewer(user, "", user.language as Locale), sessionId: null } : null;
}

/** Session of the token, otherwise of the cookie. Throws the reason why the token is not accepted if neither has one. */
async function sessionOf(deps: Deps, bearer?: string, cookie?: string): Promise<Session | undefined> {
  if (!bearer) return cookie ? sessionByCookie(deps, cookie) : undefined;
  try {
    return await sessionOfToken(deps, bearer);
  } catch (error) {
    const session = cookie && isCredentialError((error as AppError).code) ? await sessionByCookie(deps, cookie) : undefined;
    if (session) return session;
    throw error;
  }
}

async function sessionOfToken({ db, clock, installation }: Deps, bearer: string): Promise<Session> {
  const id = await readToken(installation.secret, clock.now(), bearer);
  const session = await sessionById(db, clock.now(), id);
  if (!session) throw new AppError("UNAUTHENTICATED");
  return session;
}

async function keyViewer({ db, clock }: Deps, bearer: string, locale: Locale): Promise<Viewer> {
  const key = await keyByBearer(db, clock.now(), bearer);
  if (!key.scopes.some((scope) => !sendingScopes.includes(scope))) throw new AppError("CREDENTIAL_INSUFFICIENT");
  return viewerOfKey(key, locale);
}

/** Viewer for background work with the current rights of a key, and its scopes; `null` if the key is not valid. */
export async function viewerOfKeyId(db: Reader, now: number, id: string): Promise<{ viewer: Viewer; scopes: readonly KeyScope[] } | null> {
  const key = await keyById(db, now, id);
  return key ? { viewer: viewerOfKey(key, fallbackLocale), scopes: key.scopes } : null;
}

const viewerOfKey = ({ id, name, scopes, rights, indicators, groupings, arrivalProof }: ApiKey, locale: Locale): Viewer => ({
  actor: keyActor({ id, name }),
  sessionId: null,
  profileType: rights.profileType,
  locale,
  functionalities: indicators ? widgetPermissions(functionalitiesOf(rights), { groupings, arrivalProof }) : functionalitiesOf(rights),
  ...(indicators && { groupings: new Set(groupings) }),
  canAct: scopes.includes("act"),
  scope: indicators ? scopeOfWidgets(rights, indicators) : scopeOf(rights),
});

/** A widget key has no functionalities of its profile, because every page visitor can read the key. */
function widgetPermissions(
  profile: ReadonlySet<Functionality>,
  { groupings, arrivalProof }: Pick<ApiKey, "groupings" | "arrivalProof">,
): ReadonlySet<Permission> {
  const permissions = new Set<Permission>();
  if (profile.has("dashboard")) permissions.add("widget");
  if (profile.has("dashboard") && groupings?.length) permissions.add("widget.groups");
  if (profile.has("dashboard.arrival") && arrivalProof) permissions.add("widget.arrival");
  return permissions;
}

const scopeOfWidgets = (rights: Rights, indicators: readonly IndicatorKey[]): Scope => {
  const { version, ...scope } = scopeOf(rights);
  const hiddenIndicators = new Set([...scope.hiddenIndicators, ...indicatorKeys.filter((key) => !indicators.includes(key))]);
  return { ...scope, version: `${version} ${[...hiddenIndicators].sort().join()}`, hiddenIndicators };
};

/** Reloads rights; `null` if the user is disabled or lacks a second factor, or the key is revoked. */
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
