import { randomBytes, randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";

const REQUEST_ID = /^[\w.:-]{1,128}$/;
/** W3C Trace Context: version, trace, parent, flags. Traces and parents of zeros and version ff are invalid. */
const TRACE_PARENT = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-([\da-f]{2})(-.*)?$/;

/** The caller's `x-request-id` if it is valid, otherwise a new one. */
export function requestIdOf({ headers }: IncomingMessage): string {
  const sent = headers["x-request-id"];
  return typeof sent === "string" && REQUEST_ID.test(sent) ? sent : randomUUID();
}

export const traceIdOf = ({ headers }: FastifyRequest): string | null =>
  TRACE_PARENT.exec(String(headers["traceparent"] ?? ""))?.[1] ?? null;

/** Adds the request ID to each response, and to traced requests the caller's trace with the span of this request. */
export function mountRequestIds(app: FastifyInstance): void {
  app.addHook("onRequest", (request, reply, done) => {
    void reply.header("x-request-id", request.id);
    const trace = TRACE_PARENT.exec(String(request.headers["traceparent"] ?? ""));
    if (trace) void reply.header("traceparent", `00-${trace[1]}-${randomBytes(8).toString("hex")}-${trace[2]}`);
    done();
  });
}
