// A key for widgets lies open in somebody's page: it shows its indicators, on the pages that it names, and is good for nothing else.
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

test("it is answered its own indicators of its own instances", async () => {
  expect(made.apiKey).toMatchObject(widget);
  expect((await indicators("ES")).data!.indicators.indicators.map(({ key }) => key)).toEqual(["ON_TIME_RATE", "ALARMS"]);
  expect((await indicators("PT")).errors?.[0]?.extensions.code).toBe("NOT_FOUND");
});

test("everything else of the schema is refused to it", async () => {
  const schema = await createSchema();
  // `dashboard` answers the AMA instances that it has figures of, `holidays` the days that a chart marks: of its own.
  const allowed = /^(Query\.(indicator(s|Groups)|kpis|dashboard|holidays)$|Subscription\.)/;
  const asked = Object.entries(rootFields).filter(([name, { needs }]) => needs !== "anybody" && !allowed.test(name));
  expect(asked.length).toBeGreaterThan(80);
  const answered: string[] = [];
  for (const [name, field] of asked) {
    const { errors } = await app.graphql(operationOf(schema, name, 0), field.variables?.() ?? {}, made.key);
    if (Array.isArray(field.needs)) expect(errors?.[0]?.extensions.code, name).toBe("FORBIDDEN");
    else if (!errors) answered.push(name);
  }
  // What whoever signs in may do with its own account: a key has none.
  expect(answered).toEqual([]);
});

describe("the page that shows one", () => {
  const page = (address: string) => fetch(`${app.url}${address}`);
  const frames = async (address: string) =>
    /frame-ancestors ([^;]+)/.exec((await page(address)).headers.get("content-security-policy") ?? "")?.[1];

  test("may be shown by the key's own pages, by its id; by none where there is no such key", async () => {
    expect(await frames(`/widget/onTimeRate?id=${made.apiKey.id}`)).toBe(widget.origins.join(" "));
    for (const other of ["", "?id=", "?id=nobody", "?id=a&id=b"]) expect(await frames(`/widget/onTimeRate${other}`)).toBe("'none'");
    expect((await page(`/widget/onTimeRate?id=${made.apiKey.id}`)).headers.get("x-frame-options")).toBeNull();
  });

  test("is not there for what is no indicator", async () => {
    expect((await page("/widget/nothing")).status).toBe(404);
  });

  test("is shown by nobody any more once the key is revoked, and the key is answered nothing", async () => {
    const { data } = await create({ ...widget, name: "Short" });
    const other = data!.createApiKey;
    await app.graphql(`mutation($id: ID!) { revokeApiKey(input: { id: $id }) { id } }`, { id: other.apiKey.id }, admin);
    expect(await frames(`/widget/onTimeRate?id=${other.apiKey.id}`)).toBe("'none'");
    const { errors } = await app.graphql(`{ indicators(instanceId: "ES", period: { name: TODAY }) { instanceId } }`, {}, other.key);
    expect(errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
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
  ["indicators of a key that reads", { scopes: ["READ"] }, "indicators"],
])("%s is refused", async (_what, input, field) => {
  const { errors } = await create({ ...widget, name: "Other", ...input });
  expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", values: { field } });
});
