import { drizzle, type PostgresJsDatabase } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import { SECOND_MS } from "../../schema/rules/durations";
import { doubledPauseMs, spreadPauseMs } from "../../schema/rules/limits/backOff";
import type { Log } from "../platform/log";
import { openPool, type PooledSql, type PoolTimeouts } from "./driver/pool";
import { PREPARED_LIMITS } from "./driver/preparedTexts";
import { sessionSettings } from "./sessionSettings";

export type Sql = postgres.Sql;
export type Db = PostgresJsDatabase & { $client: PooledSql };
export type Tx = Parameters<Parameters<Db["transaction"]>[0]>[0];
export type Reader = Db | Tx;

export const casing = "snake_case";

/** Database roles besides the owner: `app` can only append to the audit; `keeper` manages daily partitions (server/db/roles.ts). */
export const roles = { app: "atalaya_app", keeper: "atalaya_keeper" } as const;
export type Role = (typeof roles)[keyof typeof roles];

export type DatabaseAddress = { url: string } | { socket: string; database?: string };

const RECONNECT_PAUSES = { firstMs: 100, maxMs: 2_000 };

/** For requests, ingest, the outbox, the board and the clocks: a result or UNAVAILABLE within eight seconds. */
export const INTERACTIVE: PoolTimeouts = { statementMs: 4_000, probeMs: 0, answerMs: 5_000, connectionMs: 3_000 };
/** For background work: long statements, short waits for a connection. */
export const JOBS: PoolTimeouts = { statementMs: 30_000, probeMs: 4_000, answerMs: 35_000, connectionMs: 5_000 };
export const ENDLESS: PoolTimeouts = { statementMs: 0, probeMs: 0, answerMs: 0, connectionMs: 0 };

/**
 * Pools of one database. If one connection is silent, the connections of all pools are replaced, so that no statement waits longer than
 * the shortest timeout.
 */
export class PoolGroup {
  private readonly pools: PooledSql[] = [];

  add(pool: PooledSql): void {
    this.pools.push(pool);
  }

  dropSilent(sinceMs: number): void {
    for (const pool of this.pools) pool.dropSilent(sinceMs);
  }

  /** Also abandons statements that the server may still run. */
  stopSilent(sinceMs: number): void {
    if (!this.pools.some((pool) => pool.isSilent(sinceMs))) return;
    for (const pool of this.pools) pool.dropSilent(sinceMs, { all: true });
  }

  /** Waits for running queries, but no longer than this. Then they are rejected, as are later ones. */
  async close(timeoutMs: number): Promise<void> {
    await Promise.all(this.pools.map((pool) => pool.end({ timeout: timeoutMs / SECOND_MS })));
  }
}

/** Leaves texts to drizzle, which configures only the first connections of a pool itself. */
const unchanged = (value: unknown): unknown => value;
const DRIZZLE_TYPES = {
  times: { to: 1184, from: [1082, 1083, 1114, 1115, 1182, 1184, 1185, 1231], serialize: unchanged, parse: unchanged },
  json: { to: 114, from: [114, 3802], serialize: unchanged, parse: (text: string): unknown => JSON.parse(text) },
};

/**
 * Opens a pool as the database owner or as one of the product's roles. Uses postgres.js with the fixes in server/patches. `name`
 * distinguishes pools of a node in `pg_stat_activity`.
 */
export function connect(
  place: DatabaseAddress,
  log: Log,
  max = 10,
  role?: Role,
  timeouts = JOBS,
  { group, name }: { group?: PoolGroup; name?: string } = {},
): Db {
  const options: postgres.Options<Record<string, postgres.PostgresType>> = {
    types: DRIZZLE_TYPES as unknown as Record<string, postgres.PostgresType>,
    max_lifetime: PREPARED_LIMITS.lifetimeMs / SECOND_MS,
    // A connection lost during the type query would cause an unhandled rejection; drizzle decodes arrays without it.
    fetch_types: false,
    connect_timeout: 3,
    idle_timeout: 60,
    backoff: (retries: number) => spreadPauseMs(doubledPauseMs(retries, RECONNECT_PAUSES), Math.random()) / SECOND_MS,
    onnotice: (notice) => log.debug({ event: "database.notice", notice: notice.message }, "PostgreSQL notice"),
    connection: {
      application_name: name ? `atalaya-${name}` : "atalaya",
      ...sessionSettings,
      statement_timeout: timeouts.statementMs,
      lock_timeout: 5_000,
      idle_in_transaction_session_timeout: 5_000,
    },
  };
  // With a URL, the user switches to the role on startup; in the embedded PostgreSQL the role is a user.
  const open = (connections: number): postgres.Sql =>
    "url" in place
      ? postgres(place.url, {
          ...options,
          max: connections,
          ...(hasSeveralHosts(place.url) && { target_session_attrs: "primary" }),
          connection: { ...options.connection, ...(role && { role }) } as typeof options.connection,
        })
      : postgres({
          ...options,
          max: connections,
          path: `${place.socket}/.s.PGSQL.5432`,
          database: place.database ?? "postgres",
          user: role ?? "postgres",
        });
  const client = openPool(open as (connections: number) => postgres.Sql, max, timeouts, (sinceMs) => {
    log.warn({ event: "database.connection_silent" }, "A database connection stopped responding; replacing all connections");
    group?.dropSilent(sinceMs);
  });
  group?.add(client);
  return drizzle(client, { casing });
}

/** With several hosts the writable one is used. The driver's `read-write` would also accept a standby. */
export const hasSeveralHosts = (url: string): boolean => /^\w+:\/\/(?:[^/?]*@)?[^/?@]*,/.test(url);
