import type { Counter } from "prom-client";
import { idIf } from "../platform/actor";
import type { Sender } from "../platform/viewer";
import type { Fix } from "../positions/fixes";
import type { PositionWriter } from "../positions/positionWriter";
import type { IngestAnswer } from "./answer";
import type { RecordsBody } from "./body/readBody";
import type { FeedBook } from "./feedBook";
import { readOsmandJson } from "./positions/osmand";
import { fixFrom, outcomeOf } from "./positions/takePositions";
import { readTraccar } from "./positions/traccar";
import { takeRecords, type IngestWork, type RecordKind } from "./takeRecords";

/** Positions in one batch: each becomes one statement in each of the writer's lanes. */
const BATCH_ROWS = 1_500;

type PositionsWork = IngestWork & { feedBook: FeedBook; writer: PositionWriter; positionCounter: Counter<"outcome"> };

/**
 * `POST /ingest/positions`: positions as Traccar forwards them, or in the JSON of the OsmAnd protocol, one a line or in an array. Those of a device
 * are taken in their order; `unchanged` are those that were not newer than its last one. Errors: those of `takeRecords`. As a body of claims, one
 * that is read for hours is one message.
 */
export const positionsEndpoint =
  ({ feedBook, writer, positionCounter, ...work }: PositionsWork) =>
  (sender: Sender, body: RecordsBody): Promise<IngestAnswer> => {
    const keyId = idIf("KEY", sender.actor);
    let isNoted = false;
    const kind: RecordKind<Fix> = {
      codes: {},
      lanes: 2,
      maxRows: BATCH_ROWS,
      read: (value) => {
        const read = isOsmand(value) ? readOsmandJson(value, work.clock.now()) : readTraccar(value);
        if ("device" in read) return { record: fixFrom(read, sender.scope.instances) };
        positionCounter.inc({ outcome: "UNREADABLE" });
        return { errors: [{ ...read, code: "UNREADABLE" }] };
      },
      take: async (fixes) => {
        if (keyId !== null) feedBook.note(keyId, "POSITIONS", !isNoted);
        isNoted = true;
        // One of a stream's own later positions may be the last by then: an earlier one is kept in the history, and is no fault of the sender's.
        return (await writer.take(fixes)).map((one) => {
          const outcome = outcomeOf(one, positionCounter);
          return one === "STALE" ? "unchanged" : outcome;
        });
      },
    };
    return takeRecords(work, kind, body);
  };

const isOsmand = (value: unknown): boolean => typeof value === "object" && value !== null && "location" in value;
