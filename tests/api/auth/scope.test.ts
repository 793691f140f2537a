import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { functionalities } from "../../../schema/rules/access/functionalities";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { setFunctionalities, insertNarrowedUser } from "../../fixtures/auth/profiles";
import { claimRecord, minutes, ofDemoClient, ofDemoProvider, supplierRecord } from "../../fixtures/records";

let app: TestApp;
let key: string;
let client: string;
let provider: string;
let supervisor: string;
const own = ofDemoProvider.cdprovee;
const assigned = (supplier: string, more: object = {}) => ({ cdprovee: supplier, fhasignacion: minutes(-5), eta: 45, ...more });
const send = async (endpoint: "claims" | "suppliers", ...records: object[]): Promise<void> => {
  expect((await app.ingest(endpoint, records, key)).body).toMatchObject({ accepted: records.length, refused: [] });
};

beforeAll(async () => {
  app = await startTestApp();
  key = await app.key("ingest");
  [client, provider, supervisor] = [await app.signIn("client"), await app.signIn("provider"), await app.signIn("supervisor")];
  await send("suppliers", supplierRecord(own), supplierRecord("S-1", { asignaciones: 7, oldestincidentata: 12 }), supplierRecord("S-2"));
});

async function see<T>(bearer: string, asked: string): Promise<T> {
  const { data, errors } = await app.graphql<T>(`{ ${asked} }`, {}, bearer);
  expect(errors).toBeUndefined();
  return data!;
}
type Supplier = { supplier: { id: string; allocationCount: number | null; oldestActualMinutes: number | null } | null };
const supplierOf = async (bearer: string, id: string) =>
  (await see<Supplier>(bearer, `supplier(id: "${id}") { id allocationCount oldestActualMinutes }`)).supplier;

describe("a client's access to a supplier of its claim", () => {
  type Seen = { claim: { status: string; supplier: { id: string } | null } };
  const claimOf = async (id: string) => (await see<Seen>(client, `claim(id: "${id}") { status supplier { id } }`)).claim;

  test("lasts from the assignment until the claim ends or is reassigned, and excludes proposals", async () => {
    await send("claims", claimRecord("S-a", { ...ofDemoClient, ...assigned("S-1"), swpropuesta: 1 }));
    expect([(await claimOf("S-a")).supplier, await supplierOf(client, "S-1")]).toEqual([null, null]);
    await send("claims", { rgpresta: "S-a", version: 2, swpropuesta: 0 });
    expect((await claimOf("S-a")).supplier).toEqual({ id: "S-1" });
    await send("claims", { rgpresta: "S-a", version: 3, ...assigned("S-2") });
    expect([(await claimOf("S-a")).supplier, await supplierOf(client, "S-1")]).toEqual([{ id: "S-2" }, null]);
    await send("claims", { rgpresta: "S-a", version: 4, cdestadoserv: "FIN" });
    expect(await claimOf("S-a")).toEqual({ status: "FINISHED", supplier: null });
    expect(await supplierOf(client, "S-2")).toBeNull();
  });

  test("excludes figures about the supplier's other claims", async () => {
    await send("claims", claimRecord("S-b", { ...ofDemoClient, ...assigned("S-1") }));
    expect(await supplierOf(supervisor, "S-1")).toEqual({ id: "S-1", allocationCount: 7, oldestActualMinutes: 12 });
    expect(await supplierOf(client, "S-1")).toEqual({ id: "S-1", allocationCount: null, oldestActualMinutes: null });
  });
});

describe("suppliers in filters", () => {
  test("filters reveal no hidden supplier", async () => {
    await send("claims", claimRecord("S-f", { ...ofDemoClient, ...assigned("S-1") }));
    const { user } = await insertNarrowedUser(app, { profileType: "OPERADOR", hiddenLayers: ["BASE"] });
    const narrow = await app.signIn(user);
    const asked = (bearer: string) =>
      see<{ claims: { totalCount: number }; kpis: { claims: { count: number }[] } }>(
        bearer,
        `claims(filter: { supplierIds: ["S-1"] }) { totalCount } kpis(filter: { supplierIds: ["S-1"] }) { claims { count } }`,
      );
    const count = ({ claims, kpis }: Awaited<ReturnType<typeof asked>>) => [
      claims.totalCount,
      kpis.claims.reduce((sum, { count: n }) => sum + n, 0),
    ];
    await expect.poll(async () => count(await asked(supervisor))).toEqual([2, 2]);
    expect(count(await asked(narrow))).toEqual([0, 0]);
    expect(count(await asked(client))).toEqual([2, 2]);
  });
});

describe("claimChanged", () => {
  type Received = { id: string; note: string | null; cursor: string };
  async function hear(bearer: string, after?: string) {
    const received: Received[] = [];
    const query = "subscription { claimChanged { id notes } }";
    const stop = app.socket(bearer).subscribe<{ claimChanged: { id: string; notes: string | null } }, { cursor: string }>(
      { query, ...(after && { extensions: { after } }) },
      {
        next: ({ data, extensions }) =>
          data && received.push({ id: data.claimChanged.id, note: data.claimChanged.notes, cursor: extensions!.cursor }),
        error: () => undefined,
        complete: () => undefined,
      },
    );
    await new Promise((resolve) => setTimeout(resolve, 400));
    return { heard: received, stop, notes: () => received.map(({ note }) => note) };
  }

  test("sends a provider only its claims while they are assigned to it", async () => {
    const mine = await hear(provider);
    await send("claims", claimRecord("S-p", { ...assigned(own), txobserva: "mine" }));
    await expect.poll(mine.notes).toEqual(["mine"]);
    await send("claims", { rgpresta: "S-p", version: 2, ...assigned("S-1"), txobserva: "theirs" });
    await send("claims", claimRecord("S-q", { ...assigned("S-1"), txobserva: "theirs too" }));
    await send("claims", { rgpresta: "S-p", version: 3, ...assigned(own), txobserva: "mine again" });
    await expect.poll(mine.notes).toEqual(["mine", "mine again"]);
    mine.stop();
  });

  test("reveals no content of a claim that was reassigned, also when resumed from an earlier cursor", async () => {
    const first = await hear(provider);
    await send("claims", claimRecord("S-r", { ...assigned(own), txobserva: "begin" }));
    await expect.poll(first.notes).toEqual(["begin"]);
    first.stop();
    await send("claims", { rgpresta: "S-r", version: 2, txobserva: "still mine" });
    await send("claims", { rgpresta: "S-r", version: 3, ...assigned("S-1"), txobserva: "not for the provider" });
    await send("claims", claimRecord("S-s", { ...assigned(own), txobserva: "another" }));
    const resumed = await hear(provider, first.heard[0]!.cursor);
    await expect.poll(resumed.notes).toEqual(["another"]);
    resumed.stop();
  });
});

describe("access to a claim's visits and economics", () => {
  const asked = `movements { amount } invoiceReference actions { name } statusHistory { to } processes { process } otherServices { id } visits { name }`;
  test("requires the functionalities, also in lists", async () => {
    const file = { nuexpediente: "E/1", conrefact: "INV-1", movements: [{ rgmovimi: 1, ecomov: 12.5 }] };
    await send("claims", claimRecord("S-e", { ...ofDemoClient, ...file }), claimRecord("S-e2", { ...ofDemoClient, ...file }));
    const operator = await app.signIn("operator");
    await app.graphql(`mutation { registerVisit(input: { claimId: "S-e" }) { id } }`, {}, operator);
    const list = async (bearer: string) =>
      (await see<{ claims: { nodes: object[] } }>(bearer, `claims(filter: { ids: ["S-e"] }) { nodes { ${asked} } }`)).claims.nodes[0];
    const opened = { otherServices: [{ id: "S-e2" }], statusHistory: [expect.anything()] };
    expect(await list(supervisor)).toMatchObject({ ...opened, movements: [{ amount: "12.50" }], invoiceReference: "INV-1", visits: [{}] });
    expect(await list(operator)).toMatchObject({ ...opened, movements: null, invoiceReference: null, visits: [{}] });
    expect(await list(client)).toMatchObject({ ...opened, movements: null, invoiceReference: null, visits: null });
    await setFunctionalities(
      app,
      "OPERADOR",
      functionalities.filter((one) => !one.startsWith("claim.")),
    );
    const closed = {
      actions: [],
      statusHistory: [],
      processes: [],
      otherServices: [],
      movements: null,
      invoiceReference: null,
      visits: null,
    };
    expect(await list(operator)).toEqual(closed);
  });
});

describe("records of integration calls", () => {
  test("are sent for claims in scope only", async () => {
    await send("claims", claimRecord("S-o", ofDemoClient), claimRecord("S-o2"));
    const entry = (claimId: string) =>
      app.db.execute(sql`
        insert into api_errors (id, at, integration, operation, path, code, claim_id, instance_id)
        values (${randomUUID()}::uuid, now(), 'ASSISTANCE', 'confirmArrival', '/x', 'INTEGRATION_REJECTED', ${claimId}, 'ES')`);
    const contact = (claimId: string) =>
      app.db.execute(sql`
        insert into contact_list_entries (id, list_id, data, added_at, callable)
        values (${randomUUID()}, 'insured-es', ${JSON.stringify({ claimId })}::text::jsonb, now(), true)`);
    const call = (claimId: string) =>
      app.db.execute(sql`
        insert into simulator_calls (key, integration, operation, body, at, answer)
        values (${randomUUID()}, 'ASSISTANCE', 'confirmArrival', ${JSON.stringify({ claimId })}::text::jsonb, now(), '{}')`);
    for (const id of ["S-o", "S-o2"]) {
      await entry(id);
      await contact(id);
      await call(id);
    }
    const { user } = await insertNarrowedUser(app, {
      profileType: "LOCALADMIN",
      contracts: [["ES", ofDemoClient.cdcliente, ofDemoClient.cdcontrato]],
    });
    type Logs = {
      apiErrors: { totalCount: number; nodes: { claimId: string }[] };
      contactListEntries: { totalCount: number };
      simulator: { calls: { claimId: string }[] };
    };
    const logs = async (bearer: string) => {
      const { apiErrors, contactListEntries, simulator } = await see<Logs>(
        bearer,
        `apiErrors { totalCount nodes { claimId } } contactListEntries(listId: "insured-es") { totalCount } simulator(integration: ASSISTANCE) { calls { claimId } }`,
      );
      const ids = (rows: { claimId: string }[]): string[] => rows.map(({ claimId }) => claimId).sort();
      return [ids(apiErrors.nodes), apiErrors.totalCount, contactListEntries.totalCount, ids(simulator.calls)];
    };
    expect(await logs(await app.signIn("admin"))).toEqual([["S-o", "S-o2"], 2, 2, ["S-o", "S-o2"]]);
    expect(await logs(await app.signIn(user))).toEqual([["S-o"], 1, 1, ["S-o"]]);
  });
});
