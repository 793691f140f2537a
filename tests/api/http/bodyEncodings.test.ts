import { gzipSync } from "node:zlib";
import { beforeAll, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { claimRecord } from "../../fixtures/records";

let app: TestApp;
let key: string;
beforeAll(async () => {
  app = await startTestApp();
  key = await app.key("ingest");
});

const post = (path: string, body: Uint8Array<ArrayBuffer>, encoding: string) =>
  fetch(app.url + path, {
    method: "POST",
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json", "content-encoding": encoding },
    body,
  });

test.each([
  "/ingest/claims",
  "/ingest/suppliers",
  "/ingest/positions",
  "/ingest/positions/traccar",
  "/ingest/positions/osmand",
  "/graphql",
])("%s refuses a compressed body with 415 and the encodings it accepts", async (path) => {
  const response = await post(path, new Uint8Array(gzipSync("[]")), "gzip");
  expect([response.status, response.headers.get("accept-encoding")]).toEqual([415, "identity"]);
  expect(await response.text()).toContain('"code":"BODY_ENCODING"');
});

test("accepts a body with the identity encoding", async () => {
  const response = await post("/ingest/claims", new TextEncoder().encode(JSON.stringify([claimRecord("GZ-1")])), "identity");
  expect(await response.json()).toMatchObject({ accepted: 1 });
});

test.each(["/ingest/claims", "/ingest/positions/traccar", "/ingest/positions/osmand"])(
  "%s ignores a byte order mark before the JSON",
  async (path) => {
    const response = await post(path, new TextEncoder().encode("\uFEFF[]"), "identity");
    expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('"accepted":0')]);
  },
);
