import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Counter } from "prom-client";
import { z } from "zod";
import { type KeyScope, sendingScopes } from "../../../schema/rules/access/apiKeys";
import type { ErrorCode } from "../../../schema/rules/errors";
import { keyByBearer, looksLikeKey, type ApiKey } from "../../auth/keys/apiKeys";
import { scopeOf } from "../../auth/permissions/scope";
import type { FeedBook } from "../../ingest/feedBook";
import { readOsmandJson, readOsmandQuery } from "../../ingest/positions/osmand";
import { takePositions } from "../../ingest/positions/takePositions";
import { readTraccar, type UnreadableMessage } from "../../ingest/positions/traccar";
import type { LiveContext } from "../../live/context";
import type { IngestWaits } from "../../live/ingestWaits";
import { MAX_INGEST_WAIT_MS } from "../../live/requestSlots";
import { keyActor } from "../../platform/actor";
import { AppError } from "../../platform/errors";
import { jsonText } from "../../platform/parseJson";
import { type Sender, unrestrictedScope } from "../../platform/viewer";
import type { Fix } from "../../positions/fixes";
import type { PositionWriter } from "../../positions/positionWriter";
import { sendThrownError } from "../errorAnswers";

export type IngestDeps = Pick<LiveContext, "db" | "clock" | "log" | "announcer" | "accessCache" | "references"> & {
  writer: PositionWriter;
  /** Phones are not feeds, because they stop when the driver does. */
  feedBook: FeedBook;
  positionCounter: Counter<"outcome">;
  waits: IngestWaits;
};

type KeyDeps = Pick<LiveContext, "db" | "clock" | "accessCache">;

const BODY_LIMIT_BYTES = 4 * 1024 * 1024;

export async function ingestKey(
  { db, clock, accessCache }: KeyDeps,
  bearer: string | undefined,
  scopes: readonly KeyScope[],
): Promise<ApiKey> {
  const readKey = async (): Promise<ApiKey | null> => (await keyByBearer(db, clock.now(), bearer!)) ?? null;
  const key = bearer && looksLikeKey(bearer) ? await accessCache.of(["ingest", bearer], readKey) : null;
  if (!key) throw new AppError("UNAUTHENTICATED");
  if (!scopes.some((scope) => key.scopes.includes(scope))) throw new AppError("FORBIDDEN");
  return key;
}

export const senderOf = (key: ApiKey): Sender => ({
  actor: keyActor(key),
  scope: { ...unrestrictedScope, instances: scopeOf(key.rights).instances },
  ...(key.devices && { devices: key.devices }),
});

export const bearerOf = (request: FastifyRequest): string | undefined => request.headers.authorization?.replace(/^Bearer\s+/i, "").trim();

export function mountPositions(app: FastifyInstance, deps: IngestDeps): void {
  const slots = deps.waits.slots("positions");
  const take = (key: ApiKey, fixes: (Fix | UnreadableMessage)[]) =>
    slots.run(key.id, () => takePositions(deps.writer, deps.positionCounter, fixes, senderOf(key)), MAX_INGEST_WAIT_MS);
  void app.register((endpoints, _options, done) => {
    endpoints.removeAllContentTypeParsers();
    endpoints.addContentTypeParser(
      ["application/json", "application/x-www-form-urlencoded"],
      { parseAs: "string", bodyLimit: BODY_LIMIT_BYTES },
      (_request, body, ready) => ready(null, body),
    );
    endpoints.setErrorHandler((error, request, reply) => sendIngestError(deps, error, request, reply));

    endpoints.post("/ingest/positions/traccar", async (request) => {
      const key = await ingestKey(deps, bearerOf(request), sendingScopes);
      const body = jsonBody(request);
      const fixes = (Array.isArray(body) ? body : [body]).map(readTraccar);
      const answer = await take(key, fixes);
      if (!key.devices) deps.feedBook.note(key.id, "POSITIONS");
      return answer;
    });
    const osmand = async (request: FastifyRequest<{ Params: { key?: string } }>, reply: FastifyReply): Promise<unknown> => {
      // Proxies log addresses: a key that may send everything is accepted in the header only.
      const { key: keyInAddress } = request.params;
      const key = await ingestKey(deps, keyInAddress ?? bearerOf(request), keyInAddress === undefined ? sendingScopes : ["positions"]);
      const fixes = readOsmand(request, deps.clock.now());
      const answer = await take(key, fixes);
      // Unreadable messages are the sender's error. Rejected positions return 200, so that they are not sent forever.
      return answer.refused.some(({ code }) => code === "UNREADABLE") && answer.accepted === 0 ? reply.code(400).send(answer) : answer;
    };
    for (const path of ["/ingest/positions/osmand", "/ingest/positions/osmand/:key"]) {
      endpoints.get<{ Params: { key?: string } }>(path, { logLevel: "silent" }, osmand);
      endpoints.post<{ Params: { key?: string } }>(path, { logLevel: "silent" }, osmand);
    }
    done();
  });
}

function readOsmand(request: FastifyRequest, now: number): (Fix | UnreadableMessage)[] {
  // a GET may have a content type without a body
  if (request.method === "POST" && request.headers["content-type"]?.startsWith("application/json")) {
    const body = jsonBody(request);
    return (Array.isArray(body) ? body : [body]).map((one) => readOsmandJson(one, now));
  }
  const query = new URLSearchParams(request.url.split("?")[1] ?? "");
  if (typeof request.body === "string") for (const [key, value] of new URLSearchParams(request.body)) query.append(key, value);
  return [readOsmandQuery(query, now)];
}

const jsonBodySchema = jsonText(z.unknown().refine((value) => value !== undefined));

function jsonBody(request: FastifyRequest): unknown {
  const { success, data } = jsonBodySchema.safeParse(request.body);
  if (!success) throw new AppError("BODY_UNREADABLE");
  return data;
}

const errorTexts: Partial<Record<ErrorCode, string>> = {
  UNAUTHENTICATED: "send a valid API key: authorization: Bearer KEY",
  FORBIDDEN: "this API key does not have the scope ingest; for positions the scope positions is enough, and in an address required",
  BODY_UNREADABLE: "the body is not valid JSON",
  BODY_TYPE: "send application/json or application/x-ndjson",
  BODY_TOO_LARGE: "the body is too large; send it in parts",
  UNAVAILABLE: "nothing was stored; send it again in a moment",
};

export const sendIngestError = (
  { log }: Pick<IngestDeps, "log">,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => sendThrownError(log, error, request, reply, errorTexts);
