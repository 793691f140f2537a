import { randomBytes } from "node:crypto";
import fastifyHelmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";

const none = ["'none'"];
const own = ["'self'"];

const nonces = new WeakMap<object, string>();
/** What one answer lets its page's own styles carry; another one for each. */
export function styleNonceOf(response: object): string {
  const nonce = nonces.get(response) ?? randomBytes(16).toString("base64url");
  nonces.set(response, nonce);
  return nonce;
}

/** For answers that are given before there is a route. */
export const plainest = { "content-security-policy": "default-src 'none'; frame-ancestors 'none'", "x-content-type-options": "nosniff" };

/** What browsers are told about everything we answer. The client runs under it as it is built: tests/e2e/headers.test.ts. */
export async function mountHeaders(app: FastifyInstance, secure: boolean): Promise<void> {
  await app.register(fastifyHelmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        "default-src": none,
        "script-src": own,
        // Mantine makes styles as the page runs: those with the page's nonce are let through, so that none need be let through blindly
        "style-src": [...own, (_request, response) => `'nonce-${styleNonceOf(response)}'`],
        "img-src": [...own, "data:", "blob:"],
        "font-src": own,
        // also the socket: `self` means ws and wss of the same host
        "connect-src": own,
        "worker-src": own,
        "manifest-src": own,
        "object-src": none,
        "base-uri": none,
        "form-action": own,
        "frame-ancestors": none,
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
