import { setTimeout as sleep } from "node:timers/promises";
import type { Env } from "../platform/env";
import type { Log } from "../platform/log";
import { connect, type Db, ENDLESS, INTERACTIVE, type DatabaseAddress, type Role, roles } from "./connect";
import { runningSocket, startEmbedded, type Embedded } from "./embedded/embedded";
import { migrate } from "./migrate";
import { ensurePartitions } from "./partitions";
import { catchUpTransactionIds } from "./restoredDatabase";
import { ensureRoles } from "./roles";
import { sqlState } from "./transaction";

export interface Database extends Opened {
  /** Null on a database of somebody else's. */
  embedded: Embedded | null;
}

/** A migrated database. */
export interface Opened {
  /** As the application: its own work. */
  db: Db;
  /** The same for what somebody waits for: an answer or UNAVAILABLE within eight seconds, and the product's own work has connections left. */
  requests: Db;
  /** The same for what all that is live hangs on: the follower of the log, heartbeat and clocks never wait behind what comes in. */
  vitalDb: Db;
  /** As whoever makes and removes what is kept by day; the same as `db` where there are no roles. */
  ownerDb: Db;
  /** Where it is, and as whom the application works on it: for a thread, which opens its own connections. */
  place: DatabasePlace;
  close(): Promise<void>;
}

export interface DatabasePlace {
  address: DatabaseAddress;
  role: Role | undefined;
}

/**
 * Opens the database of the settings, migrated. Without DATABASE_URL it is the embedded one: started here, or, when another Atalaya
 * runs it on this data directory, joined (`npm run api-key` beside a running product).
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

/** A database as its owner, as it is: nothing is migrated. */
export interface Unmigrated {
  address: DatabaseAddress;
  owner: Db;
  close(): Promise<void>;
}

/**
 * Opens the database of the settings without changing it. The embedded one is started, or joined where an Atalaya runs it; with `join: false` a
 * running one is refused.
 */
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

/** One each for the follower, the heartbeat, the two clocks, the second lane of one of them and /readyz, and one more. */
const VITAL_CONNECTIONS = 7;

/** Migrates a database as its owner, then opens it as the roles that work on it. */
export async function openAt(address: DatabaseAddress, log: Log): Promise<Opened> {
  // a migration may rewrite every row that there is: it takes as long as it takes
  const migrationDb = connect(address, log, 2, undefined, ENDLESS);
  await untilReady(migrationDb);
  await migrate(migrationDb);
  const hasRoles = await ensureRoles(migrationDb, "socket" in address, log);
  await ensurePartitions(migrationDb, new Date(), log);
  await catchUpTransactionIds(migrationDb, log);
  const role = hasRoles ? roles.app : undefined;
  const db = connect(address, log, 10, role);
  const requests = connect(address, log, 10, role, INTERACTIVE);
  const vitalDb = connect(address, log, VITAL_CONNECTIONS, role, INTERACTIVE);
  const ownerDb = hasRoles ? connect(address, log, 1, roles.keeper) : db;
  await migrationDb.$client.end({ timeout: 5 });
  return {
    db,
    requests,
    vitalDb,
    ownerDb,
    place: { address, role },
    async close() {
      await Promise.all([...new Set([db, requests, vitalDb, ownerDb])].map((pool) => pool.$client.end({ timeout: 5 })));
    },
  };
}

/** Milliseconds that a database may be unreachable, and that one which says it is starting may take: recovery after a crash is long. */
const STARTUP_TIMEOUTS_MS = { unreachable: 20_000, starting: 300_000 };

/** Waits for a database that is just starting. One that refuses for good (no such database, wrong password) is not asked again. */
export async function untilReady(db: Db): Promise<void> {
  const begun = Date.now();
  for (let pause = 50; ; pause = Math.min(pause + 50, 500)) {
    try {
      await db.execute("select 1");
      return;
    } catch (error) {
      const state = sqlState(error) ?? "";
      const limit = state === "57P03" ? STARTUP_TIMEOUTS_MS.starting : /^(28|3D)/.test(state) ? 0 : STARTUP_TIMEOUTS_MS.unreachable;
      const said = (error as Error & { cause?: Error }).cause?.message ?? String(error);
      if (Date.now() - begun >= limit) throw new Error(`The database cannot be reached: ${said}`, { cause: error });
      await sleep(pause);
    }
  }
}
