import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

/** Seconds of CPU of a process and of those it has waited for, from the system's files; ticks are hundredths. */
function seconds(pid: number | string): { parent: number; spent: number; withEnded: number } | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ")
      .map(Number);
    const [user, system, endedUser, endedSystem] = fields.slice(11, 15) as [number, number, number, number];
    return { parent: fields[1]!, spent: (user + system) / 100, withEnded: (user + system + endedUser + endedSystem) / 100 };
  } catch {
    return null; // ended in the meantime, or a system without such files
  }
}

/** Seconds of CPU that a process has spent with those it started itself, the ended ones included: a PostgreSQL and its backends. */
export function cpuWithChildren(pid: number): number {
  const all = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(seconds);
  const children = all.filter((one) => one?.parent === pid).reduce((sum, one) => sum + one!.spent, 0);
  return (seconds(pid)?.withEnded ?? 0) + children;
}

/** Seconds of CPU of one process. */
export const processCpu = (pid: number): number => seconds(pid)?.spent ?? Number.NaN;

/** A product that has just started still fills its tables; measuring at the same time would overstate the cost. */
const IDLE = { cpuShare: 0.15, lookMs: 1_000, maxLooks: 120 };

/** Waits until a product and its database are idle; `cpuSeconds` is the CPU time of both so far. */
export async function untilIdle(cpuSeconds: () => Promise<number>): Promise<void> {
  let before = await cpuSeconds();
  for (let looks = 0; looks < IDLE.maxLooks; looks++) {
    await sleep(IDLE.lookMs);
    const spent = await cpuSeconds();
    if (spent - before < (IDLE.cpuShare * IDLE.lookMs) / 1_000) return;
    before = spent;
  }
}
