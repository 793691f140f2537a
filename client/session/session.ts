import * as z from "zod/mini";
import { MINUTE_MS } from "../../schema/rules/durations";
import type { Session_LoginInfoFragment } from "../gql/graphql";
import { setAccountLanguage } from "../i18n/language";
import { observable } from "../store/observable";
import { clearSessionStorage } from "../store/storedJson";
import { userInfo } from "../api/calls";
import { isSignedOut } from "../api/errors";

export type LoginAnswer = Session_LoginInfoFragment;
export type LoginInfo = LoginAnswer & { jwt: string; userId: string; name: string; profileType: NonNullable<LoginAnswer["profileType"]> };

export const isSignedIn = (answer: LoginAnswer): answer is LoginInfo => answer.jwt !== null;

/** The session is an HTTP-only cookie; the short-lived token is kept in memory only. */
export type Session =
  | { status: "unknown"; unreachable: boolean }
  | { status: "out"; why: "signedOut" | "over" | null }
  | { status: "in"; info: LoginInfo; userId: string };

export const session = observable<Session>({ status: "unknown", unreachable: false });

/** Incremented when the user's permissions change. Displayed data may then exceed them. */
export const permissionChanges = observable(0);

export async function applyChangedRights(): Promise<void> {
  await refreshSession();
  permissionChanges.set(permissionChanges.get() + 1);
}

export const isSeeingAs = (): boolean => {
  const now = session.get();
  return now.status === "in" && now.info.seeAs != null;
};

/** Time before expiry at which a token is renewed, in milliseconds. */
const RENEWAL_MARGIN_MS = 3 * MINUTE_MS;
let token: { text: string; expiresAtMs: number } | null = null;
let renewalTimer: ReturnType<typeof setTimeout> | undefined;
let failedRenewals = 0;

function scheduleRenewal(wait: number): void {
  clearTimeout(renewalTimer);
  renewalTimer = setTimeout(() => void refreshSession().catch(() => undefined), wait);
}

/**
 * Retries after 1, 3, 9 … 60 s. A lost response may have replaced the cookie; the old one stays valid for 30 s, after which the server
 * treats it as stolen.
 */
const scheduleRetry = (): void => scheduleRenewal(Math.min(3 ** failedRenewals++, 60) * 1_000);

type TabMessage = { info: LoginInfo; at: number } | { out: "signedOut" | "over" };
const otherTabs = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("atalaya.session");
if (otherTabs)
  otherTabs.onmessage = ({ data }: MessageEvent<TabMessage>) => ("out" in data ? clearSession(data.out) : applySession(data.info, data.at));

export function beginSession(info: LoginInfo): void {
  const at = Date.now();
  applySession(info, at);
  otherTabs?.postMessage({ info, at } satisfies TabMessage);
}

export function endSession(why: "signedOut" | "over"): void {
  clearSession(why);
  otherTabs?.postMessage({ out: why } satisfies TabMessage);
}

/** Returns a valid token; `null` if not signed in. Throws if the server is unreachable. */
export async function accessToken(): Promise<string | null> {
  if (token && token.expiresAtMs - Date.now() < RENEWAL_MARGIN_MS / 6) await refreshSession();
  return token?.text ?? null;
}

export const currentToken = (): string | null => token?.text ?? null;

let refreshing: Promise<void> | null = null;

/** Renews the token, one tab at a time. Ends the session if it has expired; throws if the server is unreachable. */
export function refreshSession(): Promise<void> {
  refreshing ??= withSessionLock(fetchSession).finally(() => (refreshing = null));
  return refreshing;
}

/** Restores the session of the cookie at page load. Retries until the server responds. */
export async function restoreSession(): Promise<void> {
  while (session.get().status === "unknown") {
    await refreshSession().catch(() => session.set({ status: "unknown", unreachable: true }));
    if (session.get().status === "unknown") await new Promise((again) => setTimeout(again, 3_000));
  }
}

async function fetchSession(): Promise<void> {
  try {
    const info = await userInfo(token?.text ?? null);
    if (isSignedIn(info)) beginSession(info);
  } catch (error) {
    if (!isSignedOut(error)) {
      if (token) scheduleRetry();
      throw error;
    }
    if (session.get().status === "in") endSession("over");
    else clearSession(null);
  }
}

/** While this tab waits for the lock, another tab may renew the token and share it. */
function withSessionLock(work: () => Promise<void>): Promise<void> {
  const before = token;
  const runOnce = async (): Promise<void> => (token === before ? work() : undefined);
  if (!navigator.locks) return runOnce();
  return navigator.locks.request("atalaya.session", runOnce).catch((error: unknown) => {
    // If the browser blocks storage, it also rejects locks.
    if (error instanceof DOMException && error.name === "SecurityError") return runOnce();
    throw error;
  });
}

const tokenTimes = z.object({ iat: z.number(), exp: z.number() });

function applySession(info: LoginInfo, at: number): void {
  const { jwt } = info;
  if (jwt === null) return; // a sign-in step is missing
  const { iat, exp } = tokenTimes.parse(JSON.parse(atob(jwt.split(".")[1]!.replaceAll("-", "+").replaceAll("_", "/"))));
  const now = session.get();
  if (now.status === "in" && now.userId !== info.userId) {
    // Another user signed in in another tab with the same cookie: reloads, to drop the previous user's data.
    window.location.reload();
    return;
  }
  token = { text: jwt, expiresAtMs: at + (exp - iat) * 1_000 };
  failedRenewals = 0;
  scheduleRenewal(Math.max(token.expiresAtMs - Date.now() - RENEWAL_MARGIN_MS, 10_000));
  setAccountLanguage({ id: info.userId, language: info.language });
  session.set({ status: "in", info, userId: info.userId });
}

function clearSession(why: "signedOut" | "over" | null): void {
  // Removes stored data, such as map positions, before another user signs in.
  if (why) clearSessionStorage();
  token = null;
  clearTimeout(renewalTimer);
  setAccountLanguage(null);
  session.set({ status: "out", why });
}
