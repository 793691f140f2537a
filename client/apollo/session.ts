import { type LoginMutation, UserInfoDocument } from "../gql/graphql";
import { speakTo } from "../i18n/language";
import { observable } from "../i18n/observable";
import { faultOf } from "./faults";
import { post } from "./post";

/** What signing in answers: who is in, or which step is missing. */
export type LoginAnswer = LoginMutation["login"];
/** Of somebody who is in. */
export type LoginInfo = LoginAnswer & { jwt: string; userId: string; name: string; profileType: NonNullable<LoginAnswer["profileType"]> };

export const isIn = (answer: LoginAnswer): answer is LoginInfo => answer.jwt !== null;

/** Who is signed in on this page. The session itself is an HTTP-only cookie; the short-lived token is only ever in memory. */
export type Session =
  /** Not asked yet, or the server cannot be reached. */
  | { status: "unknown"; unreachable: boolean }
  | { status: "out"; why: "signedOut" | "over" | null }
  | { status: "in"; info: LoginInfo; userId: string };

export const session = observable<Session>({ status: "unknown", unreachable: false });

/** Counts how often what the user may do or see has changed since it signed in: what is shown may be more than that by now. */
export const rightsChanges = observable(0);

/** A token is renewed this long before it ends, milliseconds. */
const margin = 3 * 60_000;
let token: { text: string; goodUntil: number } | null = null;
let renewal: ReturnType<typeof setTimeout> | undefined;
/** Renewals in a row that no answer came to. */
let unanswered = 0;

function renewIn(wait: number): void {
  clearTimeout(renewal);
  renewal = setTimeout(() => void refresh().catch(() => undefined), wait);
}

/**
 * After 1 s, 3 s, 9 s and so on, a minute at most: the cookie may be another one already by an answer that was lost, and the one before it is
 * good for half a minute; after that the server takes it for stolen.
 */
const renewAgain = (): void => renewIn(Math.min(3 ** unanswered++, 60) * 1_000);

type Told = { info: LoginInfo; at: number } | { out: "signedOut" | "over" };
const otherTabs = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("atalaya.session");
if (otherTabs) otherTabs.onmessage = ({ data }: MessageEvent<Told>) => ("out" in data ? leave(data.out) : adopt(data.info, data.at));

/** Takes over what a sign-in or a refresh answered, and tells the other tabs. */
export function begin(info: LoginInfo): void {
  const at = Date.now();
  adopt(info, at);
  otherTabs?.postMessage({ info, at } satisfies Told);
}

/** Signs this page and the other tabs out; the server has been told, or told us. */
export function end(why: "signedOut" | "over"): void {
  leave(why);
  otherTabs?.postMessage({ out: why } satisfies Told);
}

/** The token for a request or a socket, fresh; null when nobody is signed in. Throws when the server cannot be reached. */
export async function accessToken(): Promise<string | null> {
  if (token && token.goodUntil - Date.now() < margin / 6) await refresh();
  return token?.text ?? null;
}

/** The token as it is, without asking. */
export const currentToken = (): string | null => token?.text ?? null;

let refreshing: Promise<void> | null = null;

/** Asks who is signed in and for a fresh token, one tab at a time. Ends the session when it is over; throws when the server cannot be reached. */
export function refresh(): Promise<void> {
  refreshing ??= alone(askAgain).finally(() => (refreshing = null));
  return refreshing;
}

/** At page load: finds the session of the cookie, trying until the server answers. */
export async function restore(): Promise<void> {
  while (session.get().status === "unknown") {
    await refresh().catch(() => session.set({ status: "unknown", unreachable: true }));
    if (session.get().status === "unknown") await new Promise((again) => setTimeout(again, 3_000));
  }
}

async function askAgain(): Promise<void> {
  try {
    const { userInfo } = await post(UserInfoDocument, {}, token?.text ?? null);
    if (isIn(userInfo)) begin(userInfo);
  } catch (error) {
    if (faultOf(error).code !== "UNAUTHENTICATED") {
      if (token) renewAgain();
      throw error;
    }
    if (session.get().status === "in") end("over");
    else leave(null);
  }
}

/** Our turn may come after another tab's: then that tab has told us already. */
function alone(work: () => Promise<void>): Promise<void> {
  const before = token;
  const turn = async (): Promise<void> => (token === before ? work() : undefined);
  return navigator.locks ? navigator.locks.request("atalaya.session", turn) : turn();
}

function adopt(info: LoginInfo, at: number): void {
  const { jwt } = info;
  if (jwt === null) return; // a step is missing: nobody is signed in yet
  const { iat, exp } = JSON.parse(atob(info.jwt.split(".")[1]!.replaceAll("-", "+").replaceAll("_", "/"))) as { iat: number; exp: number };
  const now = session.get();
  if (now.status === "in" && now.userId !== info.userId) {
    // Somebody else signed in in another tab, with the one cookie both have: nothing here is this user's.
    window.location.reload();
    return;
  }
  token = { text: jwt, goodUntil: at + (exp - iat) * 1_000 };
  unanswered = 0;
  renewIn(Math.max(token.goodUntil - Date.now() - margin, 10_000));
  speakTo({ id: info.userId, language: info.language });
  session.set({ status: "in", info, userId: info.userId });
}

function leave(why: "signedOut" | "over" | null): void {
  // Where somebody was on the map is nobody else's to see; before signing in there is only what signing in itself keeps.
  if (why) sessionStorage.clear();
  token = null;
  clearTimeout(renewal);
  speakTo(null);
  session.set({ status: "out", why });
}
