// Threat 20, what a request brings: every text and every list has a limit, and counts in the cost as often as it is used.
import { readFileSync } from "node:fs";
import { buildSchema, getNamedType, type GraphQLArgument, type GraphQLInputField, isListType, isNonNullType, isObjectType } from "graphql";
import { isInputObjectType } from "graphql";
import { beforeAll, describe, expect, test } from "vitest";
import {
  type InputPlace,
  listKindOf,
  listKinds,
  type ListLimit,
  listLimits,
  textKindOf,
  textKinds,
} from "../../../schema/rules/requests/inputLimits";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { claimRecord } from "../../fixtures/records";
import { RawSocket } from "../../fixtures/requests";

const schema = buildSchema(readFileSync("schema/schema.graphql", "utf8"));

interface Input extends InputPlace {
  isText: boolean;
  isList: boolean;
}
const inputOf = (coordinate: string, { name, type }: GraphQLArgument | GraphQLInputField): Input => ({
  coordinate,
  name,
  isText: getNamedType(type).name === "String",
  isList: isListType(isNonNullType(type) ? type.ofType : type),
});

/** Every argument and every field of an input that the schema has. */
const inputs: Input[] = Object.values(schema.getTypeMap()).flatMap((type) => {
  if (type.name.startsWith("__")) return [];
  if (isInputObjectType(type)) return Object.values(type.getFields()).map((field) => inputOf(`${type.name}.${field.name}`, field));
  if (!isObjectType(type)) return [];
  return Object.values(type.getFields()).flatMap((field) =>
    field.args.map((argument) => inputOf(`${type.name}.${field.name}(${argument.name}:)`, argument)),
  );
});
const named = ({ coordinate }: Input): string => coordinate;

describe("the schema", () => {
  test("limits every text and list in requests", () => {
    expect(inputs.length).toBeGreaterThan(150);
    expect(inputs.filter((one) => one.isText && !textKindOf(one)).map(named)).toEqual([]);
    expect(inputs.filter((one) => one.isList && !listKindOf(one)).map(named)).toEqual([]);
  });

  test("contains every text and list with a limit", () => {
    const unused = (kinds: object, fits: (one: Input) => boolean): string[] =>
      Object.keys(kinds).filter((key) => !inputs.some((one) => fits(one) && (one.name === key || one.coordinate === key)));
    expect([...unused(textKinds, (one) => one.isText), ...unused(listKinds, (one) => one.isList)]).toEqual([]);
  });
});

let app: TestApp;
let operator: string;
beforeAll(async () => {
  app = await startTestApp();
  const key = await app.key("ingest");
  await app.ingest(
    "claims",
    Array.from({ length: 5 }, (_, n) => claimRecord(`L-${n}`)),
    key,
  );
  operator = await app.signIn("operator");
});

const ids = (count: number): string[] => Array.from({ length: count }, (_, n) => `R-${n}`);
const rejectionOf = async (query: string, variables: object = {}, of = operator) =>
  (await app.graphql(query, variables, of)).errors?.map(({ extensions: { code, values } }) => [code, values])[0] ?? null;
const byIds = "query($i: [ID!]) { claims(first: 1, filter: { ids: $i }) { nodes { id } } }";

describe("a request", () => {
  test("accepts 200 ids in a filter and names the list that exceeds the limit", async () => {
    expect(await rejectionOf(byIds, { i: ids(200) })).toBeNull();
    expect(await rejectionOf(byIds, { i: ids(201) })).toEqual([
      "LIST_TOO_LONG",
      { field: "ids", path: "filter.ids", limit: "filter", most: 200, given: 201 },
    ]);
  });

  test.each([
    ["in the document", `{ claims(filter: { file: "${"x".repeat(101)}" }) { totalCount } }`, {}],
    ["as a variable", "query($t: String) { claims(filter: { file: $t }) { totalCount } }", { t: "x".repeat(101) }],
    ["in a variable", "query($f: ClaimFilter) { claims(filter: $f) { totalCount } }", { f: { file: "x".repeat(101) } }],
    ["as a default", `query($t: String = "${"x".repeat(101)}") { claims(filter: { file: $t }) { totalCount } }`, {}],
    ["for one of a list", "query($i: [ID!]) { claims(filter: { ids: $i }) { totalCount } }", { i: "x".repeat(101) }],
    ["in a list", "query($i: [ID!]) { claims(filter: { ids: $i }) { totalCount } }", { i: ["x", "x".repeat(101)] }],
    ["in a fragment", `{ ...a } fragment a on Query { claims(filter: { file: "${"x".repeat(101)}" }) { totalCount } }`, {}],
    ["of free text", "query($t: String) { suppliers(filter: { text: $t }) { totalCount } }", { t: "x".repeat(1_000_000) }],
    ["as a cursor", "query($t: String) { claims(after: $t) { totalCount } }", { t: "x".repeat(1_001) }],
    ["as a date", "query($t: DateTimeISO) { claims(filter: { occurredFrom: $t }) { totalCount } }", { t: "x".repeat(101) }],
    ["as an id", "query($t: ID!) { claim(id: $t) { id } }", { t: "x".repeat(101) }],
  ])("rejects a text %s that is too long", async (_where, query, variables) => {
    expect((await rejectionOf(query, variables))![0]).toBe("TEXT_TOO_LONG");
  });

  test("signed out, enforces the same limits", async () => {
    const login = (loginInput: object) =>
      rejectionOf("mutation($i: LoginInput!) { login(input: $i) { jwt } }", { i: { user: "x", password: "x", ...loginInput } }, "");
    expect(await login({ password: "x".repeat(1_001) })).toEqual([
      "TEXT_TOO_LONG",
      { field: "password", path: "input.password", limit: "password", most: 1_000, given: 1_001 },
    ]);
    expect((await login({ user: "x".repeat(321) }))![0]).toBe("TEXT_TOO_LONG");
  });

  test("on a socket, enforces the same limits", async () => {
    const socket = await RawSocket.known(app, operator);
    const query = "subscription($i: [ID!]) { claimChanged(filter: { ids: $i }) { id } }";
    expect(await socket.codes({ query, variables: { i: ids(201) } })).toEqual(["LIST_TOO_LONG"]);
    socket.end();
    await socket.closed;
  });

  test("is charged for a list per use", async () => {
    const uses = (count: number): string =>
      `query($i: [ID!]) { ${Array.from({ length: count }, (_, n) => `a${n}: claims(first: 20, filter: { ids: $i }) { nodes { otherServices { id } } }`).join(" ")} }`;
    expect(await rejectionOf(uses(15))).toBeNull();
    expect(await rejectionOf(uses(14), { i: ids(200) })).toBeNull();
    expect((await rejectionOf(uses(15), { i: ids(200) }))![0]).toBe("QUERY_TOO_LARGE");
  });

  test("uses one parameter per list of any length", async () => {
    const begun = performance.now();
    const parameters = new Set<number>();
    const options = app.requests.$client.options as { debug?: unknown };
    options.debug = (_connection: number, _query: string, parameterValues: unknown[]) => parameters.add(parameterValues.length);
    const query = `query($i: [ID!]) { ${Array.from({ length: 15 }, (_, n) => `a${n}: claims(first: 1, filter: { ids: $i }) { nodes { id } }`).join(" ")} }`;
    expect(await rejectionOf(query, { i: ids(200) })).toBeNull();
    delete options.debug;
    expect(Math.max(...parameters)).toBeLessThan(10);
    expect((await rejectionOf(query, { i: ids(30_000) }))![0]).toBe("LIST_TOO_LONG");
    expect(performance.now() - begun).toBeLessThan(3_000);
  });
});

describe("larger inputs", () => {
  const limitOf = (limit: ListLimit): number => listLimits[limit];

  test("accept the largest profile below the maximum cost", async () => {
    const admin = await app.signIn("admin");
    const save = (contracts: number, suppliers: number) =>
      rejectionOf(
        "mutation($i: SaveSpecificProfileInput!) { saveSpecificProfile(input: $i) { id } }",
        {
          i: {
            ...{ name: "Long lists", profileType: "CLIENTE", requiresTwoFactor: false, instanceIds: [] },
            ...{ hiddenLayers: [], hiddenFields: [], hiddenIndicators: [] },
            contracts: Array.from({ length: contracts }, (_, n) => ({
              instanceId: "ES",
              clientId: `client-${n}`,
              contractId: `contract-${n}`,
            })),
            supplierIds: ids(suppliers),
          },
        },
        admin,
      );
    expect((await save(limitOf("profileContracts"), limitOf("profileSuppliers")))![0]).toBe("BAD_USER_INPUT"); // checked: a client has no suppliers
    expect((await save(limitOf("profileContracts") + 1, 0))![1]).toMatchObject({ limit: "profileContracts" });
    expect((await save(0, limitOf("profileSuppliers") + 1))![1]).toMatchObject({ limit: "profileSuppliers" });
  });

  test("disable as many users in one request as a page shows", async () => {
    const admin = await app.signIn("admin");
    const disable = (count: number) =>
      rejectionOf("mutation($i: [ID!]!) { disableUsers(input: { ids: $i }) { id } }", { i: ids(count) }, admin);
    expect((await disable(limitOf("selection") + 1))![1]).toMatchObject({ limit: "selection", most: 100 });
    expect((await disable(limitOf("selection")))![0]).toBe("NOT_FOUND");
  });
});
