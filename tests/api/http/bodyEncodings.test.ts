import { PassThrough } from "node:stream";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import { plainBody } from "../../../server/http/bodyEncodings";
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

test.each(["/ingest/positions/traccar", "/ingest/positions/osmand", "/graphql"])(
  "%s refuses a compressed body with 415 and the encodings it accepts",
  async (path) => {
    const response = await post(path, new Uint8Array(gzipSync("[]")), "gzip");
    expect([response.status, response.headers.get("accept-encoding")]).toEqual([415, "identity"]);
    expect(await response.text()).toContain('"code":"BODY_ENCODING"');
  },
);

describe.each(["/ingest/claims", "/ingest/suppliers", "/ingest/positions"])("%s", (path) => {
  test("accepts gzip, and refuses other encodings with 415", async () => {
    expect(await (await post(path, new Uint8Array(gzipSync("[]")), "gzip")).json()).toMatchObject({ accepted: 0, refused: [] });
    const response = await post(path, new Uint8Array(brotliCompressSync("[]")), "br");
    expect([response.status, response.headers.get("accept-encoding")]).toEqual([415, "gzip, identity"]);
  });
});

test("stores the records of a gzipped body, and rejects one that is cut or not gzip", async () => {
  const zipped = new Uint8Array(gzipSync(JSON.stringify([claimRecord("GZ-2"), claimRecord("GZ-3")])));
  for (const body of [zipped.subarray(0, zipped.length - 12), new TextEncoder().encode("[]")]) {
    const response = await post("/ingest/claims", body, "gzip");
    expect([response.status, await response.text()]).toEqual([400, expect.stringContaining('"code":"BODY_UNREADABLE"')]);
  }
  expect(await (await post("/ingest/claims", zipped, "gzip")).json()).toMatchObject({ accepted: 2 });
});

test.each([
  ["is not gzip", "not gzip"],
  ["ends early", gzipSync("[]").subarray(0, 12)],
])("a gzipped body that %s and that nobody reads ends no process", async (_, sent) => {
  const raw = Object.assign(new PassThrough(), { complete: false });
  const plain = plainBody({ raw, headers: { "content-encoding": "gzip" } } as never);
  raw.write(sent);
  raw.destroy();
  await new Promise((closed) => plain.on("close", closed));
  expect(plain.errored).toBeInstanceOf(Error);
});

test("limits a gzipped body by its decompressed size", async () => {
  const response = await post("/ingest/claims", new Uint8Array(gzipSync(`[${" ".repeat(130 * 1_048_576)}]`)), "gzip");
  expect([response.status, await response.text()]).toEqual([413, expect.stringContaining('"code":"BODY_TOO_LARGE"')]);
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
