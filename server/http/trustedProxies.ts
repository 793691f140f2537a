import type { IncomingMessage } from "node:http";
import { BlockList, isIP } from "node:net";
import type { Env } from "../platform/env";

/** Returns whether the proxy at this address and hop is trusted to report the client's address. */
export type IsTrustedProxy = (address: string, hop: number) => boolean;

const groups: Record<string, string[]> = {
  loopback: ["127.0.0.0/8", "::1/128"],
  linklocal: ["169.254.0.0/16", "fe80::/10"],
  uniquelocal: ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7"],
};
const familyOf = (address: string): "ipv4" | "ipv6" => (isIP(address) === 6 ? "ipv6" : "ipv4");

/** Parses TRUST_PROXY. With a hop count the port must be reachable by proxies only, because direct clients could forge hops. */
export function trustedProxies(setting: Env["TRUST_PROXY"]): IsTrustedProxy {
  if (typeof setting === "number") return (_address, hop) => hop < setting;
  const networks = new BlockList();
  for (const network of (setting ?? []).flatMap((part) => groups[part] ?? [part])) {
    const [address, bits] = network.split("/") as [string, string?];
    if (bits === undefined) networks.addAddress(address, familyOf(address));
    else networks.addSubnet(address, Number(bits), familyOf(address));
  }
  return (address) => isIP(address) !== 0 && networks.check(address, familyOf(address));
}

/** Last address in X-Forwarded-For that is not a trusted proxy, or the connection's address. */
export function clientAddress({ socket, headers }: Pick<IncomingMessage, "socket" | "headers">, isTrusted: IsTrustedProxy): string {
  const forwarded = String(headers["x-forwarded-for"] ?? "")
    .split(",")
    .flatMap((part) => part.trim() || []);
  let address = socket.remoteAddress ?? "";
  for (let hop = 0; forwarded.length && isTrusted(address, hop); hop++) address = forwarded.pop()!;
  return address;
}
