import type { FastifyReply, FastifyRequest } from "fastify";
import type { KeyScope } from "../../schema/rules/access/apiKeys";
import type { ErrorCode } from "../../schema/rules/errors";
import { keyByBearer, looksLikeKey, type ApiKey } from "../auth/keys/apiKeys";
import { scopeOf } from "../auth/permissions/scope";
import type { LiveContext } from "../live/context";
import { keyActor } from "../platform/actor";
import { AppError } from "../platform/errors";
import { type Sender, unrestrictedScope } from "../platform/viewer";
import { sendThrownError } from "./errorAnswers";

type KeyDeps = Pick<LiveContext, "db" | "clock" | "accessCache">;

export async function ingestKey(
  { db, clock, accessCache }: KeyDeps,
  bearer: string | undefined,
  scopes: readonly KeyScope[],
): Promise<ApiKey> {
  if (!bearer) throw new AppError("UNAUTHENTICATED");
  if (!looksLikeKey(bearer)) throw new AppError("CREDENTIAL_INVALID");
  const key = await accessCache.of(["ingest", bearer], () => keyByBearer(db, clock.now(), bearer));
  if (!scopes.some((scope) => key.scopes.includes(scope))) throw new AppError("FORBIDDEN");
  return key;
}

export const senderOf = (key: ApiKey): Sender => ({
  actor: keyActor(key),
  scope: { ...unrestrictedScope, instances: scopeOf(key.rights).instances },
  ...(key.devices && { devices: key.devices }),
});

export const bearerOf = (request: FastifyRequest): string | undefined => request.headers.authorization?.replace(/^Bearer\s+/i, "").trim();

/** Basic credentials (RFC 7617): any user name, and an API key as password. */
export function basicOf({ headers }: FastifyRequest): { user?: string; password?: string } {
  const [, encoded] = /^Basic\s+(\S+)$/i.exec(headers.authorization ?? "") ?? [];
  if (encoded === undefined) return {};
  const [user = "", ...password] = Buffer.from(encoded, "base64").toString().split(":");
  return { user, password: password.join(":") };
}

const errorTexts: Partial<Record<ErrorCode, string>> = {
  UNAUTHENTICATED: "send a valid API key: authorization: Bearer KEY",
  CREDENTIAL_INVALID: "the bearer is no API key of this installation",
  CREDENTIAL_REVOKED: "the API key was revoked, or is suspended after a restore",
  CREDENTIAL_EXPIRED: "the API key has expired",
  FORBIDDEN: "this API key does not have the scope ingest; for positions the scope positions is enough, and in an address required",
  BODY_UNREADABLE: "the body is not valid JSON",
  BODY_TYPE: "send application/json or application/x-ndjson",
  BODY_TOO_LARGE: "the body is too large; send it in parts",
  UNAVAILABLE: "nothing was stored; send it again in a moment",
};

export const sendIngestError = (
  { log }: Pick<LiveContext, "log">,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => sendThrownError(log, error, request, reply, errorTexts);
