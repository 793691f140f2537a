// Steps after the password: second-factor code, second-factor setup, new password; then the session.
import { and, eq, isNull } from "drizzle-orm";
import type { SecondFactorSetup } from "../../../schema/users/account";
import type { ChoosePasswordInput, ConfirmSecondFactorInput, LoginInfo, SetUpSecondFactorInput } from "../../../schema/users/auth";
import type { LoginStep } from "../../../schema/rules/access/login";
import { record } from "../../audit/record";
import type { Tx } from "../../db/connect";
import { challenges } from "../../db/tables/sessions";
import { users } from "../../db/tables/users";
import { transaction } from "../../db/transaction";
import { invalidateLinks } from "../../integrations/mail/mailTemplates";
import { mailUser } from "../../integrations/mail/mailUser";
import { userActor } from "../../platform/actor";
import { AppError } from "../../platform/errors";
import { countAttempt, forgetAttempts, TooManyAttemptsError } from "./attempts";
import { type AnsweredChallenge, endChallenge, setChallengeStep, newChallenge, tryChallenge } from "./challenges";
import type { Context } from "../context";
import { sessionByCookie } from "../session/sessionCookies";
import { knownDeviceOf, rememberDevice } from "./knownDevices";
import { languageOf } from "../users/language";
import { loginInfo, pendingLoginInfo } from "./loginInfo";
import { checkNewPassword } from "../passwords/passwordRules";
import { hashPassword } from "../passwords/hashing";
import { beginSession, endSession, endSessionsOf } from "../session/sessions";
import * as totp from "../secondFactor/totp";
import { type Account, needsSecondFactor, userById } from "../users/users.queries";
import { userViewer } from "../session/viewers";
import { clientInfoOf } from "../session/clientInfo";

interface SignInProgress {
  keepAlive: boolean;
  secondFactorVerified: boolean;
}

const stepOf = (user: Account, { secondFactorVerified }: SignInProgress): LoginStep | null => {
  if (!secondFactorVerified && user.totpConfirmedAt) return "CODE";
  if (!secondFactorVerified && needsSecondFactor(user)) return "ENROL";
  return user.mustChangePassword ? "NEW_PASSWORD" : null;
};

export async function nextStep(ctx: Context, user: Account, progress: SignInProgress): Promise<LoginInfo> {
  const step = stepOf(user, progress);
  if (!step) return signIn(ctx, user, progress.keepAlive);
  const challenge = await transaction(ctx, async (tx, now) => {
    await assertActive(tx, user);
    return newChallenge(tx, now, user.id, step, progress.keepAlive);
  });
  return pendingLoginInfo(ctx, user, step, challenge);
}

/** Locks the user and returns false if it was disabled or its password changed since the verification. */
export async function isStillActive(tx: Tx, { id, passwordHash }: Account): Promise<boolean> {
  const same = passwordHash === null ? isNull(users.passwordHash) : eq(users.passwordHash, passwordHash);
  const matches = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), same, isNull(users.disabledAt)))
    .for("update");
  return matches.length > 0;
}

async function assertActive(tx: Tx, user: Account): Promise<void> {
  if (!(await isStillActive(tx, user))) throw new AppError("LOGIN_FAILED");
}

export async function signIn(ctx: Context, user: Account, keepAlive: boolean, by?: string): Promise<LoginInfo> {
  const former = ctx.cookie ? await sessionByCookie(ctx, ctx.cookie) : undefined;
  const { session, secret, viewer } = await transaction(ctx, async (tx, now) => {
    await assertActive(tx, user);
    const newSession = await beginSession(tx, now, user.id, keepAlive, clientInfoOf(ctx));
    const language = languageOf(ctx, user);
    const viewer = userViewer(user, newSession.session.id, language);
    if (former) await endSession(tx, now, former.id);
    await tx.update(users).set({ lastSeenAt: now, language }).where(eq(users.id, user.id));
    // Success on a known browser does not reset the counters of unknown ones.
    const device = knownDeviceOf(ctx, user.id);
    await forgetAttempts(tx, device ? "device" : "account", device ?? user.id);
    await forgetAttempts(tx, "code", user.id);
    await record(tx, now, viewer.actor, {
      action: "session.begin",
      model: "session",
      entityId: newSession.session.id,
      ...(by && { after: { by } }),
    });
    return { ...newSession, viewer };
  });
  ctx.setSessionCookie?.(secret, keepAlive);
  if (!user.internal) rememberDevice(ctx, user.id);
  return loginInfo(ctx, viewer, user, session);
}

/** The secret is shown once per sign-in. Throws CHALLENGE_OVER, SECOND_FACTOR_SHOWN. */
export function setUpSecondFactor(ctx: Context, { challenge }: SetUpSecondFactorInput): Promise<SecondFactorSetup> {
  return transaction(ctx, async (tx, now) => {
    const { user, step } = await tryChallenge(tx, now, challenge, "ENROL", "ENROLLING");
    if (step === "ENROLLING") throw new AppError("SECOND_FACTOR_SHOWN");
    if (user.totpConfirmedAt) throw new AppError("CHALLENGE_OVER");
    await setChallengeStep(tx, challenge, "ENROLLING");
    await record(tx, now, userActor(user), { action: "secondFactor.show", model: "user", entityId: user.id });
    return totp.newSecondFactor(tx, ctx.installation, user);
  });
}

export async function confirmSecondFactor(ctx: Context, { challenge, code }: ConfirmSecondFactorInput): Promise<LoginInfo> {
  // Errors are thrown after the commit, so that the try stays counted.
  const tried = await transaction(ctx, async (tx, now): Promise<AnsweredChallenge | AppError> => {
    const answered = await tryChallenge(tx, now, challenge, "CODE", "ENROLLING");
    const { user, step } = answered;
    if ((step === "CODE") !== (user.totpConfirmedAt !== null)) return new AppError("CHALLENGE_OVER");
    const wrong = await codeErrorOf(tx, now, ctx, user, code);
    if (wrong) return wrong;
    await endChallenge(tx, challenge);
    if (step === "CODE") return answered;
    await activateSecondFactor(tx, now, user);
    return { ...answered, user: { ...user, totpConfirmedAt: now } };
  });
  if (tried instanceof AppError) throw tried;
  return nextStep(ctx, tried.user, { keepAlive: tried.keepAlive, secondFactorVerified: true });
}

/** Returns the error of a code. Also counted per account across browsers, because each new challenge allows five more tries. */
export async function codeErrorOf(tx: Tx, now: Date, ctx: Context, user: Account, code: string): Promise<AppError | null> {
  const rejection = await countAttempt(tx, now.getTime(), "code", user.id).then(
    () => null,
    (error: unknown) => {
      if (error instanceof TooManyAttemptsError) return error;
      throw error;
    },
  );
  if (!rejection && (await totp.takeCode(tx, now, ctx.installation, user, code))) return null;
  if (!rejection || rejection.first)
    await record(tx, now, userActor(user), { action: rejection ? "session.refuse" : "session.failCode", model: "user", entityId: user.id });
  return rejection ?? new AppError("CODE_WRONG");
}

async function activateSecondFactor(tx: Tx, now: Date, user: Account): Promise<void> {
  await totp.confirmSecondFactor(tx, now, user.id);
  await endSessionsOf(tx, now, user.id); // Existing sessions began without the second factor.
  await record(tx, now, userActor(user), { action: "secondFactor.on", model: "user", entityId: user.id });
  await mailUser(tx, now, { kind: "secondFactorOn", userId: user.id });
}

export async function choosePassword(ctx: Context, { challenge, password, repeated }: ChoosePasswordInput): Promise<LoginInfo> {
  const { user, keepAlive } = await transaction(ctx, (tx, now) => tryChallenge(tx, now, challenge, "NEW_PASSWORD"));
  await checkNewPassword(user, password, repeated);
  const passwordHash = await hashPassword(password);
  const changed = await transaction(ctx, async (tx, now) => {
    if (!(await endChallenge(tx, challenge))) throw new AppError("CHALLENGE_OVER");
    const sessionsEnded = await storePassword(tx, now, user, passwordHash);
    await record(tx, now, userActor(user), { action: "password.change", model: "user", entityId: user.id, after: { sessionsEnded } });
    return userById(tx, user.id);
  });
  if (!changed) throw new AppError("CHALLENGE_OVER");
  return signIn(ctx, changed, keepAlive);
}

/**
 * Notifies the user by mail, and ends links, sign-ins and other sessions that began with the old password. Returns the number of ended
 * sessions.
 */
export async function storePassword(
  tx: Tx,
  now: Date,
  { id }: Account,
  passwordHash: string,
  exceptSessionId?: string | null,
): Promise<number> {
  await invalidateLinks(tx, now, id);
  await tx.delete(challenges).where(eq(challenges.userId, id));
  await tx.update(users).set({ passwordHash, passwordChangedAt: now, mustChangePassword: false }).where(eq(users.id, id));
  await mailUser(tx, now, { kind: "passwordChanged", userId: id });
  return (await endSessionsOf(tx, now, id, exceptSessionId)).length;
}
