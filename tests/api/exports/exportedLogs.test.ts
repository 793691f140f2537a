import { beforeAll, describe, expect, test } from "vitest";
import type { LogName } from "../../../schema/rules/exports/exports";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { insertNarrowedUser, setFunctionalities } from "../../fixtures/auth/profiles";
import { createActionFixture } from "../../fixtures/claims/actions";
import { exportFile, startExport } from "../../fixtures/exports/exportFile";
import { readCsv, readXlsx } from "../../fixtures/exports/readFiles";
import { FakeAssistance } from "../../fixtures/integrations/assistance";

let app: TestApp;
let admin: string;
let claimId: string;
beforeAll(async () => {
  const remote = new FakeAssistance();
  app = await startTestApp({}, { integrations: { adapters: { ASSISTANCE: remote }, deadlineMs: 250, random: () => 0.5 } });
  admin = await app.signIn("admin");
  const operator = await app.signIn("operator");
  const actions = createActionFixture(app);
  claimId = await actions.claimIn(operator, "PENDING_ARRIVAL_INTIME");
  remote.rejectAll("ARRIVAL_ALREADY_NOTIFIED");
  await actions.act(operator, "confirmArrival", claimId);
  remote.acceptAll(); // the delay is sent when it cannot be undone any more, during this read
  await actions.actSuccessfully(operator, "manageDelay", await actions.claimIn(operator, "PENDING_ARRIVAL"));
  const asked = 'instanceId: "ES", serviceId: "GRU", place: { lon: -3.7, lat: 40.4 }';
  for (let n = 0; n < 2; n++) await app.graphql(`{ supplierFilter(input: { ${asked} }) { callId } }`, {}, operator);
});

const pages: Record<LogName, string> = {
  audit: "auditEntries(first: 100, filter: $filter) { nodes { at code: action } }",
  apiErrors: "apiErrors(first: 100, filter: $filter) { nodes { at code } }",
  supplierFilterCalls: "supplierFilterCalls(first: 100, filter: $filter) { nodes { at code: serviceId } }",
};
const filters: Record<LogName, string> = {
  audit: "AuditFilter",
  apiErrors: "ApiErrorFilter",
  supplierFilterCalls: "SupplierFilterCallFilter",
};
const shown = async (log: LogName, filter: object, bearer: string): Promise<string[]> => {
  const query = `query($filter: ${filters[log]}) { log: ${pages[log]} }`;
  const { data } = await app.graphql<{ log: { nodes: { at: string }[] } }>(query, { filter }, bearer);
  return data!.log.nodes.map(({ at }) => at);
};
const now = Date.now();
const minutesAway = (minutes: number): string => new Date(now + minutes * 60_000).toISOString();

describe("the exported rows match the page", () => {
  test.each<[LogName, object]>([
    ["audit", { action: "claim.", from: minutesAway(-10), to: minutesAway(10) }],
    ["audit", { peopleOnly: true, text: "operator" }],
    ["audit", { actor: { kind: "KEY" } }],
    ["apiErrors", { integration: "ASSISTANCE", from: minutesAway(-10) }],
    ["supplierFilterCalls", { actorKind: "USER", text: "gru" }],
  ])("%s, filtered by %j", async (log, filter) => {
    const [heading, ...rows] = readCsv(await exportFile(app, log, { filter }, admin));
    expect(heading![0]).toBe("UTC");
    expect(rows.map(([at]) => at)).toEqual(await shown(log, filter, admin));
    expect(rows.length).toBeGreaterThan(0);
    expect(await exportFile(app, log, { filter: { from: minutesAway(10) } }, admin).then(readCsv)).toEqual([heading]);
  });

  test("for the claims of a caller's AMA instances only", async () => {
    const { user } = await insertNarrowedUser(app, { profileType: "SUPERVISOR", instances: ["PT"] });
    const token = await app.signIn(user);
    const [, ...rows] = readCsv(await exportFile(app, "audit", {}, token));
    expect(rows.map(([at]) => at)).toEqual(await shown("audit", {}, token));
    expect(rows.length).toBeLessThan((await shown("audit", { model: "CLAIM" }, admin)).length);
  });
});

test("the cells describe actions in the reader's language and values as JSON", async () => {
  const input = { filter: { action: "claim.manageDelay" } };
  const [, row] = readCsv(await exportFile(app, "audit", input, admin, "es"));
  expect(row!.slice(1, 5)).toEqual(["operator", "Gestionó una demora", "claim.manageDelay", "Siniestro"]);
  expect(JSON.parse(row!.at(-1)!)).toMatchObject({ minutes: 60, reason: "traffic" });
  const [sheet] = readXlsx(await exportFile(app, "apiErrors", { format: "XLSX", filter: { claimId } }, admin));
  expect(sheet!.rows[1]!.slice(1, 8)).toEqual([
    ...["Assistance system", "Confirm an arrival", "ARRIVAL_ALREADY_NOTIFIED", "The arrival has already been notified.", claimId, "ES", 1],
  ]);
  expect(JSON.parse(sheet!.rows[1]!.at(-1) as string)).toMatchObject({ status: 409 });
  const [, call] = readCsv(await exportFile(app, "supplierFilterCalls", {}, admin));
  expect(call!.slice(1, 5)).toEqual(["operator", "ES", "", "GRU Tow"]);
});

test("the export requires access to the log and is recorded in the audit log", async () => {
  const operator = await app.signIn("operator");
  for (const log of ["audit", "apiErrors", "supplierFilterCalls"] as const)
    expect((await startExport(app, log, {}, operator)).errors?.[0]?.extensions.code).toBe("FORBIDDEN");
  await setFunctionalities(app, "OPERADOR", ["map", "layer.incidents", "claim.detail", "logs.audit"]);
  expect(readCsv(await exportFile(app, "audit", { filter: { text: claimId } }, operator)).length).toBeGreaterThan(1);
  const { data } = await app.graphql<{ auditEntries: { nodes: { after: string }[] } }>(
    '{ auditEntries(filter: { action: "export.start", actor: { name: "operator" } }) { nodes { after } } }',
    {},
    admin,
  );
  expect(JSON.parse(data!.auditEntries.nodes[0]!.after)).toMatchObject({ list: "audit", format: "CSV", filter: { text: claimId } });
});
