import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { seeded } from "../../server/demo/random";
import { rounds } from "./killableProduct";
import { startRace } from "./statusRace";
import { statusFindings, stillDue } from "./statusOracle";
import { tally } from "./tally";

/** Claims that are worked on at the same time. */
const WAVE_CLAIMS = 1_000;
/** Claims of a round: three waves, of which each finds the one before at work; `npm run faults` races ten (RACED_CLAIMS). */
const claimsRaced = Number(process.env.RACED_CLAIMS ?? 3 * WAVE_CLAIMS);
/** Batches of the feed that each wave gets; everybody else works on until they are taken. */
const WAVE_BATCHES = 6;
const RACE_TIMEOUT_MS = 1_800_000;

describe.each(rounds)("round %i", (round) => {
  test(
    `of ${claimsRaced} claims none moves backwards, and each late one is called about once`,
    async () => {
      const random = seeded(round);
      const race = await startRace(random);
      const { db } = race.nodes[0]!;
      await race.suppliers();
      for (let begun = 0; begun < claimsRaced; begun += WAVE_CLAIMS) {
        const ids = Array.from({ length: Math.min(WAVE_CLAIMS, claimsRaced - begun) }, (_, n) => `R-${begun + n}`);
        await race.create(ids);
        let left = WAVE_BATCHES;
        const until = async (work: () => Promise<unknown>): Promise<void> => {
          while (left > 0) await work();
        };
        const feed = async (): Promise<void> => {
          left--;
          await race.feed(ids);
        };
        const all = [feed, feed, feed, () => race.act(ids), () => race.act(ids), () => race.position(), () => race.hold(ids)];
        await Promise.all(all.map(until));
      }
      const now = new Date(race.clock.now());
      await expect.poll(() => stillDue(db, now), { timeout: RACE_TIMEOUT_MS, interval: 200 }).toBe(0);
      let found = await statusFindings(db, now);
      // A resource's last way may have made a claim late just now: its call is due, and begun with the clock's next look.
      for (let looks = 0; found.lost.length > 0 && looks < 20; looks++) {
        await sleep(500);
        found = await statusFindings(db, now);
      }
      const { entries, runs, ...violations } = found;
      console.log(`${claimsRaced} claims: ${entries} changes of status, ${runs} calls begun`);
      expect(runs).toBeGreaterThan(claimsRaced / 20);
      tally(violations, { acknowledged: entries });
      for (const node of race.nodes) await node.stop();
    },
    RACE_TIMEOUT_MS,
  );
});
