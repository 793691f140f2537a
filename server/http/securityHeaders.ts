import { randomBytes } from "node:crypto";
import fastifyHelmet, { type FastifyHelmetOptions } from "@fastify/helmet";
import fastify, { type FastifyInstance, type FastifyReply } from "fastify";

const NONE = ["'none'"];
const SELF = ["'self'"];

/** What one answer lets its page's own styles carry; another one for each. */
export const newNonce = (): string => randomBytes(16).toString("base64url");

/** Lets the page that is answered carry styles of its own, those with this nonce. */
export function allowOwnStyles(reply: FastifyReply): string {
  const nonce = newNonce();
  const policy = String(reply.getHeader("content-security-policy"));
  void reply.header("content-security-policy", policy.replace("style-src 'self'", `$& 'nonce-${nonce}'`));
  return nonce;
}

/** For answers that are given before there is a route. */
export const minimalHeaders = {
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
};

/** The headers that browsers get with everything we answer. The client runs under it as it is built: tests/e2e/contentSecurityPolicy.test.ts. `mapHost`: whom browsers may ask for the map's pictures themselves. */
export async function mountHeaders(app: FastifyInstance, secure: boolean, mapHost: string | null = null): Promise<void> {
  const withMaps = mapHost === null ? SELF : [...SELF, mapHost];
  const headers = await helmetHeaders({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        "default-src": NONE,
        "script-src": SELF,
        // Mantine makes styles as the page runs: those with the page's nonce are let through (allowOwnStyles), so that none need be let through blindly
        "style-src": SELF,
        "img-src": [...withMaps, "data:", "blob:"],
        "font-src": SELF,
        // also the socket: `self` means ws and wss of the same host
        "connect-src": withMaps,
        "worker-src": SELF,
        "manifest-src": SELF,
        "object-src": NONE,
        "base-uri": NONE,
        "form-action": SELF,
        "frame-ancestors": NONE,
      },
    },
    // only by https, below: a browser must not be kept from an installation without it
    strictTransportSecurity: false,
    referrerPolicy: { policy: "no-referrer" },
    xFrameOptions: { action: "deny" },
    crossOriginOpenerPolicy: { policy: "same-origin" },
    crossOriginResourcePolicy: { policy: "same-origin" },
    crossOriginEmbedderPolicy: { policy: "require-corp" },
  });
  headers["permissions-policy"] = "camera=(), geolocation=(self), microphone=(), payment=(), usb=()";
  app.addHook("onRequest", (request, reply, done) => {
    void reply.headers(headers);
    if (secure || request.protocol === "https") void reply.header("strict-transport-security", "max-age=31536000; includeSubDomains");
    done();
  });
  app.addHook("onSend", (_request, reply, _payload, done) => {
    if (!reply.hasHeader("cache-control") && !reply.raw.hasHeader("cache-control")) void reply.header("cache-control", "no-store");
    done();
  });
}

/** What Helmet says to every answer, asked once: it would make each header anew for each request, a tenth of what a position costs. */
async function helmetHeaders(options: FastifyHelmetOptions): Promise<Record<string, string>> {
  const probe = fastify();
  await probe.register(fastifyHelmet, options);
  probe.get("/", (_request, reply) => reply.send());
  const { headers } = await probe.inject("/");
  await probe.close();
  const ofAnswer = new Set(["content-length", "content-type", "date", "connection"]);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ofAnswer.has(name))) as Record<string, string>;
}
