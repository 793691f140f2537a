import { beforeAll, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../../fixtures/app";

/** Addresses that programs outside this project are written against. */
const promised: [method: string, path: string][] = [
  ["POST", "/graphql"],
  ["GET", "/healthz"],
  ["GET", "/readyz"],
  ["GET", "/metrics"],
  ["GET", "/graphql/schema.graphql"],
  ["POST", "/ingest/claims"],
  ["POST", "/ingest/suppliers"],
  ["POST", "/ingest/positions/traccar"],
  ["POST", "/ingest/positions/owntracks"],
  ["POST", "/ingest/positions/gtfs-realtime"],
  ["GET", "/ingest/positions/osmand"],
  ["POST", "/ingest/positions/osmand"],
  ["GET", "/docs/api"],
  ["GET", "/sandbox"],
  ["GET", "/widget/onTimeRate"],
  ["GET", "/login/getUserInfo"],
  ["POST", "/login/doLogin"],
  ["POST", "/puiuser/doResetPassword"],
  ["GET", "/mapfrelanguage/list"],
  ["GET", "/puivariable/getVariable/version"],
  ["GET", "/aad/login"],
];
/** Not built yet: this list may only shrink. */
const notBuilt: string[] = [];

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));

test("every address exists except those not built yet", async () => {
  const missing: string[] = [];
  for (const [method, path] of promised) {
    const response = await fetch(app.url + path, { method, redirect: "manual" });
    if (response.status === 404) missing.push(path);
  }
  expect(missing).toEqual(notBuilt);
});

test("the socket has the same address and uses the graphql-ws protocol", async () => {
  const client = app.socket(await app.signIn());
  const frames = client.iterate<{ mapFrames: { first: boolean } }>({
    query:
      "subscription { mapFrames(view: { bounds: { west: -10, south: 35, east: 5, north: 45 }, zoom: 5, layers: [INCIDENTS] }) { first } }",
  });
  expect((await frames.next()).value).toMatchObject({ data: { mapFrames: { first: true } } });
  await frames.return?.();
});

test("schema.graphql is served unchanged", async () => {
  const { readFileSync } = await import("node:fs");
  expect(await (await fetch(`${app.url}/graphql/schema.graphql`)).text()).toBe(readFileSync("schema/schema.graphql", "utf8"));
});

test.each([
  ["/map", "/#/map"],
  ["/%23/map?claim=ES-1", "/#/map?claim=ES-1"],
  ["//evil.test/x", "/#/evil.test/x"],
])("a browser that opens %s is redirected to %s", async (path, route) => {
  const open = (accept: string) => fetch(app.url + path, { headers: { accept }, redirect: "manual" });
  const page = await open("text/html,application/xhtml+xml");
  expect([page.status, page.headers.get("location")]).toEqual([302, route]);
  expect((await open("application/json")).status).toBe(404);
});
