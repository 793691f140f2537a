import { existsSync } from "node:fs";
import type { Env } from "../platform/env";
import type { Log } from "../platform/log";
import { connect, type Db } from "./connect";
import { runningSocket, startEmbedded, type Embedded } from "./embedded";
import { migrate } from "./migrate";

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
  if (running && existsSync(running)) return opened(connect({ socket: running }, log), null);
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

/** A database that is just starting refuses for a moment. */
async function untilReady(db: Db): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await db.execute("select 1");
      return;
    } catch (error) {
      if (attempt === 50)
        throw new Error(`The database cannot be reached: ${(error as Error & { cause?: Error }).cause?.message ?? String(error)}`, {
          cause: error,
        });
      await new Promise((later) => setTimeout(later, Math.min(50 * attempt, 500)));
    }
  }
}
