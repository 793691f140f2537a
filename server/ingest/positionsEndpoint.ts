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
import { labelOf, takeRecords, type IngestWork, type RecordKind } from "./takeRecords";

/** Positions per batch: one statement in each lane of the writer. */
const BATCH_ROWS = 1_500;

type PositionsWork = IngestWork & { feedBook: FeedBook; writer: PositionWriter; positionCounter: Counter<"outcome"> };

/**
 * `POST /ingest/positions`: Traccar or OsmAnd JSON, as NDJSON or array. `stale` counts positions not newer than the device's last one. A
 * long body counts as one message of the feed.
 */
export const positionsEndpoint =
  ({ feedBook, writer, positionCounter, ...work }: PositionsWork) =>
  (sender: Sender, body: RecordsBody): Promise<IngestAnswer> => {
    const keyId = idIf("KEY", sender.actor);
    let isNoted = false;
    const kind: RecordKind<Fix> = {
      codes: {},
      label: (value) =>
        labelOf((value as { device?: { uniqueId?: unknown } }).device?.uniqueId ?? (value as { device_id?: unknown }).device_id),
      lanes: 2,
      maxRows: BATCH_ROWS,
      read: (value) => {
        const read = isOsmand(value) ? readOsmandJson(value, work.clock.now()) : readTraccar(value);
        if ("device" in read) return { record: fixFrom(read, sender) };
        positionCounter.inc({ outcome: "UNREADABLE" });
        return { errors: [{ ...read, code: "UNREADABLE" }] };
      },
      take: async (fixes) => {
        if (keyId !== null && !sender.devices) feedBook.note(keyId, "POSITIONS", !isNoted);
        isNoted = true;
        // No error of the sender: a later position of the same stream may already be stored, and this one is kept in the history.
        return (await writer.take(fixes)).map((result) => {
          const outcome = outcomeOf(result, positionCounter);
          return result === "STALE" ? "stale" : outcome;
        });
      },
    };
    return takeRecords(work, kind, body);
  };

const isOsmand = (value: unknown): boolean => typeof value === "object" && value !== null && "location" in value;
