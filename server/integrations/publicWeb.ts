// Requests to untrusted addresses: HTTPS and public IP addresses only, so that records and styles cannot reach internal networks.
import { lookup } from "node:dns/promises";
import type { IncomingHttpHeaders } from "node:http";
import { request, type RequestOptions } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { isPublicAddress } from "./publicAddress";

export interface WebAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: AsyncIterable<Uint8Array>;
  close(): void;
}

export type Resolve = (host: string) => Promise<string[]>;

export const resolveHost: Resolve = async (host) => (await lookup(host, { all: true, verbatim: true })).map(({ address }) => address);

/** Returns the IP address to use. All addresses of the name must be public, because an attacker could influence which one is used. */
export async function publicAddressOf({ protocol, hostname, username, password }: URL, resolve: Resolve): Promise<string> {
  if (protocol !== "https:" || username !== "" || password !== "") throw new Error("not an address of https alone");
  const host = hostname.replace(/^\[|\]$/g, "");
  const addresses = isIP(host) ? [host] : await resolve(host);
  if (!addresses.length || !addresses.every(isPublicAddress)) throw new Error("not an address of the public internet");
  return addresses[0]!;
}

/** Connects to the checked address and verifies the name's certificate; prevents DNS rebinding. */
export function askServer(url: URL, address: string, signal: AbortSignal, options: RequestOptions = {}): Promise<WebAnswer> {
  const pinned: LookupFunction = (_host, { all }, callback) => {
    const family = isIP(address);
    if (all) callback(null, [{ address, family }]);
    else callback(null, address, family);
  };
  return new Promise((resolve, reject) => {
    const sent = request(url, { ...{ method: "GET", agent: false, lookup: pinned, signal, maxHeaderSize: 16_384 }, ...options });
    sent.on("error", reject);
    sent.on("response", (response) =>
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: response, close: () => void response.destroy() }),
    );
    sent.end();
  });
}
