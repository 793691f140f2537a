import { drizzle, type PostgresJsDatabase } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import { SECOND_MS } from "../../schema/rules/durations";
import { doubledPauseMs, spreadPauseMs } from "../../schema/rules/limits/backOff";
import type { Log } from "../platform/log";

export type Sql = postgres.Sql;
export type Db = PostgresJsDatabase & { $client: Sql };
/** A transaction, or the pool: what a read takes. */
export type Tx = Parameters<Parameters<Db["transaction"]>[0]>[0];
export type Reader = Db | Tx;

/** A column's name in the database: firstDay is first_day. */
export const casing = "snake_case";

/** Roles beside the database's owner: who only adds to the audit, and who keeps what is kept by day (server/db/roles.ts). */
export const roles = { app: "atalaya_app", keeper: "atalaya_keeper" } as const;
export type Role = (typeof roles)[keyof typeof roles];

/** Where a database is: an address, or the socket folder of the embedded one. */
export type DatabaseAddress = { url: string } | { socket: string; database?: string };

/**
 * What one connection keeps prepared: queries with parameters, the least recently used forgotten first. Longer ones (many rows in one
 * insert) come in too many shapes to be worth keeping. See postgres in server/patches.
 */
export const PREPARED_LIMITS = { statements: 100, parameters: 100, length: 20_000 } as const;
/** Stands in a condition whose values decide how PostgreSQL best reads it: a query with it is not kept prepared, but planned each time. */
export const PLANNED_ANEW = "/* planned for these values */";

/** Between attempts to connect. */
const RECONNECT_PAUSES = { firstMs: 100, maxMs: 2_000 };

/** How long a pool waits, milliseconds; 0: for ever. */
export interface PoolTimeouts {
  /** A statement may take so long: the database ends it. */
  statementMs: number;
  /** A database that says nothing for so long is gone without a word: the connection is thrown away, and what became of its statement is unknown. */
  answerMs: number;
  /** A statement waits so long for a connection to be asked on. */
  connectionMs: number;
}

/** For what somebody waits for, and what the board and the clocks need: an answer, or UNAVAILABLE, within eight seconds. */
export const INTERACTIVE: PoolTimeouts = { statementMs: 4_000, answerMs: 5_000, connectionMs: 3_000 };
/** For what the product does by itself. */
export const JOBS: PoolTimeouts = { statementMs: 30_000, answerMs: 35_000, connectionMs: 30_000 };
/** A migration may rewrite every row that there is. */
export const ENDLESS: PoolTimeouts = { statementMs: 0, answerMs: 0, connectionMs: 0 };

/** Options that postgres.js has by the patch in server/patches; seconds. */
interface PatchedOptions {
  prepare_unsafe: typeof PREPARED_LIMITS & { except: string };
  answer_timeout: number;
  wait_timeout: number;
}

/**
 * Opens a pool: as the database's owner, or as one of the roles it made. One dialect, one driver: postgres.js with the fixes of server/patches.
 */
export function connect(place: DatabaseAddress, log: Log, max = 10, role?: Role, timeouts = JOBS): Db {
  const options: postgres.Options<Record<string, never>> & PatchedOptions = {
    max,
    prepare_unsafe: { ...PREPARED_LIMITS, except: PLANNED_ANEW },
    answer_timeout: timeouts.answerMs / SECOND_MS,
    wait_timeout: timeouts.connectionMs / SECOND_MS,
    // The type query on a fresh connection is an unhandled rejection when the connection dies during it; drizzle decodes arrays itself.
    fetch_types: false,
    connect_timeout: 3,
    idle_timeout: 60,
    // The driver counts in seconds.
    backoff: (retries: number) => spreadPauseMs(doubledPauseMs(retries, RECONNECT_PAUSES), Math.random()) / SECOND_MS,
    onnotice: (notice) => log.debug({ notice: notice.message }, "postgres notices"),
    connection: {
      application_name: "atalaya",
      TimeZone: "UTC",
      statement_timeout: timeouts.statementMs,
      lock_timeout: 5_000,
      idle_in_transaction_session_timeout: 5_000,
    },
  };
  // At an address the user of that address becomes the role with its first packet; the embedded one knows the role as a user of its own.
  const client =
    "url" in place
      ? postgres(place.url, { ...options, connection: { ...options.connection, ...(role && { role }) } as typeof options.connection })
      : postgres({ ...options, path: `${place.socket}/.s.PGSQL.5432`, database: place.database ?? "postgres", user: role ?? "postgres" });
  return drizzle(client, { casing }) as Db;
}
