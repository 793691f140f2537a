// A local administrator narrowed to one client's contract, or to one supplier, and what applies to a whole AMA instance or to other clients.
import { beforeAll, describe, expect, test } from "vitest";
import { clients, contracts } from "../../../server/db/tables/instances";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { insertNarrowedUser } from "../../fixtures/auth/profiles";
import { rootFields } from "../../fixtures/schema/rootFields";

let app: TestApp;
let admin: string;
let ofContract: string;
let ofSupplier: string;
const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]?.extensions.code;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn("admin");
  const narrowed = async (more: object): Promise<string> =>
    app.signIn((await insertNarrowedUser(app, { profileType: "LOCALADMIN", instances: ["ES"], ...more })).user);
  ofContract = await narrowed({ contracts: [["ES", "FAROLA", "F1"]] });
  ofSupplier = await narrowed({ suppliers: ["SUPPLIER-1"] });
  await app.db.insert(clients).values({ instanceId: "ES", id: "AURORA", name: "Aurora Seguros" });
  await app.db.insert(contracts).values([
    { instanceId: "ES", clientId: "AURORA", id: "A1", name: "Auto" },
    { instanceId: "ES", clientId: "FAROLA", id: "F2", name: "Hogar" },
  ]);
});

describe("contact lists", () => {
  interface List {
    id: string;
    name: string;
    updatedAt: string;
  }
  const save = (bearer: string, input: object) =>
    app.graphql<{ saveContactList: List }>(
      "mutation($input: SaveContactListInput!) { saveContactList(input: $input) { id name updatedAt } }",
      { input: { instanceId: "ES", listId: "list", ...input } },
      bearer,
    );
  const remove = (bearer: string, id: string) =>
    app.graphql("mutation($id: ID!) { deleteContactList(input: { id: $id }) { id } }", { id }, bearer);
  const namesSeenBy = async (bearer: string): Promise<string[]> => {
    const query = `{ contactLists(first: 100, instanceId: "ES") { nodes { name } } }`;
    const { data } = await app.graphql<{ contactLists: { nodes: List[] } }>(query, {}, bearer);
    return data!.contactLists.nodes.map(({ name }) => name).filter((name) => name.startsWith("For "));
  };
  const made = new Map<string, string>();
  beforeAll(async () => {
    for (const [name, match] of [
      ["For all", { supplement: "X" }],
      ["For Aurora", { clientId: "AURORA" }],
      ["For Aurora A", { clientId: "AURORA", contractId: "A1" }],
      ["For Farola", { clientId: "FAROLA" }],
      ["For Farola one", { clientId: "FAROLA", contractId: "F1" }],
      ["For Farola two", { clientId: "FAROLA", contractId: "F2" }],
    ] as const)
      made.set(name, (await save(admin, { name, ...match })).data!.saveContactList.id);
  });

  test("are visible for any client and for the administrator's contracts", async () => {
    expect(await namesSeenBy(ofContract)).toEqual(["For Farola", "For Farola one", "For all"]);
    expect(await namesSeenBy(ofSupplier)).toEqual(["For all"]);
    expect(await namesSeenBy(admin)).toHaveLength(6);
  });

  test.each(["For Aurora", "For Aurora A", "For Farola two"])("of other contracts are answered as unknown: %s", async (name) => {
    const id = made.get(name)!;
    expect((await app.graphql("query($id: ID!) { contactList(id: $id) { id } }", { id }, ofContract)).data).toEqual({ contactList: null });
    expect(codeOf(await save(ofContract, { id, name: "Taken over", clientId: "FAROLA", contractId: "F1" }))).toBe("NOT_FOUND");
    expect(codeOf(await remove(ofContract, id))).toBe("NOT_FOUND");
  });

  test.each(["For all", "For Farola"])("rejects changes and deletions of lists that also match claims of others: %s", async (name) => {
    const id = made.get(name)!;
    expect(codeOf(await save(ofContract, { id, name: "Narrowed", clientId: "FAROLA", contractId: "F1", supplement: "Y" }))).toBe(
      "FORBIDDEN",
    );
    expect(codeOf(await remove(ofContract, id))).toBe("FORBIDDEN");
    expect(codeOf(await remove(ofSupplier, made.get("For all")!))).toBe("FORBIDDEN");
  });

  test("are created and changed for the administrator's contract, without widening", async () => {
    const own = { clientId: "FAROLA", contractId: "F1", supplement: "Z" };
    const { id, updatedAt } = (await save(ofContract, { name: "For Farola own", ...own })).data!.saveContactList;
    expect((await save(ofContract, { id, updatedAt, name: "For Farola mine", ...own })).errors).toBeUndefined();
    for (const [wider, code] of [
      [{}, "FORBIDDEN"],
      [{ clientId: "FAROLA" }, "FORBIDDEN"],
      [{ clientId: "FAROLA", contractId: "F2" }, "CONTACT_LIST_CONTRACT"],
      [{ clientId: "AURORA", contractId: "A1" }, "CONTACT_LIST_CLIENT"],
    ] as const) {
      expect(codeOf(await save(ofContract, { id, name: "Wider", supplement: "W", ...wider }))).toBe(code);
      expect(codeOf(await save(ofContract, { name: "Wider", supplement: "W", ...wider }))).toBe(code);
    }
    expect((await remove(ofContract, id)).errors).toBeUndefined();
  });
});

describe("settings that apply to every claim of an instance", () => {
  const holidayList = async (): Promise<string> => {
    const save = `mutation { saveHolidayList(input: { instanceId: "ES", name: "Narrow" }) { id } }`;
    const { data } = await app.graphql<{ saveHolidayList: { id: string } }>(save, {}, admin);
    return data!.saveHolidayList.id;
  };
  let listId: string;
  beforeAll(async () => void (listId = await holidayList()));

  const ask = (field: string, bearer: string) => {
    const example = rootFields[field]!.variables!() as { input: object };
    const variables = JSON.parse(JSON.stringify(example).replace("00000000-0000-7000-8000-00000000dead", listId)) as { input: object };
    const name = field.split(".")[1]!;
    const kind = `${name[0]!.toUpperCase()}${name.slice(1)}Input`;
    const root = field.startsWith("Query.") ? "query" : "mutation";
    const input = name === "kpiSettingsPreview" ? "KpiSettingsInput" : kind;
    return app.graphql(`${root}($input: ${input}!) { ${name}(input: $input) { __typename } }`, variables, bearer);
  };

  test.each([
    "Mutation.changeKpiSettings",
    "Query.kpiSettingsPreview",
    "Mutation.saveIndicatorSetting",
    "Mutation.saveActionReasons",
    "Mutation.saveHolidayList",
    "Mutation.saveHoliday",
    "Mutation.removeHoliday",
    "Mutation.importHolidays",
    "Mutation.deleteHolidayList",
    "Mutation.setSimulator",
  ])("%s is rejected for an administrator of some of the claims", async (field) => {
    for (const bearer of [ofContract, ofSupplier]) expect(codeOf(await ask(field, bearer))).toBe("FORBIDDEN");
    expect(codeOf(await ask(field, admin))).not.toBe("FORBIDDEN");
  });

  test("are readable, because they also apply to the administrator's claims", async () => {
    for (const query of [
      `{ kpiSettings(instanceId: "ES") { key } }`,
      `{ indicatorSettings(instanceId: "ES") { key } }`,
      `{ holidayLists(instanceId: "ES") { id } }`,
      `{ actionReasons(instanceId: "ES") { action } }`,
    ])
      expect((await app.graphql(query, {}, ofContract)).errors).toBeUndefined();
  });
});
