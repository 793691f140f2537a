/** Body of every ingest response with status 200, also if records were rejected. */
export interface IngestAnswer {
  accepted: number;
  unchanged: number;
  refused: Rejection[];
  /** The node stopped before the end of the body. Counted records are stored; the sender must repeat the body. Sent with status 503. */
  cut?: true;
  warnings?: Rejection[];
}

export interface Rejection {
  /** Line of an NDJSON body, or position in an array, starting at 1. */
  line: number;
  field: string;
  code: string;
  message: string;
}
