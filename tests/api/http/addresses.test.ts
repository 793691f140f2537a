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
  ["GET", "/ingest/positions/osmand"],
  ["POST", "/ingest/positions/osmand"],
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

test("every address is there but those not built yet, and none of those is", async () => {
  const missing: string[] = [];
  for (const [method, path] of promised) {
    const response = await fetch(app.url + path, { method, redirect: "manual" });
    if (response.status === 404) missing.push(path);
  }
  expect(missing).toEqual(notBuilt);
});

test("the socket is at the same address and speaks the graphql-ws protocol", async () => {
  const client = app.socket(await app.signIn());
  const frames = client.iterate<{ mapFrames: { first: boolean } }>({
    query:
      "subscription { mapFrames(view: { bounds: { west: -10, south: 35, east: 5, north: 45 }, zoom: 5, layers: [INCIDENTS] }) { first } }",
  });
  expect((await frames.next()).value).toMatchObject({ data: { mapFrames: { first: true } } });
  await frames.return?.();
});

test("schema.graphql is served as it is checked in", async () => {
  const { readFileSync } = await import("node:fs");
  expect(await (await fetch(`${app.url}/graphql/schema.graphql`)).text()).toBe(readFileSync("schema/schema.graphql", "utf8"));
});
