import { setTimeout as sleep } from "node:timers/promises";
import { SECOND_MS } from "../../schema/rules/durations";
import type { Env } from "../platform/env";
import type { Log } from "../platform/log";
import { connect, type Db, ENDLESS, INTERACTIVE, JOBS, PoolGroup, type DatabaseAddress, type Role, roles } from "./connect";
import type { PoolTimeouts } from "./driver/pool";
import { runningSocket, startEmbedded, type Embedded } from "./embedded/embedded";
import { migrate } from "./migrate";
import { ensurePartitions } from "./retention/partitions";
import { catchUpTransactionIds } from "./restoredDatabase";
import { ensureRoles } from "./roles";
import { assertSessionSettings } from "./sessionSettings";
import { sqlState } from "./transaction";

export interface Database extends Opened {
  embedded: Embedded | null;
}

export interface Opened {
  db: Db;
  /** For requests of people and programs: INTERACTIVE timeouts. */
  requests: Db;
  /** For ingest, the outbox and live state such as presence: INTERACTIVE timeouts, separate from requests. */
  intakeDb: Db;
  /** For the log follower, heartbeat and clocks, which must not wait for other load. */
  vitalDb: Db;
  /** For creating and dropping daily partitions; equal to `db` if the roles do not exist. */
  ownerDb: Db;
  place: DatabasePlace;
  dropSilent(sinceMs: number): void;
  abandon(): void;
  close(): Promise<void>;
}

export interface DatabasePlace {
  address: DatabaseAddress;
  role: Role | undefined;
}

/**
 * Opens and migrates the database. Without DATABASE_URL, starts the embedded one, or joins it if another process runs it on this data
 * directory.
 */
export async function openDatabase(env: Env, log: Log, options: { join?: boolean } = { join: true }): Promise<Database> {
  if (env.DATABASE_URL) return { ...(await openAt({ url: env.DATABASE_URL }, log)), embedded: null };
  const running = options.join ? await runningSocket(env.DATA_DIR) : null;
  if (running) return { ...(await openAt({ socket: running }, log)), embedded: null };
  const embedded = await startEmbedded(env.DATA_DIR, log);
  const opened = await openAt({ socket: embedded.socket }, log);
  return {
    ...opened,
    embedded,
    async close() {
      await opened.close();
      await embedded.stop();
    },
  };
}

export interface Unmigrated {
  address: DatabaseAddress;
  owner: Db;
  close(): Promise<void>;
}

/** Opens the database without changes. The embedded one is started or joined; with `join: false`, a running one is an error. */
export async function openUnmigrated(env: Env, log: Log, { join }: { join: boolean }): Promise<Unmigrated> {
  const open = async (address: DatabaseAddress, stop: () => Promise<void> = async () => undefined): Promise<Unmigrated> => {
    const owner = connect(address, log, 2, undefined, ENDLESS);
    const close = async (): Promise<void> => {
      await owner.$client.end({ timeout: 5 });
      await stop();
    };
    try {
      await untilReady(owner);
    } catch (error) {
      await close();
      throw error;
    }
    return { address, owner, close };
  };
  if (env.DATABASE_URL) return open({ url: env.DATABASE_URL });
  const running = join ? await runningSocket(env.DATA_DIR) : null;
  if (running) return open({ socket: running });
  const embedded = await startEmbedded(env.DATA_DIR, log);
  return open({ socket: embedded.socket }, () => embedded.stop());
}

/**
 * Connections per pool. `vital`: follower, heartbeat, two clocks and a second lane, /readyz, one spare. `intake`: batches of records,
 * lanes of positions, two for the outbox.
 */
const POOL_SIZES = { jobs: 6, requests: 10, intake: 9, vital: 7, keeper: 1 };
const CLOSE_TIMEOUT_MS = 2 * SECOND_MS;

export async function openAt(address: DatabaseAddress, log: Log): Promise<Opened> {
  const migrationDb = connect(address, log, 2, undefined, ENDLESS);
  const hasRoles = await prepare(migrationDb, "socket" in address, log).finally(() => migrationDb.$client.end({ timeout: 5 }));
  const role = hasRoles ? roles.app : undefined;
  const group = new PoolGroup();
  const pool = (name: keyof typeof POOL_SIZES, timeouts: PoolTimeouts, as: Role | undefined = role): Db =>
    connect(address, log, POOL_SIZES[name], as, timeouts, { group, name });
  const db = pool("jobs", JOBS);
  const requests = pool("requests", INTERACTIVE);
  const intakeDb = pool("intake", INTERACTIVE);
  const vitalDb = pool("vital", INTERACTIVE);
  const ownerDb = hasRoles ? pool("keeper", JOBS, roles.keeper) : db;
  return {
    db,
    requests,
    intakeDb,
    vitalDb,
    ownerDb,
    place: { address, role },
    dropSilent: (sinceMs) => group.stopSilent(sinceMs),
    abandon: () => void group.close(0),
    close: () => group.close(CLOSE_TIMEOUT_MS),
  };
}

async function prepare(owner: Db, isEmbedded: boolean, log: Log): Promise<boolean> {
  const notice = setTimeout(
    () => log.warn({ event: "database.awaited" }, "No database accepts writes; the start continues when one does"),
    WAIT_NOTICE_MS,
  );
  await untilReady(owner, { primary: true }).finally(() => clearTimeout(notice));
  await assertSessionSettings(owner);
  await migrate(owner);
  const hasRoles = await ensureRoles(owner, isEmbedded, log);
  await ensurePartitions(owner, new Date(), log);
  await catchUpTransactionIds(owner, log);
  return hasRoles;
}

/** Maximum wait in milliseconds for an unreachable database, and for one that reports it is starting (crash recovery is slow). */
const STARTUP_TIMEOUTS_MS = { unreachable: 20_000, starting: 300_000 };

const WAIT_NOTICE_MS = 5_000;

class StandbyError extends Error {
  override message = "It is a standby and read-only. Set DATABASE_URL to the primary or to all hosts.";
}

async function assertPrimary(db: Db): Promise<void> {
  const [row] = await db.execute<{ standby: boolean }>("select pg_is_in_recovery() as standby");
  if (row!.standby) throw new StandbyError();
}

/**
 * Waits until the database accepts queries, with `primary` until it is promoted. Permanent errors (wrong password, unknown database)
 * throw immediately.
 */
export async function untilReady(db: Db, { primary = false } = {}): Promise<void> {
  const startedMs = Date.now();
  for (let pause = 50; ; pause = Math.min(pause + 50, 500)) {
    try {
      await (primary ? assertPrimary(db) : db.execute("select 1"));
      return;
    } catch (error) {
      const state = sqlState(error) ?? "";
      const isStarting = state === "57P03" || error instanceof StandbyError;
      const limit = isStarting ? STARTUP_TIMEOUTS_MS.starting : /^(28|3D)/.test(state) ? 0 : STARTUP_TIMEOUTS_MS.unreachable;
      const reason = (error as Error & { cause?: Error }).cause?.message ?? String(error);
      if (Date.now() - startedMs >= limit) throw new Error(`The database cannot be reached: ${reason}`, { cause: error });
      await sleep(pause);
    }
  }
}
