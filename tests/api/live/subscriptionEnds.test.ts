// Threat 20, subscriptions: what a socket opened ends with it, in whatever order its client says so, and counts until it has ended.
import { sql } from "drizzle-orm";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { socketLimits } from "../../../server/live/socketLimits";
import { FrameScheduler } from "../../../server/live/frameScheduler";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { holdTable, waitPatiently } from "../../fixtures/db/rowLocks";
import { RawSocket } from "../../fixtures/requests";

/** Maps that are waiting for their next frame. */
let maps = 0;
const join = FrameScheduler.prototype.join;
vi.spyOn(FrameScheduler.prototype, "join").mockImplementation(function (this: FrameScheduler, onTick) {
  const leave = join.call(this, onTick);
  maps++;
  return () => {
    maps--;
    leave();
  };
});

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp();
  await waitPatiently(app);
  token = await app.signIn("client");
});

const open: RawSocket[] = [];
const known = async (): Promise<RawSocket> => {
  const socket = await RawSocket.known(app, token);
  open.push(socket);
  return socket;
};
let release: () => Promise<void> = () => Promise.resolve();
afterEach(async () => {
  await release();
  for (const socket of open.splice(0)) {
    socket.end();
    await socket.closed;
  }
  await expect.poll(() => maps).toBe(0);
});

/** Keeps whatever reads suppliers waiting, as the opening of a map that names some. */
async function holdSuppliers(): Promise<void> {
  release = await holdTable(app, "suppliers");
}
/** How many openings of a map wait. The clock, which looks for suppliers whose status is due, waits at the same table: it is none of them. */
const opening = async (): Promise<number> => {
  const [row] = await app.owner.execute<{ n: number }>(sql`select count(*)::int as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query like 'select "id" from "suppliers" where (%' and query not like '%for update%'`);
  return row!.n;
};

const world = `bounds: { west: -180, south: -85, east: 180, north: 85 }, zoom: 19, layers: [MOBILE]`;
const map = { query: `subscription { mapFrames(view: { ${world}, filter: { supplierIds: ["B-1"] } }) { packed } }` };
const subscribe = (id: string) => ({ type: "subscribe", id, payload: map });
const complete = (id: string) => ({ type: "complete", id });

test("an id completed during its start stays reserved until the end, and nothing survives the socket", async () => {
  await holdSuppliers();
  const socket = await known();
  for (const message of [subscribe("a"), complete("a"), subscribe("a")]) socket.send(message);
  await expect.poll(opening).toBeGreaterThan(0);
  const ended = await Promise.race([socket.closed, new Promise((later) => setTimeout(later, 1_000))]);
  await release();
  socket.end();
  await socket.closed;
  await expect.poll(() => maps).toBe(0);
  expect(ended).toMatchObject({ code: 4409 });
});

test("a subscription started after its socket closed ends immediately", async () => {
  await holdSuppliers();
  const socket = await known();
  for (const id of ["a", "b"]) socket.send(subscribe(id));
  await expect.poll(opening).toBe(2);
  socket.end();
  await socket.closed;
  const joined = vi.mocked(FrameScheduler.prototype.join).mock.calls.length;
  await release();
  await expect.poll(() => vi.mocked(FrameScheduler.prototype.join).mock.calls.length).toBe(joined + 2);
  await expect.poll(() => maps).toBe(0);
});

test("a completed subscription frees its place when it has ended", async () => {
  await holdSuppliers();
  const sockets = [await known(), await known()];
  const most = Math.floor(socketLimits.costPerViewer / 15_002);
  for (let i = 0; i < most; i++) sockets[0]!.send(subscribe(`s${i}`));
  for (let i = 0; i < most; i++) sockets[0]!.send(complete(`s${i}`));
  await expect.poll(opening).toBeGreaterThan(0);
  const refused = sockets[1]!.codes(map);
  const early = await Promise.race([refused, new Promise((later) => setTimeout(later, 1_000))]);
  await release();
  expect(early).toEqual(["TOO_MANY_SUBSCRIPTIONS"]);
  await expect.poll(() => sockets[1]!.codes(map)).toEqual([]);
});

test("an idle subscription frees its place immediately on completion", async () => {
  const socket = await known();
  const beat = { query: "subscription { heartbeat { at } }" };
  const opened = Array.from({ length: socketLimits.subscriptionsPerSocket }, (_, i) => `s${i}`);
  for (const id of opened) socket.send({ type: "subscribe", id, payload: beat });
  await Promise.all(opened.map((of) => socket.until(({ id, type }) => id === of && type === "next")));
  for (const id of opened) {
    socket.send(complete(id));
    socket.send({ type: "subscribe", id: `again ${id}`, payload: beat });
  }
  await Promise.all(opened.map((of) => socket.until(({ id, type }) => id === `again ${of}` && type === "next")));
});
