import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { appendChanges } from "../../../server/changes/appendChanges";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { measured } from "../../fixtures/measured";

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));

const world = { bounds: { west: -180, south: -90, east: 180, north: 90 }, zoom: 1, layers: ["INCIDENTS"] };
type Beat = { at: string; followedAt: string };
async function listen() {
  const beats: Beat[] = [];
  const stop = app
    .socket(await app.signIn())
    .subscribe<{ heartbeat: Beat }>(
      { query: "subscription { heartbeat { at followedAt } }" },
      { next: ({ data }) => beats.push(data!.heartbeat), error: () => undefined, complete: () => undefined },
    );
  // Nothing says that a subscription has begun but what it brings.
  const heard = async () => (await beat(), beats.length);
  await expect.poll(heard).toBeGreaterThan(0);
  return { beats, stop };
}
/** Same interval as the clock of a node. */
const beat = () => app.db.transaction((tx) => appendChanges(tx, [{ kind: "heartbeat", state: null }]));
const age = ({ at, followedAt }: Beat) => Date.parse(at) - Date.parse(followedAt);
const mapAge = async () => {
  const query = "query($view: MapViewInput!) { mapFrame(view: $view) { at followedAt } }";
  return age((await app.graphql<{ mapFrame: Beat }>(query, { view: world }, await app.signIn())).data!.mapFrame);
};

test("logs the board's progress with each heartbeat, computed once", async () => {
  const [first, second] = [await listen(), await listen()];
  const nextAge = async (): Promise<number> => {
    const before = second.beats.length;
    await beat();
    await expect.poll(() => second.beats.length).toBeGreaterThan(before);
    return age(second.beats.at(-1)!);
  };
  const isFresh = (milliseconds: number): boolean => milliseconds < 2_000;
  // repeated on a busy machine, where the board follows later
  for (const _beat of [2, 3]) expect(await measured(3, nextAge, isFresh)).toSatisfy(isFresh);
  expect(first.beats.map(({ at }) => at)).toEqual(expect.arrayContaining(second.beats.map(({ at }) => at)));
  expect(await mapAge()).toBeLessThan(5_000);
  first.stop();
  second.stop();
});

test("continues with changes of other nodes while ingest requests use all connections", async () => {
  const { beats, stop } = await listen();
  const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event = 'advisory'`;
  const take = sql`select pg_advisory_xact_lock_shared(7716)`;
  let busy: Promise<unknown>[] = [];
  await app.owner.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(7716)`);
    busy = Array.from({ length: 12 }, async () => await app.intakeDb.transaction(async (one) => void (await one.execute(take))));
    await expect.poll(async () => (await app.owner.execute(waiting)).length).toBeGreaterThan(8);
    const writtenAt = Date.now();
    await app.owner.transaction((other) => appendChanges(other, [{ kind: "heartbeat", state: null }]));
    await expect
      .poll(() => beats.some(({ followedAt }) => Date.parse(followedAt) >= writtenAt - 50), { timeout: 1_000, interval: 20 })
      .toBe(true);
    expect((await app.owner.execute(waiting)).length).toBeGreaterThan(8);
  });
  await Promise.allSettled(busy);
  stop();
});

test("stops when the board is blocked, while the map shows its age, and then resumes", async () => {
  const { beats, stop } = await listen();
  let release = (): void => undefined;
  const held = new Promise<void>((done) => (release = done));
  let holds = (): void => undefined;
  const holding = new Promise<void>((done) => (holds = done));
  // A transaction that does not end holds back every reader of the log.
  const open = app.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_current_xact_id()`);
    holds();
    await held;
  });
  await holding;
  const heldAt = Date.now();
  for (let i = 0; i < 3; i++) {
    await beat();
    await new Promise((later) => setTimeout(later, 300));
  }
  const follows = () => beats.some(({ followedAt }) => Date.parse(followedAt) > heldAt);
  expect(follows()).toBe(false);
  // Earlier changes may still be followed; none comes afterwards.
  const heldFor = Date.now() - heldAt;
  expect(heldFor).toBeGreaterThan(800);
  expect(await mapAge()).toBeGreaterThanOrEqual(heldFor);
  release();
  await open;
  await expect.poll(follows).toBe(true);
  stop();
});
