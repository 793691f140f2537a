// The product's endpoints as any outsider meets them: HTTP with a bearer key.
import { z } from "zod";
import { doubledPauseMs } from "../../schema/rules/limits/backOff";
import type { ClaimRecord, SupplierRecord } from "./records";
import type { TraccarFix } from "./fixes";

/** A record that the endpoint did not take. `line` counts from 1 within what was sent. */
const rejection = z.object({ line: z.number(), field: z.string().nullable(), code: z.string(), message: z.string() });
const ingestAnswer = z.object({
  /** Absent: all that was not refused. */
  accepted: z.number().optional(),
  unchanged: z.number().default(0),
  refused: z.array(rejection).default([]),
});
export type Rejection = z.output<typeof rejection>;
export type Answer = Required<z.output<typeof ingestAnswer>>;

const queryAnswer = z.object({ data: z.unknown().optional(), errors: z.array(z.object({ message: z.string() })).optional() });

/** The endpoint answered, and what was sent can not be sent like this: repeating it would not help. */
export class EndpointError extends Error {
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
/** The endpoint could not be reached, or was not able to answer, each time it was tried. */
export class ConnectionLost extends Error {}

export interface EndpointSettings {
  url: string;
  key: string;
  /** How often a sending is tried before ConnectionLost. Repeating is safe: records are upserts, a fix has its own time. */
  attempts: number;
  wait?: (milliseconds: number) => Promise<void>;
  /** Called before each new attempt. */
  onRetry?: (reason: string, milliseconds: number) => void;
}

/** Sends records and positions. Every call throws EndpointError or ConnectionLost. */
export interface Endpoints {
  claims(records: readonly ClaimRecord[]): Promise<Answer>;
  suppliers(records: readonly SupplierRecord[]): Promise<Answer>;
  fixes(fixes: readonly TraccarFix[]): Promise<Answer>;
  /** A GraphQL query's data; errors of the schema are a EndpointError too. */
  query(document: string, variables: Record<string, unknown>): Promise<unknown>;
}

const REQUEST_TIMEOUT_MS = 30_000;
const RETRY_PAUSES = { firstMs: 250, maxMs: 5_000 };
const RETRYABLE_STATUSES = new Set([408, 425, 429, 500, 502, 503, 504]);
export const sleep = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

export function openEndpoints({ url, key, attempts, wait = sleep, onRetry }: EndpointSettings): Endpoints {
  const post = async (path: string, type: string, body: string): Promise<unknown> => {
    for (let attempt = 1; ; attempt++) {
      let reason: string;
      let serverFailed = false;
      let pauseMs = doubledPauseMs(attempt, RETRY_PAUSES);
      try {
        const headers = { authorization: `Bearer ${key}`, "content-type": type, accept: "application/json" };
        const response = await fetch(new URL(path, url), {
          method: "POST",
          headers,
          body,
          signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
        });
        const text = await response.text();
        if (response.ok) return text === "" ? {} : (JSON.parse(text) as unknown);
        if (!RETRYABLE_STATUSES.has(response.status))
          throw new EndpointError(response.status, `${path} answered ${response.status}: ${text.slice(0, 300)}`);
        reason = `${path} answered ${response.status}`;
        serverFailed = response.status === 500;
        const asked = Number(response.headers.get("retry-after"));
        if (asked > 0) pauseMs = Math.min(asked * 1_000, REQUEST_TIMEOUT_MS);
      } catch (error) {
        if (error instanceof EndpointError) throw error;
        reason = reasonOf(error);
      }
      // A server that fails each time at the same thing is there; it is this that it cannot take.
      if (attempt >= attempts) throw serverFailed ? new EndpointError(500, reason) : new ConnectionLost(`${url}: ${reason}`);
      onRetry?.(reason, pauseMs);
      await wait(pauseMs);
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
      const { data, errors } = queryAnswer.parse(answer);
      if (errors?.length) throw new EndpointError(200, errors[0]!.message);
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

/** An endpoint that says nothing of counts has taken all that it did not refuse. */
function answerOf(body: unknown, sent: number): Answer {
  const { accepted, unchanged, refused } = ingestAnswer.parse(body ?? {});
  return { accepted: accepted ?? sent - unchanged - refused.length, unchanged, refused };
}
