import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Counter } from "prom-client";
import { z } from "zod";
import type { ErrorCode } from "../../../schema/rules/errors";
import { keyByBearer, looksLikeKey, type ApiKey } from "../../auth/keys/apiKeys";
import { scopeOf } from "../../auth/permissions/scope";
import type { FeedBook } from "../../ingest/feedBook";
import { readOsmandJson, readOsmandQuery } from "../../ingest/positions/osmand";
import { takePositions } from "../../ingest/positions/takePositions";
import { readTraccar, type UnreadableMessage } from "../../ingest/positions/traccar";
import type { LiveContext } from "../../live/context";
import { requestSlotLimits, RequestSlots } from "../../live/requestSlots";
import { AppError } from "../../platform/errors";
import { jsonText } from "../../platform/parseJson";
import type { Fix } from "../../positions/fixes";
import type { PositionWriter } from "../../positions/positionWriter";
import { sendThrownError } from "../errorAnswers";

export type IngestDeps = Pick<LiveContext, "db" | "clock" | "log" | "announcer" | "accessCache" | "references"> & {
  writer: PositionWriter;
  /** Of phones each ends its day when its driver does: they are no feeds. */
  feedBook: FeedBook;
  positionCounter: Counter<"outcome">;
};

type KeyDeps = Pick<LiveContext, "db" | "clock" | "accessCache">;

/** Positions come in messages of at most this, bytes. */
const BODY_LIMIT_BYTES = 4 * 1024 * 1024;

/** The key that may bring data in. Throws UNAUTHENTICATED without a good one, FORBIDDEN for one of another scope. */
export async function ingestKey({ db, clock, accessCache }: KeyDeps, bearer: string | undefined): Promise<ApiKey> {
  const readKey = async (): Promise<ApiKey | null> => (await keyByBearer(db, clock.now(), bearer!)) ?? null;
  const key = bearer && looksLikeKey(bearer) ? await accessCache.of(["ingest", bearer], readKey) : null;
  if (!key) throw new AppError("UNAUTHENTICATED");
  if (!key.scopes.includes("ingest")) throw new AppError("FORBIDDEN");
  return key;
}

/** AMA instances that it may write to. */
export const instancesOfKey = ({ rights }: ApiKey): ReadonlySet<string> | "all" => scopeOf(rights).instances;

export const bearerOf = (request: FastifyRequest): string | undefined => request.headers.authorization?.replace(/^Bearer\s+/i, "").trim();

/** Mounts the endpoints for positions. */
export function mountPositions(app: FastifyInstance, deps: IngestDeps): void {
  const slots = new RequestSlots(requestSlotLimits.positions);
  void app.register((endpoints, _options, done) => {
    endpoints.removeAllContentTypeParsers();
    endpoints.addContentTypeParser(
      ["application/json", "application/x-www-form-urlencoded"],
      { parseAs: "string", bodyLimit: BODY_LIMIT_BYTES },
      (_request, body, ready) => ready(null, body),
    );
    endpoints.setErrorHandler((error, request, reply) => sendIngestError(deps, error, request, reply));

    endpoints.post("/ingest/positions/traccar", async (request) => {
      const key = await ingestKey(deps, bearerOf(request));
      const body = jsonBody(request);
      const fixes = (Array.isArray(body) ? body : [body]).map(readTraccar);
      const answer = await slots.run(key.id, () => takePositions(deps.writer, deps.positionCounter, fixes, instancesOfKey(key)));
      deps.feedBook.note(key.id, "POSITIONS");
      return answer;
    });
    const osmand = async (request: FastifyRequest<{ Params: { key?: string } }>, reply: FastifyReply): Promise<unknown> => {
      const key = await ingestKey(deps, request.params.key ?? bearerOf(request));
      const fixes = readOsmand(request, deps.clock.now());
      const answer = await slots.run(key.id, () => takePositions(deps.writer, deps.positionCounter, fixes, instancesOfKey(key)));
      // What cannot be read is the sender's fault; what is not taken is answered 200, so that it is not sent for ever.
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
  // a GET may carry the type of a body that it does not have
  if (request.method === "POST" && request.headers["content-type"]?.startsWith("application/json")) {
    const body = jsonBody(request);
    return (Array.isArray(body) ? body : [body]).map((one) => readOsmandJson(one, now));
  }
  const query = new URLSearchParams(request.url.split("?")[1] ?? "");
  if (typeof request.body === "string") for (const [key, value] of new URLSearchParams(request.body)) query.append(key, value);
  return [readOsmandQuery(query, now)];
}

/** A body without a content type is none. */
const jsonBodySchema = jsonText(z.unknown().refine((value) => value !== undefined));

function jsonBody(request: FastifyRequest): unknown {
  const { success, data } = jsonBodySchema.safeParse(request.body);
  if (!success) throw new AppError("BODY_UNREADABLE");
  return data;
}

const errorTexts: Partial<Record<ErrorCode, string>> = {
  UNAUTHENTICATED: "send a valid API key: authorization: Bearer KEY",
  FORBIDDEN: "this API key does not have the scope ingest",
  BODY_UNREADABLE: "the body is not valid JSON",
  BODY_TYPE: "send application/json or application/x-ndjson",
  BODY_TOO_LARGE: "the body is too large; send it in parts",
  UNAVAILABLE: "nothing was stored; send it again in a moment",
};

/** Answers an endpoint's error with its code, its status and what to do. */
export const sendIngestError = (
  { log }: Pick<IngestDeps, "log">,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => sendThrownError(log, error, request, reply, errorTexts);
