// Device cookies (OWASP, "Slow down online guessing attacks with device cookies"): known browsers have separate counters, so that
// attackers cannot lock out the user.
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { DAY_MS } from "../../../schema/rules/durations";
import type { Context } from "../context";

export const KNOWN_DEVICE_DAYS = 180;
/** Users per browser; the least recent one is dropped. */
const MAX_USERS = 8;

/** Token of one user in the device cookie: day of issue, nonce, and a signature over both and the user's id. */
const tokenPattern = /^(\d{1,6})\.([\w-]{22})\.([\w-]{43})$/;
const SEPARATOR = "~";

type Devices = Pick<Context, "installation" | "clock" | "deviceCookie">;
const currentDay = ({ clock }: Devices): number => Math.floor(clock.now() / DAY_MS);
const tokensOf = (cookie: string | undefined): string[] => cookie?.split(SEPARATOR, MAX_USERS) ?? [];

const signature = ({ installation }: Devices, user: string, day: string, nonce: string): Buffer =>
  createHmac("sha256", installation.secret).update(`device cookie\n${user}\n${day}\n${nonce}`).digest();

function nonceOf(ctx: Devices, user: string, token: string): string | undefined {
  const [, day, nonce, signed] = tokenPattern.exec(token) ?? [];
  if (!day || !nonce || !signed) return undefined;
  if (!timingSafeEqual(signature(ctx, user, day, nonce), Buffer.from(signed, "base64url"))) return undefined;
  return Number(day) > currentDay(ctx) - KNOWN_DEVICE_DAYS ? nonce : undefined;
}

/** Counter key of a known browser; `undefined` for an unknown one. Unknown users take the same time. */
export function knownDeviceOf(ctx: Devices, user: string): string | undefined {
  const [nonce] = tokensOf(ctx.deviceCookie).flatMap((token) => nonceOf(ctx, user, token) ?? []);
  return nonce && `${user} ${nonce}`;
}

/** Keeps the browser's nonce, so that repeated sign-ins do not create new counters. */
export function rememberDevice(ctx: Devices & Pick<Context, "setDeviceCookie">, user: string): void {
  const tokens = tokensOf(ctx.deviceCookie).filter((token) => tokenPattern.test(token));
  const userTokens = tokens.filter((token) => nonceOf(ctx, user, token));
  const nonce = (userTokens[0] && nonceOf(ctx, user, userTokens[0])) ?? randomBytes(16).toString("base64url");
  const day = String(currentDay(ctx));
  const token = `${day}.${nonce}.${signature(ctx, user, day, nonce).toString("base64url")}`;
  const otherTokens = tokens.filter((entry) => !userTokens.includes(entry));
  ctx.setDeviceCookie?.([token, ...otherTokens].slice(0, MAX_USERS).join(SEPARATOR));
}
