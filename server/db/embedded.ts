// The embedded real PostgreSQL: binaries from npm, reached over a Unix socket, stopped when this process is gone however it went.
import { spawn, type ChildProcess } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { chown, mkdir, rename, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Log } from "../platform/log";
import { binaries, type Binaries } from "./binaries";
import { reachableHome, unprivileged } from "./home";

export interface Embedded {
  /** Folder of the Unix socket; postgres.js takes `${socket}/.s.PGSQL.5432`. */
  socket: string;
  /** Process id of the running server, for fault tests. */
  pid(): number;
  stop(): Promise<void>;
}

// The watchdog: the server's parent is a shell that reads a pipe from us; when we die the pipe ends and it stops the server.
const watchdog = `exec 3<&0; "$0" "$@" </dev/null & pid=$!; (cat <&3 >/dev/null; kill -INT $pid 2>/dev/null) & wait $pid`;

/** Starts PostgreSQL on `dataDir`, creating the cluster the first time; restarts it when it dies. Throws when it cannot be had. */
export async function startEmbedded(dataDir: string, log: Log, extra: string[] = []): Promise<Embedded> {
  const home = await reachableHome(resolve(dataDir));
  const bin = await binaries(home);
  const cluster = join(home.data, "pg");
  const socket = socketFolder(cluster);
  await mkdir(home.data, { recursive: true });
  await mkdir(socket, { recursive: true, mode: 0o700 });
  if (unprivileged.uid !== undefined) {
    await chown(home.data, unprivileged.uid, unprivileged.gid!);
    await chown(socket, unprivileged.uid, unprivileged.gid!);
  }
  if (!existsSync(join(cluster, "PG_VERSION"))) await initialise(bin, cluster, home.data);
  await freeOfOthers(cluster);
  return supervise(bin, cluster, socket, log, extra);
}

/** The socket's path has at most 103 bytes, so it stands in the system's temporary folder, named after the cluster. */
const socketFolder = (cluster: string): string =>
  join(tmpdir(), `atalaya-${createHash("sha256").update(cluster).digest("hex").slice(0, 12)}`);

/** The socket folder of a server that is running on this data directory; null when none is. */
export async function runningSocket(dataDir: string): Promise<string | null> {
  const cluster = join((await reachableHome(resolve(dataDir))).data, "pg");
  const file = join(cluster, "postmaster.pid");
  const pid = existsSync(file) ? Number(readFileSync(file, "utf8").split("\n")[0]) : 0;
  return pid && alive(pid) && existsSync(join(socketFolder(cluster), ".s.PGSQL.5432")) ? socketFolder(cluster) : null;
}

async function initialise(bin: Binaries, cluster: string, parent: string): Promise<void> {
  rmSync(cluster, { recursive: true, force: true }); // half made by a start that was killed
  const made = `${cluster}.new`;
  rmSync(made, { recursive: true, force: true });
  await run(bin.initdb, ["-D", made, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"], parent);
  await writeFile(join(made, "postgresql.auto.conf"), settings);
  await rename(made, cluster);
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

/** Another server may still be stopping on this cluster (its watchdog takes half a second); a running one is somebody else's. */
async function freeOfOthers(cluster: string): Promise<void> {
  const file = join(cluster, "postmaster.pid");
  for (let waited = 0; waited < 15_000; waited += 100) {
    if (!existsSync(file)) return;
    const pid = Number(readFileSync(file, "utf8").split("\n")[0]);
    if (!pid || !alive(pid)) return rmSync(file, { force: true });
    await sleep(100);
  }
  throw new Error("Another Atalaya is running on this data directory. Stop it, or set DATA_DIR to another folder.");
}

const alive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
};

async function supervise(bin: Binaries, cluster: string, socket: string, log: Log, extra: string[]): Promise<Embedded> {
  let stopping = false;
  let child: ChildProcess;
  const pidFile = join(cluster, "postmaster.pid");
  const pid = (): number => (existsSync(pidFile) ? Number(readFileSync(pidFile, "utf8").split("\n")[0]) : 0);

  const launch = (): void => {
    const args = ["-c", watchdog, bin.postgres, "-D", cluster, "-h", "", "-k", socket, ...extra];
    child = spawn("sh", args, { stdio: ["pipe", "ignore", "pipe"], env: bin.env, detached: true, ...unprivileged });
    child.stderr!.on("data", (text: Buffer) => log.debug({ postgres: text.toString().trim() }, "postgres says"));
    child.on("exit", (code) => {
      if (stopping) return;
      log.error({ code }, "the embedded PostgreSQL ended; starting it again");
      setTimeout(() => {
        if (!stopping)
          void freeOfOthers(cluster).then(launch, (err: unknown) => log.fatal({ err }, "the embedded PostgreSQL cannot be started"));
      }, 300);
    });
  };
  launch();
  for (let waited = 0; !existsSync(join(socket, ".s.PGSQL.5432")); waited += 20) {
    if (waited > 30_000) throw new Error("The embedded PostgreSQL did not start within 30 seconds.");
    await sleep(20);
  }
  return {
    socket,
    pid,
    async stop() {
      stopping = true;
      const ended = new Promise((done) => child.once("exit", done));
      child.stdin!.end();
      if (child.exitCode === null) await ended;
    },
  };
}

/** Runs one of the binaries to its end; its own words become the error. */
function run(file: string, args: string[], cwd: string): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn(file, args, { cwd, stdio: ["ignore", "ignore", "pipe"], ...unprivileged });
    let words = "";
    child.stderr.on("data", (text: Buffer) => (words += text.toString()));
    child.on("error", fail);
    child.on("exit", (code) => (code === 0 ? done() : fail(new Error(`${file} failed: ${words.trim()}`))));
  });
}
