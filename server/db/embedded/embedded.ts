import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import { chown, rename, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Log } from "../../platform/log";
import { binaries, type Binaries } from "./binaries";
import { waitUntilStopped, runningServer } from "./lockFile";
import { dataHome, makeFolder, socketFolder, unprivileged } from "./folders";

export interface Embedded {
  /** Folder of the Unix socket; postgres.js connects to `${socket}/.s.PGSQL.5432`. */
  socket: string;
  pid(): number;
  stop(): Promise<void>;
}

const socketFile = (folder: string): string => join(folder, ".s.PGSQL.5432");

// Watchdog: the server's parent is a shell that reads a pipe from this process and stops the server when the pipe closes.
const watchdog = `exec 3<&0; "$0" "$@" </dev/null & pid=$!; (cat <&3 >/dev/null; kill -INT $pid 2>/dev/null) & wait $pid`;

/** Starts PostgreSQL on `dataDir`, creates the cluster on first use, and restarts it after a crash. */
export async function startEmbedded(dataDir: string, log: Log, extra: string[] = []): Promise<Embedded> {
  const home = await dataHome(resolve(dataDir));
  if (home !== resolve(dataDir))
    log.info(
      { event: "embedded.folder_changed", data: home },
      "The PostgreSQL user cannot access the data directory; using a system folder instead",
    );
  const bin = await binaries();
  const cluster = join(home, "pg");
  await makeFolder(home);
  if (unprivileged.uid !== undefined) await chown(home, unprivileged.uid, unprivileged.gid!);
  if (!existsSync(join(cluster, "PG_VERSION"))) await initialise(bin, cluster, home);
  await waitUntilStopped(cluster);
  return supervise(bin, cluster, await socketFolder(cluster), log, extra);
}

export async function runningSocket(dataDir: string): Promise<string | null> {
  const holder = runningServer(join(await dataHome(resolve(dataDir)), "pg"));
  return holder?.socket && existsSync(socketFile(holder.socket)) ? holder.socket : null;
}

/** Creates the cluster in a temporary folder and renames it, so that an interrupted start leaves no partial cluster. */
async function initialise(bin: Binaries, cluster: string, parent: string): Promise<void> {
  const newCluster = `${cluster}.new`;
  rmSync(newCluster, { recursive: true, force: true });
  await run(bin, ["-D", newCluster, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C"], parent);
  await writeFile(join(newCluster, "postgresql.auto.conf"), settings);
  await rename(newCluster, cluster);
}

const settings = [
  "listen_addresses = ''",
  "max_connections = 60",
  "shared_buffers = 256MB",
  "jit = off",
  "max_wal_size = 2GB",
  "timezone = 'UTC'",
  "",
].join("\n");

/** Keeps statement texts and values out of PostgreSQL's log. */
const redactedLogging = ["-c", "log_error_verbosity=terse", "-c", "log_min_error_statement=panic"];

/** Timeout in milliseconds until the socket exists (crash recovery runs after that), and the maximum number of launches. */
const START_TIMEOUT_MS = 30_000;
const MAX_START_ATTEMPTS = 10;

async function supervise(bin: Binaries, cluster: string, socket: string, log: Log, extra: string[]): Promise<Embedded> {
  let stopping = false;
  let ready = false;
  let ended = 0;
  let child: ChildProcess;
  let lastOutput = "";

  const launch = (): void => {
    const args = ["-c", watchdog, bin.postgres, "-D", cluster, "-h", "", "-k", socket, ...redactedLogging, ...extra];
    child = spawn("sh", args, { stdio: ["pipe", "ignore", "pipe"], env: bin.env, detached: true, ...unprivileged });
    child.stderr!.on("data", (text: Buffer) => {
      lastOutput = `${lastOutput}${text.toString()}`.slice(-1_000);
      log.debug({ event: "embedded.output", postgres: text.toString().trim() }, "PostgreSQL output");
    });
    child.on("error", ({ message }) => (lastOutput = message));
    child.on("exit", (code) => {
      ended++;
      if (stopping) return;
      if (ready) log.error({ event: "embedded.exited", code }, "The embedded PostgreSQL exited; restarting it");
      setTimeout(() => {
        if (!stopping)
          void waitUntilStopped(cluster).then(launch, (err: unknown) =>
            log.fatal({ event: "embedded.restart_failed", err }, "Restarting the embedded PostgreSQL failed; restart the product"),
          );
      }, 300);
    });
  };
  rmSync(socketFile(socket), { force: true });
  launch();
  for (let waited = 0; !existsSync(socketFile(socket)); waited += 20) {
    if (waited > START_TIMEOUT_MS || ended >= MAX_START_ATTEMPTS) {
      stopping = true;
      throw new Error(`The embedded PostgreSQL does not start. Its output: ${lastOutput.trim() || "none"}`);
    }
    await sleep(20);
  }
  ready = true;
  return {
    socket,
    pid: () => runningServer(cluster)?.pid ?? 0,
    async stop() {
      stopping = true;
      const exit = new Promise((done) => child.once("exit", done));
      child.stdin!.end();
      if (child.exitCode === null && child.signalCode === null) await exit;
      rmSync(socket, { recursive: true, force: true });
    },
  };
}

function run({ initdb, env }: Binaries, args: string[], cwd: string): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn(initdb, args, { cwd, env, stdio: ["ignore", "ignore", "pipe"], ...unprivileged });
    let words = "";
    child.stderr.on("data", (text: Buffer) => (words += text.toString()));
    child.on("error", fail);
    child.on("exit", (code) => (code === 0 ? done() : fail(new Error(`${initdb} failed: ${words.trim()}`))));
  });
}
