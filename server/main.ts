import { setFlagsFromString } from "node:v8";
import { SECOND_MS } from "../schema/rules/durations";
import { startApp } from "./app";
import { finishRestore } from "./backup/finishRestore";
import { openDatabase } from "./db/open";
import { seedUsers } from "./admin/seed";
import { Demo } from "./deploy/demo";
import { readEnv } from "./platform/env";
import { createLog } from "./platform/log";
import { Clock } from "./platform/time";

// A full collection when the heap has doubled: left alone it may grow fourfold, and what a large intake has done with stays until then.
setFlagsFromString("--heap-growing-percent=100");

/** A stop that takes longer than this after its notice has failed, milliseconds: 10 s for what is under way, the rest for the audit and the pools. */
const STOP_TIMEOUT_MS = 20 * SECOND_MS;

async function main(): Promise<void> {
  const env = readEnv();
  const log = createLog(env.LOG_LEVEL);
  const database = await openDatabase(env, log, { join: false });
  const clock = new Clock();
  const restored = await finishRestore({ db: database.db, clock });
  if (restored)
    log.warn(restored, "the database was restored: sessions are ended, keys are to be confirmed, calls that waited are in review");
  const users = await seedUsers({ db: database.db, clock }, env);
  const app = await startApp(env, log, database, clock);
  console.log(`\nAtalaya is ready: ${app.url}`);
  if (users.length) console.log(`Sign in as ${users.map(({ user, password }) => `${user} / ${password}`).join(", ")}`);
  else if (env.DEMO) console.log("The demo users keep their passwords; DEMO_PASSWORD=… npm start sets them anew.");

  const demo = env.DEMO ? new Demo({ db: database.db, clock }, env, app.url, log) : null;
  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), env.STOP_NOTICE_SECONDS * SECOND_MS + STOP_TIMEOUT_MS).unref();
    // also while it is still being started
    await demo?.stop();
    await app.stop();
    await database.close();
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void stop());
  process.on("unhandledRejection", (err) => log.error({ err }, "a rejection that nobody handled"));
  // Node itself would print it as it is, with what a statement was about; whoever supervises us starts us again.
  process.on("uncaughtException", (err) => {
    log.fatal({ err }, "an error that nobody caught");
    log.flush(() => process.exit(1));
  });
}

main().catch((error: unknown) => {
  const cause = error instanceof Error && error.message.startsWith("Failed query") ? error.cause : error;
  console.error(`Atalaya cannot start. ${cause instanceof Error ? cause.message : String(cause)}`);
  process.exit(1);
});
