// OwnTracks in HTTP mode, as its apps send: Basic authentication, one message per request, a list as answer.
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { positions } from "../../../server/db/tables/positions";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { supplierRecord } from "../../fixtures/records";

let app: TestApp;
let key: string;
beforeAll(async () => {
  app = await startTestApp();
  key = await app.key("positions");
  const units = ["1", "2", "3"].map((n) => supplierRecord(`OT-${n}`, { tpaccprovee: "MOBILE", mobile: `phone-${n}`, x: null, y: null }));
  expect((await app.ingest("suppliers", units, await app.key("ingest"))).body).toMatchObject({ accepted: 3 });
});

const seconds = (offset: number): number => Math.round(Date.now() / 1_000) + offset;
const location = (more: object = {}) => ({
  ...{ _type: "location", tst: seconds(-5), lat: 40.41, lon: -3.7, acc: 12, alt: 655, vel: 36, cog: 270, batt: 63, tid: "p1" },
  ...more,
});
async function post(message: unknown, { user = "driver", password = key, headers = {} } = {}) {
  const response = await fetch(`${app.url}/ingest/positions/owntracks`, {
    method: "POST",
    headers: {
      authorization: `Basic ${Buffer.from(`${user}:${password}`).toString("base64")}`,
      "content-type": "application/json",
      ...headers,
    },
    body: JSON.stringify(message),
  });
  return { status: response.status, refused: response.headers.get("x-refused"), body: await response.json() };
}
const lastOf = async (id: string) => (await app.db.select().from(positions).where(eq(positions.supplierId, id)))[0];

describe("a location", () => {
  test("moves the supplier of the device in its topic", async () => {
    expect(await post(location({ topic: "owntracks/driver/phone-1" }))).toEqual({ status: 200, refused: null, body: [] });
    const place = { lon: -3.7, lat: 40.41, speed: 10, course: 270, accuracy: 12, altitude: 655 };
    expect(await lastOf("OT-1")).toMatchObject({ ...place, attributes: { batt: 63, tid: "p1" } });
  });

  test.each([
    ["the header X-Limit-D", { headers: { "x-limit-d": "phone-2" } }, "OT-2"],
    ["the user name", { user: "phone-3" }, "OT-3"],
  ])("without a topic belongs to the device of %s", async (_, options, id) => {
    expect(await post(location(), options)).toMatchObject({ status: 200, refused: null });
    expect(await lastOf(id)).toMatchObject({ lon: -3.7 });
  });

  test("of an unknown device is answered with the reason, without an error that the app would repeat", async () => {
    expect(await post(location({ topic: "owntracks/driver/nobody" }))).toEqual({ status: 200, refused: "UNKNOWN_DEVICE", body: [] });
  });

  test.each([
    ["without a time", { tst: null }, "tst"],
    ["with a latitude that is a text", { lat: "40" }, "lat"],
  ])("%s is an error", async (_, more, field) => {
    expect(await post(location({ topic: "owntracks/driver/phone-1", ...more }))).toMatchObject({
      status: 400,
      body: { accepted: 0, refused: [{ line: 1, field, code: "UNREADABLE" }] },
    });
  });
});

test.each(["lwt", "waypoint", "transition", "status"])("a message of type %s is accepted and ignored", async (_type) => {
  expect(await post({ _type, tst: seconds(0) })).toEqual({ status: 200, refused: null, body: [] });
});

test("an encrypted message is an error that says what to do", async () => {
  expect(await post({ _type: "encrypted", data: "eA==" })).toMatchObject({
    status: 400,
    body: { refused: [{ message: expect.stringContaining("switch the secret off") }] },
  });
});

test("a missing, invalid or insufficient key is refused", async () => {
  const read = await app.key("read");
  const codes = ["", "wrong", read].map(async (password) => (await post(location(), { password })).body as { code: string });
  expect((await Promise.all(codes)).map(({ code }) => code)).toEqual(["UNAUTHENTICATED", "CREDENTIAL_INVALID", "FORBIDDEN"]);
});
