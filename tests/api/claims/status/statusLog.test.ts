import { createHmac, randomBytes, randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../../../fixtures/app";
import { claimRecord, minutes, ofDemoClient, supplierRecord } from "../../../fixtures/records";
import { settingsOf } from "../../../fixtures/kpiSettings";

const secret = `whsec_${randomBytes(32).toString("base64")}`;
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
  reason: { status: string; sentence: string; settings: { key: string; value: number }[] };
}
interface Claim {
  status: string;
  statusReason: {
    status: string;
    rule: string;
    sentence: string;
    window: string | null;
    settings: { key: string; number: number; value: number; unit: string }[];
    instants: { name: string; at: string }[];
    minutes: { name: string; value: number }[];
    notes: string[];
    settingsVersion: number;
  };
  whatToSay: { language: string; sentences: string[] };
  statusHistory: Change[];
}
const fields = `status
  statusReason { status rule sentence window settings { key number value unit } instants { name at } minutes { name value } notes settingsVersion }
  whatToSay { language sentences }
  statusHistory { at from to rule settingsVersion cause actor { kind name } inputs reason { status sentence settings { key value } } }`;
async function see(id: string, bearer = operator): Promise<Claim> {
  const { data, errors } = await app.graphql<{ claim: Claim }>(`query ($id: ID!) { claim(id: $id) { ${fields} } }`, { id }, bearer);
  expect(errors).toBeUndefined();
  return data!.claim;
}
const last = async (id: string): Promise<Change> => (await see(id)).statusHistory[0]!;
const system = { kind: "SYSTEM", name: "system" };
/** Assigned to a base so many minutes ago, promised for 30 minutes after it. */
const assigned = (id: string, ago: number, more: object = {}): object =>
  claimRecord(id, { cdprovee: "B-1", fhocurrencia: minutes(-ago - 1), fhasignacion: minutes(-ago), eta: 30, ...more });

describe("each change of a status is logged with what caused it", () => {
  test("a record: how the claim came in, and what the next one made of it", async () => {
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

  test("time", async () => {
    await send("claims", [claimRecord("L-clock", { fhocurrencia: minutes(-1) })]);
    app.clock.offset = 14 * 60_000;
    await expect.poll(async () => (await last("L-clock")).to, SOON).toBe("NO_SUPPLIER_DELAYED");
    expect(await last("L-clock")).toMatchObject({ from: "NO_SUPPLIER", rule: "3a", cause: "CLOCK", actor: system });
  });

  test("a position", async () => {
    await send("claims", [assigned("L-position", 1, { cdprovee: "M-1" })]);
    const url = `${app.url}/ingest/positions/osmand?id=dev-1&lat=40.41&lon=-3.7`;
    expect((await fetch(url, { headers: { authorization: `Bearer ${key}` } })).status).toBe(200);
    await expect.poll(async () => (await last("L-position")).to, SOON).toBe("PENDING_ARRIVAL_ADVANCED");
    expect(await last("L-position")).toMatchObject({ from: "PENDING_ARRIVAL_INTIME", rule: "4d", cause: "POSITION", actor: system });
    expect((await last("L-position")).inputs.resource).toMatchObject({ etaSeconds: expect.any(Number), fixAt: expect.any(Number) });
  });

  test("other settings, with their version and the values used", async () => {
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

  test("a supplier that is reached in another way", async () => {
    await send("claims", [assigned("L-supplier", 42, { cdprovee: "B-2" })]);
    expect((await see("L-supplier")).status).toBe("PENDING_ARRIVAL_INTIME");
    await send("suppliers", [supplierRecord("B-2", { version: 2, tpaccprovee: "MOBILE" })]);
    await expect.poll(async () => (await last("L-supplier")).to, SOON).toBe("PENDING_ARRIVAL_DELAYED");
    expect(await last("L-supplier")).toMatchObject({ cause: "SUPPLIER", inputs: { claim: { supplierAccess: "MOBILE" } } });
  });

  test("somebody's action, under the name of whoever acted; not for those who may not see who", async () => {
    await send("claims", [assigned("L-action", 60, ofDemoClient)]);
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

  test("the assistance system", async () => {
    await send("claims", [assigned("L-outside", 20)]);
    const body = JSON.stringify({
      type: "service.arrived",
      timestamp: new Date().toISOString(),
      data: { rgpresta: "L-outside", at: minutes(-1) },
    });
    const [id, at] = [`msg_${randomUUID()}`, String(Math.floor(Date.now() / 1_000))];
    const signature = createHmac("sha256", Buffer.from(secret.slice("whsec_".length), "base64"))
      .update(`${id}.${at}.${body}`)
      .digest("base64");
    const headers = {
      "content-type": "application/json",
      "webhook-id": id,
      "webhook-timestamp": at,
      "webhook-signature": `v1,${signature}`,
    };
    expect((await fetch(`${app.url}/webhooks/assistance`, { method: "POST", headers, body })).status).toBe(200);
    expect(await last("L-outside")).toMatchObject({ to: "NO_FINISH_ARRIVAL_INTIME", cause: "ASSISTANCE" });
  });

  test("an automatic process", async () => {
    await send("claims", [assigned("L-automatic", 60, { milestones: [{ code: "C", at: minutes(-40) }] })]);
    await settings.change({ automaticCompletion: true, automaticCompletionAfter: 30 });
    await expect.poll(async () => (await last("L-automatic")).to, SOON).toBe("FINISHED");
    expect(await last("L-automatic")).toMatchObject({ cause: "AUTOMATIC", actor: system });
    await settings.change({ automaticCompletion: null, automaticCompletionAfter: null });
  });
});

describe("the history", () => {
  test("has at most the latest hundred of each claim, for any number of claims in a bounded number of statements", async () => {
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

  test("holds nothing of the person", async () => {
    const person = { nbtitular: "Nobody Atall", txtelefonoaseg: "+34600123123", txmat: "0000-XYZ", txobserva: "Call before" };
    await send("claims", [assigned("H-person", 60, person)]);
    const [row] = await app.db.execute<{ text: string }>(sql`select status_log::text as text from status_log where claim_id = 'H-person'`);
    for (const word of Object.values(person)) expect(row!.text).not.toContain(word);
  });
});

describe("why a claim has its status", () => {
  test("is answered as figures and as a sentence, in the language of the viewer and in the claim's zone", async () => {
    await send("claims", [assigned("W-late", 60)]);
    const { statusReason } = await see("W-late");
    expect(statusReason).toMatchObject({
      status: "PENDING_ARRIVAL_DELAYED",
      rule: "4c",
      window: "PROMISED",
      settings: [{ key: "BASE_DELAY", number: 3, value: 15, unit: "MINUTES" }],
      minutes: [{ name: "LATENESS", value: 30 }],
      notes: [],
    });
    const due = statusReason.instants.find(({ name }) => name === "ARRIVAL_DUE")!.at;
    // behind its day where that is yesterday
    const time = (zone: string): string =>
      `(\\d+ \\w+, )?${new Intl.DateTimeFormat("en-GB", { timeZone: zone, hour: "2-digit", minute: "2-digit" }).format(new Date(due))}`;
    const sentence = (text: string) => expect.stringMatching(new RegExp(`^${text}$`));
    expect(statusReason.sentence).toEqual(
      sentence(`Hora prometida: ${time("Europe/Madrid")}. 30 minutos de retraso; con retraso a partir de 15 minutos.`),
    );
    await app.db.execute(sql`update users set language = 'en' where "user" = 'supervisor'`);
    const english = (await see("W-late", await app.signIn("supervisor"))).statusReason.sentence;
    expect(english).toEqual(sentence(`Promised for ${time("Europe/Madrid")}. 30 minutes late; delayed from 15 minutes.`));
    await send("claims", [assigned("W-pt", 60, { cdama: "PT", x: -9.14, y: 38.72 })]);
    expect((await see("W-pt")).statusReason.sentence).toEqual(sentence(`Hora prometida: ${time("Europe/Lisbon")}. .*`));
  });

  test("says what to say to the insured in the language of the instance, whoever asks", async () => {
    await send("claims", [assigned("W-say", 60), assigned("W-say-br", 60, { cdama: "BR", x: -46.63, y: -23.55 })]);
    const supervisor = await app.signIn("supervisor");
    for (const bearer of [operator, supervisor])
      expect((await see("W-say", bearer)).whatToSay).toEqual({
        language: "es-ES",
        sentences: [
          "Lo sentimos: la ayuda se retrasa. Estamos averiguando cuándo llega y le llamaremos.",
          "Disculpe la espera. Seguimos su servicio y le llamaremos en cuanto haya novedades.",
        ],
      });
    expect((await see("W-say-br")).whatToSay.language).toBe("pt-BR");
  });

  test("names what set the end of the work: KPI 12 and from when it counts, or the least time from the arrival", async () => {
    const arrived = (accepted: number) => ({
      milestones: [
        { code: "A", at: minutes(accepted) },
        { code: "C", at: minutes(-10) },
      ],
    });
    await send("claims", [assigned("W-kpi", 40, arrived(-35)), assigned("W-least", 240, arrived(-230))]);
    const [kpi, least] = [(await see("W-kpi")).statusReason, (await see("W-least")).statusReason];
    expect(kpi.settings).toMatchObject([{ key: "WORK_TIME", value: 120 }]);
    expect(kpi.instants.map(({ name }) => name)).toContain("WORK_FROM");
    expect(kpi.sentence).toMatch(/\(120 minutos; inicio: (\d+ \w+, )?\d\d:\d\d\)\.$/);
    expect(least.settings).toEqual([]);
    expect(least.minutes).toContainEqual({ name: "MINIMUM_WORK", value: 30 });
    expect(least.sentence).toMatch(/\(al menos 30 minutos tras la llegada\)\.$/);
  });

  test("has the figures of the moment of the question; the history those of its own", async () => {
    await send("claims", [claimRecord("W-now", { fhocurrencia: minutes(-2) })]);
    app.clock.offset = 5 * 60_000;
    const { statusReason, statusHistory } = await see("W-now");
    expect(statusReason.minutes).toEqual([{ name: "WAITING", value: 7 }]);
    expect(statusReason.sentence).toContain("7 minutos");
    expect(statusHistory[0]!.reason.sentence).toContain("2 minutos");
  });

  test("is the stored one while the clock is about to give it another status", async () => {
    await send("claims", [claimRecord("W-stored", { fhocurrencia: minutes(-2) })]);
    await app.db.execute(sql`update claims set status_due_at = null where id = 'W-stored'`);
    app.clock.offset = 14 * 60_000;
    expect(await see("W-stored")).toMatchObject({
      status: "NO_SUPPLIER",
      statusReason: { status: "NO_SUPPLIER", rule: "3c", minutes: [{ name: "WAITING", value: 2 }] },
    });
  });

  test("goes on with each change that is followed live", async () => {
    await send("claims", [claimRecord("W-live", { fhocurrencia: minutes(-1) })]);
    const seen: { rule: string; changes: number }[] = [];
    type Live = { claimChanged: { statusReason: { rule: string }; statusHistory: object[] } };
    const query = 'subscription { claimChanged(filter: { ids: ["W-live"] }) { statusReason { rule } statusHistory { to } } }';
    app.socket(operator).subscribe<Live>(
      { query },
      {
        next: ({ data }) =>
          void seen.push({ rule: data!.claimChanged.statusReason.rule, changes: data!.claimChanged.statusHistory.length }),
        error: () => undefined,
        complete: () => undefined,
      },
    );
    let version = 1;
    const next = async (more: object): Promise<void> => send("claims", [{ rgpresta: "W-live", version: ++version, ...more }]);
    // The first that is heard says that it is followed.
    const receivedCount = async (): Promise<number> => next({ txobserva: `note ${version}` }).then(() => seen.length);
    await expect.poll(receivedCount, SOON).toBeGreaterThan(0);
    await next({ cdprovee: "B-1", fhasignacion: minutes(0), eta: 30 });
    await expect.poll(() => seen.at(-1), SOON).toEqual({ rule: "4e", changes: 2 });
    await next({ milestones: [{ code: "C", at: minutes(0) }] });
    await expect.poll(() => seen.at(-1), SOON).toEqual({ rule: "5c", changes: 3 });
  });
});
