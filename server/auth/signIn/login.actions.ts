import type { LoginInfo, LoginInput } from "../../../schema/users/auth";
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
 * Throws USER_NAME_REQUIRED, TOO_MANY_ATTEMPTS, or LOGIN_FAILED, which is identical in content and time for unknown, disabled and
 * directory users and wrong passwords.
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
    // A known browser does not queue behind unknown ones.
    return runOneAtATime(of, () => assertPasswordMatches(ctx, user, counters, password)).catch((error: unknown) => {
      if (error instanceof TooManyAttemptsError && error.kind === "devices") return asStranger();
      throw error;
    });
  };
  await (device ? asKnown(device) : asStranger());
  return nextStep(ctx, user!, { keepAlive: Boolean(input.persistent || input.keepSessionAlive), secondFactorVerified: false });
}

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

/** Omits the typed name, because users type passwords into that field. There is no actor. */
const recordFailedSignIn = (ctx: Context, user: Account | undefined, action: string): Promise<void> =>
  transaction(ctx, (tx, now) =>
    record(tx, now, strangerActor, { action, model: "user", ...(user && { entityId: user.id }), after: { user: user?.user ?? null } }),
  );

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
 * A cookie yields a new token and is rotated; a token alone is returned unchanged, so that a stolen one cannot be extended. Throws
 * UNAUTHENTICATED.
 */
export async function currentLoginInfo(ctx: Context): Promise<LoginInfo> {
  const viewer = requireViewer(ctx);
  const isOwnCookie = ctx.cookie && viewer.sessionId && (await sessionByCookie(ctx, ctx.cookie))?.id === viewer.sessionId;
  const user = viewer.actor.kind === "USER" && (await userById(ctx.db, viewer.actor.id));
  const session = viewer.sessionId && (await sessionById(ctx.db, ctx.clock.now(), viewer.sessionId));
  if (!user || !session) throw new AppError("UNAUTHENTICATED");
  const next = isOwnCookie ? await rotateCookie(ctx, session, ctx.cookie!) : undefined;
  if (next && next !== ctx.cookie) ctx.setSessionCookie?.(next, session.keepAlive);
  return loginInfo(ctx, viewer, user, session, next ? undefined : ctx.bearer);
}
