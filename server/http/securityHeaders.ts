import { randomBytes } from "node:crypto";
import fastifyHelmet, { type FastifyHelmetOptions } from "@fastify/helmet";
import fastify, { type FastifyInstance, type FastifyReply } from "fastify";

const NONE = ["'none'"];
const SELF = ["'self'"];

export const newNonce = (): string => randomBytes(16).toString("base64url");

export function allowOwnStyles(reply: FastifyReply): string {
  const nonce = newNonce();
  const policy = String(reply.getHeader("content-security-policy"));
  void reply.header("content-security-policy", policy.replace("style-src 'self'", `$& 'nonce-${nonce}'`));
  return nonce;
}

export const minimalHeaders = {
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
};

/**
 * Security headers of all responses; tests/e2e/contentSecurityPolicy.test.ts runs the client under them. `mapHost`: host from which
 * browsers load map tiles directly.
 */
export async function mountHeaders(app: FastifyInstance, secure: boolean, mapHost: string | null = null): Promise<void> {
  const withMaps = mapHost === null ? SELF : [...SELF, mapHost];
  const headers = await helmetHeaders({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        "default-src": NONE,
        "script-src": SELF,
        // Mantine creates styles at run time; allowOwnStyles permits them by nonce
        "style-src": SELF,
        "img-src": [...withMaps, "data:", "blob:"],
        "font-src": SELF,
        // includes WebSockets: `self` covers ws and wss
        "connect-src": withMaps,
        "worker-src": SELF,
        "manifest-src": SELF,
        "object-src": NONE,
        "base-uri": NONE,
        "form-action": SELF,
        "frame-ancestors": NONE,
      },
    },
    // set below for HTTPS only, so that browsers can still reach an installation without it
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

/** Helmet's headers, computed once: per request they took a tenth of a position's cost. */
async function helmetHeaders(options: FastifyHelmetOptions): Promise<Record<string, string>> {
  const probe = fastify();
  await probe.register(fastifyHelmet, options);
  probe.get("/", (_request, reply) => reply.send());
  const { headers } = await probe.inject("/");
  await probe.close();
  const ofAnswer = new Set(["content-length", "content-type", "date", "connection"]);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ofAnswer.has(name))) as Record<string, string>;
}
