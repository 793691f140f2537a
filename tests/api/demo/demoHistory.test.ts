import { isDeepStrictEqual } from "node:util";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DAY_MS } from "../../../schema/rules/durations";
import { type HistorySettings, pendingHistory, writeHistory } from "../../../server/deploy/demoHistory";
import { createLog } from "../../../server/platform/log";
import { readEnv } from "../../../server/platform/env";
import { statusFindings } from "../../faults/statusOracle";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { dataOf } from "../../fixtures/graphqlClient";

const DAYS = 9;
const env = readEnv({ DEMO_HISTORY_DAYS: `${DAYS}`, DEMO_CLAIMS: "150", DEMO_RESOURCES: "40" });

let app: TestApp;
let settings: HistorySettings;
let written: number;
const work = () => ({ db: app.db, clock: app.clock, log: createLog("error") });
const countOf = async (query: ReturnType<typeof sql>): Promise<number> => Number((await app.db.execute<{ n: string }>(query))[0]!.n);

beforeAll(async () => {
  app = await startTestApp();
  settings = (await pendingHistory(work(), env))!;
  written = await writeHistory(work(), settings);
}, 120_000);
afterAll(() => app.stop());

const counted = () => expect.poll(() => countOf(sql`select count(*) as n from figure_marks`), { timeout: 60_000 }).toBe(0);

describe("the history of the demo", () => {
  test("contains finished claims of each day, spread over its hours", async () => {
    expect(written).toBeGreaterThan(DAYS * 80);
    expect(await countOf(sql`select count(*) as n from claims where status = 'FINISHED'`)).toBe(written);
    expect(await countOf(sql`select count(distinct date_trunc('day', occurred_at)) as n from claims`)).toBeGreaterThanOrEqual(DAYS);
    expect(
      await countOf(sql`select count(*) as n from claims where finished_at > ${new Date(settings.until).toISOString()}::timestamptz`),
    ).toBe(0);
  });

  test("has a status log that follows the rules at each of its times", async () => {
    const { entries, reordered, lost, doubled } = await statusFindings(app.db, new Date(app.clock.now()));
    expect(entries).toBeGreaterThan(written * 3);
    expect({ reordered: reordered.slice(0, 5), lost: lost.slice(0, 5), doubled }).toEqual({ reordered: [], lost: [], doubled: [] });
  });

  test("is in the audit and in the change log with the final version of each claim", async () => {
    const inAudit = sql`select count(distinct claim) as n from audit, jsonb_array_elements_text(after -> 'claims') as claim where action = 'ingest.claims'`;
    expect(await countOf(inAudit)).toBe(written);
    const inChanges = sql`select count(*) as n from claims c where not exists (
      select from changes where kind = 'claim' and state ->> 'id' = c.id and (state ->> 'version')::int = c.version)`;
    expect(await countOf(inChanges)).toBe(0);
  });

  test("leaves no alarm open and no work due", async () => {
    expect(await countOf(sql`select count(*) as n from alarms`)).toBeGreaterThan(0);
    expect(await countOf(sql`select count(*) as n from alarms where cleared_at is null`)).toBe(0);
    expect(await countOf(sql`select count(*) as n from claims where status_due_at is not null or process_due_at is not null`)).toBe(0);
  });

  test("has predictions between assignment and arrival, with a fit after each week", async () => {
    expect(await countOf(sql`select count(*) as n from arrival_predictions`)).toBeGreaterThan(written);
    const wrong = sql`select count(*) as n from arrival_predictions p join claims c on c.id = p.claim_id
      where p.at < c.created_at or p.at > c.finished_at or p.p50_at > p.p80_at or p.p80_at > p.p90_at`;
    expect(await countOf(wrong)).toBe(0);
    expect(await countOf(sql`select count(*) as n from arrival_fits where fitted_at < now() - interval '1 day'`)).toBeGreaterThan(0);
    const query = `{ arrivalProof(instanceId: "PT") { accuracy { by predictions errorSeconds routerErrorSeconds } } }`;
    type Proof = { arrivalProof: { accuracy: { by: string; predictions: number; errorSeconds: number; routerErrorSeconds: number }[] } };
    const { accuracy } = dataOf(await app.graphql<Proof>(query, {}, await app.signIn("supervisor"))).arrivalProof;
    const total = accuracy.find(({ by }) => by === "ALL")!;
    expect(total.errorSeconds).toBeLessThan(total.routerErrorSeconds);
    expect(accuracy.filter(({ by }) => by === "WEEK").length).toBeGreaterThan(1);
  });

  test("is counted in the figures, which equal a complete recount", async () => {
    const figures = async () => [...(await app.db.execute(sql`select * from figures order by 1, 2, 3, 4, 5, 6`))];
    await counted();
    const running = await figures();
    await app.db.transaction(async (tx) => {
      await tx.execute(sql`delete from figures`);
      await tx.execute(sql`delete from counted_sources`);
      await tx.execute(sql`delete from installation where key = 'figures'`);
    });
    await expect.poll(async () => isDeepStrictEqual(await figures(), running), { timeout: 60_000, interval: 500 }).toBe(true);
  }, 120_000);

  test("is not written again, also after an interruption before its end", async () => {
    expect(await pendingHistory(work(), env)).toBeNull();
    await app.db.execute(sql`update installation set value = ${JSON.stringify(settings)} where key = 'demoHistory'`);
    expect(await pendingHistory(work(), env)).toEqual(settings);
    const before = await countOf(sql`select count(*) as n from status_log`);
    expect(await writeHistory(work(), settings)).toBe(0);
    expect(await countOf(sql`select count(*) as n from status_log`)).toBe(before);
    expect(await pendingHistory(work(), env)).toBeNull();
  }, 120_000);
});

describe("a start without a new demo", () => {
  test("writes no history", async () => {
    const others = await startTestApp();
    const othersWork = { db: others.db, clock: others.clock };
    expect(await pendingHistory(othersWork, readEnv({ DEMO_HISTORY_DAYS: "0" }))).toBeNull();
    expect(await pendingHistory(othersWork, readEnv({ DEMO_CLAIMS: "0" }))).toBeNull();
    expect(settings.until - settings.days * DAY_MS).toBeLessThan(app.clock.now() - 8 * DAY_MS);
    await others.stop();
  });
});
