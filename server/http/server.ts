import type { Socket } from "node:net";
import fastifyCookie from "@fastify/cookie";
import fastify, { type FastifyInstance } from "fastify";
import { outsideHost } from "../integrations/maps/basemap";
import type { Env } from "../platform/env";
import type { Log } from "../platform/log";
import { publicUrl } from "../platform/publicUrl";
import { sendThrownError, mountErrorHandlers } from "./errorAnswers";
import { mountHeaders, minimalHeaders } from "./securityHeaders";
import type { Hosts } from "./hosts";
import { mountJson } from "./jsonBodies";
import type { Websites } from "./websites";

/** Bytes of a body; ingest has its own limits. */
const BODY_LIMIT_BYTES = 1_048_576;
/** Where browsers reach it, and the proxies whose word counts for who asks and how; anybody else would name an address as they please. */
type Settings = Pick<Env, "PUBLIC_URL" | "PORT" | "TRUST_PROXY"> & Parameters<typeof outsideHost>[0];

/** The HTTP server as every endpoint needs it: headers, limits, uniform answers. */
export async function openHttp(log: Log, hosts: Hosts, websites: Websites, env: Settings): Promise<FastifyInstance> {
  const app = fastify({
    // when it stops, what is under way is answered first
    forceCloseConnections: "idle",
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: env.TRUST_PROXY ?? false,
    frameworkErrors: (error, request, reply) => void sendThrownError(log, error, request, reply.headers(minimalHeaders)),
    clientErrorHandler: (_error, socket) => sendBadRequest(socket),
  });
  // only what an endpoint asks for: a form or plain text is what other websites' pages can send
  app.removeContentTypeParser("text/plain");
  mountJson(app);
  mountErrorHandlers(app, log);
  await mountHeaders(app, publicUrl(env).startsWith("https:"), outsideHost(env));
  hosts.mount(app, log);
  websites.mount(app, log);
  await app.register(fastifyCookie);
  return app;
}

/** What is not HTTP, or has more headers than there is room for. */
function sendBadRequest(socket: Socket): void {
  const body = JSON.stringify({ code: "BAD_REQUEST", message: "not HTTP" });
  if (socket.writable && socket.bytesWritten === 0)
    socket.write(
      `HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
    );
  socket.destroySoon();
}
