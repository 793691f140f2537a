// Bodies of records that stay open: a stream of lines may last for hours.
import { request } from "node:http";
import { sql } from "drizzle-orm";
import pino from "pino";
import { describe, expect, test, vi } from "vitest";
import { requestSlotLimits } from "../../../server/platform/requestSlots";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { onCleanup } from "../../fixtures/cleanup";
import { claimRecord } from "../../fixtures/records";

interface Answer {
  status: number;
  retryAfter: string | undefined;
  body: { accepted: number; unchanged: number; refused: unknown[]; cut?: boolean; code?: string };
}

/** Opens a body that is not ended by the test; `answer` settles when the server answers it. */
function openBody(app: TestApp, path: string, key: string, contentType: string): { send(text: string): void; answer: Promise<Answer> } {
  const headers = { authorization: `Bearer ${key}`, "content-type": contentType };
  const body = request(`${app.url}/ingest/${path}`, { method: "POST", headers });
  const answer = new Promise<Answer>((done, failed) => {
    body.on("error", failed).on("response", (response) => {
      let text = "";
      response.on("data", (piece: Buffer) => (text += piece.toString()));
      response.on("end", () =>
        done({ status: response.statusCode!, retryAfter: response.headers["retry-after"], body: JSON.parse(text) as never }),
      );
    });
  });
  answer.catch(() => undefined);
  onCleanup(() => void body.destroy());
  body.flushHeaders();
  return { send: (text) => void body.write(text), answer };
}
const openStream = (app: TestApp, path: string, key: string) => openBody(app, path, key, "application/x-ndjson");
const line = (record: object): string => `${JSON.stringify(record)}\n`;
const isStored = async (app: TestApp, id: string): Promise<boolean> =>
  (await app.owner.execute(sql`select 1 from claims where id = ${id}`)).length > 0;
const waitingOf = async (app: TestApp): Promise<number> => {
  const metrics = await (await fetch(`${app.url}/metrics`)).text();
  return Number(/^atalaya_ingest_waiting\{key="[^"]+"\} (\d+)$/m.exec(metrics)?.[1] ?? 0);
};

describe("open streams of one key", () => {
  test("do not block other requests of the key, for any number of streams", async () => {
    const app = await startTestApp();
    const key = await app.key("ingest");
    const streams = Array.from({ length: requestSlotLimits.records.running + 2 }, (_, n) => ({
      ...openStream(app, n % 2 ? "positions" : "claims", key),
      id: `STREAM-${n}`,
    }));
    for (const { send, id } of streams) send(line(claimRecord(id)));
    const sending = setInterval(() => streams.forEach(({ send, id }) => send(line(claimRecord(id)))), 100);
    try {
      await vi.waitFor(async () => expect(await isStored(app, "STREAM-0")).toBe(true), { timeout: 5_000 });
      const begun = performance.now();
      expect(await app.ingest("claims", [claimRecord("OTHER")], key)).toMatchObject({ status: 200, body: { accepted: 1 } });
      expect((await app.ingest("positions", [], key)).status).toBe(200);
      expect(performance.now() - begun).toBeLessThan(3_000);
    } finally {
      clearInterval(sending);
    }
  });

  test("end between two lines when the node stops, with stored records and their counts", async () => {
    const app = await startTestApp();
    const key = await app.key("ingest");
    const [idle, halfway] = [openStream(app, "claims", key), openStream(app, "claims", key)];
    idle.send(line(claimRecord("IDLE")));
    await vi.waitFor(async () => expect(await isStored(app, "IDLE")).toBe(true), { timeout: 5_000 });
    halfway.send(line(claimRecord("HALF")) + JSON.stringify(claimRecord("REST")).slice(0, 20));
    const begun = performance.now();
    await app.stop();
    expect(performance.now() - begun).toBeLessThan(5_000);
    for (const { answer } of [idle, halfway])
      expect(await answer).toMatchObject({ status: 503, retryAfter: "1", body: { accepted: 1, unchanged: 0, refused: [], cut: true } });
    const rows = await app.owner.execute<{ id: string }>("select id from claims order by id");
    expect(rows.map(({ id }) => id)).toEqual(["HALF", "IDLE"]);
  });
});

describe("a request waiting for others of its key", () => {
  test("is answered 503 with Retry-After after 5 s, and is counted and logged", async () => {
    const lines: Record<string, unknown>[] = [];
    const log = pino({ level: "warn" }, { write: (text: string) => void lines.push(JSON.parse(text) as never) });
    const app = await startTestApp({}, { log });
    const [key, otherKey] = [await app.key("ingest"), await app.key("ingest")];
    for (let n = 0; n < requestSlotLimits.recordArrays.running; n++) openBody(app, "claims", key, "application/json").send("[");
    await new Promise((later) => setTimeout(later, 300));
    const begun = performance.now();
    const last = openBody(app, "claims", key, "application/json");
    last.send("[");
    await vi.waitFor(async () => expect(await waitingOf(app)).toBe(1), { timeout: 3_000 });
    expect((await app.ingest("claims", [claimRecord("A")], otherKey)).status).toBe(200);
    expect(await last.answer).toMatchObject({ status: 503, retryAfter: "1", body: { code: "UNAVAILABLE" } });
    expect(performance.now() - begun).toBeGreaterThan(4_500);
    expect(performance.now() - begun).toBeLessThan(8_000);
    expect(lines.filter(({ limit }) => limit === "recordArrays")).toMatchObject([{ event: "ingest.wait_timeout", running: 3, waiting: 0 }]);
    expect(await waitingOf(app)).toBe(0);
  });
});
