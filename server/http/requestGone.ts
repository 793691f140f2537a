import type { FastifyReply, FastifyRequest } from "fastify";

/** Calls `then` once the response or the connection is closed. Pipelined requests have no response to close until their turn. */
export function onGone({ raw: { socket } }: FastifyRequest, { raw }: FastifyReply, then: () => void): void {
  const once = (): void => {
    raw.off("close", once);
    socket.off("close", once);
    then();
  };
  raw.on("close", once);
  socket.on("close", once);
}
