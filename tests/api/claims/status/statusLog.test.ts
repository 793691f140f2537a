import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../../../fixtures/app";
import { AssistanceWebhook, newWebhookSecret } from "../../../fixtures/integrations/assistanceWebhook";
import { assignedClaim, claimRecord, minutes, ofDemoClient, supplierRecord } from "../../../fixtures/records";
import { settingsOf } from "../../../fixtures/kpiSettings";

const secret = newWebhookSecret();
const SOON = { timeout: 20_000, interval: 50 };
let app: TestApp;
let key: string;
let operator: string;
let settings: ReturnType<typeof settingsOf>;
beforeAll(async () => {
  app = await startTestApp({ ASSISTANCE_WEBHOOK_SECRET: secret });
  settings = settingsOf(app);
  key = await app.key("ingest");
  operator = await app.signIn();
  await send("suppliers", [
    supplierRecord("B-1"),
    supplierRecord("B-2"),
    supplierRecord("M-1", { tpaccprovee: "MOBILE", mobile: "dev-1", x: null, y: null }),
  ]);
});
beforeEach(() => void (app.clock.offset = 0));

async function send(endpoint: string, records: object[]): Promise<void> {
  expect((await app.ingest(endpoint, records, key)).body).toMatchObject({ accepted: records.length, refused: [] });
}
interface Change {
  at: string;
  from: string | null;
  to: string;
  rule: string;
  settingsVersion: number;
  cause: string;
  actor: { kind: string; name: string } | null;
  inputs: { claim: Record<string, unknown>; resource: Record<string, unknown> | null };
  reason: { status: string; settings: { key: string; value: number }[] };
}
interface Claim {
  status: string;
  statusHistory: Change[];
}
const fields = `status
  statusHistory { at from to rule settingsVersion cause actor { kind name } inputs reason { status settings { key value } } }`;
async function see(id: string, bearer = operator): Promise<Claim> {
  const { data, errors } = await app.graphql<{ claim: Claim }>(`query ($id: ID!) { claim(id: $id) { ${fields} } }`, { id }, bearer);
  expect(errors).toBeUndefined();
  return data!.claim;
}
const last = async (id: string): Promise<Change> => (await see(id)).statusHistory[0]!;
const system = { kind: "SYSTEM", name: "system" };
describe("the status log records the cause of each change", () => {
  test("for the first and following records", async () => {
    await send("claims", [claimRecord("L-feed", { fhocurrencia: minutes(-1) })]);
    await send("claims", [{ rgpresta: "L-feed", version: 2, cdprovee: "B-1", fhasignacion: minutes(0), eta: 30 }]);
    const { statusHistory } = await see("L-feed");
    expect(statusHistory).toMatchObject([
      {
        from: "NO_SUPPLIER",
        to: "PENDING_ARRIVAL_INTIME",
        rule: "4e",
        cause: "FEED",
        actor: { kind: "KEY", name: "test ingest" },
        reason: { status: "PENDING_ARRIVAL_INTIME" },
      },
      { from: null, to: "NO_SUPPLIER", rule: "3c", cause: "FEED" },
    ]);
    expect(statusHistory[0]!.inputs).toMatchObject({
      claim: { supplierId: "B-1", supplierAccess: "BASE", arrivedAt: null },
      resource: null,
    });
    expect(Date.parse(statusHistory[0]!.at)).toBeGreaterThan(Date.parse(statusHistory[1]!.at));
  });

  test("for the passage of time", async () => {
    await send("claims", [claimRecord("L-clock", { fhocurrencia: minutes(-1) })]);
    app.clock.offset = 14 * 60_000;
    await expect.poll(async () => (await last("L-clock")).to, SOON).toBe("NO_SUPPLIER_DELAYED");
    expect(await last("L-clock")).toMatchObject({ from: "NO_SUPPLIER", rule: "3a", cause: "CLOCK", actor: system });
  });

  test("for a position", async () => {
    await send("claims", [assignedClaim("L-position", 1, { cdprovee: "M-1" })]);
    const url = `${app.url}/ingest/positions/osmand?id=dev-1&lat=40.41&lon=-3.7`;
    expect((await fetch(url, { headers: { authorization: `Bearer ${key}` } })).status).toBe(200);
    await expect.poll(async () => (await last("L-position")).to, SOON).toBe("PENDING_ARRIVAL_ADVANCED");
    expect(await last("L-position")).toMatchObject({ from: "PENDING_ARRIVAL_INTIME", rule: "4d", cause: "POSITION", actor: system });
    expect((await last("L-position")).inputs.resource).toMatchObject({ etaSeconds: expect.any(Number), fixAt: expect.any(Number) });
  });

  test("for changed settings with their version and values", async () => {
    await send("claims", [claimRecord("L-settings", { fhocurrencia: minutes(-12) })]);
    await settings.change({ unassignedDelay: 10 });
    await expect.poll(async () => (await last("L-settings")).to, SOON).toBe("NO_SUPPLIER_DELAYED");
    expect(await last("L-settings")).toMatchObject({
      cause: "SETTINGS",
      actor: system,
      settingsVersion: 1,
      reason: { settings: [{ key: "UNASSIGNED_DELAY", value: 10 }] },
    });
    await settings.change({ unassignedDelay: null });
  });

  test("for a supplier with another access", async () => {
    await send("claims", [assignedClaim("L-supplier", 42, { cdprovee: "B-2" })]);
    expect((await see("L-supplier")).status).toBe("PENDING_ARRIVAL_INTIME");
    await send("suppliers", [supplierRecord("B-2", { version: 2, tpaccprovee: "MOBILE" })]);
    await expect.poll(async () => (await last("L-supplier")).to, SOON).toBe("PENDING_ARRIVAL_DELAYED");
    expect(await last("L-supplier")).toMatchObject({ cause: "SUPPLIER", inputs: { claim: { supplierAccess: "MOBILE" } } });
  });

  test("for an action with its actor, hidden from callers without the permission", async () => {
    await send("claims", [assignedClaim("L-action", 60, ofDemoClient)]);
    const input = { claimId: "L-action", minutes: 40, reason: "Traffic", requestId: randomUUID() };
    await app.graphql("mutation ($input: ManageDelayInput!) { manageDelay(input: $input) { id } }", { input }, operator);
    expect(await last("L-action")).toMatchObject({
      from: "PENDING_ARRIVAL_DELAYED",
      to: "MANAGED",
      cause: "ACTION",
      actor: { kind: "USER", name: "operator" },
    });
    expect((await see("L-action", await app.signIn("client"))).statusHistory[0]).toMatchObject({ cause: "ACTION", actor: null });
  });

  test("for the assistance system", async () => {
    await send("claims", [assignedClaim("L-outside", 20)]);
    expect(await new AssistanceWebhook(app, secret).send("arrived", "L-outside", minutes(-1))).toBe("TAKEN");
    expect(await last("L-outside")).toMatchObject({ to: "NO_FINISH_ARRIVAL_INTIME", cause: "ASSISTANCE" });
  });

  test("for an automatic process", async () => {
    await send("claims", [assignedClaim("L-automatic", 60, { milestones: [{ code: "C", at: minutes(-40) }] })]);
    await settings.change({ automaticCompletion: true, automaticCompletionAfter: 30 });
    await expect.poll(async () => (await last("L-automatic")).to, SOON).toBe("FINISHED");
    expect(await last("L-automatic")).toMatchObject({ cause: "AUTOMATIC", actor: system });
    await settings.change({ automaticCompletion: null, automaticCompletionAfter: null });
  });
});

describe("the status history", () => {
  test("returns the latest hundred per claim in a bounded number of statements", async () => {
    await send(
      "claims",
      ["H-1", "H-2", "H-3"].map((id) => claimRecord(id, { fhocurrencia: minutes(-1) })),
    );
    await app.db.execute(sql`
      insert into status_log (id, at, claim_id, version, "from", "to", reason, settings_version, inputs, cause, actor_kind, actor_name)
      select gen_random_uuid(), at + n * interval '1 second', claim_id, n + 1, 'NO_SUPPLIER', 'NO_SUPPLIER', reason, 0, inputs, 'CLOCK', 'SYSTEM', 'system'
      from status_log, generate_series(1, 120) n where claim_id = 'H-1'`);
    const query = `query ($ids: [ID!]) { claims(first: 3, filter: { ids: $ids }, sort: ID) { nodes { ${fields} } } }`;
    const asked: string[] = [];
    (app.requests.$client.options as { debug?: unknown }).debug = (_connection: number, text: string) => {
      if (/^select .*"status_log"|^select "id", "access"/s.test(text)) asked.push(text);
    };
    const { data } = await app.graphql<{ claims: { nodes: Claim[] } }>(query, { ids: ["H-1", "H-2", "H-3"] }, operator);
    delete (app.requests.$client.options as { debug?: unknown }).debug;
    expect(data!.claims.nodes.map(({ statusHistory }) => statusHistory.length)).toEqual([100, 1, 1]);
    expect(data!.claims.nodes[0]!.statusHistory[99]).toMatchObject({ cause: "CLOCK" });
    expect(asked).toHaveLength(1);
  });

  test("contains no personal data", async () => {
    const person = { nbtitular: "Nobody Atall", txtelefonoaseg: "+34600123123", txmat: "0000-XYZ", txobserva: "Call before" };
    await send("claims", [assignedClaim("H-person", 60, person)]);
    const [row] = await app.db.execute<{ text: string }>(sql`select status_log::text as text from status_log where claim_id = 'H-person'`);
    for (const word of Object.values(person)) expect(row!.text).not.toContain(word);
  });
});
