// Client of the product's HTTP endpoints with an API key, like any external system.
import { z } from "zod";
import { doubledPauseMs } from "../../schema/rules/limits/backOff";
import type { ClaimRecord, SupplierRecord } from "./records";
import type { TraccarFix } from "./fixes";

/** Rejected record; `line` counts from 1 within the request. */
const rejection = z.object({ line: z.number(), field: z.string().nullable(), code: z.string(), message: z.string() });
const ingestAnswer = z.object({
  /** Absent if all records that were not rejected were accepted. */
  accepted: z.number().optional(),
  unchanged: z.number().default(0),
  stale: z.number().default(0),
  refused: z.array(rejection).default([]),
  warnings: z.array(rejection).default([]),
});
export type Rejection = z.output<typeof rejection>;
export type Answer = Required<z.output<typeof ingestAnswer>>;

const queryAnswer = z.object({ data: z.unknown().optional(), errors: z.array(z.object({ message: z.string() })).optional() });

/** The endpoint rejected the request; repeating it would not help. */
export class EndpointError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
  /** The key is invalid or lacks rights, so every other request would fail too. */
  get forbidden(): boolean {
    return this.status === 401 || this.status === 403;
  }
}
export class ConnectionLost extends Error {}

export interface EndpointSettings {
  url: string;
  key: string;
  /** Attempts before ConnectionLost. Repeating is safe, because records are upserts and fixes have timestamps. */
  attempts: number;
  wait?: (milliseconds: number) => Promise<void>;
  onRetry?: (reason: string, milliseconds: number) => void;
}

export interface Endpoints {
  claims(records: readonly ClaimRecord[]): Promise<Answer>;
  suppliers(records: readonly SupplierRecord[]): Promise<Answer>;
  fixes(fixes: readonly TraccarFix[]): Promise<Answer>;
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
        const retrySeconds = Number(response.headers.get("retry-after"));
        if (retrySeconds > 0) pauseMs = Math.min(retrySeconds * 1_000, REQUEST_TIMEOUT_MS);
      } catch (error) {
        if (error instanceof EndpointError) throw error;
        reason = reasonOf(error);
      }
      // If the server fails repeatedly, it is reachable and the request is at fault.
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

/** undici stores the reason of a connection failure in the error's cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause as { code?: string; message?: string } | undefined;
  return cause?.code ?? cause?.message ?? error.message;
}

function answerOf(body: unknown, sent: number): Answer {
  const { accepted, unchanged, stale, refused, warnings } = ingestAnswer.parse(body ?? {});
  return { accepted: accepted ?? sent - unchanged - stale - refused.length, unchanged, stale, refused, warnings };
}
