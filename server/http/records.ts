import type { FastifyInstance, FastifyRequest } from "fastify";
import { claimsDoor } from "../ingest/claimsDoor";
import type { IngestWork } from "../ingest/recordsDoor";
import { suppliersDoor } from "../ingest/suppliersDoor";
import { keyActor } from "../platform/actor";
import { wholeScope } from "../platform/viewer";
import { turnLimits, Turns } from "../live/turns";
import { answerError, bearerOf, ingestKey, instancesOfKey } from "./ingest";

/** As announced, so that a body that is too large is refused before it is read. */
const lengthOf = (request: FastifyRequest): { contentLength?: number } => {
  const length = Number(request.headers["content-length"]);
  return Number.isFinite(length) ? { contentLength: length } : {};
};

/** Mounts the doors for records: NDJSON or a JSON array, read as it comes. */
export function mountRecords(app: FastifyInstance, work: IngestWork): void {
  const turns = new Turns(turnLimits.records);
  void app.register((doors, _options, done) => {
    doors.removeAllContentTypeParsers();
    // the door reads the stream itself and says which types it takes
    doors.addContentTypeParser("*", (_request, payload, ready) => ready(null, payload));
    doors.setErrorHandler((error, request, reply) => answerError(work, error, request, reply));
    for (const [path, door] of [
      ["/ingest/claims", claimsDoor(work)],
      ["/ingest/suppliers", suppliersDoor(work)],
    ] as const) {
      doors.post(path, { bodyLimit: Number.MAX_SAFE_INTEGER }, async (request: FastifyRequest) => {
        const key = await ingestKey(work, bearerOf(request));
        const sent = (): ReturnType<typeof door> =>
          door(
            { actor: keyActor(key), scope: { ...wholeScope, instances: instancesOfKey(key) } },
            { stream: request.raw, contentType: request.headers["content-type"], ...lengthOf(request) },
          );
        try {
          return await turns.run(key.id, sent);
        } finally {
          // what is not looked at any more is read all the same: its sender's next request comes after it on the same connection
          request.raw.resume();
        }
      });
    }
    done();
  });
}
