import { randomUUID } from "node:crypto";
import type { FastifyRequest } from "fastify";
import type { Origin } from "../platform/origin";

export const newOrigin = ({ ip }: FastifyRequest): Origin => ({ address: ip, requestId: randomUUID() });
