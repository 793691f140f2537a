import * as z from "zod/mini";
import { MINUTE_MS } from "../../schema/rules/durations";
import type { Session_LoginInfoFragment } from "../gql/graphql";
import { setAccountLanguage } from "../i18n/language";
import { observable } from "../store/observable";
import { userInfo } from "../apollo/calls";
import { requestErrorOf } from "../apollo/errors";

/** What signing in answers: who is in, or which step is missing. */
export type LoginAnswer = Session_LoginInfoFragment;
/** Of somebody who is in. */
export type LoginInfo = LoginAnswer & { jwt: string; userId: string; name: string; profileType: NonNullable<LoginAnswer["profileType"]> };

export const isSignedIn = (answer: LoginAnswer): answer is LoginInfo => answer.jwt !== null;

/** Who is signed in on this page. The session itself is an HTTP-only cookie; the short-lived token is only ever in memory. */
export type Session =
  /** Not asked yet, or the server cannot be reached. */
  | { status: "unknown"; unreachable: boolean }
  | { status: "out"; why: "signedOut" | "over" | null }
  | { status: "in"; info: LoginInfo; userId: string };

export const session = observable<Session>({ status: "unknown", unreachable: false });

/** Counts how often what the user may do or see has changed since it signed in: what is shown may be more than that by now. */
export const permissionChanges = observable(0);

/** Takes over that the session may do or see something else from now on: what is shown is asked for again. */
export async function applyChangedRights(): Promise<void> {
  await refreshSession();
  permissionChanges.set(permissionChanges.get() + 1);
}

/** Whether this session looks through a profile, in which nothing can be changed. */
export const isSeeingAs = (): boolean => {
  const now = session.get();
  return now.status === "in" && now.info.seeAs != null;
};

/** A token is renewed this long before it ends, milliseconds. */
const RENEWAL_MARGIN_MS = 3 * MINUTE_MS;
let token: { text: string; expiresAtMs: number } | null = null;
let renewalTimer: ReturnType<typeof setTimeout> | undefined;
/** Renewals in a row that no answer came to. */
let failedRenewals = 0;

function scheduleRenewal(wait: number): void {
  clearTimeout(renewalTimer);
  renewalTimer = setTimeout(() => void refreshSession().catch(() => undefined), wait);
}

/**
 * After 1 s, 3 s, 9 s and so on, a minute at most: the cookie may be another one already by an answer that was lost, and the one before it is
 * good for half a minute; after that the server takes it for stolen.
 */
const scheduleRetry = (): void => scheduleRenewal(Math.min(3 ** failedRenewals++, 60) * 1_000);

type TabMessage = { info: LoginInfo; at: number } | { out: "signedOut" | "over" };
const otherTabs = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("atalaya.session");
if (otherTabs)
  otherTabs.onmessage = ({ data }: MessageEvent<TabMessage>) => ("out" in data ? clearSession(data.out) : applySession(data.info, data.at));

/** Takes over what a sign-in or a refresh answered, and shares it with the other tabs. */
export function beginSession(info: LoginInfo): void {
  const at = Date.now();
  applySession(info, at);
  otherTabs?.postMessage({ info, at } satisfies TabMessage);
}

/** Signs this page and the other tabs out; the server has been notified, or has notified us. */
export function endSession(why: "signedOut" | "over"): void {
  clearSession(why);
  otherTabs?.postMessage({ out: why } satisfies TabMessage);
}

/** The token for a request or a socket, fresh; null when nobody is signed in. Throws when the server cannot be reached. */
export async function accessToken(): Promise<string | null> {
  if (token && token.expiresAtMs - Date.now() < RENEWAL_MARGIN_MS / 6) await refreshSession();
  return token?.text ?? null;
}

/** The token as it is, without asking. */
export const currentToken = (): string | null => token?.text ?? null;

let refreshing: Promise<void> | null = null;

/** Asks who is signed in and for a fresh token, one tab at a time. Ends the session when it is over; throws when the server cannot be reached. */
export function refreshSession(): Promise<void> {
  refreshing ??= withSessionLock(fetchSession).finally(() => (refreshing = null));
  return refreshing;
}

/** At page load: finds the session of the cookie, trying until the server answers. */
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
    if (requestErrorOf(error).code !== "UNAUTHENTICATED") {
      if (token) scheduleRetry();
      throw error;
    }
    if (session.get().status === "in") endSession("over");
    else clearSession(null);
  }
}

/** Our turn may come after another tab's: then that tab has notified us already. */
function withSessionLock(work: () => Promise<void>): Promise<void> {
  const before = token;
  const runOnce = async (): Promise<void> => (token === before ? work() : undefined);
  return navigator.locks ? navigator.locks.request("atalaya.session", runOnce) : runOnce();
}

/** When a token was made and when it ends, seconds since 1970. */
const tokenTimes = z.object({ iat: z.number(), exp: z.number() });

function applySession(info: LoginInfo, at: number): void {
  const { jwt } = info;
  if (jwt === null) return; // a step is missing: nobody is signed in yet
  const { iat, exp } = tokenTimes.parse(JSON.parse(atob(jwt.split(".")[1]!.replaceAll("-", "+").replaceAll("_", "/"))));
  const now = session.get();
  if (now.status === "in" && now.userId !== info.userId) {
    // Somebody else signed in in another tab, with the one cookie both have: nothing here is this user's.
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
  // Where somebody was on the map is nobody else's to see; before signing in there is only what signing in itself keeps.
  if (why) sessionStorage.clear();
  token = null;
  clearTimeout(renewalTimer);
  setAccountLanguage(null);
  session.set({ status: "out", why });
}
