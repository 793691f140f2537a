import { beforeAll, describe, expect, test } from "vitest";
import { sql } from "drizzle-orm";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { insertNarrowedUser } from "../../fixtures/auth/profiles";

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

describe("the arrangement of a dashboard", () => {
  test("is kept for this user, in every browser, and for nobody else", async () => {
    expect(await arrangementOf(supervisor)).toEqual({ order: [], putAway: [] });
    expect(await save(supervisor, arrangement)).toEqual(arrangement);
    expect(await arrangementOf(await app.signIn("supervisor"))).toEqual(arrangement);
    expect(await arrangementOf(await app.signIn("client"))).toEqual({ order: [], putAway: [] });
  });

  test("is the last one saved; of an empty one nothing is kept", async () => {
    const other = { order: [], putAway: ["ALARMS"] };
    expect(await save(supervisor, other)).toEqual(other);
    expect(await save(supervisor, { order: [], putAway: [] })).toEqual({ order: [], putAway: [] });
    expect(await app.db.execute(sql`select 1 from dashboard_layouts`)).toHaveLength(0);
  });

  test.each([
    ["in the order", { order: ["ALARMS", "ALARMS"], putAway: [] }],
    ["among what is put away", { order: [], putAway: ["ALARMS", "ALARMS"] }],
  ])("names no indicator twice %s", async (_where, input) => {
    expect(await save(supervisor, input)).toBe("BAD_USER_INPUT");
  });

  test("does not answer an indicator that the user's profile hides by now", async () => {
    const user = await insertNarrowedUser(app, {
      profileType: "SUPERVISOR",
      hiddenFields: { INCIDENTS: ["arrivedLate", "deviationMetres"] },
    });
    expect(await save(await app.signIn(user.user), arrangement)).toEqual({ order: ["ALARMS"], putAway: [] });
  });

  test("goes with the user", async () => {
    const [{ gone }] = (await app.db.execute(
      sql`select confdeltype = 'c' as gone from pg_constraint where conrelid = 'dashboard_layouts'::regclass and contype = 'f'`,
    )) as unknown as [{ gone: boolean }];
    expect(gone).toBe(true);
  });
});

test("the dashboard offers the AMA instances that the user has figures of, by name, and no others", async () => {
  const all = (await dashboardOf(supervisor)).instances.map(({ name }) => name);
  expect(all.length).toBeGreaterThan(1);
  expect(all).toEqual(all.toSorted());
  const user = await insertNarrowedUser(app, { profileType: "SUPERVISOR", instances: ["PT"] });
  expect((await dashboardOf(await app.signIn(user.user))).instances.map(({ id }) => id)).toEqual(["PT"]);
});
