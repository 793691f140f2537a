import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Counter } from "prom-client";
import { z } from "zod";
import { sendingScopes } from "../../../schema/rules/access/apiKeys";
import type { ApiKey } from "../../auth/keys/apiKeys";
import type { FeedBook } from "../../ingest/feedBook";
import { readGtfsRealtime } from "../../ingest/positions/gtfsRealtime";
import { readOsmandJson, readOsmandQuery } from "../../ingest/positions/osmand";
import { readOwnTracks } from "../../ingest/positions/owntracks";
import { takePositions } from "../../ingest/positions/takePositions";
import { readTraccar, type UnreadableMessage } from "../../ingest/positions/traccar";
import type { LiveContext } from "../../live/context";
import type { IngestWaits } from "../../live/ingestWaits";
import { MAX_INGEST_WAIT_MS } from "../../platform/requestSlots";
import { AppError } from "../../platform/errors";
import { jsonText } from "../../platform/parseJson";
import type { Fix } from "../../positions/fixes";
import type { PositionWriter } from "../../positions/positionWriter";
import { basicOf, bearerOf, ingestKey, sendIngestError, senderOf } from "../ingestAuth";

export type IngestDeps = Pick<LiveContext, "db" | "clock" | "log" | "announcer" | "accessCache" | "references"> & {
  writer: PositionWriter;
  /** Phones are not feeds, because they stop when the driver does. */
  feedBook: FeedBook;
  positionCounter: Counter<"outcome">;
  waits: IngestWaits;
};

const BODY_LIMIT_BYTES = 4 * 1024 * 1024;
const PROTOBUF_TYPES = ["application/x-protobuf", "application/protobuf", "application/octet-stream"];

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
    endpoints.post("/ingest/positions/owntracks", async (request, reply) => {
      const { user, password } = basicOf(request);
      const key = await ingestKey(deps, password ?? bearerOf(request), sendingScopes);
      const limited = request.headers["x-limit-d"];
      const fix = readOwnTracks(jsonBody(request), [limited?.toString(), user]);
      const { refused } = await take(key, fix ? [fix] : []);
      if (fix && "message" in fix) return reply.code(400).send({ accepted: 0, unchanged: 0, refused });
      // The app expects a list of messages for it. It would repeat a position that is answered with an error.
      return reply.headers(refused[0] ? { "x-refused": refused[0].code } : {}).send([]);
    });
    void endpoints.register((feeds, _feedOptions, ready) => {
      feeds.addContentTypeParser(PROTOBUF_TYPES, { parseAs: "buffer", bodyLimit: BODY_LIMIT_BYTES }, (_request, body, read) =>
        read(null, body),
      );
      feeds.post("/ingest/positions/gtfs-realtime", async (request) => {
        const key = await ingestKey(deps, bearerOf(request), sendingScopes);
        if (!(request.body instanceof Uint8Array)) throw new AppError("BODY_TYPE");
        const { refused, ...counts } = await take(key, readGtfsRealtime(request.body));
        if (!key.devices) deps.feedBook.note(key.id, "POSITIONS");
        // A feed repeats the positions of vehicles that have not moved.
        const listed = refused.filter(({ code }) => code !== "STALE");
        const stale = refused.length - listed.length;
        return { ...counts, ...(stale && { stale }), refused: listed };
      });
      ready();
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
    return (Array.isArray(body) ? body : [body]).map((message) => readOsmandJson(message, now));
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
