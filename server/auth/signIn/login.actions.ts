import type { LoginInfo, LoginInput } from "../../../schema/auth";
import { fold } from "../../../schema/rules/language/folding";
import { record } from "../../audit/record";
import { transaction } from "../../db/transaction";
import { strangerActor } from "../../platform/actor";
import { AppError } from "../../platform/errors";
import { countedAttempt, type Counter, runOneAtATime, networkOf, TooManyAttemptsError } from "./attempts";
import { requireViewer, type Context } from "../context";
import { rotateCookie, sessionByCookie } from "../session/sessionCookies";
import { knownDeviceOf } from "./knownDevices";
import { loginInfo } from "./loginInfo";
import { passwordMatches } from "../passwords/hashing";
import { endViewOf } from "../session/seeAs";
import { endSession, sessionById } from "../session/sessions";
import { nextStep } from "./steps.actions";
import { type Account, userById, userByName } from "../users/users.queries";

/**
 * Signs an external user in, or says what is missing. Throws USER_NAME_REQUIRED, TOO_MANY_ATTEMPTS, or LOGIN_FAILED: the same, after the same
 * work, for an unknown user, a disabled one, one of the directory and a wrong password.
 */
export async function login(ctx: Context, { user: typed, password, ...input }: LoginInput): Promise<LoginInfo> {
  const name = typed.trim();
  if (!name) throw new AppError("USER_NAME_REQUIRED");
  const user = await userByName(ctx.db, name);
  const counted = attemptSubject(user, name);
  const device = knownDeviceOf(ctx, counted);
  const asStranger = (): Promise<void> => {
    const counters: Counter[] = [
      ["address", networkOf(ctx.origin?.address ?? null)],
      ["account", counted],
    ];
    return runOneAtATime(counted, () => assertPasswordMatches(ctx, user, counters, password));
  };
  const asKnown = (of: string): Promise<void> => {
    const counters: Counter[] = [
      ["device", of],
      ["devices", counted],
    ];
    // A known browser does not wait behind strangers either.
    return runOneAtATime(of, () => assertPasswordMatches(ctx, user, counters, password)).catch((error: unknown) => {
      if (error instanceof TooManyAttemptsError && error.kind === "devices") return asStranger();
      throw error;
    });
  };
  await (device ? asKnown(device) : asStranger());
  return nextStep(ctx, user!, { keepAlive: Boolean(input.persistent || input.keepSessionAlive), secondFactorVerified: false });
}

/** What attempts are counted by: the user, whatever was typed for its name; who is unknown, by that. */
export const attemptSubject = (user: { id: string } | undefined, name: string): string => user?.id ?? `unknown ${fold(name)}`;

async function assertPasswordMatches(ctx: Context, user: Account | undefined, counters: Counter[], password: string): Promise<void> {
  const isRight = async (): Promise<boolean> => (await passwordMatches(user?.internal ? null : user?.passwordHash, password)) && !!user;
  const right = await countedAttempt(ctx, counters, isRight).catch(async (error: unknown) => {
    if (error instanceof TooManyAttemptsError && error.first && error.kind !== "devices")
      await recordFailedSignIn(ctx, user, "session.refuse");
    throw error;
  });
  if (right) return;
  await recordFailedSignIn(ctx, user, "session.fail");
  throw new AppError("LOGIN_FAILED");
}

/** Has no actor, as nobody is signed in; keeps nothing of what was typed, as people type passwords where the user name goes. */
const recordFailedSignIn = (ctx: Context, user: Account | undefined, action: string): Promise<void> =>
  transaction(ctx, (tx, now) =>
    record(tx, now, strangerActor, { action, model: "user", ...(user && { entityId: user.id }), after: { user: user?.user ?? null } }),
  );

/** Ends the viewer's session; without one it does nothing. */
export async function logout(ctx: Context): Promise<boolean> {
  const { viewer } = ctx;
  if (viewer?.sessionId) {
    await transaction(ctx, async (tx, now) => {
      await endViewOf(tx, now, viewer.actor, viewer.sessionId!);
      await endSession(tx, now, viewer.sessionId!);
      await record(tx, now, viewer.actor, { action: "session.end", model: "session", entityId: viewer.sessionId! });
    });
  }
  ctx.setSessionCookie?.(null, false);
  return true;
}

/**
 * Who is signed in. The browser's cookie gives a fresh token, and is itself another one afterwards; a token that comes alone is answered as it
 * is, so that a stolen one is not good for longer. Throws UNAUTHENTICATED.
 */
export async function currentLoginInfo(ctx: Context): Promise<LoginInfo> {
  const viewer = requireViewer(ctx);
  const own = ctx.cookie && viewer.sessionId && (await sessionByCookie(ctx, ctx.cookie))?.id === viewer.sessionId;
  const user = viewer.actor.kind === "USER" && (await userById(ctx.db, viewer.actor.id));
  const session = viewer.sessionId && (await sessionById(ctx.db, ctx.clock.now(), viewer.sessionId));
  if (!user || !session) throw new AppError("UNAUTHENTICATED");
  const next = own ? await rotateCookie(ctx, session, ctx.cookie!) : undefined;
  if (next && next !== ctx.cookie) ctx.setSessionCookie?.(next, session.keepAlive);
  return loginInfo(ctx, viewer, user, session, next ? undefined : ctx.bearer);
}
