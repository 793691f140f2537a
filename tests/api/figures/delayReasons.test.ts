import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { countNext } from "../../../server/figures/figureWorker";
import { text } from "../../../server/platform/texts";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { readXlsx } from "../../fixtures/exports/readFiles";
import { reportFile, reportInput } from "../../fixtures/reports/reportFile";
import { assignedClaim } from "../../fixtures/records";

let app: TestApp;
let admin: string;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn("admin");
  const stored = '{ actionReasons(instanceId: "ES") { updatedAt } }';
  const { updatedAt } = (await app.graphql<{ actionReasons: { updatedAt: string }[] }>(stored, {}, admin)).data!.actionReasons[0]!;
  await app.graphql(
    "mutation($input: SaveActionReasonsInput!) { saveActionReasons(input: $input) { action } }",
    { input: { instanceId: "ES", action: "MANAGE_DELAY", reasons: ["Tráfico denso", "Obras (A-2)"], updatedAt } },
    admin,
  );
  const key = await app.key("ingest");
  const inContract = { cdcliente: "AUR", cdcontrato: "AUTO-PLUS-3" };
  await app.ingest(
    "claims",
    Array.from({ length: 5 }, (_, i) => assignedClaim(`BY-REASON-${i}`, 30, i < 2 ? inContract : { cdcliente: "OTHER", cdcontrato: "C" })),
    key,
  );
  const reasons = ["Tráfico denso", "Obras (A-2)", "Tráfico denso", "A reason that was typed", "Tráfico denso"];
  for (const [i, reason] of reasons.entries())
    await act("manageDelay", { claimId: `BY-REASON-${i}`, minutes: 10, reason, requestId: `by-reason-${i}` });
  await act("undoManageDelay", { claimId: "BY-REASON-4", requestId: "by-reason-4" });
  await counted();
});

async function act(mutation: "manageDelay" | "undoManageDelay", input: object): Promise<void> {
  const type = `${mutation.replace(/^./, (first) => first.toUpperCase())}Input`;
  const { errors } = await app.graphql(`mutation($input: ${type}!) { ${mutation}(input: $input) { id } }`, { input }, admin);
  expect(errors).toBeUndefined();
}

const counted = async (): Promise<void> => {
  while (await countNext(app)) await Promise.resolve();
  await vi.waitFor(async () => expect(await app.db.execute(sql`select 1 from figure_marks limit 1`)).toHaveLength(0));
};

interface Group {
  id: string;
  name: string | null;
  value: number;
}
async function groups(user: string, key = "DELAYS_MANAGED"): Promise<{ groups: Group[] | undefined; code: string | undefined }> {
  const { data, errors } = await app.graphql<{ indicatorGroups: Group[] }>(
    `query($key: IndicatorKey!) { indicatorGroups(instanceId: "ES", period: { name: TODAY }, key: $key, by: DELAY_REASON) { id name value } }`,
    { key },
    await app.signIn(user),
  );
  return { groups: data?.indicatorGroups, code: errors?.[0]?.extensions?.code as string | undefined };
}

describe("managed delays by reason", () => {
  test("are counted by stored code and typed reason, without undone delays", async () => {
    const { groups: found } = await groups("supervisor");
    expect(Object.fromEntries(found!.map(({ id, value }) => [id, value]))).toEqual({ TRAFFIC: 2, OBRAS_A_2: 1, "": 1 });
    expect(found![0]!.id).toBe("TRAFFIC");
  });

  test("have the reason's name in the viewer's language or the text of the list", async () => {
    const names = Object.fromEntries((await groups("supervisor")).groups!.map(({ id, name }) => [id, name]));
    expect(names).toEqual({ TRAFFIC: text("es", "actionReason.manageDelay.traffic"), OBRAS_A_2: "Obras (A-2)", "": null });
  });

  test("are limited to the viewer's contracts", async () => {
    const { groups: found } = await groups("client");
    expect(Object.fromEntries(found!.map(({ id, value }) => [id, value]))).toEqual({ TRAFFIC: 1, OBRAS_A_2: 1 });
  });

  test("are defined for managed delays only", async () => {
    expect((await groups("supervisor", "ON_TIME_RATE")).code).toBe("BAD_USER_INPUT");
    expect((await groups("supervisor", "LATE_TO_MANAGED")).code).toBeUndefined();
  });

  test("fill a sheet of the report", async () => {
    const file = await reportFile(app, reportInput({ period: { name: "TODAY" } }), await app.signIn("supervisor"), "es");
    const sheet = readXlsx(file).find(({ name }) => name === "Motivos de demora")!;
    expect(sheet.rows[0]).toEqual(["Motivos de demora", "Demoras gestionadas"]);
    expect(sheet.rows[1]).toEqual(["Tráfico denso", 2]);
    expect(sheet.rows.slice(2).toSorted()).toEqual([
      ["Obras (A-2)", 1],
      ["Otro (texto libre)", 1],
    ]);
  });

  test("leave out the sheet in a report without managed delays", async () => {
    const file = await reportFile(app, reportInput({ instanceId: "PT", period: { name: "TODAY" } }), await app.signIn("supervisor"), "es");
    expect(readXlsx(file).map(({ name }) => name)).not.toContain("Motivos de demora");
  });

  test("keep their numbers after a recount, also of data without reasons", async () => {
    const before = (await groups("supervisor")).groups;
    await app.db.execute(sql`update counted_sources set cells =
      (select coalesce(jsonb_agg(case when jsonb_array_length(e) > 4 then e - 4 else e end), '[]') from jsonb_array_elements(cells) e) where source = 'CLAIM'`);
    await app.db.execute(sql`delete from figures where grouping = 'DELAY_REASON'`);
    expect((await groups("supervisor")).groups).toEqual([]);
    await app.db.execute(sql`delete from installation where key = 'figures'`);
    await counted();
    expect((await groups("supervisor")).groups).toEqual(before);
  });
});
