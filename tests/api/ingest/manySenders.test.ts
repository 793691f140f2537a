// However many send records at once: so many transactions with them, and so many bodies; beyond it they are to come again.
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { requestSlotLimits } from "../../../server/platform/requestSlots";
import { startTestApp } from "../../fixtures/app";
import { claimRecord } from "../../fixtures/records";

const { records, recordBatches, recordBodies } = requestSlotLimits;

test("senders over the transaction limit wait and are all accepted", async () => {
  const app = await startTestApp();
  const keys = await Promise.all(Array.from({ length: 4 }, () => app.key("ingest")));
  let sent: Promise<{ status: number; body: { accepted: number } }[]> | undefined;
  await app.owner.transaction(async (tx) => {
    await tx.execute(sql`lock table claims in exclusive mode`);
    sent = Promise.all(Array.from({ length: 12 }, (_, n) => app.ingest("claims", [claimRecord(`M-${n}`)], keys[n % 4]!)));
    const waiting = async () => {
      const [row] = await app.db.execute<{ count: number }>(
        sql`select count(*)::int as count from pg_locks where relation = 'claims'::regclass and not granted`,
      );
      return row!.count;
    };
    await expect.poll(waiting).toBeGreaterThanOrEqual(recordBatches.running);
    // The background workers of the test's server wait for the same table: the status clock and the evaluation queue, with up to four statements.
    expect(await waiting()).toBeLessThanOrEqual(recordBatches.running + 4);
  });
  expect((await sent!).map(({ status, body }) => [status, body.accepted])).toEqual(Array.from({ length: 12 }, () => [200, 1]));
});

test("senders over the limit of open bodies are answered with a retry and accepted after one ends", async () => {
  const app = await startTestApp();
  const { port } = new URL(app.url);
  const keys = await Promise.all(Array.from({ length: Math.ceil(recordBodies.running / records.running) + 1 }, () => app.key("ingest")));
  const sockets: Socket[] = [];
  // One that came while the request below had the last place was refused: it is opened again.
  const open = async (n: number) => {
    const socket = connect(Number(port), "127.0.0.1").on("error", () => undefined);
    await once(socket, "connect");
    socket.once("data", () => socket.destroy()).once("close", () => sockets[n] === socket && void open(n));
    sockets[n] = socket;
    const key = keys[Math.floor(n / records.running)]!;
    const type = "content-type: application/x-ndjson\r\ntransfer-encoding: chunked";
    socket.write(`POST /ingest/claims HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${key}\r\n${type}\r\n\r\n`);
  };
  await Promise.all(Array.from({ length: recordBodies.running }, (_, n) => open(n)));
  const send = async () => {
    const headers = { authorization: `Bearer ${keys.at(-1)!}`, "content-type": "application/json" };
    const answer = await fetch(`${app.url}/ingest/claims`, { method: "POST", headers, body: JSON.stringify([claimRecord("LAST")]) });
    return { status: answer.status, retryAfter: answer.headers.get("retry-after") };
  };
  await expect.poll(send).toEqual({ status: 503, retryAfter: expect.stringMatching(/^\d+$/) as string });
  const [first, ...others] = sockets.splice(0);
  first!.write("0\r\n\r\n");
  await expect.poll(send).toEqual({ status: 200, retryAfter: null });
  for (const socket of [first!, ...others]) socket.destroy();
});
