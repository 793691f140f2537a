import { randomBytes } from "node:crypto";
import fastifyHelmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";

const NONE = ["'none'"];
const SELF = ["'self'"];

const nonces = new WeakMap<object, string>();
/** What one answer lets its page's own styles carry; another one for each. */
export function styleNonceOf(response: object): string {
  const nonce = nonces.get(response) ?? randomBytes(16).toString("base64url");
  nonces.set(response, nonce);
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
  await app.register(fastifyHelmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        "default-src": NONE,
        "script-src": SELF,
        // Mantine makes styles as the page runs: those with the page's nonce are let through, so that none need be let through blindly
        "style-src": [...SELF, (_request, response) => `'nonce-${styleNonceOf(response)}'`],
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
  app.addHook("onRequest", async (request, reply) => {
    void reply.header("permissions-policy", "camera=(), geolocation=(self), microphone=(), payment=(), usb=()");
    if (secure || request.protocol === "https") void reply.header("strict-transport-security", "max-age=31536000; includeSubDomains");
  });
  app.addHook("onSend", async (_request, reply) => {
    if (!reply.hasHeader("cache-control") && !reply.raw.hasHeader("cache-control")) void reply.header("cache-control", "no-store");
  });
}
