import type { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { sendError } from "./errorAnswers";

declare module "fastify" {
  interface FastifyContextConfig {
    acceptsGzip?: boolean;
  }
}

const encodingOf = ({ headers }: Pick<FastifyRequest, "headers">): string => (headers["content-encoding"] ?? "").trim().toLowerCase();

export const isGzipped = (request: Pick<FastifyRequest, "headers">): boolean => encodingOf(request) === "gzip";

/** Body as sent, decompressed if it is gzipped. A connection that closes before the end fails the decompression. */
export function plainBody(request: Pick<FastifyRequest, "headers" | "raw">): Readable {
  const { raw } = request;
  if (!isGzipped(request)) return raw;
  const plain = createGunzip();
  // A reader gets the error too. Nobody reads a rejected body, and an error without a listener would end the process.
  plain.on("error", () => undefined);
  raw.once("close", () => !raw.complete && plain.destroy(new Error("The body ended early")));
  return raw.pipe(plain);
}

/** Rejects compressed bodies with 415 and `Accept-Encoding` (RFC 9110, 15.5.16), except gzip where the route reads it. */
export function mountBodyEncodings(app: FastifyInstance): void {
  app.addHook("onRequest", (request, reply, done) => {
    const encoding = encodingOf(request);
    const { acceptsGzip = false } = request.routeOptions.config;
    if (encoding === "" || encoding === "identity" || (acceptsGzip && encoding === "gzip")) return done();
    sendError(request, reply.header("accept-encoding", acceptsGzip ? "gzip, identity" : "identity"), "BODY_ENCODING");
  });
}
