// `npm run replay`: sends recorded incidents, bases and vehicle traces through the ingest endpoints.
import { openEndpoints, sleep, type Endpoints } from "./endpoints";
import { BaseFinder } from "./recording/baseFinder";
import type { Clock } from "./clock";
import { readOptions, usage, type ReplayOptions } from "./recording/options";
import { basesPart, claimsPart, positionsPart, vehiclesPart, type Replay } from "./recording/replayParts";
import { play, type PlayState } from "./recording/play";
import { progressOn, type Progress } from "./recording/progress";
import { survey } from "./recording/fileSurvey";
import { table, type PartResult } from "./recording/tally";

/** These attempts last half a minute, longer than a restart of the server. */
const MAX_ATTEMPTS = 12;

/** Runs the replay and prints a table. Returns, and sets as exit code, 1 if something could not be sent. */
export async function main(argv: string[]): Promise<number> {
  if (argv.includes("--help")) {
    process.stdout.write(`${usage}\n`);
    return 0;
  }
  const progress = progressOn(process.stdout);
  let failed = true;
  try {
    const options = readOptions(argv, process.env);
    const onRetry = (reason: string, pause: number): void => progress.note(`${reason}; trying again in ${pause / 1_000} s`);
    const endpoints = openEndpoints({ ...options, attempts: MAX_ATTEMPTS, onRetry });
    const tallies = await replay(options, { endpoints, progress, clock: { now: Date.now, wait: sleep } });
    progress.stop();
    process.stdout.write(`${table(tallies)}\n`);
    failed = tallies.some(({ unsent }) => unsent > 0);
  } catch (error) {
    progress.stop();
    process.stderr.write(`${(error as Error).message}\n\n${usage}\n`);
  }
  if (failed) process.exitCode = 1;
  return failed ? 1 : 0;
}

/**
 * Sends bases and vehicles first, because claims and positions refer to them; paced claims and positions run concurrently. Throws if a
 * file cannot be read.
 */
export async function replay(
  { speed, bases, claims, positions }: Omit<ReplayOptions, "url" | "key">,
  { endpoints, progress, clock }: { endpoints: Endpoints; progress: Progress; clock: Clock },
): Promise<PartResult[]> {
  const state: PlayState = { progress, now: () => clock.now(), stopped: false };
  const run: Replay = { endpoints, progress, clock, speed, version: Math.floor(clock.now() / 1_000), bases: new BaseFinder() };
  // Reads all files first, so that a missing or truncated file is reported before anything is sent.
  const basesFound = bases ? await survey(bases, "t") : null;
  const claimsFound = claims ? await survey(claims, "occurredAt") : null;
  const positionsFound = positions ? await survey(positions, "t") : null;

  const tallies: PartResult[] = [];
  if (bases && basesFound) tallies.push(await play(state, basesPart(run, bases, basesFound)));
  if (positionsFound) tallies.push(await play(state, vehiclesPart(run, positionsFound)));
  const paced: (() => Promise<PartResult>)[] = [];
  if (claims && claimsFound) paced.push(() => play(state, claimsPart(run, claims, claimsFound)));
  if (positions && positionsFound) paced.push(() => play(state, positionsPart(run, positions, positionsFound)));
  if (speed === "max") for (const part of paced) tallies.push(await part());
  else tallies.push(...(await Promise.all(paced.map((part) => part()))));
  return tallies;
}
