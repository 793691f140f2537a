import { beforeAll, describe, expect, test } from "vitest";
import { insertNarrowedUser } from "../../fixtures/auth/profiles";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { claimRecord, ofDemoClient, supplierRecord } from "../../fixtures/records";

let app: TestApp;
let operator: string;
let client: string;
beforeAll(async () => {
  app = await startTestApp();
  const key = await app.key("ingest");
  await app.ingest("suppliers", [supplierRecord("B-1"), supplierRecord("B-2")], key);
  const madrid = { cdcentro: "MAD", nbcentro: "Madrid Centro" };
  const claims = [
    claimRecord("O-1", {
      ...madrid,
      ...ofDemoClient,
      nbcontrato: "Auto Plus",
      cdservicio: "GRU",
      cdprioridad: "VIP",
      nbprioridad: "Muy importante",
    }),
    claimRecord("O-2", { ...madrid, cdcliente: "OTH", cdcontrato: "N-1", cdservicio: "TAX", x: null, y: null }),
    claimRecord("O-3", { cdcentro: "CAC", nbcentro: "Cáceres", cdservicio: "GRU" }),
    claimRecord("O-4", {
      ...{ cdcentro: "OLD", nbcentro: "Closed", cdcliente: "PAST", cdcontrato: "P-1", nbcontrato: "Past Plus" },
      ...{ cdprioridad: "SOON", nbprioridad: "Sooner", cdestadoserv: "FIN" },
    }),
    claimRecord("O-5", { cdcentro: "TOL", nbcentro: "Toledo", ...ofDemoClient, cdestadoserv: "FIN" }),
  ];
  await app.ingest("claims", claims, key);
  operator = await app.signIn();
  client = await app.signIn("client");
});

type Option = { id: string; name: string; count: number; clientId: string | null };
async function options(part: string, more: object = {}, who = operator): Promise<Option[]> {
  const query = `query($part: FilterOptionPart!, $text: String, $ids: [ID!], $filter: MapFilterInput) {
    filterOptions(part: $part, text: $text, ids: $ids, filter: $filter) { id name count clientId } }`;
  const { data, errors } = await app.graphql<{ filterOptions: Option[] }>(query, { part, ...more }, who);
  return data?.filterOptions ?? Promise.reject(new Error(errors![0]!.extensions.code));
}
const countsOf = (found: readonly Option[]) => found.map(({ id, count }) => [id, count]);

test("lists the options of open claims, most claims first, then by name", async () => {
  await expect
    .poll(async () => countsOf(await options("CENTRE")))
    .toEqual([
      ["MAD", 2],
      ["CAC", 1],
    ]);
  expect((await options("CENTRE")).map(({ name }) => name)).toEqual(["Madrid Centro", "Cáceres"]);
  expect(countsOf(await options("SERVICE"))).toEqual([
    ["GRU", 2],
    ["TAX", 1],
  ]);
  expect(await options("PRIORITY")).toMatchObject([{ id: "VIP", name: "Muy importante", count: 1 }]);
  expect(await options("INSTANCE")).toMatchObject([{ id: "ES", count: 3 }]);
  expect(await options("CONTRACT")).toMatchObject([
    { id: "AUTO-PLUS-3", clientId: "AUR" },
    { id: "N-1", name: "N-1", clientId: "OTH" },
  ]);
});

test("matches name and id without accents, and resolves ids", async () => {
  expect(countsOf(await options("CENTRE", { text: "caceres" }))).toEqual([["CAC", 1]]);
  expect(countsOf(await options("CENTRE", { text: "mad" }))).toEqual([["MAD", 2]]);
  expect(countsOf(await options("CENTRE", { ids: ["CAC", "OLD"] }))).toEqual([["CAC", 1]]);
});

test("applies the other filters to the options, within the caller's scope", async () => {
  expect(countsOf(await options("CONTRACT", { filter: { clientIds: ["OTH"] } }))).toEqual([["N-1", 1]]);
  expect(countsOf(await options("CENTRE", { filter: { serviceIds: ["GRU"], clientIds: ["AUR"] } }))).toEqual([["MAD", 1]]);
  expect(await options("CONTRACT", { filter: { instanceIds: ["PT"] } })).toEqual([]);
  expect(await options("CONTRACT", { filter: { clientIds: ["OTH"] } }, client)).toEqual([]);
});

test("limits a client to the options of its claims", async () => {
  expect(countsOf(await options("CONTRACT", {}, client))).toEqual([["AUTO-PLUS-3", 1]]);
  expect(countsOf(await options("CENTRE", {}, client))).toEqual([["MAD", 1]]);
});

test("returns no options for a hidden field", async () => {
  const { user } = await insertNarrowedUser(app, { profileType: "OPERADOR", hiddenFields: { INCIDENTS: ["centre", "priorityName"] } });
  const narrowed = await app.signIn(user);
  await expect(options("CENTRE", {}, narrowed)).rejects.toThrow("FIELD_UNKNOWN");
  await expect(options("SERVICE", { filter: { centreIds: ["MAD"] } }, narrowed)).rejects.toThrow("FIELD_UNKNOWN");
  expect(await options("PRIORITY", {}, narrowed)).toMatchObject([{ id: "VIP", name: "VIP" }]);
});

test("returns the number of claims and suppliers hidden by each part of a filter", async () => {
  const query = `query($filter: MapFilterInput!, $layers: [MapLayer!]!) { filterEffects(filter: $filter, layers: $layers) { part: filterPart hides } }`;
  const effects = async (filter: object, who = operator, layers = ["INCIDENTS", "BASE"]) =>
    (await app.graphql<{ filterEffects: object[] }>(query, { filter, layers }, who)).data!.filterEffects;
  expect(await effects({})).toEqual([]);
  expect(await effects({ serviceIds: ["GRU"], centreIds: ["MAD"] })).toEqual([
    { part: "CENTRE", hides: 1 },
    { part: "SERVICE", hides: 1 },
  ]);
  expect(await effects({ priorityCodes: ["VIP"], priorityUnknown: true })).toEqual([{ part: "PRIORITY", hides: 0 }]);
  expect(await effects({ scheduled: false })).toEqual([{ part: "SCHEDULED", hides: 3 }]);
  expect(await effects({ scheduled: false }, client)).toEqual([{ part: "SCHEDULED", hides: 1 }]);
  expect(await effects({ access: ["MOBILE"] }, operator, ["BASE"])).toEqual([{ part: "ACCESS", hides: 2 }]);
  expect(await effects({ withoutPosition: true }, operator, ["INCIDENTS"])).toEqual([{ part: "WITHOUT_POSITION", hides: 2 }]);
});

const names = async (filter: object, who = operator): Promise<{ part: string; id: string; name: string }[]> => {
  const query = `query($filter: MapFilterInput!) { filterNames(filter: $filter) { part: filterPart id name } }`;
  const { data, errors } = await app.graphql<{ filterNames: never[] }>(query, { filter }, who);
  return data?.filterNames ?? Promise.reject(new Error(errors![0]!.extensions.code));
};

test("resolves the names of selected options and omits invisible ones", async () => {
  const filter = { centreIds: ["MAD", "CAC", "nowhere"], contractIds: ["AUTO-PLUS-3"], supplierIds: ["B-1", "B-9"], file: "7" };
  expect(await names(filter)).toEqual([
    { part: "CENTRE", id: "MAD", name: "Madrid Centro" },
    { part: "CENTRE", id: "CAC", name: "Cáceres" },
    { part: "CONTRACT", id: "AUTO-PLUS-3", name: "Auto Plus" },
    { part: "SUPPLIER", id: "B-1", name: "Supplier B-1" },
  ]);
  expect(await names({ centreIds: ["MAD", "CAC"], supplierIds: ["B-1"] }, client)).toEqual([
    { part: "CENTRE", id: "MAD", name: "Madrid Centro" },
  ]);
  const { user } = await insertNarrowedUser(app, { profileType: "OPERADOR", hiddenFields: { BASE: ["name"] } });
  expect(await names({ supplierIds: ["B-1"] }, await app.signIn(user))).toEqual([{ part: "SUPPLIER", id: "B-1", name: "B-1" }]);
});

describe("options of finished claims", () => {
  const filter = { centreIds: ["OLD", "TOL"], clientIds: ["PAST"], contractIds: ["P-1"], priorityCodes: ["SOON"], serviceIds: ["none"] };
  const named = async (who?: string) => (await names(filter, who)).map(({ id, name }) => [id, name]);

  test("have their names", async () => {
    expect(await named()).toEqual([
      ["OLD", "Closed"],
      ["TOL", "Toledo"],
      ["PAST", "PAST"],
      ["P-1", "Past Plus"],
      ["SOON", "Sooner"],
    ]);
  });

  test("are named for callers who see such a claim", async () => {
    expect(await named(client)).toEqual([["TOL", "Toledo"]]);
  });

  test("keep their code if the name is hidden, and reject hidden fields", async () => {
    const narrowed = async (...hidden: string[]) =>
      app.signIn((await insertNarrowedUser(app, { profileType: "OPERADOR", hiddenFields: { INCIDENTS: hidden } })).user);
    expect(await named(await narrowed("priorityName"))).toContainEqual(["SOON", "SOON"]);
    await expect(names({ centreIds: ["OLD"] }, await narrowed("centre"))).rejects.toThrow("FIELD_UNKNOWN");
  });
});

test("name each client of a contract code", async () => {
  const query = `query($filter: MapFilterInput!) { filterNames(filter: $filter) { id clientId } }`;
  const { data } = await app.graphql(query, { filter: { contractIds: ["N-1", "P-1"], centreIds: ["MAD"] } }, operator);
  expect(data).toEqual({
    filterNames: [
      { id: "MAD", clientId: null },
      { id: "N-1", clientId: "OTH" },
      { id: "P-1", clientId: "PAST" },
    ],
  });
});
