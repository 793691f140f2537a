// Timed requests of another viewer: queries of an operator's screen and the health check.
import { expect } from "vitest";
import type { Product } from "../../fixtures/product";

/** 95th percentiles, milliseconds. */
export interface Waits {
  list: number;
  healthz: number;
  /** Slowness of the machine before the attack (`machineSlowness`). */
  slowness: number;
}

/** How often each is asked. */
const ROUNDS = 20;
const PAUSE_MS = 5;
/** However fast it is when nothing else happens, so long is never felt. */
const UNFELT_MS = 250;

/** Allowed waiting time during an attack on a machine of this slowness. */
function allowedWaits(quiet: Waits, slowness: number): Omit<Waits, "slowness"> {
  const unfelt = UNFELT_MS * slowness;
  return { list: Math.max(2 * quiet.list, unfelt), healthz: Math.max(2 * quiet.healthz, unfelt) };
}

export function isUnfelt({ list, healthz, slowness }: Waits, quiet: Waits): boolean {
  const most = allowedWaits(quiet, slowness);
  return list <= most.list && healthz <= most.healthz;
}

export function expectUnfelt(waits: Waits, quiet: Waits): void {
  const most = allowedWaits(quiet, waits.slowness);
  expect(waits.list).toBeLessThanOrEqual(most.list);
  expect(waits.healthz).toBeLessThanOrEqual(most.healthz);
}

export const wordsOf = ({ list, healthz, slowness }: Waits): string =>
  `a list ${list} ms, /healthz ${healthz} ms (p95)${slowness > 1 ? `, the machine ${slowness.toFixed(1)} times slower` : ""}`;

export async function waitsOf({ url, graphql }: Product, bearer: string, slowness: number): Promise<Waits> {
  const list: number[] = [];
  const healthz: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    list.push(
      await timed(async () => {
        const { errors } = await graphql(
          "{ claims(first: 40) { totalCount nodes { id status statusLabel supplier { id name } } } }",
          {},
          bearer,
        );
        expect(errors).toBeUndefined();
      }),
    );
    healthz.push(await timed(async () => expect((await fetch(`${url}/healthz`)).status).toBe(200)));
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return { list: p95(list), healthz: p95(healthz), slowness };
}

async function timed(work: () => Promise<void>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

const p95 = (took: readonly number[]): number => Math.round(took.toSorted((a, b) => a - b)[Math.ceil(took.length * 0.95) - 1]!);
