// The demo: a simulated operation that sends its claims, suppliers and positions through the ingest doors, like any outside system.
import { setTimeout } from "node:timers/promises";
import { DoorError, openDoors, type Doors } from "../doors";
import type { Clock } from "../clock";
import { closing, leftovers } from "./leftovers";
import { seeded } from "../random";
import { Operator } from "./operator";
import { Outbox } from "./outbox";
import { Roads } from "./roads";
import { readSettings } from "./settings";
import type { Outgoing, WorldSettings } from "./state";
import { everything, livelyWorld, step } from "./world";

/** Milliseconds between two steps, and at most between two attempts to reach the product. */
const tick = 1_000;
const patience = 5_000;

/** Runs the demo by its environment settings until it is told to end (SIGTERM, SIGINT). Throws when a setting is wrong or the key is refused. */
export async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const stop = new AbortController();
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => stop.abort());
  // The signal also ends a wait: whoever stops the demo does not wait for its next step.
  const wait = (milliseconds: number): Promise<void> => setTimeout(milliseconds, undefined, { signal: stop.signal }).catch(() => undefined);
  const log = (text: string): void => void process.stdout.write(`demo: ${text}\n`);
  const warn = (text: string): void => void process.stderr.write(`demo: ${text}\n`);
  const roads = settings.roads ? await Roads.read(settings.roads) : null;
  const doors = openDoors({ ...settings, attempts: 1 });
  await simulate(settings, { doors, roads, clock: { now: Date.now, wait }, signal: stop.signal, log, warn });
}

export interface Surroundings {
  doors: Doors;
  roads: Roads | null;
  clock: Clock;
  signal: AbortSignal;
  /** What goes on, and what goes wrong. */
  log: (text: string) => void;
  warn: (text: string) => void;
}

/** Plays the operation until the signal. What cannot be sent just now is kept and sent later; a key that is refused is thrown. */
export async function simulate(settings: WorldSettings, { doors, roads, clock, signal, log, warn }: Surroundings): Promise<void> {
  const outbox = new Outbox();
  let reached: boolean | null = null;
  const attempt = async (deed: () => Promise<void>): Promise<boolean> => {
    try {
      await deed();
      if (reached === false) log("the product can be reached again");
      return (reached = true);
    } catch (error) {
      if (error instanceof DoorError && error.forbidden) throw error;
      if (reached !== false || error instanceof DoorError) warn((error as Error).message);
      return (reached = false);
    }
  };
  const complained = new Set<string>();
  const send = (): Promise<boolean> =>
    attempt(async () => {
      for (const { code, field, message } of (await outbox.send(doors)).flatMap(({ refused }) => refused)) {
        // Each kind of refusal is said once, not every second.
        if (!complained.has(`${code} ${field}`)) warn(`refused: ${field ?? ""} ${code} ${message}`);
        complained.add(`${code} ${field}`);
      }
    });

  while (!signal.aborted && !(await attempt(() => closeLeftovers(doors, outbox, clock, { log, warn })))) await clock.wait(patience);
  const world = livelyWorld(settings, clock.now(), roads);
  const opening: Outgoing = everything(world);
  outbox.add(opening);
  log(`${opening.claims.length} open claims, ${world.resources.length} vehicles, ${world.offices.length} bases and partners`);
  const operator = new Operator(doors, seeded(settings.seed + 1), clock.now(), warn);
  while (!signal.aborted) {
    const begun = clock.now();
    outbox.add(step(world, begun));
    const sent = (await send()) && (await attempt(() => operator.act(begun)));
    await clock.wait(Math.max((sent ? tick : patience) - (clock.now() - begun), 0));
  }
}

/** Ends what an earlier run left behind, before the new run begins: one operation is on the map, not two. */
async function closeLeftovers(
  doors: Doors,
  outbox: Outbox,
  clock: Clock,
  { log, warn }: Pick<Surroundings, "log" | "warn">,
): Promise<void> {
  const ids = await leftovers(doors).catch((error: unknown) => {
    if (!(error instanceof DoorError)) throw error;
    // A key without the scope to read can still feed: what is left stays.
    warn(`what an earlier run left open could not be read: ${error.message}`);
    return [];
  });
  const now = clock.now();
  outbox.add({ claims: ids.map((id) => closing(id, now)), suppliers: [], fixes: [] });
  await outbox.send(doors);
  if (ids.length > 0) log(`finished ${ids.length} claims of an earlier run`);
}
