import { beforeAll, describe, expect, test } from "vitest";
import { sql } from "drizzle-orm";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { insertNarrowedUser } from "../../fixtures/auth/profiles";
import { claimRecord } from "../../fixtures/records";

let app: TestApp;
let supervisor: string;
beforeAll(async () => {
  app = await startTestApp();
  supervisor = await app.signIn("supervisor");
});

interface Dashboard {
  instances: { id: string; name: string; timeZone: string }[];
  order: string[];
  putAway: string[];
}
const fields = "{ instances { id name timeZone } order putAway }";
const dashboardOf = async (token: string): Promise<Dashboard> =>
  (await app.graphql<{ dashboard: Dashboard }>(`{ dashboard ${fields} }`, {}, token)).data!.dashboard;
const arrangementOf = async (token: string) => {
  const { order, putAway } = await dashboardOf(token);
  return { order, putAway };
};
const save = async (token: string, input: object): Promise<string | Pick<Dashboard, "order" | "putAway">> => {
  const { data, errors } = await app.graphql<{ saveDashboardLayout: Pick<Dashboard, "order" | "putAway"> }>(
    "mutation($input: SaveDashboardLayoutInput!) { saveDashboardLayout(input: $input) { order putAway } }",
    { input },
    token,
  );
  return errors ? (errors[0]!.extensions.code as string) : data!.saveDashboardLayout;
};
const arrangement = { order: ["ALARMS", "ON_TIME_RATE"], putAway: ["ROUTE_DEVIATIONS"] };

describe("a dashboard layout", () => {
  test("is stored per user for every browser", async () => {
    expect(await arrangementOf(supervisor)).toEqual({ order: [], putAway: [] });
    expect(await save(supervisor, arrangement)).toEqual(arrangement);
    expect(await arrangementOf(await app.signIn("supervisor"))).toEqual(arrangement);
    expect(await arrangementOf(await app.signIn("client"))).toEqual({ order: [], putAway: [] });
  });

  test("is the last one saved, and an empty one is deleted", async () => {
    const other = { order: [], putAway: ["ALARMS"] };
    expect(await save(supervisor, other)).toEqual(other);
    expect(await save(supervisor, { order: [], putAway: [] })).toEqual({ order: [], putAway: [] });
    expect(await app.db.execute(sql`select 1 from dashboard_layouts`)).toHaveLength(0);
  });

  test.each([
    ["in the order", { order: ["ALARMS", "ALARMS"], putAway: [] }],
    ["among what is put away", { order: [], putAway: ["ALARMS", "ALARMS"] }],
  ])("rejects a repeated indicator %s", async (_where, input) => {
    expect(await save(supervisor, input)).toBe("BAD_USER_INPUT");
  });

  test("omits indicators that the user's profile hides", async () => {
    const user = await insertNarrowedUser(app, {
      profileType: "SUPERVISOR",
      hiddenFields: { INCIDENTS: ["arrivedLate", "deviationMetres"] },
    });
    expect(await save(await app.signIn(user.user), arrangement)).toEqual({ order: ["ALARMS"], putAway: [] });
  });

  test("is deleted with the user", async () => {
    const [{ gone }] = (await app.db.execute(
      sql`select confdeltype = 'c' as gone from pg_constraint where conrelid = 'dashboard_layouts'::regclass and contype = 'f'`,
    )) as unknown as [{ gone: boolean }];
    expect(gone).toBe(true);
  });
});

test("the dashboard lists only the AMA instances with figures in scope, by name", async () => {
  const all = (await dashboardOf(supervisor)).instances.map(({ name }) => name);
  expect(all.length).toBeGreaterThan(1);
  expect(all).toEqual(all.toSorted());
  const user = await insertNarrowedUser(app, { profileType: "SUPERVISOR", instances: ["PT"] });
  expect((await dashboardOf(await app.signIn(user.user))).instances.map(({ id }) => id)).toEqual(["PT"]);
});

test("the dashboard returns the visible AMA instance with the most open claims", async () => {
  const key = await app.key("ingest");
  const claims = [
    ...["BUSY-1", "BUSY-2"].map((rgpresta) => claimRecord(rgpresta, { cdama: "PT" })),
    claimRecord("QUIET-1", { cdama: "ES" }),
  ];
  await app.ingest("claims", claims, key);
  const busiest = async (token: string) =>
    (await app.graphql<{ dashboard: { busiestInstanceId: string | null } }>("{ dashboard { busiestInstanceId } }", {}, token)).data!
      .dashboard.busiestInstanceId;
  await expect.poll(() => busiest(supervisor)).toBe("PT");
  const user = await insertNarrowedUser(app, { profileType: "SUPERVISOR", instances: ["ES"] });
  expect(await busiest(await app.signIn(user.user))).toBe("ES");
});

test("clients and suppliers get no indicators of operators' work", async () => {
  const document = `{ indicators(instanceId: "ES", period: { name: TODAY }) { indicators { key } } }`;
  const keysOf = async (user: string) => {
    const { data } = await app.graphql<{ indicators: { indicators: { key: string }[] } }>(document, {}, await app.signIn(user));
    return data!.indicators.indicators.map(({ key }) => key);
  };
  const internal = ["ALARMS", "ALARMS_PER_OPERATOR", "CONTACT_CENTRE_CALLS"];
  expect(await keysOf("operator")).toEqual(expect.arrayContaining(internal));
  const shown = await keysOf("client");
  expect(shown).toContain("CLAIMS_PER_DAY");
  expect(shown.filter((key) => internal.includes(key))).toEqual([]);
});
