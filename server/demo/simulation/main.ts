// The demo: a simulated operation that uses the ingest endpoints like any external system.
import { setTimeout } from "node:timers/promises";
import { EndpointError, openEndpoints, type Endpoints } from "../endpoints";
import type { Clock } from "../clock";
import { finishingRecord, openClaimsOfEarlierRuns } from "./earlierRuns";
import { seeded } from "../random";
import { Operator } from "./operator";
import { Outbox } from "./outbox";
import { joinedRoads, Roads, type RoadFinder } from "./roads";
import { readSettings } from "./settings";
import type { OutgoingRecords, WorldSettings } from "./state";
import { wholeState, warmedUpWorld, step } from "./world";

/** Interval of simulation steps, and maximum pause between connection attempts, in milliseconds. */
const STEP_INTERVAL_MS = 1_000;
const RETRY_INTERVAL_MS = 5_000;

export async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const stop = new AbortController();
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => stop.abort());
  // The signal also ends a wait, so that the demo stops immediately.
  const wait = (milliseconds: number): Promise<void> => setTimeout(milliseconds, undefined, { signal: stop.signal }).catch(() => undefined);
  const log = (text: string): void => void process.stdout.write(`demo: ${text}\n`);
  const warn = (text: string): void => void process.stderr.write(`demo: ${text}\n`);
  const networks: Roads[] = [];
  if (simulatesAnything(settings)) for (const file of settings.roads) networks.push(await Roads.read(file));
  const roads = networks.length ? joinedRoads(networks) : null;
  const endpoints = openEndpoints({ ...settings, attempts: 1 });
  await simulate(settings, { endpoints, roads, clock: { now: Date.now, wait }, signal: stop.signal, log, warn });
}

export interface SimulationDeps {
  endpoints: Endpoints;
  roads: RoadFinder | null;
  clock: Clock;
  signal: AbortSignal;
  log: (text: string) => void;
  warn: (text: string) => void;
}

const simulatesAnything = ({ claims, resources }: WorldSettings): boolean => claims + resources > 0;

/** Runs until aborted. Unsent changes are kept for the next step; a rejected key throws. */
export async function simulate(settings: WorldSettings, { endpoints, roads, clock, signal, log, warn }: SimulationDeps): Promise<void> {
  const outbox = new Outbox();
  let reached: boolean | null = null;
  const attempt = async (work: () => Promise<void>): Promise<boolean> => {
    try {
      await work();
      if (reached === false) log("The product is reachable again");
      return (reached = true);
    } catch (error) {
      if (error instanceof EndpointError && error.forbidden) throw error;
      if (reached !== false || error instanceof EndpointError) warn((error as Error).message);
      return (reached = false);
    }
  };
  const reportedRejections = new Set<string>();
  const send = (): Promise<boolean> =>
    attempt(async () => {
      for (const { code, field, message } of (await outbox.send(endpoints)).flatMap(({ refused }) => refused)) {
        if (!reportedRejections.has(`${code} ${field}`)) warn(`Rejected record: ${field ?? ""} ${code} ${message}`);
        reportedRejections.add(`${code} ${field}`);
      }
    });

  while (!signal.aborted && !(await attempt(() => finishEarlierRuns(endpoints, outbox, clock, { log, warn }))))
    await clock.wait(RETRY_INTERVAL_MS);
  if (!simulatesAnything(settings)) return;
  const world = warmedUpWorld(settings, clock.now(), roads);
  const initialState: OutgoingRecords = wholeState(world);
  outbox.add(initialState);
  log(`${initialState.claims.length} open claims, ${world.resources.length} vehicles, ${world.offices.length} bases and partners`);
  const operator = new Operator(endpoints, seeded(settings.seed + 1), clock.now(), warn);
  while (!signal.aborted) {
    const startedAt = clock.now();
    outbox.add(step(world, startedAt));
    const sent = (await send()) && (await attempt(() => operator.act(startedAt)));
    await clock.wait(Math.max((sent ? STEP_INTERVAL_MS : RETRY_INTERVAL_MS) - (clock.now() - startedAt), 0));
  }
}

async function finishEarlierRuns(
  endpoints: Endpoints,
  outbox: Outbox,
  clock: Clock,
  { log, warn }: Pick<SimulationDeps, "log" | "warn">,
): Promise<void> {
  const ids = await openClaimsOfEarlierRuns(endpoints).catch((error: unknown) => {
    if (!(error instanceof EndpointError)) throw error;
    // A key without scope `read` can still send data; claims of earlier runs then remain.
    warn(`Reading open claims of earlier runs failed; they remain open: ${error.message}`);
    return [];
  });
  const now = clock.now();
  outbox.add({ claims: ids.map((id) => finishingRecord(id, now)), suppliers: [], fixes: [] });
  await outbox.send(endpoints);
  if (ids.length > 0) log(`finished ${ids.length} claims of an earlier run`);
}
