import { and, eq } from "drizzle-orm";
import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import type {
  ChangeMyDefaultCentreInput,
  ChangeMyLanguageInput,
  ChangeMyPreferencesInput,
  ChangePasswordInput,
  EndSessionInput,
  MyAccount,
  UserSession,
} from "../../../schema/users/account";
import { isVolume, NO_PREFERENCES } from "../../../schema/rules/access/preferences";
import { localeCodes, type Locale } from "../../../schema/rules/language/locales";
import { record } from "../../audit/record";
import { sessions } from "../../db/tables/sessions";
import { users } from "../../db/tables/users";
import { transaction } from "../../db/transaction";
import { AppError } from "../../platform/errors";
import { centreKeyOf } from "../../settings/references.queries";
import { monotonicNow } from "../../platform/monotonicNow";
import { countedAttempt, runOneAtATime } from "../signIn/attempts";
import { requireViewer, type Context } from "../context";
import { languageOf } from "../users/language";
import { checkNewPassword } from "../passwords/passwordRules";
import { hashPassword, passwordMatches } from "../passwords/hashing";
import { isActiveSession, endSession, endSessionsOf, sessionById, toUserSession } from "../session/sessions";
import { isStillActive, storePassword } from "../signIn/steps.actions";
import { type Account, centresInScope, needsSecondFactor, userById, requireUser } from "../users/users.queries";

export async function requireOwnAccount(ctx: Context): Promise<Account> {
  const user = await userById(ctx.db, requireUser(ctx).userId);
  if (!user) throw new AppError("UNAUTHENTICATED");
  return user;
}

export async function myAccount(ctx: Context): Promise<MyAccount> {
  const user = await requireOwnAccount(ctx);
  const { scope } = requireViewer(ctx);
  const centres = await centresInScope(ctx.db, scope);
  const { id, name, email, internal, passwordChangedAt, defaultCentreInstanceId, defaultCentreId, preferences } = user;
  return {
    id,
    user: user.user,
    name,
    email,
    language: languageOf(ctx, user),
    internal,
    passwordChangedAt,
    secondFactor: user.totpConfirmedAt !== null,
    secondFactorRequired: needsSecondFactor(user),
    preferences: { ...NO_PREFERENCES, ...preferences },
    defaultCentre: centres.find((centre) => centre.instanceId === defaultCentreInstanceId && centre.id === defaultCentreId) ?? null,
    allInstances: scope.instances === "all",
  };
}

/** Protects sensitive changes from stolen sessions. Throws PASSWORD_WRONG, TOO_MANY_ATTEMPTS; FORBIDDEN for directory users. */
export async function verifyOwnPassword(ctx: Context, password: string): Promise<Account> {
  const user = await requireOwnAccount(ctx);
  if (user.internal) throw new AppError("FORBIDDEN");
  const { sessionId } = requireUser(ctx);
  return runOneAtATime(sessionId, async () => {
    if (!(await countedAttempt(ctx, [["session", sessionId]], () => passwordMatches(user.passwordHash, password)))) {
      await transaction(ctx, (tx, now) =>
        record(tx, now, requireViewer(ctx).actor, { action: "password.fail", model: "user", entityId: user.id }),
      );
      throw new AppError("PASSWORD_WRONG");
    }
    return user;
  });
}

/** Ends the other sessions, which someone who knew the old password may have opened. */
export async function changePassword(ctx: Context, { current, password, repeated }: ChangePasswordInput): Promise<MyAccount> {
  const user = await verifyOwnPassword(ctx, current);
  await checkNewPassword(user, password, repeated);
  const passwordHash = await hashPassword(password);
  const { sessionId } = requireUser(ctx);
  await transaction(ctx, async (tx, now) => {
    // The password may have changed since it was verified, e.g. through a reset link.
    const same = await isStillActive(tx, user);
    if (!(await sessionById(tx, now.getTime(), sessionId))) throw new AppError("UNAUTHENTICATED");
    if (!same) throw new AppError("PASSWORD_WRONG");
    const sessionsEnded = await storePassword(tx, now, user, passwordHash, sessionId);
    await record(tx, now, requireViewer(ctx).actor, {
      action: "password.change",
      model: "user",
      entityId: user.id,
      after: { sessionsEnded },
    });
  });
  return myAccount(ctx);
}

/** Ending the current session also clears its cookie. Throws NOT_FOUND, also for other users' sessions. */
export async function endMySession(ctx: Context, { id }: EndSessionInput): Promise<UserSession> {
  const { userId, sessionId } = requireUser(ctx);
  if (!z.uuid().safeParse(id).success) throw new AppError("NOT_FOUND");
  const ended = await transaction(ctx, async (tx, now) => {
    const ownSession = and(eq(sessions.id, id), eq(sessions.userId, userId), isActiveSession(now.getTime()));
    const [session] = await tx.select().from(sessions).where(ownSession).for("update");
    if (!session) throw new AppError("NOT_FOUND");
    await endSession(tx, now, id);
    await record(tx, now, requireViewer(ctx).actor, { action: "session.end", model: "session", entityId: id });
    return session;
  });
  if (id === sessionId) ctx.setSessionCookie?.(null, false);
  return toUserSession(ended, sessionId);
}

export function endOtherSessions(ctx: Context): Promise<UserSession[]> {
  const { userId, sessionId } = requireUser(ctx);
  return transaction(ctx, async (tx, now) => {
    const ended = await endSessionsOf(tx, now, userId, sessionId);
    if (ended.length)
      await record(tx, now, requireViewer(ctx).actor, {
        action: "session.endOthers",
        model: "user",
        entityId: userId,
        after: { sessions: ended.map(({ id }) => id) },
      });
    return ended.map((session) => toUserSession(session, sessionId));
  });
}

export async function changeMyLanguage(ctx: Context, { language }: ChangeMyLanguageInput): Promise<MyAccount> {
  if (!localeCodes.includes(language as Locale)) throw new AppError("BAD_USER_INPUT", { field: "language" });
  await updateOwnColumns(ctx, { language, languageChosen: true });
  return myAccount(ctx);
}

export async function changeMyDefaultCentre(ctx: Context, { centre }: ChangeMyDefaultCentreInput): Promise<MyAccount> {
  requireUser(ctx);
  const centres = await centresInScope(ctx.db, requireViewer(ctx).scope);
  const centreId = centre && centreKeyOf(centre);
  const chosen = centreId && centres.find(({ id, instanceId }) => id === centreId.id && instanceId === centreId.instanceId);
  if (centreId && !chosen) throw new AppError("NOT_FOUND");
  await updateOwnColumns(ctx, { defaultCentreInstanceId: chosen?.instanceId ?? null, defaultCentreId: chosen?.id ?? null });
  return myAccount(ctx);
}

export async function changeMyPreferences(ctx: Context, input: ChangeMyPreferencesInput): Promise<MyAccount> {
  if (input.soundVolume != null && !isVolume(input.soundVolume)) throw new AppError("BAD_USER_INPUT", { field: "soundVolume" });
  const { preferences } = await requireOwnAccount(ctx);
  const chosen = Object.entries({ ...preferences, ...input }).filter(([, value]) => value != null);
  await updateOwnColumns(ctx, { preferences: Object.fromEntries(chosen) });
  return myAccount(ctx);
}

type Changeable = "language" | "languageChosen" | "defaultCentreInstanceId" | "defaultCentreId" | "preferences";
async function updateOwnColumns(ctx: Context, after: Partial<Pick<Account, Changeable>>): Promise<void> {
  const user = await requireOwnAccount(ctx);
  const names = Object.keys(after) as Changeable[];
  if (names.every((name) => isDeepStrictEqual(user[name], after[name]))) return;
  const before = Object.fromEntries(names.map((name) => [name, user[name]]));
  await transaction(ctx, async (tx, now) => {
    const changed = { ...after, updatedAt: monotonicNow(now, user.updatedAt) };
    await tx.update(users).set(changed).where(eq(users.id, user.id));
    await record(tx, now, requireViewer(ctx).actor, { action: "user.changeOwn", model: "user", entityId: user.id, before, after });
  });
}
