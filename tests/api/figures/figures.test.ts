// Figures are what a plain reading of the claims says, whatever has happened to them: for each scope, period and correction.
import { isDeepStrictEqual } from "node:util";
import { sql, type SQL } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { countNext } from "../../../server/figures/figureWorker";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { plainFigures, randomClaim, randomOf, suppliers } from "./history";

let app: TestApp;
let key: string;
const CLAIMS = 120;
const DAYS = 100;

beforeAll(async () => {
  app = await startTestApp();
  key = await app.key("ingest");
  await suppliers(app, key);
}, 60_000);

const counted = async (): Promise<void> => {
  while (await countNext(app)) await Promise.resolve();
  await expect.poll(async () => (await app.db.execute(sql`select 1 from figure_marks limit 1`)).length).toBe(0);
};

interface Answer {
  indicators: {
    from: string;
    to: string;
    slots: { from: string; to: string }[];
    indicators: { key: string; period: { value: number | null; p90: number | null; of: number }; values: (number | null)[] }[];
  };
}
const drillDown = `query($indicator: IndicatorFilterInput!) { claims(first: 1, filter: { indicator: $indicator }) { totalCount } }`;

/** The register of the claims behind each figure has as many. */
async function expectClaimsBehind(user: string, { from, to, indicators }: Answer["indicators"]): Promise<void> {
  const bearer = await app.signIn(user);
  for (const { key, period } of indicators.filter(({ key: name }) => !/RESOURCES|CONCURRENT|PER_OPERATOR/.test(name))) {
    const { data, errors } = await app.graphql<{ claims: { totalCount: number } }>(
      drillDown,
      { indicator: { key, instanceId: "ES", from, to } },
      bearer,
    );
    expect(errors).toBeUndefined();
    const { totalCount } = data!.claims;
    // A claim can have several of these.
    if (/ALARMS|MANAGED|CALLS/.test(key)) expect([totalCount <= period.of, totalCount > 0], key).toEqual([true, period.of > 0]);
    else expect(totalCount, key).toBe(period.of);
  }
}

const groupsQuery = `query($period: PeriodInput!, $key: IndicatorKey!, $by: FigureGrouping!) {
  indicatorGroups(instanceId: "ES", period: $period, key: $key, by: $by, first: 100) { id name value of } }`;

/** The groups of a figure add up to the figure. */
async function expectGroups(user: string, period: object, of: number, arrivals: SQL): Promise<void> {
  const bearer = await app.signIn(user);
  for (const [by, column] of Object.entries({ CLIENT: "client_id", CONTRACT: "client_id || '/' || contract_id", SERVICE: "service_id" })) {
    const { data, errors } = await app.graphql<{ indicatorGroups: { id: string; value: number; of: number }[] }>(
      groupsQuery,
      { period, key: "ON_TIME_RATE", by },
      bearer,
    );
    expect(errors).toBeUndefined();
    const groups = data!.indicatorGroups;
    expect(groups.reduce((sum, group) => sum + group.of, 0)).toBe(of);
    const plain = await app.db.execute<{ id: string; of: number; value: number }>(sql`
      select coalesce(${sql.raw(column)}, '') as id, count(*)::int as of, round(100.0 * count(*) filter (where arrived_late = false) / count(*), 1)::float8 as value
      from claims where ${arrivals} group by 1`);
    expect(Object.fromEntries(groups.map((group) => [group.id, [group.of, group.value]]))).toEqual(
      Object.fromEntries(plain.map((group) => [group.id, [group.of, group.value]])),
    );
  }
}

/** In the total of all instances, this instance has the same values as in a separate request, including levels and peaks. */
async function expectInstances(user: string, period: object, { indicators }: Answer["indicators"]): Promise<void> {
  const bearer = await app.signIn(user);
  for (const name of ["ON_TIME_RATE", "CONCURRENT_SERVICES", "MANUAL_NOT_FINISHED"]) {
    const { data, errors } = await app.graphql<{ indicatorGroups: { id: string; value: number | null; of: number }[] }>(
      groupsQuery,
      { period, key: name, by: "INSTANCE" },
      bearer,
    );
    expect(errors).toBeUndefined();
    const { value, of } = indicators.find((one) => one.key === name)!.period;
    expect(data!.indicatorGroups.find(({ id }) => id === "ES")).toMatchObject({ value, of });
    // A client has figures of the instances of its contracts alone, a supervisor of all.
    const instances = data!.indicatorGroups.map(({ id }) => id).sort();
    if (user === "client") expect(instances).toEqual(["ES", "PT"]);
    else expect(instances.length).toBeGreaterThan(2);
  }
}

const query = `query($instanceId: ID!, $period: PeriodInput!) { indicators(instanceId: $instanceId, period: $period) {
  from to slots { from to } indicators { key period { value p90 of } values } } }`;

async function asked(user: string, period: object): Promise<Answer["indicators"]> {
  const { data, errors } = await app.graphql<Answer>(query, { instanceId: "ES", period }, await app.signIn(user));
  expect(errors).toBeUndefined();
  return data!.indicators;
}

/** Visible claims as a plain condition. */
const seenBy: Record<string, SQL> = {
  supervisor: sql`instance_id = 'ES'`,
  client: sql`instance_id = 'ES' and (client_id, contract_id) in (('AUR', 'AUTO-PLUS-3'), ('FAR', 'ROAD-24'))`,
};

const day = (ago: number): string => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
const periods = [
  { name: "TODAY" },
  { name: "LAST_WEEK" },
  { name: "CUSTOM", firstDay: day(40), lastDay: day(21) },
  { name: "CUSTOM", firstDay: day(98), lastDay: day(2) },
];

async function expectPlain(): Promise<number> {
  let compared = 0;
  for (const [user, condition] of Object.entries(seenBy))
    for (const period of periods) {
      const { from, to, slots, indicators } = await asked(user, period);
      const now = new Date(Math.min(Date.now(), Date.parse(to)));
      await expectClaimsBehind(user, { from, to, slots, indicators });
      const of = (name: string) => indicators.find((one) => one.key === name)!;
      const expected = await plainFigures(app, condition, new Date(from), now, 4);
      expect({
        occurred: of("CLAIMS_PER_DAY").period.value,
        arrived: of("ON_TIME_RATE").period.of,
        onTime: Math.round(((of("ON_TIME_RATE").period.value ?? 0) * of("ON_TIME_RATE").period.of) / 100),
        toArrival: of("MINUTES_TO_ARRIVAL").period.value,
        toArrivalP90: of("MINUTES_TO_ARRIVAL").period.p90,
        toAssignment: of("MINUTES_TO_ASSIGNMENT").period.value,
        toCompletion: of("MINUTES_TO_COMPLETION").period.value,
        peak: of("CONCURRENT_SERVICES").period.value,
        manualOverdue: of("MANUAL_NOT_FINISHED").period.value,
        digitalOverdue: of("DIGITAL_NOT_FINISHED").period.value,
      }).toEqual(expected);
      const arrivals = sql`${condition} and arrived_at >= ${from}::timestamptz and arrived_at < ${to}::timestamptz`;
      await expectGroups(user, period, of("ON_TIME_RATE").period.of, arrivals);
      await expectInstances(user, period, { from, to, slots, indicators });
      const some = Math.floor(slots.length / 2);
      if (Date.parse(slots[some]!.to) > Date.now()) continue;
      const slot = await plainFigures(app, condition, new Date(slots[some]!.from), new Date(slots[some]!.to), 4);
      expect(of("CLAIMS_PER_DAY").values[some]).toBe(slot.occurred);
      expect(of("MINUTES_TO_ARRIVAL").values[some]).toBe(slot.toArrival);
      expect(of("CONCURRENT_SERVICES").values[some]).toBe(slot.peak);
      expect(of("MANUAL_NOT_FINISHED").values[some]).toBe(slot.manualOverdue);
      compared += expected.occurred;
    }
  return compared;
}

test("indicators of a random history equal a direct computation and a complete recount", async () => {
  const random = randomOf(20261125);
  const until = Date.now() - 60_000;
  for (let round = 1; round <= 4; round++) {
    const records = Array.from({ length: CLAIMS }, (_, n) => n)
      .filter((n) => round === 1 || n % 3 === round % 3)
      .map((n) => randomClaim(`H-${n}`, round, { random, until, days: DAYS }));
    const { body } = await app.ingest("claims", records, key);
    expect(body.accepted + body.refused.length).toBe(records.length);
    if (round === 3) await app.owner.execute(sql`delete from claims where id in ('H-3', 'H-14', 'H-25')`);
    await counted();
    expect(await expectPlain()).toBeGreaterThan(50);
  }
  // A claim that becomes due between two reads may cause one difference; a wrong count differs each time.
  const kept = async () => [...(await app.db.execute(sql`select * from figures order by 1, 2, 3, 4, 5, 6`))];
  for (let attempt = 1; ; attempt++) {
    const running = await kept();
    await app.db.transaction(async (tx) => {
      await tx.execute(sql`delete from figures`);
      await tx.execute(sql`delete from counted_sources`);
      await tx.execute(sql`delete from installation where key = 'figures'`);
    });
    await counted();
    const anew = await kept();
    if (attempt === 3 || isDeepStrictEqual(anew, running)) return expect(anew).toEqual(running);
  }
}, 120_000);
