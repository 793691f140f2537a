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

// Full collection when the heap has doubled. By default it may grow fourfold, retaining garbage of large imports until then.
setFlagsFromString("--heap-growing-percent=100");

/** Maximum duration of a shutdown after its notice, in milliseconds: 10 s for requests, the rest for the audit and the pools. */
const STOP_TIMEOUT_MS = 20 * SECOND_MS;
/** While the process stops, a query on a connection that has been silent for this long is given up, in milliseconds. */
const STOP_SILENCE_MS = 5 * SECOND_MS;

async function main(): Promise<void> {
  const env = readEnv();
  const log = createLog(env.LOG_LEVEL);
  const database = await openDatabase(env, log, { join: false });
  const clock = new Clock();
  const restored = await finishRestore({ db: database.db, clock });
  if (restored)
    log.warn(restored, "The database was restored; sessions ended, API keys need confirmation, and pending calls wait for review");
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
    setInterval(() => database.dropSilent(performance.now() - STOP_SILENCE_MS), SECOND_MS).unref();
    await demo?.stop();
    await app.stop();
    await database.close();
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void stop());
  process.on("unhandledRejection", (err) => log.error({ err }, "Unhandled promise rejection; the process continues"));
  // Node.js would print statements' data. The supervisor restarts the process.
  process.on("uncaughtException", (err) => {
    log.fatal({ err }, "Uncaught exception; the process exits");
    log.flush(() => process.exit(1));
  });
}

main().catch((error: unknown) => {
  const cause = error instanceof Error && error.message.startsWith("Failed query") ? error.cause : error;
  console.error(`Atalaya cannot start. ${cause instanceof Error ? cause.message : String(cause)}`);
  process.exit(1);
});
