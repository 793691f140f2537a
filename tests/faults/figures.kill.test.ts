// kill -9 while claims come in and figures are counted: nothing is counted twice or left out, as a count from scratch shows.
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { setTimeout as sleep } from "node:timers/promises";
import { supplierRecord } from "../fixtures/records";
import { randomClaim, randomOf, suppliersOfHistory } from "../api/figures/history";
import { EVENTUALLY, type Killable, rounds, startKillableProduct } from "./killableProduct";
import { tally } from "./tally";

let fixture: Killable;
const CLAIMS = 60;
const KILLS = 3;

beforeAll(async () => {
  fixture = await startKillableProduct();
  await fixture.ingest(
    "suppliers",
    suppliersOfHistory.map((id) => supplierRecord(id)),
  );
});
afterAll(() => fixture.stop());

const count = async (table: string): Promise<number> =>
  (await fixture.db().execute<{ n: number }>(sql`select count(*)::int as n from ${sql.raw(table)}`))[0]!.n;
const figures = async () => [...(await fixture.db().execute(sql`select * from figures order by 1, 2, 3, 4, 5, 6`))];
const counted = () => expect.poll(() => count("figure_marks"), EVENTUALLY).toBe(0);

/** Sends a share of the records, ten at a time, and waits for each; returns the number. Later records may or may not arrive. */
async function sendSome(records: readonly object[], share: number): Promise<number> {
  const batches = Math.ceil((share * records.length) / 10);
  // Some of the random records are rejected.
  for (let n = 0; n < batches; n++) await fixture.ingest("claims", records.slice(n * 10, n * 10 + 10)).catch(() => undefined);
  return batches * 10;
}

/** Everything is counted again, as after a change of the rules. */
async function fromScratch(): Promise<void> {
  await fixture.db().execute(sql`delete from figures`);
  await fixture.db().execute(sql`delete from counted_sources`);
  await fixture.db().execute(sql`delete from installation where key = 'figures'`);
  const complete = async () => {
    const [row] = await fixture.db().execute<{ value: string }>(sql`select value from installation where key = 'figures'`);
    return row !== undefined && (JSON.parse(row.value) as { at: unknown }).at === null;
  };
  await expect.poll(complete, EVENTUALLY).toBe(true);
}

describe.each(rounds)("round %i", (round) => {
  test("killed at any moment, the indicators equal a complete recount", async () => {
    const random = randomOf(round);
    const history = { random, until: Date.now() - 60_000, days: 20 };
    for (let kill = 1; kill <= KILLS; kill++) {
      const records = Array.from({ length: CLAIMS }, (_, n) => randomClaim(`K${round}-${n}`, kill, history));
      const acknowledged = await sendSome(records, random());
      const under = fixture.ingest("claims", records.slice(acknowledged)).catch(() => undefined);
      await sleep(random() * 200);
      await fixture.again();
      await under;
    }
    await counted();
    const running = await figures();
    expect(running.length).toBeGreaterThan(20);
    await fromScratch();
    const scratch = await figures();
    const differing =
      running.filter((row, i) => JSON.stringify(row) !== JSON.stringify(scratch[i])).length + Math.abs(scratch.length - running.length);
    tally({ miscounted: differing }, { acknowledged: running.length, outageMs: fixture.outageMs() });
    expect(scratch).toEqual(running);
  });
});
