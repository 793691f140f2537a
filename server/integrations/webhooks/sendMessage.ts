// Sends messages to endpoints of other programs. Private networks are refused unless a setting allows the host.
import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { webhookLimits } from "../../../schema/rules/claims/webhooks";
import { IntegrationError } from "../adapter";
import { isPublicAddress } from "../publicAddress";
import { type Resolve, resolveHost } from "../publicWeb";
import type { WebhookAnswer, WebhookSender } from "./sender";

export interface SenderOptions {
  /** Hosts that may be in private networks and may be reached without TLS. */
  privateHosts: readonly string[];
  resolve?: Resolve;
  answerMs?: number;
}

const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, "").toLowerCase();

export function webhookSender({ privateHosts, resolve = resolveHost, answerMs = webhookLimits.answerMs }: SenderOptions): WebhookSender {
  const isPrivateAllowed = (url: URL): boolean => privateHosts.some((host) => host.toLowerCase() === hostOf(url));
  const rejectionOf: WebhookSender["rejectionOf"] = (text) => {
    const url = URL.parse(text);
    if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.hash) return "URL_INVALID";
    if (isPrivateAllowed(url)) return null;
    if (url.protocol !== "https:") return "HTTPS_REQUIRED";
    return isIP(hostOf(url)) && !isPublicAddress(hostOf(url)) ? "PRIVATE_ADDRESS" : null;
  };
  /** The name is resolved once, and the connection goes to the checked address, so that a second answer of the DNS changes nothing. */
  const checkedAddress = async (url: URL): Promise<string> => {
    const host = hostOf(url);
    const addresses = isIP(host)
      ? [host]
      : await resolve(host).catch(() => {
          throw new IntegrationError("NAME_UNKNOWN");
        });
    if (!addresses.length) throw new IntegrationError("NAME_UNKNOWN");
    if (!isPrivateAllowed(url) && !addresses.every(isPublicAddress)) throw new IntegrationError("PRIVATE_ADDRESS");
    return addresses[0]!;
  };
  return {
    rejectionOf,
    async send(text, headers, body) {
      const rejection = rejectionOf(text);
      if (rejection) throw new IntegrationError(rejection);
      const url = new URL(text);
      const signal = AbortSignal.timeout(answerMs);
      const aborted = new Promise<never>((_, reject) =>
        signal.addEventListener("abort", () => reject(new IntegrationError("TIMEOUT")), { once: true }),
      );
      const answer = checkedAddress(url).then((address) => post(url, address, headers, body, signal));
      answer.catch(() => undefined);
      return Promise.race([answer, aborted]);
    },
  };
}

/** Redirects are not followed: their status is the answer. */
function post(url: URL, address: string, headers: Record<string, string>, body: string, signal: AbortSignal): Promise<WebhookAnswer> {
  const pinned: LookupFunction = (_host, { all }, callback) => {
    const family = isIP(address);
    if (all) callback(null, [{ address, family }]);
    else callback(null, address, family);
  };
  const request = url.protocol === "https:" ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      ...{ method: "POST", agent: false, lookup: pinned, signal, maxHeaderSize: 16_384 },
      headers: { ...headers, "content-type": "application/json; charset=utf-8", "content-length": Buffer.byteLength(body) },
    });
    sent.on("error", (error: NodeJS.ErrnoException) => reject(new IntegrationError(error.code ?? "NETWORK")));
    sent.on("response", (response) => {
      const parts: Buffer[] = [];
      let bytes = 0;
      const end = (): void => {
        const text = Buffer.concat(parts).toString().replaceAll("\0", "").slice(0, webhookLimits.answerLength);
        resolve({ status: response.statusCode ?? 0, text, retryAfter: response.headers["retry-after"] });
        response.destroy();
      };
      response.on("data", (part: Buffer) => {
        parts.push(part);
        // Characters have at most four bytes in UTF-8.
        if ((bytes += part.length) >= 4 * webhookLimits.answerLength) end();
      });
      response.on("end", end);
      response.on("error", (error: NodeJS.ErrnoException) => reject(new IntegrationError(error.code ?? "NETWORK")));
    });
    sent.end(body);
  });
}
