import { beforeAll, describe, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { rootFields } from "../../fixtures/schema/rootFields";
import { createSchema } from "../../../server/schema";
import { operationOf } from "../../fixtures/schema/rootOperations";

let app: TestApp;
let admin: string;
let made: { key: string; apiKey: { id: string } };
const widget = {
  scopes: ["WIDGET"],
  indicators: ["ON_TIME_RATE", "ALARMS"],
  origins: ["https://intranet.example", "http://127.0.0.1:4999"],
};
const create = (input: object, bearer = admin) =>
  app.graphql<{ createApiKey: typeof made }>(
    `mutation($input: CreateApiKeyInput!) { createApiKey(input: $input) { key apiKey { id scopes indicators origins } } }`,
    {
      input: {
        name: "Wall",
        profileType: "SUPERVISOR",
        allInstances: false,
        instanceIds: ["ES"],
        expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
        ...input,
      },
    },
    bearer,
  );

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn("admin");
  const { data } = await create(widget);
  made = data!.createApiKey;
}, 60_000);

const indicators = (instanceId: string) =>
  app.graphql<{ indicators: { indicators: { key: string }[] } }>(
    `query($instanceId: ID!) { indicators(instanceId: $instanceId, period: { name: TODAY }) { indicators { key } } }`,
    { instanceId },
    made.key,
  );

test("a widget key reads its indicators for its instances", async () => {
  expect(made.apiKey).toMatchObject(widget);
  expect((await indicators("ES")).data!.indicators.indicators.map(({ key }) => key)).toEqual(["ON_TIME_RATE", "ALARMS"]);
  expect((await indicators("PT")).data).toEqual({ indicators: null });
});

test("a widget key is rejected for all other fields of the schema", async () => {
  const schema = await createSchema();
  const allowed = /^(Query\.indicators$|Subscription\.)/;
  const asked = Object.entries(rootFields).filter(([name, { needs }]) => needs !== "anybody" && !allowed.test(name));
  expect(asked.length).toBeGreaterThan(80);
  const answered: string[] = [];
  for (const [name, field] of asked) {
    const { errors } = await app.graphql(operationOf(schema, name, 0), field.variables?.() ?? {}, made.key);
    if (Array.isArray(field.needs)) expect(errors?.[0]?.extensions.code, name).toBe("FORBIDDEN");
    else if (!errors) answered.push(name);
  }
  expect(answered).toEqual([]);
});

test("a widget key is rejected for counts of claims with any filter", async () => {
  for (const filter of [{}, { file: "FILE-1" }, { attributeText: "a" }]) {
    const { errors } = await app.graphql(
      "query($filter: MapFilterInput) { kpis(filter: $filter) { claims { count } } }",
      { filter },
      made.key,
    );
    expect(errors?.[0]?.extensions.code).toBe("FORBIDDEN");
  }
});

test("a widget key reads groups of its indicators only by the configured groupings", async () => {
  const { data } = await create({ ...widget, name: "Groups", groupings: ["SERVICE"] });
  const groups = async (by: string, key: string): Promise<string | undefined> => {
    const query = `query($by: FigureGrouping!) { indicatorGroups(instanceId: "ES", period: { name: TODAY }, key: ON_TIME_RATE, by: $by) { id } }`;
    return (await app.graphql(query, { by }, key)).errors?.[0]?.extensions.code;
  };
  const { key } = data!.createApiKey;
  expect(await groups("SERVICE", key)).toBeUndefined();
  for (const by of ["CLIENT", "CONTRACT", "SUPPLIER", "INSTANCE"]) expect(await groups(by, key)).toBe("FORBIDDEN");
  expect(await groups("SERVICE", made.key)).toBe("FORBIDDEN");
});

test("a widget key reads the accuracy of arrival times only if it names it, and suppliers only by that grouping", async () => {
  const proof = async (key: string): Promise<string | undefined> =>
    (await app.graphql(`{ arrivalProof(instanceId: "ES") { accuracy { by } } }`, {}, key)).errors?.[0]?.extensions.code;
  const { data } = await create({ ...widget, indicators: [], arrivalProof: true, name: "Arrivals" });
  expect(await proof(data!.createApiKey.key)).toBeUndefined();
  expect(await proof(made.key)).toBe("FORBIDDEN");
  const operator = await create({ ...widget, arrivalProof: true, profileType: "OPERADOR", name: "Operators" });
  expect(await proof(operator.data!.createApiKey.key)).toBe("FORBIDDEN");
});

describe("the widget page", () => {
  const page = (address: string) => fetch(`${app.url}${address}`);
  const frames = async (address: string) =>
    /frame-ancestors ([^;]+)/.exec((await page(address)).headers.get("content-security-policy") ?? "")?.[1];

  test("can be embedded by the key's origins with its id, and by none for an unknown key", async () => {
    expect(await frames(`/widget/onTimeRate?id=${made.apiKey.id}`)).toBe(widget.origins.join(" "));
    for (const other of ["", "?id=", "?id=nobody", "?id=a&id=b"]) expect(await frames(`/widget/onTimeRate${other}`)).toBe("'none'");
    expect((await page(`/widget/onTimeRate?id=${made.apiKey.id}`)).headers.get("x-frame-options")).toBeNull();
  });

  test("answers 404 for an unknown indicator", async () => {
    expect((await page("/widget/nothing")).status).toBe(404);
    expect((await page("/widget/arrivalProof")).status).toBe(200);
  });

  test("cannot be embedded after the key is revoked, and the key is rejected", async () => {
    const { data } = await create({ ...widget, name: "Short" });
    const other = data!.createApiKey;
    await app.graphql(`mutation($id: ID!) { revokeApiKey(input: { id: $id }) { id } }`, { id: other.apiKey.id }, admin);
    expect(await frames(`/widget/onTimeRate?id=${other.apiKey.id}`)).toBe("'none'");
    const { errors } = await app.graphql(`{ indicators(instanceId: "ES", period: { name: TODAY }) { instanceId } }`, {}, other.key);
    expect(errors?.[0]?.extensions.code).toBe("CREDENTIAL_REVOKED");
  });
});

test.each([
  ["another scope beside it", { scopes: ["WIDGET", "READ"] }, "scopes"],
  ["no indicator", { indicators: [] }, "indicators"],
  ["no page", { origins: [] }, "origins"],
  ["a page by http", { origins: ["http://intranet.example"] }, "origins"],
  ["a page with a path", { origins: ["https://intranet.example/wall"] }, "origins"],
  ["any page", { origins: ["*"] }, "origins"],
  ["something that ends the header's line", { origins: ["https://a.example; script-src *"] }, "origins"],
  ["groupings of a key that reads", { scopes: ["READ"], indicators: [], origins: [], groupings: ["CLIENT"] }, "indicators"],
  ["arrival times of a key that reads", { scopes: ["READ"], indicators: [], origins: [], arrivalProof: true }, "indicators"],
  ["indicators of a key that reads", { scopes: ["READ"] }, "indicators"],
])("%s is rejected", async (_what, input, field) => {
  const { errors } = await create({ ...widget, name: "Other", ...input });
  expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", values: { field } });
});
