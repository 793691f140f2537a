import { isIP } from "node:net";
import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";
import type { Env } from "../platform/env";
import type { Log } from "../platform/log";
import { LruMap } from "../platform/lruMap";
import { publicUrl } from "../platform/publicUrl";
import { sendError } from "./errorAnswers";

type Settings = Pick<Env, "PUBLIC_URL" | "PORT" | "HOST" | "ALLOWED_HOSTS" | "DEMO">;
/** Whoever looks whether we are alive asks by an address of its own, and learns nothing else. */
const ANY_HOST_PATHS = new Set(["/healthz", "/readyz"]);
/** Host headers of which it is kept whether they name this installation. */
const KNOWN_HEADERS = 100;
/** A name or an address, maybe with a port, and nothing that a URL could have beside. */
const hostPattern = /^(\[[\da-f:.]+\]|[^\s/?#@:[\]\\]+)(:\d*)?$/i;

/** The name in a Host header as every way of writing it comes to: lower case, without port and dot at the end. Undefined: it is none. */
export function hostName(header: string | undefined): string | undefined {
  if (header === undefined || !hostPattern.test(header) || !URL.canParse(`http://${header}`)) return undefined;
  return new URL(`http://${header}`).hostname.replace(/\.$/, "") || undefined;
}

const isLoopback = (name: string): boolean => name === "localhost" || name === "[::1]" || (isIP(name) === 4 && name.startsWith("127."));

/**
 * The names that this installation is reached by. A page of somebody else can have its own name lead to us (DNS rebinding), and then is, to
 * the browser, a page of ours: it names its own name, by which nobody is answered. What a proxy says in X-Forwarded-Host is not believed.
 */
export class Hosts {
  private readonly names: ReadonlySet<string | undefined>;
  private readonly allowsLoopback: boolean;
  /** Nearly every request names the same. */
  private readonly known = new LruMap<boolean>(KNOWN_HEADERS);

  constructor(env: Settings) {
    const listening = hostName(isIP(env.HOST) === 6 ? `[${env.HOST}]` : env.HOST);
    const listensEverywhere = listening === "0.0.0.0" || listening === "[::]";
    this.names = new Set([new URL(publicUrl(env)).host, ...env.ALLOWED_HOSTS].map(hostName).concat(listensEverywhere ? [] : listening));
    // the demo speaks to the product at localhost, wherever that listens
    this.allowsLoopback = env.DEMO || (listening !== undefined && isLoopback(listening));
  }

  isOwn = ({ headers, url }: Pick<IncomingMessage, "headers" | "url">): boolean => {
    // a request's target may be a whole address, which then counts
    const target = /^[a-z][a-z\d+.-]*:\/\/([^/?#]*)/i.exec(url ?? "");
    return this.isName(headers.host) && (!target || this.isName(target[1]));
  };

  private isName(header: string | undefined): boolean {
    return header !== undefined && this.known.getOrMake(header, () => this.isNameOf(hostName(header)));
  }

  private isNameOf(name: string | undefined): boolean {
    return name !== undefined && (this.names.has(name) || (this.allowsLoopback && isLoopback(name)));
  }

  /** Refuses what is sent to any other name, before anything else is done with it. */
  mount(app: FastifyInstance, log: Log): void {
    app.addHook("onRequest", (request, reply, done) => {
      if (ANY_HOST_PATHS.has(request.routeOptions.url ?? "") || this.isOwn(request.raw)) return done();
      log.info({ method: request.method, route: request.routeOptions.url ?? null }, "a request to a host that is not ours was refused");
      sendError(request, reply, "HOST_UNKNOWN");
    });
  }
}
