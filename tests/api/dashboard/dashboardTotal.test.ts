// The total over the AMA instances of a viewer is what their own dashboards add up to.
import { beforeAll, describe, expect, test, vi } from "vitest";
import { sql } from "drizzle-orm";
import { indicatorKeys, indicatorOf } from "../../../schema/rules/indicators/indicators";
import { upperSnake } from "../../../schema/rules/apiEnums";
import { countNext } from "../../../server/figures/figureWorker";
import { text } from "../../../server/platform/texts";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { insertNarrowedUser } from "../../fixtures/auth/profiles";
import { exportFile } from "../../fixtures/exports/exportFile";
import { readCsv, readXlsx } from "../../fixtures/exports/readFiles";
import { reportFile, reportInput } from "../../fixtures/reports/reportFile";
import { claimRecord, minutes } from "../../fixtures/records";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  const arrived = { cdprovee: "B-1", fhasignacion: minutes(-50), eta: 30 };
  const claims = ["ES", "ES", "PT", "BR", "BR", "BR"].map((cdama, i) => claimRecord(`TOTAL-${i}`, { cdama, ...(i % 2 && arrived) }));
  await app.ingest("claims", claims, await app.key("ingest"));
  while (await countNext(app)) await Promise.resolve();
  await vi.waitFor(async () => expect(await app.db.execute(sql`select 1 from figure_marks limit 1`)).toHaveLength(0));
});

interface Figures {
  key: string;
  warning: number | null;
  period: { value: number | null; of: number };
  values: (number | null)[];
}
interface Total {
  timeZone: string;
  readAt: string;
  from: string;
  to: string;
  indicators: Figures[];
}
interface Answer {
  instanceId: string;
  slots: object[];
  indicators: Figures[];
}
async function indicators(token: string, instanceId: string, name: string): Promise<Answer> {
  const { data, errors } = await app.graphql<{ indicators: Answer }>(
    `query($instanceId: ID!, $period: PeriodInput!) { indicators(instanceId: $instanceId, period: $period) {
      instanceId slots { from } indicators { key warning period { value of } values } } }`,
    { instanceId, period: { name } },
    token,
  );
  expect(errors).toBeUndefined();
  return data!.indicators;
}

test.each(["TODAY", "LAST_WEEK"])("%s is summed over the instances", async (name) => {
  const token = await app.signIn("supervisor");
  const { data } = await app.graphql<{ dashboard: { instances: { id: string }[] } }>("{ dashboard { instances { id } } }", {}, token);
  const parts = await Promise.all(data!.dashboard.instances.map(({ id }) => indicators(token, id, name)));
  const total = await indicators(token, "*", name);
  expect(total.instanceId).toBe("*");
  const sumOf = (key: string): number =>
    parts.reduce((sum, part) => sum + (part.indicators.find((figures) => figures.key === key)?.period.of ?? 0), 0);
  const of = Object.fromEntries(total.indicators.map(({ key, period }) => [key, period.of]));
  const keys = indicatorKeys.filter((key) => indicatorOf(key).figure.kind !== "PEAK").map(upperSnake);
  expect(Object.keys(of).toSorted()).toEqual(keys.toSorted());
  expect(of).toEqual(Object.fromEntries(keys.map((key) => [key, sumOf(key)])));
  expect(of["CLAIMS_PER_DAY"]).toBeGreaterThanOrEqual(6);
  for (const { values } of total.indicators) expect(values).toHaveLength(total.slots.length);
  // A slot has a total once it has begun in every country.
  const shown = (answer: Answer): number =>
    answer.indicators.find(({ key }) => key === "CLAIMS_PER_DAY")!.values.filter((value) => value !== null).length;
  expect(shown(total)).toBe(Math.min(...parts.map(shown)));
  // A limit of one instance says nothing about a sum.
  expect(total.indicators.find(({ key }) => key === "MANUAL_NOT_FINISHED")!.warning).toBeNull();
});

test("the total covers the viewer's instances only", async () => {
  const user = await insertNarrowedUser(app, { profileType: "SUPERVISOR", instances: ["ES", "PT"] });
  const { indicators: figures } = await indicators(await app.signIn(user.user), "*", "LAST_WEEK");
  expect(figures.find(({ key }) => key === "CLAIMS_PER_DAY")!.period.value).toBe(3);
});

interface Group {
  id: string;
  instanceId: string | null;
  of: number;
}
async function groups(token: string, by: string, instanceId = "*"): Promise<Group[]> {
  const { data, errors } = await app.graphql<{ indicatorGroups: Group[] }>(
    `query($instanceId: ID!, $by: FigureGrouping!) {
      indicatorGroups(instanceId: $instanceId, period: { name: LAST_WEEK }, key: CLAIMS_PER_DAY, by: $by, first: 100) { id instanceId of } }`,
    { instanceId, by },
    token,
  );
  expect(errors).toBeUndefined();
  return data!.indicatorGroups;
}

describe("the groups of the total", () => {
  test("are separate per instance for codes that belong to an instance", async () => {
    const token = await app.signIn("supervisor");
    const total = await groups(token, "SERVICE");
    expect(total.find(({ id, instanceId }) => id === "GRU" && instanceId === "BR")!.of).toBeGreaterThanOrEqual(3);
    for (const instanceId of ["ES", "PT", "BR"])
      expect(total.filter((group) => group.instanceId === instanceId).toSorted(byId)).toEqual(
        (await groups(token, "SERVICE", instanceId)).toSorted(byId),
      );
  });

  test("are summed for suppliers", async () => {
    const user = await insertNarrowedUser(app, { profileType: "SUPERVISOR", instances: ["ES", "PT", "BR"] });
    const token = await app.signIn(user.user);
    const total = await groups(token, "SUPPLIER");
    const parts = (await Promise.all(["ES", "PT", "BR"].map((instanceId) => groups(token, "SUPPLIER", instanceId)))).flat();
    expect(total.find(({ id }) => id === "B-1")).toMatchObject({ instanceId: null });
    for (const { id, of } of total) expect(of).toBe(parts.filter((part) => part.id === id).reduce((sum, part) => sum + part.of, 0));
  });
});
const byId = (a: Group, b: Group): number => (a.id < b.id ? -1 : 1);

test("the claims of the total are those of the viewer's instances by their local days", async () => {
  const user = await insertNarrowedUser(app, { profileType: "SUPERVISOR", instances: ["ES", "PT", "BR"] });
  const token = await app.signIn(user.user);
  const { data } = await app.graphql<{ indicators: Total }>(
    `{ indicators(instanceId: "*", period: { name: LAST_WEEK }) { timeZone readAt from to indicators { key period { value of } } } }`,
    {},
    token,
  );
  const { timeZone, readAt: asOf, from, to, indicators: figures } = data!.indicators;
  const behind = async (indicator: object) =>
    app.graphql<{ claims: { totalCount: number } }>(
      "query($indicator: IndicatorFilterInput!) { claims(first: 1, filter: { indicator: $indicator }) { totalCount } }",
      { indicator: { instanceId: "*", from, to, ...indicator } },
      token,
    );
  for (const key of ["CLAIMS_PER_DAY", "MINUTES_TO_ASSIGNMENT", "MANUAL_NOT_FINISHED"])
    expect((await behind({ key, timeZone, asOf })).data!.claims.totalCount, key).toBe(figures.find((one) => one.key === key)!.period.of);
  for (const wrong of [null, "Nowhere/Nothing"])
    expect((await behind({ key: "CLAIMS_PER_DAY", timeZone: wrong })).errors![0]!.extensions.code).toBe("BAD_USER_INPUT");
});

test.each(["ES", "*"])("the claims behind a figure of %s are exported", async (instanceId) => {
  const token = await app.signIn("supervisor");
  const { data } = await app.graphql<{ indicators: Total }>(
    `query($instanceId: ID!) { indicators(instanceId: $instanceId, period: { name: LAST_WEEK }) { timeZone readAt from to indicators { key period { of } } } }`,
    { instanceId },
    token,
  );
  const { timeZone, readAt: asOf, from, to, indicators: figures } = data!.indicators;
  for (const key of ["CLAIMS_PER_DAY", "MINUTES_TO_ASSIGNMENT"]) {
    const filter = { indicator: { key, instanceId, timeZone, asOf, from, to } };
    const [, ...rows] = readCsv(await exportFile(app, "claims", { sort: "ID", columns: ["id"], filter }, token));
    expect(rows.length, key).toBe(figures.find((one) => one.key === key)!.period.of);
    expect(rows.length).toBeGreaterThan(0);
  }
});

describe("a subscription to the total", () => {
  const query = `subscription($period: PeriodInput!, $keys: [IndicatorKey!]) {
    indicatorsChanged(instanceId: "*", period: $period, keys: $keys) { instanceId indicators { key period { of } } } }`;
  interface Received {
    answers: Answer[];
    codes: unknown[];
  }
  function subscribe(token: string, variables: object): Received & { stop(): void } {
    const received: Received = { answers: [], codes: [] };
    const stop = app.socket(token).subscribe<{ indicatorsChanged: Answer }>(
      { query, variables: { keys: ["CLAIMS_PER_DAY"], ...variables } },
      {
        next: ({ data, errors }) => {
          if (data) received.answers.push(data.indicatorsChanged);
          received.codes.push(...(errors ?? []).map(({ extensions }) => extensions?.code));
        },
        error: (error) => received.codes.push(...(error as { extensions: { code: string } }[]).map(({ extensions }) => extensions.code)),
        complete: () => undefined,
      },
    );
    return { ...received, stop };
  }

  test("sends the sum of the viewer's instances", async () => {
    const user = await insertNarrowedUser(app, { profileType: "SUPERVISOR", instances: ["ES", "PT"] });
    const { answers, codes, stop } = subscribe(await app.signIn(user.user), { period: { name: "LAST_WEEK" } });
    await expect.poll(() => answers.length).toBe(1);
    stop();
    expect(answers[0]).toEqual({ instanceId: "*", indicators: [{ key: "CLAIMS_PER_DAY", period: { of: 3 } }] });
    expect(codes).toEqual([]);
  });

  test.each([
    ["a profile without the dashboard", "provider", {}, "FORBIDDEN"],
    [
      "a period that ends before it starts",
      "supervisor",
      { period: { name: "CUSTOM", firstDay: "2026-02-02", lastDay: "2026-02-01" } },
      "BAD_USER_INPUT",
    ],
    ["an indicator that does not exist", "supervisor", { keys: ["NOTHING"] }, "BAD_USER_INPUT"],
  ])("is rejected for %s", async (_, user, variables, code) => {
    const { answers, codes, stop } = subscribe(await app.signIn(user), { period: { name: "TODAY" }, ...variables });
    await expect.poll(() => codes).toEqual([code]);
    stop();
    expect(answers).toEqual([]);
  });

  test("is rejected for a viewer without instances", async () => {
    const user = await insertNarrowedUser(app, { profileType: "SUPERVISOR", instances: [] });
    const { answers, codes, stop } = subscribe(await app.signIn(user.user), { period: { name: "TODAY" } });
    await expect.poll(() => codes).toEqual(["NOT_FOUND"]);
    stop();
    expect(answers).toEqual([]);
  });
});

test("the total has a report, without subscriptions and alerts", async () => {
  const token = await app.signIn("supervisor");
  const [sheet, definitions] = readXlsx(await reportFile(app, reportInput({ instanceId: "*", period: { name: "TODAY" } }), token));
  expect(sheet!.rows.length).toBeGreaterThan(10);
  expect(definitions!.rows[0]![1]).toContain(text("en", "report.allInstances"));
  const { errors } = await app.graphql(
    `mutation { saveIndicatorAlert(input: { instanceId: "*", key: CLAIMS_PER_DAY, level: WARNING }) { id } }`,
    {},
    token,
  );
  expect(errors![0]!.extensions.code).toBe("NOT_FOUND");
});
