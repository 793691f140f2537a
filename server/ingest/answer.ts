/** What every ingest endpoint answers with status 200, also when some records are refused. */
export interface IngestAnswer {
  accepted: number;
  /** Nothing in them was new. */
  unchanged: number;
  refused: Rejection[];
}

export interface Rejection {
  /** Line of an NDJSON body, place in an array: from 1. */
  line: number;
  /** The source code of the field at fault. */
  field: string;
  code: string;
  message: string;
}
