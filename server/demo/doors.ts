// The product's doors as any outsider meets them: HTTP with a bearer key.
import type { ClaimRecord, SupplierRecord } from "./records";
import type { TraccarFix } from "./fixes";

/** A record that the door did not take. `line` counts from 1 within what was sent. */
export interface Refusal {
  line: number;
  field: string | null;
  code: string;
  message: string;
}
export interface Answer {
  accepted: number;
  unchanged: number;
  refused: Refusal[];
}

/** The door answered, and what was sent can not be sent like this: repeating it would not help. */
export class DoorError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
  /** The key is not known or may not do this: nothing else will go through either. */
  get forbidden(): boolean {
    return this.status === 401 || this.status === 403;
  }
}
/** The door could not be reached, or was not able to answer, each time it was tried. */
export class ConnectionLost extends Error {}

export interface DoorSettings {
  url: string;
  key: string;
  /** How often a sending is tried before ConnectionLost. Repeating is safe: records are upserts, a fix has its own time. */
  attempts: number;
  wait?: (milliseconds: number) => Promise<void>;
  /** Told before each new attempt. */
  onRetry?: (reason: string, milliseconds: number) => void;
}

/** Sends records and positions. Every call throws DoorError or ConnectionLost. */
export interface Doors {
  claims(records: readonly ClaimRecord[]): Promise<Answer>;
  suppliers(records: readonly SupplierRecord[]): Promise<Answer>;
  fixes(fixes: readonly TraccarFix[]): Promise<Answer>;
  /** A GraphQL query's data; errors of the schema are a DoorError too. */
  query(document: string, variables: Record<string, unknown>): Promise<unknown>;
}

const patience = 30_000;
const busy = new Set([408, 425, 429, 500, 502, 503, 504]);
export const sleep = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

export function openDoors({ url, key, attempts, wait = sleep, onRetry }: DoorSettings): Doors {
  const post = async (path: string, type: string, body: string): Promise<unknown> => {
    for (let attempt = 1; ; attempt++) {
      let reason: string;
      let failed = false;
      let pause = Math.min(250 * 2 ** (attempt - 1), 5_000);
      try {
        const headers = { authorization: `Bearer ${key}`, "content-type": type, accept: "application/json" };
        const response = await fetch(new URL(path, url), { method: "POST", headers, body, signal: AbortSignal.timeout(patience) });
        const text = await response.text();
        if (response.ok) return text === "" ? {} : (JSON.parse(text) as unknown);
        if (!busy.has(response.status)) throw new DoorError(response.status, `${path} answered ${response.status}: ${text.slice(0, 300)}`);
        reason = `${path} answered ${response.status}`;
        failed = response.status === 500;
        const asked = Number(response.headers.get("retry-after"));
        if (asked > 0) pause = Math.min(asked * 1_000, patience);
      } catch (error) {
        if (error instanceof DoorError) throw error;
        reason = reasonOf(error);
      }
      // A server that fails each time at the same thing is there; it is this that it cannot take.
      if (attempt >= attempts) throw failed ? new DoorError(500, reason) : new ConnectionLost(`${url}: ${reason}`);
      onRetry?.(reason, pause);
      await wait(pause);
    }
  };
  const ndjson = async (path: string, records: readonly object[]): Promise<Answer> =>
    answerOf(await post(path, "application/x-ndjson", records.map((record) => `${JSON.stringify(record)}\n`).join("")), records.length);
  return {
    claims: (records) => ndjson("/ingest/claims", records),
    suppliers: (records) => ndjson("/ingest/suppliers", records),
    fixes: async (fixes) => answerOf(await post("/ingest/positions/traccar", "application/json", JSON.stringify(fixes)), fixes.length),
    query: async (document, variables) => {
      const answer = await post("/graphql", "application/json", JSON.stringify({ query: document, variables }));
      const { data, errors } = answer as { data?: unknown; errors?: { message: string }[] };
      if (errors?.length) throw new DoorError(200, errors[0]!.message);
      return data;
    },
  };
}

/** undici hides why a connection failed in the error's cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause as { code?: string; message?: string } | undefined;
  return cause?.code ?? cause?.message ?? error.message;
}

/** A door that says nothing of counts has taken all that it did not refuse. */
function answerOf(body: unknown, sent: number): Answer {
  const { accepted, unchanged = 0, refused = [] } = (body ?? {}) as Partial<Answer>;
  return { accepted: accepted ?? sent - unchanged - refused.length, unchanged, refused };
}
