import { LRUCache } from "lru-cache";
import { isIP } from "node:net";
import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";
import type { Env } from "../platform/env";
import { isLoopbackHost } from "../platform/loopback";
import type { Log } from "../platform/log";
import { getOrMake } from "../platform/getOrMake";
import { publicUrl } from "../platform/publicUrl";
import { sendError } from "./errorAnswers";

type Settings = Pick<Env, "PUBLIC_URL" | "PORT" | "HOST" | "ALLOWED_HOSTS" | "DEMO">;
/** Health checks use the node's address, and learn nothing else. */
const ANY_HOST_PATHS = new Set(["/healthz", "/readyz"]);
const KNOWN_HEADERS = 100;
/** Name or address with optional port, and no other URL characters. */
const hostPattern = /^(\[[\da-f:.]+\]|[^\s/?#@:[\]\\]+)(:\d*)?$/i;

/** Normalized name of a Host header: lower case, without port and trailing dot; `undefined` if invalid. */
export function hostName(header: string | undefined): string | undefined {
  if (header === undefined || !hostPattern.test(header) || !URL.canParse(`http://${header}`)) return undefined;
  return new URL(`http://${header}`).hostname.replace(/\.$/, "") || undefined;
}

const countOfHosts = ({ rawHeaders }: IncomingMessage): number =>
  rawHeaders.filter((header, i) => i % 2 === 0 && header.length === 4 && header.toLowerCase() === "host").length;

/** Allowed host names. Prevents DNS rebinding, where another site's name resolves to this server. X-Forwarded-Host is not trusted. */
export class Hosts {
  private readonly names: ReadonlySet<string | undefined>;
  private readonly allowsLoopback: boolean;
  private readonly known = new LRUCache<string, boolean>({ max: KNOWN_HEADERS });

  constructor(env: Settings) {
    const listening = hostName(isIP(env.HOST) === 6 ? `[${env.HOST}]` : env.HOST);
    const listensEverywhere = listening === "0.0.0.0" || listening === "[::]";
    this.names = new Set([new URL(publicUrl(env)).host, ...env.ALLOWED_HOSTS].map(hostName).concat(listensEverywhere ? [] : listening));
    // the demo calls the product at localhost
    this.allowsLoopback = env.DEMO || (listening !== undefined && isLoopbackHost(listening));
  }

  isOwn = ({ headers, url }: Pick<IncomingMessage, "headers" | "url">): boolean => {
    // an absolute request target overrides the Host header
    const target = /^[a-z][a-z\d+.-]*:\/\/([^/?#]*)/i.exec(url ?? "");
    return this.isName(headers.host) && (!target || this.isName(target[1]));
  };

  private isName(header: string | undefined): boolean {
    return header !== undefined && getOrMake(this.known, header, () => this.isNameOf(hostName(header)));
  }

  private isNameOf(name: string | undefined): boolean {
    return name !== undefined && (this.names.has(name) || (this.allowsLoopback && isLoopbackHost(name)));
  }

  mount(app: FastifyInstance, log: Log): void {
    app.addHook("onRequest", (request, reply, done) => {
      // RFC 9112, 3.2: a proxy may have checked the other header
      if (countOfHosts(request.raw) > 1) return void sendError(request, reply, "BAD_REQUEST");
      if (ANY_HOST_PATHS.has(request.routeOptions.url ?? "") || this.isOwn(request.raw)) return done();
      log.info(
        { event: "request.host_rejected", method: request.method, route: request.routeOptions.url ?? null },
        "A request with an unknown host was rejected",
      );
      sendError(request, reply, "HOST_UNKNOWN");
    });
  }
}
