import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { runWithOrigin } from "../platform/origin";

/** Whatever a request does knows where it came from. Mounted before the routes; after the body, as its end is reported from elsewhere. */
export function mountOrigin(app: FastifyInstance): void {
  app.addHook("preValidation", (request, _reply, done) => runWithOrigin({ address: request.ip, requestId: randomUUID() }, done));
}
