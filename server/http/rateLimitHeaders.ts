// RateLimit fields of draft-ietf-httpapi-ratelimit-headers.
import type { FastifyReply } from "fastify";
import type { RequestSlots } from "../platform/requestSlots";

/** Tells a caller how many requests it may have running and waiting, and how many more the server would accept now. */
export function setRateLimit(reply: FastifyReply, slots: RequestSlots, key: string): void {
  void reply.header("ratelimit-policy", `"concurrent";q=${slots.quota};qu="concurrent-requests"`);
  void reply.header("ratelimit", `"concurrent";r=${slots.remaining(key)}`);
}
