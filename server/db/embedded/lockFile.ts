import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

export interface RunningServer {
  pid: number;
  socket: string;
}

const lockFile = (cluster: string): string => join(cluster, "postmaster.pid");

export function runningServer(cluster: string): RunningServer | null {
  if (!existsSync(lockFile(cluster))) return null;
  const [pid, , , , socket = ""] = readFileSync(lockFile(cluster), "utf8").split("\n");
  return isPostgres(Number(pid)) ? { pid: Number(pid), socket } : null;
}

/** Waits for a stopping server; its watchdog takes half a second. Throws if the server keeps running. */
export async function waitUntilStopped(cluster: string): Promise<void> {
  for (let waited = 0; waited < 15_000; waited += 100) {
    if (!runningServer(cluster)) return rmSync(lockFile(cluster), { force: true });
    await sleep(100);
  }
  throw new Error("Another Atalaya is running on this data directory. Stop it, or set DATA_DIR to another folder.");
}

/** A stale lock file may contain the ID of another process, typically after a container was killed. */
function isPostgres(pid: number): boolean {
  if (!pid || !alive(pid)) return false;
  try {
    return readFileSync(`/proc/${pid}/comm`, "utf8").trim() === "postgres";
  } catch {
    return true; // no /proc on this system, or no permission
  }
}

function alive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
