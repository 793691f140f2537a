import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Counter } from "prom-client";
import { sendingScopes } from "../../../schema/rules/access/apiKeys";
import type { AccessCache } from "../../auth/session/accessCache";
import type { IngestAnswer } from "../../ingest/answer";
import { claimsEndpoint } from "../../ingest/claimsEndpoint";
import { positionsEndpoint } from "../../ingest/positionsEndpoint";
import { suppliersEndpoint } from "../../ingest/suppliersEndpoint";
import { isNdjson } from "../../ingest/body/readBody";
import type { IngestWork } from "../../ingest/takeRecords";
import type { IngestWaits } from "../../live/ingestWaits";
import { MAX_INGEST_WAIT_MS, requestSlotLimits, RequestSlots } from "../../platform/requestSlots";
import { isGzipped, plainBody } from "../bodyEncodings";
import { RETRY_AFTER_SECONDS } from "../errorAnswers";
import { setRateLimit } from "../rateLimitHeaders";
import { newOrigin } from "../requestOrigin";
import { noteLines } from "../slowBodies";
import { bearerOf, ingestKey, sendIngestError, senderOf } from "../ingestAuth";

/** Declared length, so that oversized bodies are rejected before reading. That of a compressed body says little. */
const announcedLength = (request: FastifyRequest): { contentLength?: number } => {
  const length = Number(request.headers["content-length"]);
  return Number.isFinite(length) && !isGzipped(request) ? { contentLength: length } : {};
};

/** Preference of RFC 7240: unknown fields are errors. */
const isStrict = ({ headers }: FastifyRequest): boolean => /(^|[,;\s])handling\s*=\s*"?strict\b/i.test(String(headers["prefer"] ?? ""));

type RecordDeps = Omit<Parameters<typeof positionsEndpoint>[0], "batchSlots" | "stopping"> & {
  accessCache: AccessCache;
  recordCounter: Counter<"key" | "type" | "outcome">;
  waits: IngestWaits;
  stopping: AbortSignal;
};

export function mountRecords(app: FastifyInstance, { waits, stopping, recordCounter, ...deps }: RecordDeps): void {
  const batchSlots = new RequestSlots(requestSlotLimits.recordBatches, "UNAVAILABLE");
  const bodySlots = new RequestSlots(requestSlotLimits.recordBodies, "UNAVAILABLE");
  const [streams, arrays, batches] = (["recordStreams", "recordArrays", "records"] as const).map((name) => waits.slots(name)) as [
    RequestSlots,
    RequestSlots,
    RequestSlots,
  ];
  /** Acquires a slot of the key per batch; a body holds none while it waits for its sender. */
  const slotsOfBody = (keyId: string): IngestWork["batchSlots"] => {
    let isFirst = true;
    return {
      run(name, transaction) {
        const maxWaitMs = isFirst ? MAX_INGEST_WAIT_MS : undefined;
        isFirst = false;
        return batches.run(keyId, () => batchSlots.run(name, transaction), maxWaitMs);
      },
    };
  };
  void app.register((endpoints, _options, done) => {
    endpoints.removeAllContentTypeParsers();
    // the endpoint reads the stream itself and checks the type
    endpoints.addContentTypeParser("*", (_request, payload, ready) => ready(null, payload));
    endpoints.setErrorHandler((error, request, reply) => sendIngestError(deps, error, request, reply));
    for (const [path, endpoint, scopes] of [
      ["/ingest/claims", claimsEndpoint, ["ingest"]],
      ["/ingest/suppliers", suppliersEndpoint, ["ingest"]],
      ["/ingest/positions", positionsEndpoint, sendingScopes],
    ] as const) {
      endpoints.post(path, { bodyLimit: Number.MAX_SAFE_INTEGER, config: { acceptsGzip: true } }, async (request, reply) => {
        const key = await ingestKey(deps, bearerOf(request), scopes);
        const handleBody = (): ReturnType<ReturnType<typeof endpoint>> =>
          endpoint({ ...deps, stopping, batchSlots: slotsOfBody(key.id), origin: newOrigin(request) })(senderOf(key), {
            stream: plainBody(request),
            isStrict: isStrict(request),
            contentType: request.headers["content-type"],
            onPiece: noteLines(request.raw),
            ...announcedLength(request),
          });
        try {
          const bodies = isNdjson(request.headers["content-type"]) ? streams : arrays;
          setRateLimit(reply, bodies, key.id);
          if (isStrict(request)) void reply.header("preference-applied", "handling=strict");
          const answer = await bodies.run(key.id, () => bodySlots.run("records", handleBody), MAX_INGEST_WAIT_MS);
          countRecords(recordCounter, key.id, path.slice(path.lastIndexOf("/") + 1), answer);
          if (answer.cut) void reply.code(503).header("retry-after", RETRY_AFTER_SECONDS).header("connection", "close");
          return answer;
        } finally {
          // the rest must be read, because the next request follows on the same connection
          request.raw.unpipe().resume();
        }
      });
    }
    done();
  });
}

function countRecords(counter: Counter<"key" | "type" | "outcome">, key: string, type: string, answer: IngestAnswer): void {
  const refused = new Set(answer.refused.map(({ line }) => line)).size;
  for (const [outcome, count] of Object.entries({
    accepted: answer.accepted,
    unchanged: answer.unchanged,
    stale: answer.stale ?? 0,
    refused,
  }))
    if (count > 0) counter.inc({ key, type, outcome }, count);
}
