// How long something takes, and what a number of such times come to.

export interface Timing {
  wall: number;
  cpu: number;
}

/** Milliseconds by the clock, and of this process's CPU, its helper threads included. */
export function timed(work: () => void): Timing {
  const cpu = process.cpuUsage();
  const from = performance.now();
  work();
  const wall = performance.now() - from;
  const { user, system } = process.cpuUsage(cpu);
  return { wall, cpu: (user + system) / 1000 };
}

export const quantile = (values: readonly number[], at: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * at))] ?? Number.NaN;
};
export const round = (value: number): number => Number(value.toPrecision(3));
/** The median, the slowest of a hundred, and the CPU of a number of runs. */
export function figuresOf(times: readonly Timing[]): Record<string, number> {
  const [walls, cpus] = [times.map(({ wall }) => wall), times.map(({ cpu }) => cpu)];
  return {
    p50: round(quantile(walls, 0.5)),
    p99: round(quantile(walls, 0.99)),
    cpuMean: round(cpus.reduce((sum, cpu) => sum + cpu, 0) / times.length),
    cpuP99: round(quantile(cpus, 0.99)),
  };
}
