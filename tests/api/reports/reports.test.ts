import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { beforeAll, describe, expect, test } from "vitest";
import type { Locale } from "../../../schema/rules/language/locales";
import { indicatorKeys } from "../../../schema/rules/indicators/indicators";
import { countNext } from "../../../server/figures/figureWorker";
import { text } from "../../../server/platform/texts";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { insertNarrowedUser, setFunctionalities } from "../../fixtures/auth/profiles";
import { fetchExport } from "../../fixtures/exports/exportFile";
import { readXlsx } from "../../fixtures/exports/readFiles";
import { createReport, endedReport, reportFile, reportInput, reportNow } from "../../fixtures/reports/reportFile";
import { pdfPages } from "../../fixtures/reports/pdfText";
import { randomClaim, randomOf, suppliers } from "../figures/history";

let app: TestApp;
let supervisor: string;
beforeAll(async () => {
  app = await startTestApp();
  const key = await app.key("ingest");
  await suppliers(app, key);
  const random = randomOf(7);
  const until = Date.now() - 60_000;
  await app.ingest(
    "claims",
    Array.from({ length: 250 }, (_, n) => randomClaim(`R-${n}`, 1, { random, until, days: 9 })),
    key,
  );
  while (await countNext(app)) await Promise.resolve();
  supervisor = await app.signIn("supervisor");
}, 60_000);

interface Figures {
  key: string;
  level: string | null;
  period: { value: number | null; p90: number | null; of: number };
  before: { value: number | null };
  weekBefore: { value: number | null };
  warning: number | null;
  critical: number | null;
  values: (number | null)[];
  p90Values: (number | null)[];
}
const query = `query($period: PeriodInput!) { indicators(instanceId: "ES", period: $period) { slots { from } indicators {
  key level period { value p90 of } before { value } weekBefore { value } warning critical values p90Values } } }`;
async function dashboard(period: object, token: string): Promise<Figures[]> {
  const { data } = await app.graphql<{ indicators: { indicators: Figures[] } }>(query, { period }, token);
  return data!.indicators.indicators;
}
const camelCase = (key: string): string => key.toLowerCase().replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
const nameOf = (locale: Locale, key: string): string => text(locale, `indicator.${camelCase(key)}`);
const day = (ago: number): string => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);

/** Spreadsheet of a report, with the dashboard before and after it. Repeated if the hour changed in between. */
async function fileAndDashboard(period: object): Promise<[ReturnType<typeof readXlsx>, Figures[]]> {
  const before = await dashboard(period, supervisor);
  const file = readXlsx(await reportFile(app, reportInput({ period }), supervisor));
  const after = await dashboard(period, supervisor);
  return isDeepStrictEqual(before, after) ? [file, after] : await fileAndDashboard(period);
}

describe("the spreadsheet", () => {
  test.each([
    ["last week", { name: "LAST_WEEK" }],
    ["a day", { name: "CUSTOM", firstDay: day(3), lastDay: day(3) }],
    ["eight months", { name: "CUSTOM", firstDay: day(250), lastDay: day(2) }],
  ])("contains for %s the numbers of the dashboard", async (_, period) => {
    const [[figures, definitions], shown] = await fileAndDashboard(period);
    const rows = new Map(figures!.rows.slice(1).map(([name, , ...cells]) => [name, cells]));
    expect(shown).toHaveLength(indicatorKeys.length);
    let compared = 0;
    for (const one of shown) {
      const isMinutes = one.p90Values.some((value) => value !== null) || rows.has(`${nameOf("en", one.key)}: Median`);
      const name = nameOf("en", one.key) + (isMinutes ? ": Median" : "");
      const level = one.level && text("en", `indicatorLevel.${one.level}`);
      const { period: whole, before, weekBefore, warning, critical } = one;
      const summary = [level, whole.value, whole.p90, whole.of, before.value, weekBefore.value, warning, critical];
      expect([name, ...rows.get(name)!]).toEqual([name, ...summary, ...one.values]);
      if (isMinutes) expect(rows.get(`${nameOf("en", one.key)}: 90th percentile`)!.slice(8)).toEqual(one.p90Values);
      compared += one.values.filter((value) => value !== null).length;
    }
    expect(compared).toBeGreaterThan(50);
    expect(definitions!.rows.map(([name]) => name)).toEqual(expect.arrayContaining(shown.map(({ key }) => nameOf("en", key))));
    expect(JSON.stringify(definitions!.rows)).toContain("Europe/Madrid");
  });
});

describe("the PDF", () => {
  test.each([
    ["el", ["Αναφορά πίνακα ελέγχου", "Τοπική ώρα της ζώνης Europe/Madrid", "Προειδοποίηση"]],
    ["tr", ["Gösterge paneli raporu", "yerel saati", "Uyarı"]],
    ["ca", ["Informe del quadre de comandament", "Hora local de Europe/Madrid", "Avís"]],
  ] as const)("contains in %s each indicator's name and definition in readable characters", async (locale, said) => {
    const bytes = await reportFile(app, reportInput({ format: "PDF" }), supervisor, locale);
    if (process.env.REPORTS_FOLDER) writeFileSync(join(process.env.REPORTS_FOLDER, `report-${locale}.pdf`), bytes);
    const pages = pdfPages(bytes);
    expect(pages.length).toBeGreaterThanOrEqual(4);
    for (const one of said) expect(pages.join("\n")).toContain(one);
    for (const key of indicatorKeys) expect(pages.at(-1)).toContain(text(locale, `indicator.${key}`).slice(0, 24));
    expect(pages.join("")).not.toMatch(/[?�]/);
  });

  test("contains the numbers of the dashboard", async () => {
    const period = { name: "CUSTOM", firstDay: day(3), lastDay: day(3) };
    const table = pdfPages(await reportFile(app, reportInput({ format: "PDF", period }), supervisor)).join("\n");
    const [claims] = (await dashboard(period, supervisor)).filter(({ key }) => key === "CLAIMS_PER_DAY");
    expect(claims!.period.value).toBeGreaterThan(0);
    expect(table).toContain(`${nameOf("en", "CLAIMS_PER_DAY")} (claims)${claims!.values.join("")}`);
  });
});

describe("permission for reports", () => {
  test("requires the functionality and excludes hidden data", async () => {
    const operator = await app.signIn("operator");
    expect((await createReport(app, reportInput(), operator)).errors![0]!.extensions.code).toBe("FORBIDDEN");
    const narrowed = await insertNarrowedUser(app, {
      profileType: "SUPERVISOR",
      hiddenFields: { INCIDENTS: ["arrivedLate"] },
      instances: ["ES"],
    });
    const token = await app.signIn(narrowed.user);
    const [figures, definitions] = readXlsx(await reportFile(app, reportInput(), token));
    for (const { rows } of [figures!, definitions!]) {
      expect(JSON.stringify(rows)).toContain(nameOf("en", "CLAIMS_PER_DAY"));
      expect(JSON.stringify(rows)).not.toContain(nameOf("en", "ON_TIME_RATE"));
    }
    expect((await createReport(app, reportInput({ instanceId: "PT" }), token)).errors![0]!.extensions.code).toBe("NOT_FOUND");
  });

  test("hides other users' reports and requires the right for the caller's reports", async () => {
    const mine = await insertNarrowedUser(app, { profileType: "SUPERVISOR" });
    const token = await app.signIn(mine.user);
    const { id } = (await createReport(app, reportInput(), token)).data!.report;
    await endedReport(app, id, token);
    expect(await reportNow(app, id, supervisor)).toBeNull();
    expect((await fetchExport(app, id, supervisor)).status).toBe(404);
    const cancel = "mutation($id: ID!) { cancelReport(input: { id: $id }) { id } }";
    expect((await app.graphql(cancel, { id }, supervisor)).errors![0]!.extensions.code).toBe("NOT_FOUND");
    const exported = await app.graphql("query($id: ID) { export(id: $id) { id } }", { id }, token);
    expect(exported.data).toEqual({ export: null });
    expect((await fetchExport(app, id, token)).status).toBe(200);
  });
});

describe("a rejected report", () => {
  test("has an invalid period or the request id of another report", async () => {
    const { user } = await insertNarrowedUser(app, { profileType: "SUPERVISOR" });
    const token = await app.signIn(user);
    const codeOf = async (input: object) => (await createReport(app, input, token)).errors?.[0]?.extensions.code;
    expect(await codeOf(reportInput({ period: { name: "CUSTOM", firstDay: "2026-02-30", lastDay: "2026-03-01" } }))).toBe("BAD_USER_INPUT");
    const input = reportInput();
    const { id } = (await createReport(app, input, token)).data!.report;
    expect((await createReport(app, input, token)).data!.report.id).toBe(id);
    expect(await codeOf({ ...input, format: "PDF" })).toBe("REQUEST_REUSED");
  });

  test("is not downloaded after the functionality is withdrawn", async () => {
    const { user } = await insertNarrowedUser(app, { profileType: "LOCALADMIN" });
    const token = await app.signIn(user);
    const { id } = (await createReport(app, reportInput(), token)).data!.report;
    await endedReport(app, id, token);
    await setFunctionalities(app, "LOCALADMIN", ["dashboard"]);
    expect((await fetchExport(app, id, token)).status).toBe(403);
  });
});
