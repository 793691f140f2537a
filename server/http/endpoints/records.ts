import type { FastifyInstance, FastifyRequest } from "fastify";
import type { AccessCache } from "../../auth/session/accessCache";
import { claimsEndpoint } from "../../ingest/claimsEndpoint";
import { positionsEndpoint } from "../../ingest/positionsEndpoint";
import { suppliersEndpoint } from "../../ingest/suppliersEndpoint";
import { keyActor } from "../../platform/actor";
import { unrestrictedScope } from "../../platform/viewer";
import { requestSlotLimits, RequestSlots } from "../../live/requestSlots";
import { newOrigin } from "../requestOrigin";
import { noteLines } from "../slowBodies";
import { sendIngestError, bearerOf, ingestKey, instancesOfKey } from "./positions";

/** As announced, so that a body that is too large is refused before it is read. */
const announcedLength = (request: FastifyRequest): { contentLength?: number } => {
  const length = Number(request.headers["content-length"]);
  return Number.isFinite(length) ? { contentLength: length } : {};
};

type RecordDeps = Omit<Parameters<typeof positionsEndpoint>[0], "batchSlots"> & { accessCache: AccessCache };

/** Mounts the endpoints for records: NDJSON or a JSON array, read as it comes. */
export function mountRecords(app: FastifyInstance, deps: RecordDeps): void {
  const work = { ...deps, batchSlots: new RequestSlots(requestSlotLimits.recordBatches, "UNAVAILABLE") };
  const slots = new RequestSlots(requestSlotLimits.records);
  const bodySlots = new RequestSlots(requestSlotLimits.recordBodies, "UNAVAILABLE");
  void app.register((endpoints, _options, done) => {
    endpoints.removeAllContentTypeParsers();
    // the endpoint reads the stream itself and says which types it takes
    endpoints.addContentTypeParser("*", (_request, payload, ready) => ready(null, payload));
    endpoints.setErrorHandler((error, request, reply) => sendIngestError(work, error, request, reply));
    for (const [path, endpoint] of [
      ["/ingest/claims", claimsEndpoint],
      ["/ingest/suppliers", suppliersEndpoint],
      ["/ingest/positions", positionsEndpoint],
    ] as const) {
      endpoints.post(path, { bodyLimit: Number.MAX_SAFE_INTEGER }, async (request: FastifyRequest) => {
        const key = await ingestKey(work, bearerOf(request));
        const handleBody = (): ReturnType<ReturnType<typeof endpoint>> =>
          endpoint({ ...work, origin: newOrigin(request) })(
            { actor: keyActor(key), scope: { ...unrestrictedScope, instances: instancesOfKey(key) } },
            {
              stream: request.raw,
              contentType: request.headers["content-type"],
              onPiece: noteLines(request.raw),
              ...announcedLength(request),
            },
          );
        try {
          return await slots.run(key.id, () => bodySlots.run("records", handleBody));
        } finally {
          // what is not looked at any more is read all the same: its sender's next request comes after it on the same connection
          request.raw.resume();
        }
      });
    }
    done();
  });
}
