import type { RecordErrors, RecordOutcome } from "../platform/recordOutcome";
import { recordErrorText } from "./records/errorTexts";

/** Body of every ingest response with status 200, also if records were rejected. */
export interface IngestAnswer {
  accepted: number;
  /** Repetitions: the same version, or the same values. */
  unchanged: number;
  /** Records whose later version, and positions whose later one, is stored. Absent if there are none. */
  stale?: number;
  refused: Rejection[];
  /** The node stopped before the end of the body. Counted records are stored; the sender must repeat the body. Sent with status 503. */
  cut?: true;
  /** Parts that were ignored although their record was stored. */
  warnings?: Rejection[];
  /** Rejections and warnings that the answer leaves out to stay under 1 MB. */
  unlisted?: number;
}

export interface Rejection {
  /** Line of an NDJSON body, or position in an array, starting at 1. */
  line: number;
  /** Code of the record or device as sent; null if it cannot be read. */
  id: string | null;
  field: string;
  code: string;
  message: string;
}

/** Place of a record in the body, and its code as sent. */
export interface RecordSource {
  line: number;
  id: string | null;
}

/** Rejections and warnings of an answer, in bytes. */
const MAX_LISTED_BYTES = 900_000;

export class AnswerBuilder {
  private readonly counts = { accepted: 0, unchanged: 0, stale: 0 };
  private unlisted = 0;
  private listedBytes = 0;
  private readonly refused: Rejection[] = [];
  private readonly warnings: Rejection[] = [];
  private readonly unknownNoted = new Set<string>();

  count(source: RecordSource, outcome: RecordOutcome<string>): void {
    if (Array.isArray(outcome)) return this.list(this.refused, source, outcome);
    if (typeof outcome === "object") this.list(this.warnings, source, outcome.warnings);
    this.counts[typeof outcome === "object" ? outcome.outcome : outcome]++;
  }

  /** A feed repeats its unknown fields in each record, so each is listed once. */
  noteUnknown(source: RecordSource, fields: readonly string[]): void {
    for (const field of fields) {
      if (this.unknownNoted.has(field)) continue;
      if (this.unknownNoted.size < MAX_UNKNOWN_FIELDS) this.unknownNoted.add(field);
      this.list(this.warnings, source, [{ field, code: "FIELD_UNKNOWN" }]);
    }
  }

  answer(): IngestAnswer {
    const { unlisted } = this;
    const { accepted, unchanged, stale } = this.counts;
    const [refused, warnings] = [this.refused, this.warnings].map((list) => list.sort((a, b) => a.line - b.line)) as [
      Rejection[],
      Rejection[],
    ];
    return {
      ...{ accepted, unchanged, ...(stale && { stale }), refused },
      ...(warnings.length && { warnings }),
      ...(unlisted && { unlisted }),
    };
  }

  private list(list: Rejection[], { line, id }: RecordSource, errors: RecordErrors<string>): void {
    for (const error of errors) {
      const { code } = error;
      const message = "message" in error ? error.message : recordErrorText(error.code, error.values);
      const rejection = { line, id, field: error.field.slice(0, MAX_FIELD_LENGTH), code, message };
      const bytes = Buffer.byteLength(JSON.stringify(rejection)) + 1;
      if (this.listedBytes + bytes > MAX_LISTED_BYTES) {
        this.unlisted++;
        continue;
      }
      this.listedBytes += bytes;
      list.push(rejection);
    }
  }
}

const MAX_FIELD_LENGTH = 200;
const MAX_UNKNOWN_FIELDS = 1_000;
