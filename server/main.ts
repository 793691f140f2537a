import { setFlagsFromString } from "node:v8";
import { SECOND_MS } from "../schema/rules/durations";
import { startApp } from "./app";
import { finishRestore } from "./backup/finishRestore";
import { openDatabase } from "./db/open";
import { seedUsers } from "./admin/seed";
import { Demo } from "./deploy/demo";
import { pendingHistory } from "./deploy/demoHistory";
import { startHistory } from "./deploy/historyThread";
import { readEnv } from "./platform/env";
import { createLog } from "./platform/log";
import { Clock } from "./platform/time";

// Full collection when the heap has doubled. By default it may grow fourfold, retaining garbage of large imports until then.
setFlagsFromString("--heap-growing-percent=100");

/**
 * Limits of a shutdown in milliseconds: silence after which a connection is dropped, end of all database work (requests have 10 s, the
 * last audit seal has the rest), and the forced exit.
 */
const STOP_LIMITS_MS = { silence: 5 * SECOND_MS, database: 12 * SECOND_MS, process: 20 * SECOND_MS };

async function main(): Promise<void> {
  const env = readEnv();
  const log = createLog(env.LOG_LEVEL);
  const database = await openDatabase(env, log, { join: false });
  const clock = new Clock();
  const restored = await finishRestore({ db: database.db, clock });
  if (restored)
    log.warn(
      { event: "database.restored", ...restored },
      "The database was restored; sessions ended, API keys need confirmation, and pending calls wait for review",
    );
  const users = await seedUsers({ db: database.db, clock }, env);
  const app = await startApp(env, log, database, clock);
  console.log(`\nAtalaya is ready: ${app.url}`);
  if (users.length) console.log(`Sign in as ${users.map(({ user, password }) => `${user} / ${password}`).join(", ")}`);
  else if (env.DEMO) console.log("The demo users keep their passwords; DEMO_PASSWORD=… npm start sets them again.");
  if (users.length && env.BASEMAP === undefined)
    console.log("The map has the streets of Porto and São Paulo. npm run streets -- --help explains how to add other places.");

  const settings = env.DEMO ? await pendingHistory({ db: database.db, clock }, env) : null;
  const stopHistory = settings && startHistory({ place: database.place, logLevel: env.LOG_LEVEL, settings }, log);
  const demo = env.DEMO ? new Demo({ db: database.db, clock }, env, app.url, log) : null;
  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    const noticeMs = env.STOP_NOTICE_SECONDS * SECOND_MS;
    setInterval(() => database.dropSilent(performance.now() - STOP_LIMITS_MS.silence), SECOND_MS).unref();
    setTimeout(() => database.abandon(), noticeMs + STOP_LIMITS_MS.database).unref();
    setTimeout(() => process.exit(1), noticeMs + STOP_LIMITS_MS.process).unref();
    let exitCode = 0;
    for (const end of [() => stopHistory?.(), () => demo?.stop(), () => app.stop(), () => database.close()])
      try {
        await end();
      } catch (err) {
        log.error(
          { event: "process.stop_failed", err },
          "Stopping a part of the product failed; the other parts stop and the exit code is 1",
        );
        exitCode = 1;
      }
    process.exit(exitCode);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void stop());
  process.on("unhandledRejection", (err) =>
    log.error({ event: "process.unhandled_rejection", err }, "Unhandled promise rejection; the process continues"),
  );
  // Node.js would print statements' data. The supervisor restarts the process.
  process.on("uncaughtException", (err) => {
    log.fatal({ event: "process.uncaught_exception", err }, "Uncaught exception; the process exits");
    log.flush(() => process.exit(1));
  });
}

main().catch((error: unknown) => {
  const cause = error instanceof Error && error.message.startsWith("Failed query") ? error.cause : error;
  console.error(`Atalaya cannot start. ${cause instanceof Error ? cause.message : String(cause)}`);
  process.exit(1);
});
