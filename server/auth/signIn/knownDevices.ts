// Browsers that a user has signed in with before: their wrong passwords are counted apart, so that strangers who guess lock out strangers only
// (OWASP, "Slow down online guessing attacks with device cookies"). Nothing is stored here but the counters.
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { DAY_MS } from "../../../schema/rules/durations";
import type { Context } from "../context";

/** A browser is known for this long after the last sign-in. */
export const KNOWN_DEVICE_DAYS = 180;
/** Users that one browser is known for; the one who has signed in longest ago is forgotten first. */
const MAX_USERS = 8;

/** Of one user: the day it was given, what tells it from the user's other browsers, and the signature over both and the user. */
const tokenPattern = /^(\d{1,6})\.([\w-]{22})\.([\w-]{43})$/;
const SEPARATOR = "~";

type Devices = Pick<Context, "installation" | "clock" | "deviceCookie">;
const currentDay = ({ clock }: Devices): number => Math.floor(clock.now() / DAY_MS);
const tokensOf = (cookie: string | undefined): string[] => cookie?.split(SEPARATOR, MAX_USERS) ?? [];

const signature = ({ installation }: Devices, user: string, day: string, nonce: string): Buffer =>
  createHmac("sha256", installation.secret).update(`device cookie\n${user}\n${day}\n${nonce}`).digest();

/** The nonce of a token that is this user's; undefined for another's, an invented and an old one. */
function nonceOf(ctx: Devices, user: string, token: string): string | undefined {
  const [, day, nonce, signed] = tokenPattern.exec(token) ?? [];
  if (!day || !nonce || !signed) return undefined;
  if (!timingSafeEqual(signature(ctx, user, day, nonce), Buffer.from(signed, "base64url"))) return undefined;
  return Number(day) > currentDay(ctx) - KNOWN_DEVICE_DAYS ? nonce : undefined;
}

/**
 * What attempts of this browser are counted by, if this user has signed in with it; undefined: a stranger's. Whoever is unknown is a stranger
 * everywhere, after the same work.
 */
export function knownDeviceOf(ctx: Devices, user: string): string | undefined {
  const [nonce] = tokensOf(ctx.deviceCookie).flatMap((token) => nonceOf(ctx, user, token) ?? []);
  return nonce && `${user} ${nonce}`;
}

/** Makes the browser known to be this user's, or known for longer: it keeps its nonce, so that many sign-ins do not make many devices. */
export function rememberDevice(ctx: Devices & Pick<Context, "setDeviceCookie">, user: string): void {
  const tokens = tokensOf(ctx.deviceCookie).filter((token) => tokenPattern.test(token));
  const own = tokens.filter((token) => nonceOf(ctx, user, token));
  const nonce = (own[0] && nonceOf(ctx, user, own[0])) ?? randomBytes(16).toString("base64url");
  const day = String(currentDay(ctx));
  const token = `${day}.${nonce}.${signature(ctx, user, day, nonce).toString("base64url")}`;
  const others = tokens.filter((one) => !own.includes(one));
  ctx.setDeviceCookie?.([token, ...others].slice(0, MAX_USERS).join(SEPARATOR));
}
