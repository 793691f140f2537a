import { randomUUID } from "node:crypto";
import type { FastifyRequest } from "fastify";
import type { Origin } from "../platform/origin";

/** Asked once for a request, as it names it. */
export const newOrigin = ({ ip }: FastifyRequest): Origin => ({ address: ip, requestId: randomUUID() });
