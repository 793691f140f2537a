import { beforeAll, expect, test } from "vitest";
import { Announcer } from "../../../server/changes/announcer";
import { createLog } from "../../../server/platform/log";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { claimRecord } from "../../fixtures/records";
import { type NatsServer, startNats } from "../../fixtures/natsServer";

let nats: NatsServer;
let nodes: TestApp[];
let key: string;
const lines: string[] = [];
const EVENTUALLY = { interval: 20 };

beforeAll(async () => {
  nats = await startNats();
  const first = await startTestApp({ NATS_URL: nats.url }, { log: createLog("info", { write: (line: string) => void lines.push(line) }) });
  nodes = [first, await startTestApp({ NATS_URL: nats.url }, { beside: first })];
  key = await first.key("ingest");
});

let sent = 0;
/** Takes a claim on one node; answers whether each board has it. */
async function everywhere(): Promise<void> {
  const before = nodes.map(({ board }) => board.claims);
  expect((await nodes[sent % 2]!.ingest("claims", [claimRecord(`N-${++sent}`)], key)).status).toBe(200);
  await expect.poll(() => nodes.map(({ board }, i) => board.claims - before[i]!), EVENTUALLY).toEqual([1, 1]);
}

test("delivers announcements between nodes over NATS and none of another installation", async () => {
  const silent = createLog("silent");
  const heard = [0, 0, 0];
  const subjects = ["one", "one", "other"];
  const announcers = subjects.map((subject) => new Announcer(nodes[0]!.db, silent, { url: nats.url, subject: `atalaya.test.${subject}` }));
  announcers.forEach((announcer, i) => announcer.onAnnounced(() => void heard[i]!++));
  await expect
    .poll(() => {
      announcers[0]!.announce();
      return heard[1];
    }, EVENTUALLY)
    .toBeGreaterThan(0);
  expect(heard[2]).toBe(0);
  for (const announcer of announcers) announcer.stop();
});

test("after NATS is killed and returns during ingest, each change is on every node once", async () => {
  for (let n = 0; n < 4; n++) await everywhere();
  await nats.kill();
  await expect.poll(() => lines.filter((line) => line.includes('"nats.unreachable"')).length, EVENTUALLY).toBe(1);
  for (let n = 0; n < 4; n++) await everywhere();
  await nats.start();
  await expect.poll(() => lines.filter((line) => line.includes('"nats.recovered"')).length, EVENTUALLY).toBe(1);
  for (let n = 0; n < 4; n++) await everywhere();
  expect(nodes.map(({ board }) => board.claims)).toEqual([12, 12]);
});

test("reconnects to NATS after its client library gave up", async () => {
  const said: string[] = [];
  const log = createLog("info", { write: (line: string) => void said.push(line) });
  const server = await startNats();
  await server.kill();
  const rejections = await server.startRefusing();
  const announcer = new Announcer(nodes[0]!.db, log, {
    url: server.url,
    subject: "atalaya.test.refused",
    pauses: { firstMs: 10, maxMs: 100 },
  });
  // twice before the library gives up, and then at least once more
  await expect.poll(rejections, EVENTUALLY).toBeGreaterThanOrEqual(3);
  await server.kill();
  await server.start();
  await expect.poll(() => said.filter((line) => line.includes('"nats.recovered"')).length, EVENTUALLY).toBe(1);
  announcer.stop();
});
