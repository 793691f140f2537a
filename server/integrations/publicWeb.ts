// Asks servers whose address came from elsewhere: by https, at an address of the public internet, and at no other. What a record or a style names
// must not lead us into our own network.
import { lookup } from "node:dns/promises";
import type { IncomingHttpHeaders } from "node:http";
import { request, type RequestOptions } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { isPublicAddress } from "./publicAddress";

/** One answer of a server, its body not read yet. */
export interface WebAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: AsyncIterable<Uint8Array>;
  /** Lets go of what is not read. */
  close(): void;
}

export type Resolve = (host: string) => Promise<string[]>;

export const resolveHost: Resolve = async (host) => (await lookup(host, { all: true, verbatim: true })).map(({ address }) => address);

/** The IP address that is to be asked. Every address of the name must be public: of several an attacker chooses which is tried. */
export async function publicAddressOf({ protocol, hostname, username, password }: URL, resolve: Resolve): Promise<string> {
  if (protocol !== "https:" || username !== "" || password !== "") throw new Error("not an address of https alone");
  const host = hostname.replace(/^\[|\]$/g, "");
  const addresses = isIP(host) ? [host] : await resolve(host);
  if (!addresses.length || !addresses.every(isPublicAddress)) throw new Error("not an address of the public internet");
  return addresses[0]!;
}

/** The name's certificate is asked for, and the connection goes to the address that was checked: no second lookup can name another one. */
export function askServer(url: URL, address: string, signal: AbortSignal, options: RequestOptions = {}): Promise<WebAnswer> {
  const pinned: LookupFunction = (_host, { all }, found) => {
    const family = isIP(address);
    if (all) found(null, [{ address, family }]);
    else found(null, address, family);
  };
  return new Promise((resolve, reject) => {
    // Unless said otherwise no connection is kept.
    const sent = request(url, { ...{ method: "GET", agent: false, lookup: pinned, signal, maxHeaderSize: 16_384 }, ...options });
    sent.on("error", reject);
    sent.on("response", (response) =>
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: response, close: () => void response.destroy() }),
    );
    sent.end();
  });
}
