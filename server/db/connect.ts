import { drizzle, type PostgresJsDatabase } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import { SECOND_MS } from "../../schema/rules/durations";
import { doubledPauseMs, spreadPauseMs } from "../../schema/rules/limits/backOff";
import type { Log } from "../platform/log";
import { sessionSettings } from "./sessionSettings";

export type Sql = postgres.Sql;
export type Db = PostgresJsDatabase & { $client: Sql };
export type Tx = Parameters<Parameters<Db["transaction"]>[0]>[0];
export type Reader = Db | Tx;

export const casing = "snake_case";

/** Database roles besides the owner: `app` can only append to the audit; `keeper` manages daily partitions (server/db/roles.ts). */
export const roles = { app: "atalaya_app", keeper: "atalaya_keeper" } as const;
export type Role = (typeof roles)[keyof typeof roles];

export type DatabaseAddress = { url: string } | { socket: string; database?: string };

/**
 * Limits of prepared statements per connection (LRU). Longer queries, such as bulk inserts, vary too much to be reused. See postgres in
 * server/patches.
 */
export const PREPARED_LIMITS = { statements: 100, parameters: 100, length: 20_000 } as const;
/** Marks queries whose best plan depends on their values. They are planned each time instead of prepared. */
export const PLANNED_ANEW = "/* planned for these values */";

const RECONNECT_PAUSES = { firstMs: 100, maxMs: 2_000 };

/** Timeouts of a pool, in milliseconds; 0 disables a timeout. */
export interface PoolTimeouts {
  statementMs: number;
  /** Time without data after which a connection is dropped. The result of its statement is unknown. */
  answerMs: number;
  connectionMs: number;
}

/** For requests, ingest, the outbox, the board and the clocks: a result or UNAVAILABLE within eight seconds. */
export const INTERACTIVE: PoolTimeouts = { statementMs: 4_000, answerMs: 5_000, connectionMs: 3_000 };
/** For background work: long statements, short waits for a connection. */
export const JOBS: PoolTimeouts = { statementMs: 30_000, answerMs: 35_000, connectionMs: 5_000 };
/** For migrations, which may rewrite every row. */
export const ENDLESS: PoolTimeouts = { statementMs: 0, answerMs: 0, connectionMs: 0 };

/** `dropSilent` is added by the patch in server/patches. */
type Pool = Sql & { dropSilent(sinceMs: number): void };

/**
 * Pools of one database. If one connection goes silent, the other silent ones are dropped too, so that no query waits longer than the
 * shortest timeout.
 */
export class PoolGroup {
  private readonly pools: Pool[] = [];

  add(pool: Pool): void {
    this.pools.push(pool);
  }

  dropSilent(sinceMs: number): void {
    for (const pool of this.pools) pool.dropSilent(sinceMs);
  }

  /** Waits for running queries, but no longer than this. Then they are rejected, as are later ones. */
  async close(timeoutMs: number): Promise<void> {
    await Promise.all(this.pools.map((pool) => pool.end({ timeout: timeoutMs / SECOND_MS })));
  }
}

/** Options added by the patch in server/patches, in seconds. */
interface PatchedOptions {
  prepare_unsafe: typeof PREPARED_LIMITS & { except: string };
  answer_timeout: number;
  wait_timeout: number;
  onsilent: () => void;
}

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
  const options: postgres.Options<Record<string, never>> & PatchedOptions = {
    max,
    prepare_unsafe: { ...PREPARED_LIMITS, except: PLANNED_ANEW },
    answer_timeout: timeouts.answerMs / SECOND_MS,
    wait_timeout: timeouts.connectionMs / SECOND_MS,
    onsilent: () => {
      log.warn("A database connection stopped responding; dropping it and all other silent connections");
      group?.dropSilent(performance.now() - timeouts.answerMs);
    },
    // A connection lost during the type query would cause an unhandled rejection; drizzle decodes arrays without it.
    fetch_types: false,
    connect_timeout: 3,
    idle_timeout: 60,
    backoff: (retries: number) => spreadPauseMs(doubledPauseMs(retries, RECONNECT_PAUSES), Math.random()) / SECOND_MS,
    onnotice: (notice) => log.debug({ notice: notice.message }, "PostgreSQL notice"),
    connection: {
      application_name: name ? `atalaya-${name}` : "atalaya",
      ...sessionSettings,
      statement_timeout: timeouts.statementMs,
      lock_timeout: 5_000,
      idle_in_transaction_session_timeout: 5_000,
    },
  };
  // With a URL, the user switches to the role on startup; in the embedded PostgreSQL the role is a user.
  const client =
    "url" in place
      ? postgres(place.url, {
          ...options,
          ...(hasSeveralHosts(place.url) && { target_session_attrs: "primary" }),
          connection: { ...options.connection, ...(role && { role }) } as typeof options.connection,
        })
      : postgres({ ...options, path: `${place.socket}/.s.PGSQL.5432`, database: place.database ?? "postgres", user: role ?? "postgres" });
  group?.add(client as unknown as Pool);
  return drizzle(client, { casing }) as Db;
}

/** With several hosts the writable one is used. The driver's `read-write` would also accept a standby. */
export const hasSeveralHosts = (url: string): boolean => /^\w+:\/\/(?:[^/?]*@)?[^/?@]*,/.test(url);
