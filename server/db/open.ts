import { setTimeout as sleep } from "node:timers/promises";
import type { Env } from "../platform/env";
import type { Log } from "../platform/log";
import { connect, type Db } from "./connect";
import { runningSocket, startEmbedded, type Embedded } from "./embedded";
import { migrate } from "./migrate";
import { sqlState } from "./transaction";

export interface Database {
  db: Db;
  /** Null on a database of somebody else's. */
  embedded: Embedded | null;
  close(): Promise<void>;
}

/**
 * Opens the database of the settings, migrated. Without DATABASE_URL it is the embedded one: started here, or, when another Atalaya
 * runs it on this data directory, joined (`npm run api-key` beside a running product).
 */
export async function openDatabase(env: Env, log: Log, options: { join?: boolean } = { join: true }): Promise<Database> {
  if (env.DATABASE_URL) return opened(connect({ url: env.DATABASE_URL }, log), null);
  const running = options.join ? await runningSocket(env.DATA_DIR) : null;
  if (running) return opened(connect({ socket: running }, log), null);
  const embedded = await startEmbedded(env.DATA_DIR, log);
  return opened(connect({ socket: embedded.socket }, log), embedded);
}

async function opened(db: Db, embedded: Embedded | null): Promise<Database> {
  await untilReady(db);
  await migrate(db);
  return {
    db,
    embedded,
    async close() {
      await db.$client.end({ timeout: 5 });
      await embedded?.stop();
    },
  };
}

/** Milliseconds that a database may be unreachable, and that one which says it is starting may take: recovery after a crash is long. */
const patience = { unreachable: 20_000, starting: 300_000 };

/** Waits for a database that is just starting. One that refuses for good (no such database, wrong password) is not asked again. */
async function untilReady(db: Db): Promise<void> {
  const begun = Date.now();
  for (let pause = 50; ; pause = Math.min(pause + 50, 500)) {
    try {
      await db.execute("select 1");
      return;
    } catch (error) {
      const state = sqlState(error) ?? "";
      const limit = state === "57P03" ? patience.starting : /^(28|3D)/.test(state) ? 0 : patience.unreachable;
      const said = (error as Error & { cause?: Error }).cause?.message ?? String(error);
      if (Date.now() - begun >= limit) throw new Error(`The database cannot be reached: ${said}`, { cause: error });
      await sleep(pause);
    }
  }
}
