// What the answer to records says about fields, versions and records that it does not store.
import { beforeAll, describe, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { claimRecord, supplierRecord } from "../../fixtures/records";

let app: TestApp;
let key: string;
beforeAll(async () => {
  app = await startTestApp();
  key = await app.key("ingest");
});

const send = async (records: object[], { endpoint = "claims", headers = {} }: { endpoint?: string; headers?: object } = {}) => {
  const response = await fetch(`${app.url}/ingest/${endpoint}`, {
    method: "POST",
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json", ...headers },
    body: JSON.stringify(records),
  });
  const text = await response.text();
  return {
    status: response.status,
    applied: response.headers.get("preference-applied"),
    bytes: text.length,
    body: JSON.parse(text) as object,
  };
};

describe("an unknown field", () => {
  const plate = { field: "plate", code: "FIELD_UNKNOWN", message: "no such field: it was ignored" };

  test("is listed once per body, and its records are stored", async () => {
    const records = [claimRecord("U-1"), claimRecord("U-2", { plate: "1234" }), claimRecord("U-3", { plate: "5678", wheels: 4 })];
    const { body } = await send(records);
    expect(body).toEqual({
      ...{ accepted: 3, unchanged: 0, refused: [] },
      warnings: [
        { line: 2, id: "U-2", ...plate },
        { ...plate, line: 3, id: "U-3", field: "wheels" },
      ],
    });
  });

  test("rejects its record with the preference of RFC 7240", async () => {
    const headers = { prefer: "respond-async, handling=strict" };
    const { applied, body } = await send([claimRecord("U-4"), claimRecord("U-5", { plate: "1234" })], { headers });
    expect(applied).toBe("handling=strict");
    expect(body).toEqual({ accepted: 1, unchanged: 0, refused: [{ line: 2, id: "U-5", ...plate }] });
    expect((await send([supplierRecord("US-1", { plate: "1" })], { endpoint: "suppliers", headers })).body).toMatchObject({
      accepted: 0,
      refused: [{ line: 1, id: "US-1", field: "plate" }],
    });
  });

  test("is no field of the catalogue", async () => {
    const { body } = await send([claimRecord("U-6", { txmat: "1234", geometry: { type: "Point", coordinates: [-3.7, 40.4] } })]);
    expect(body).toEqual({ accepted: 1, unchanged: 0, refused: [] });
  });
});

test("an earlier version is stale, and a repeated one unchanged", async () => {
  await send([claimRecord("V-1", { version: 5 })]);
  expect((await send([claimRecord("V-1", { version: 4 }), claimRecord("V-1", { version: 5 })])).body).toEqual({
    ...{ accepted: 0, unchanged: 1, stale: 1, refused: [] },
  });
  await send([supplierRecord("VS-1", { version: 5 })], { endpoint: "suppliers" });
  expect((await send([supplierRecord("VS-1", { version: 1 })], { endpoint: "suppliers" })).body).toMatchObject({ unchanged: 0, stale: 1 });
});

test("an error names the code of its record as sent, or null", async () => {
  const { body } = await send([claimRecord("E-1", { fhocurrencia: "yesterday" }), { cdama: "ES" }, "nothing" as never]);
  expect(body).toMatchObject({
    refused: [
      { line: 1, id: "E-1", code: "DATE_EXPECTED" },
      { line: 2, id: null, field: "rgpresta" },
      { line: 3, id: null },
    ],
  });
  const positions = await send(
    [{ device: { uniqueId: "nobody" }, position: { latitude: 1, longitude: 1, fixTime: new Date().toISOString() } }],
    {
      endpoint: "positions",
    },
  );
  expect(positions.body).toMatchObject({ refused: [{ line: 1, id: "nobody", code: "UNKNOWN_DEVICE" }] });
});

test("an answer stays under 1 MB, and counts what it leaves out", async () => {
  const records = Array.from({ length: 15_000 }, (_, n) => ({ rgpresta: `L-${n}`, [`field ${n}`]: 1, version: "x" }));
  const { bytes, body } = await send(records);
  const { refused, unlisted } = body as { refused: unknown[]; unlisted: number };
  expect(bytes).toBeLessThan(1_000_000);
  expect(refused.length + unlisted).toBe(15_000);
  expect(unlisted).toBeGreaterThan(0);
});
