import { isIP } from "node:net";
import { z } from "zod";
import { isLoopbackHost } from "./loopback";

type Setting = string | undefined;
interface ServiceSettings {
  PLAINTEXT_HOSTS: string[];
  ASSISTANCE_URL?: Setting;
  GENESYS_API_URL?: Setting;
  GENESYS_LOGIN_URL?: Setting;
  HERE_ROUTING_URL?: Setting;
  NATS_URL?: Setting;
  PLACES_KEY?: Setting;
  PLACES_URL?: Setting;
}

export function mayBePlaintext(url: string, plaintextHosts: readonly string[] = []): boolean {
  const name = new URL(url).hostname.toLowerCase();
  return isLoopbackHost(name) || plaintextHosts.some((host) => host.toLowerCase() === name);
}

export function plaintextProblems(settings: ServiceSettings): string[] {
  const { PLAINTEXT_HOSTS, ASSISTANCE_URL, GENESYS_API_URL, GENESYS_LOGIN_URL, HERE_ROUTING_URL, NATS_URL } = settings;
  const PLACES_URL = settings.PLACES_KEY ? settings.PLACES_URL : undefined;
  const urls = { NATS_URL, HERE_ROUTING_URL, PLACES_URL, ASSISTANCE_URL, GENESYS_API_URL, GENESYS_LOGIN_URL };
  return Object.entries(urls).flatMap(([name, url]) => {
    if (!url || !/^(http|nats):/i.test(url) || mayBePlaintext(url, PLAINTEXT_HOSTS)) return [];
    const scheme = name === "NATS_URL" ? "tls://" : "https://";
    return [`${name}: must begin with ${scheme}, unless the host is this machine or named in PLAINTEXT_HOSTS`];
  });
}

const PROXY_GROUPS = ["loopback", "linklocal", "uniquelocal"];
const MAX_PROXY_HOPS = 16;

export const commaSeparated = (text: string): string[] => text.split(",").flatMap((part) => part.trim() || []);

export const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text;

const isHostName = (text: string): boolean => /^(\[[\da-f:.]+\]|[\p{L}\p{M}\p{N}._-]+)$/iu.test(text) && URL.canParse(`http://${text}`);

function isNetwork(text: string): boolean {
  const [address = "", bits, ...rest] = text.split("/");
  const family = isIP(address);
  if (!family || rest.length) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (family === 4 ? 32 : 128));
}

/** TRUST_PROXY: number of hops, or addresses, networks and named groups of networks. */
export const trustProxySetting = z
  .string()
  .refine(
    (text) =>
      /^\d+$/.test(text)
        ? Number(text) >= 1 && Number(text) <= MAX_PROXY_HOPS
        : commaSeparated(text).every((part) => PROXY_GROUPS.includes(part) || isNetwork(part)),
    `must be the number of proxies (1 to ${MAX_PROXY_HOPS}), or addresses and networks (10.0.0.0/8, ${PROXY_GROUPS.join(", ")}) separated by commas`,
  )
  .transform((text) => (/^\d+$/.test(text) ? Number(text) : commaSeparated(text)));

/** Rejects paths, queries, fragments and passwords, because pages, cookies and links assume none. */
export const originSetting = z
  .string()
  .refine(
    (text) => /^https?:\/\/[^\\\s]+$/i.test(text) && URL.canParse(text) && new URL(text).href === `${new URL(text).origin}/`,
    "must be http://host or https://host, with a port if needed, and without path, query or password",
  )
  .transform((text) => new URL(text).origin);

export const hostNamesSetting = z
  .string()
  .transform(commaSeparated)
  .refine((hosts) => hosts.every(isHostName), "must be names or addresses without a port, separated by commas");

const mailbox = /^(?:(?:"[^"<>\r\n]*" *|[^"<>\r\n,;:@]*)<([^\s<>@"]+)@([^\s<>@"]+)>|([^\s<>@",;:]+)@([^\s<>@",;:]+))$/;

export const mailSenderSetting = z.string().refine((text) => {
  const [, , namedHost, , plainHost] = mailbox.exec(text.trim()) ?? [];
  return isHostName(namedHost ?? plainHost ?? "");
}, "must be name@host, or Name <name@host>");
