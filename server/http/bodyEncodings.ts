import type { FastifyInstance, FastifyRequest } from "fastify";
import { sendError } from "./errorAnswers";

declare module "fastify" {
  interface FastifyContextConfig {
    acceptsGzip?: boolean;
  }
}

const encodingOf = ({ headers }: FastifyRequest): string => (headers["content-encoding"] ?? "").trim().toLowerCase();

export const isGzipped = (request: FastifyRequest): boolean => encodingOf(request) === "gzip";

/** Rejects compressed bodies with 415 and `Accept-Encoding` (RFC 9110, 15.5.16), except gzip where the route reads it. */
export function mountBodyEncodings(app: FastifyInstance): void {
  app.addHook("onRequest", (request, reply, done) => {
    const encoding = encodingOf(request);
    const { acceptsGzip = false } = request.routeOptions.config;
    if (encoding === "" || encoding === "identity" || (acceptsGzip && encoding === "gzip")) return done();
    sendError(request, reply.header("accept-encoding", acceptsGzip ? "gzip, identity" : "identity"), "BODY_ENCODING");
  });
}
