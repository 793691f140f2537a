import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Follower } from "../../../server/changes/follower";
import { type ChangeEntry, entriesAfter } from "../../../server/changes/readEntries";
import { appendChanges } from "../../../server/changes/appendChanges";
import type { Db, Tx } from "../../../server/db/connect";
import { createLog } from "../../../server/platform/log";
import { database } from "../../fixtures/app";

let db: Db;
let drop: () => Promise<void>;
beforeAll(async () => {
  ({ db, drop } = await database());
});
afterAll(() => drop());

const fix = (supplierId: string) => ({ supplierId, lon: 1, lat: 2, fixAt: 3, course: null, speed: null, accuracy: null });
const append = (tx: Tx, id: string) => appendChanges(tx, [{ kind: "positions", state: [fix(id)] }]);
/** Follows the whole log. */
async function followLog(reader: Db, onEntries: (entries: ChangeEntry[]) => void): Promise<Follower> {
  const { position } = await entriesAfter(reader, { xid: 0n, seq: -1 }, 1);
  const start = { cursor: { timeline: position.timeline, xid: 0n, seq: -1 }, position };
  return new Follower(reader, createLog("silent"), { start, onEntries, reload: () => Promise.reject(new Error("nothing is lost")) });
}

/** A gate that a test opens. */
function createGate(): { open: () => void; opened: Promise<void> } {
  let open = (): void => undefined;
  const opened = new Promise<void>((done) => (open = done));
  return { open, opened };
}

test("readers receive every transaction once in the same order, regardless of the commit order", async () => {
  const read: string[][] = [[], []];
  const followers = await Promise.all(
    read.map((ids) =>
      followLog(db, (entries) => {
        for (const { change } of entries) if (change.kind === "positions") ids.push(change.state[0]!.supplierId);
      }),
    ),
  );
  for (const follower of followers) follower.start();
  const wanted = Array.from({ length: 60 }, (_, n) => `s${n}`);
  for (let round = 0; round < 20; round++) {
    const [slow, quick] = [createGate(), createGate()];
    // the first writes first and commits last
    const first = db.transaction(async (tx) => {
      await append(tx, wanted[round * 3]!);
      quick.open();
      await slow.opened;
    });
    await quick.opened;
    await db.transaction((tx) => append(tx, wanted[round * 3 + 1]!));
    followers[0]!.wake();
    await new Promise((resolve) => setTimeout(resolve, 5));
    await db.transaction((tx) => append(tx, wanted[round * 3 + 2]!));
    slow.open();
    await first;
  }
  await expect.poll(() => read.map((ids) => ids.length), { timeout: 5_000 }).toEqual([60, 60]);
  for (const follower of followers) follower.stop();
  expect([...read[0]!].sort()).toEqual([...wanted].sort());
  expect(read[1]).toEqual(read[0]);
});

test("a plain cursor on the sequence would lose transactions", async () => {
  const written = createGate();
  const go = createGate();
  const slow = db.transaction(async (tx) => {
    await append(tx, "early");
    written.open();
    await go.opened;
  });
  await written.opened;
  await db.transaction((tx) => append(tx, "late"));
  const naive = await db.execute<{ seq: string; state: { supplierId: string }[] }>(
    sql`select seq, state from changes order by seq desc limit 1`,
  );
  go.open();
  await slow;
  const after = await db.execute<{ state: { supplierId: string }[] }>(sql`select state from changes where seq > ${naive[0]!.seq}::bigint`);
  expect(naive[0]!.state[0]!.supplierId).toBe("late");
  expect(after).toHaveLength(0);
});

test("readers wait for an open transaction and then receive all later ones", async () => {
  const written = createGate();
  const go = createGate();
  const read = async () =>
    (await entriesAfter(db, { xid: 0n, seq: -1 }, 10_000)).entries.flatMap(({ change }) =>
      change.kind === "positions" ? change.state.map(({ supplierId }) => supplierId).filter((id) => id === "a" || id === "b") : [],
    );
  const open = db.transaction(async (tx) => {
    await append(tx, "a");
    written.open();
    await go.opened;
  });
  await written.opened;
  await db.transaction((tx) => append(tx, "b"));
  expect(await read()).toEqual([]);
  go.open();
  await open;
  await expect.poll(read).toEqual(["a", "b"]);
});

test("a large backlog is processed in batches that yield to other work", async () => {
  await db.transaction((tx) =>
    appendChanges(
      tx,
      Array.from({ length: 1_500 }, (_, n) => ({ kind: "positions", state: [fix(`many-${n}`)] })),
    ),
  );
  const ids: string[] = [];
  // Since something else had its turn.
  let [entriesOfTurn, mostInTurn] = [0, 0];
  const others = setInterval(() => (entriesOfTurn = 0), 0);
  const follower = await followLog(db, (entries) => {
    for (const { change } of entries) if (change.kind === "positions") ids.push(change.state[0]!.supplierId);
    mostInTurn = Math.max(mostInTurn, (entriesOfTurn += entries.length));
    for (const until = performance.now() + entries.length * 0.3; performance.now() < until;);
  });
  follower.start();
  const many = () => ids.filter((id) => id.startsWith("many-"));
  await expect.poll(() => many().length).toBe(1_500);
  follower.stop();
  clearInterval(others);
  expect(many()).toEqual(Array.from({ length: 1_500 }, (_, n) => `many-${n}`));
  expect(mostInTurn).toBeLessThan(500); // all are 1,500, a page 1,000
});

test("an idle open transaction is terminated to release the readers", async () => {
  const [row] = await db.execute<{ timeout: string }>(sql`select current_setting('idle_in_transaction_session_timeout') as timeout`);
  expect(row!.timeout).toBe("5s");
});

test("transactions are ordered numerically: 999 before 1000", async () => {
  const [first] = await db.execute<{ seq: string }>(sql`select nextval(pg_get_serial_sequence('changes', 'seq')) as seq`);
  const seq = Number(first!.seq);
  await db.execute(
    sql`insert into changes (seq, xid, kind, state) values (${seq + 1}, '99', 'digits', 'null'), (${seq + 2}, '100', 'digits', 'null')`,
  );
  const { entries } = await entriesAfter(db, { xid: 98n, seq: 0 }, 2);
  expect(entries.map(({ cursor }) => cursor.xid)).toEqual([99n, 100n]);
});
