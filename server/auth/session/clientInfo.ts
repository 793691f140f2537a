import type { Context } from "../context";
import type { ClientInfo } from "./sessions";

/** Names by a substring of the user agent, most specific first, because most browsers include others' names. */
const browsers = [["Edg", "Edge"], ["OPR", "Opera"], ["SamsungBrowser", "Samsung Internet"], ["Firefox", "Firefox"], ["FxiOS", "Firefox"], ["Chrome", "Chrome"], ["CriOS", "Chrome"], ["Safari", "Safari"]] as const; // prettier-ignore
const systems = [["Windows", "Windows"], ["Android", "Android"], ["iPhone", "iOS"], ["iPad", "iOS"], ["Mac OS X", "macOS"], ["CrOS", "ChromeOS"], ["Linux", "Linux"]] as const; // prettier-ignore

function browserOf(userAgent: string | null | undefined): string | null {
  if (!userAgent) return null;
  const nameIn = (list: readonly (readonly [string, string])[]): string | undefined => list.find(([word]) => userAgent.includes(word))?.[1];
  const browser = nameIn(browsers) ?? /^[\w.-]{1,40}/.exec(userAgent)?.[0];
  return [browser, nameIn(systems)].filter(Boolean).join(", ") || null;
}

export const clientInfoOf = ({ origin, browser }: Pick<Context, "origin" | "browser">): ClientInfo => ({
  address: origin?.address ?? null,
  browser: browserOf(browser),
});
