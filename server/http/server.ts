import type { Socket } from "node:net";
import fastifyCookie from "@fastify/cookie";
import fastify, { type FastifyInstance } from "fastify";
import { outsideHost } from "../integrations/basemap/basemap";
import type { Env } from "../platform/env";
import type { Log } from "../platform/log";
import { publicUrl } from "../platform/publicUrl";
import { mountBodyEncodings } from "./bodyEncodings";
import { sendThrownError, mountErrorHandlers } from "./errorAnswers";
import { mountHeaders, minimalHeaders } from "./securityHeaders";
import type { Hosts } from "./hosts";
import { mountJson } from "./jsonBodies";
import { mountRequestIds, requestIdOf } from "./requestIds";
import { trustedProxies } from "./trustedProxies";
import type { Websites } from "./websites";

/** In bytes; ingest has separate limits. */
const BODY_LIMIT_BYTES = 1_048_576;
type Settings = Pick<Env, "PUBLIC_URL" | "PORT" | "TRUST_PROXY"> & Parameters<typeof outsideHost>[0];

export async function openHttp(log: Log, hosts: Hosts, websites: Websites, env: Settings): Promise<FastifyInstance> {
  const app = fastify({
    forceCloseConnections: "idle",
    bodyLimit: BODY_LIMIT_BYTES,
    genReqId: requestIdOf,
    trustProxy: trustedProxies(env.TRUST_PROXY),
    frameworkErrors: (error, request, reply) =>
      void sendThrownError(log, error, request, reply.headers({ ...minimalHeaders, "x-request-id": request.id })),
    clientErrorHandler: (_error, socket) => sendBadRequest(socket),
  });
  // only types that an endpoint expects: other websites can send forms and plain text
  app.removeContentTypeParser("text/plain");
  mountRequestIds(app);
  mountJson(app);
  mountErrorHandlers(app, log);
  await mountHeaders(app, publicUrl(env).startsWith("https:"), outsideHost(env));
  hosts.mount(app, log);
  websites.mount(app, log);
  mountBodyEncodings(app);
  await app.register(fastifyCookie);
  return app;
}

function sendBadRequest(socket: Socket): void {
  const body = JSON.stringify({ code: "BAD_REQUEST", message: "not HTTP" });
  if (socket.writable && socket.bytesWritten === 0)
    socket.write(
      `HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
    );
  socket.destroySoon();
}
