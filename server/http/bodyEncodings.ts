import type { FastifyInstance } from "fastify";
import { sendError } from "./errorAnswers";

/** Rejects compressed bodies with 415 and `Accept-Encoding` (RFC 9110, 15.5.16) instead of failing on every record. */
export function mountBodyEncodings(app: FastifyInstance): void {
  app.addHook("onRequest", (request, reply, done) => {
    const encoding = request.headers["content-encoding"];
    if (encoding === undefined || /^(identity)?$/i.test(encoding.trim())) return done();
    sendError(request, reply.header("accept-encoding", "identity"), "BODY_ENCODING");
  });
}
