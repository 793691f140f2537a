import type { FastifyInstance } from "fastify";

/** What is asked for takes five seconds at most; whoever has not sent or taken its own by then never will. Whoever stops us waits for ten. */
const DRAIN_TIMEOUT_MS = 6_000;

/** Takes nothing new, asks the sockets to go, and waits until what is under way has been answered; `close` closes the HTTP server. */
export async function drain(
  { server }: Pick<FastifyInstance, "server">,
  close: () => Promise<void>,
  sockets: { close(): Promise<void> } | null,
): Promise<void> {
  const forceTimer = setTimeout(() => server.closeAllConnections(), DRAIN_TIMEOUT_MS);
  await Promise.all([close(), sockets?.close()]);
  clearTimeout(forceTimer);
}
