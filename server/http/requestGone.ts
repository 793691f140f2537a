import type { FastifyReply, FastifyRequest } from "fastify";

/** Once the request is answered, or its connection is gone: a request that waits behind another on its connection has no answer of its own to close. */
export function onGone({ raw: { socket } }: FastifyRequest, { raw }: FastifyReply, then: () => void): void {
  const once = (): void => {
    raw.off("close", once);
    socket.off("close", once);
    then();
  };
  raw.on("close", once);
  socket.on("close", once);
}
