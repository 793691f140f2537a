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

/** Between attempts to connect. */
const RECONNECT_PAUSES = { firstMs: 100, maxMs: 2_000 };

/**
 * Opens a pool: as the database's owner, or as one of the roles it made. `patience`: milliseconds that a statement may take; 0: any number. One dialect,
 * one driver: postgres.js with the fix of server/patches.
 */
export function connect(place: DatabaseAddress, log: Log, max = 10, role?: Role, statementTimeoutMs = 30_000): Db {
  const options: postgres.Options<Record<string, never>> & { prepare_unsafe: typeof PREPARED_LIMITS } = {
    max,
    prepare_unsafe: PREPARED_LIMITS,
    // The type query on a fresh connection is an unhandled rejection when the connection dies during it; drizzle decodes arrays itself.
    fetch_types: false,
    connect_timeout: 5,
    idle_timeout: 60,
    // The driver counts in seconds.
    backoff: (retries: number) => spreadPauseMs(doubledPauseMs(retries, RECONNECT_PAUSES), Math.random()) / SECOND_MS,
    onnotice: (notice) => log.debug({ notice: notice.message }, "postgres notices"),
    connection: {
      application_name: "atalaya",
      TimeZone: "UTC",
      statement_timeout: statementTimeoutMs,
      lock_timeout: 5_000,
      idle_in_transaction_session_timeout: 5_000,
    },
  };
  // At an address the user of that address becomes the role with its first packet; the embedded one knows the role as a user of its own.
  const client =
    "url" in place
      ? postgres(place.url, { ...options, connection: { ...options.connection, ...(role && { role }) } as typeof options.connection })
      : postgres({ ...options, path: `${place.socket}/.s.PGSQL.5432`, database: place.database ?? "postgres", user: role ?? "postgres" });
  return drizzle(client, { casing: "snake_case" }) as Db;
}
