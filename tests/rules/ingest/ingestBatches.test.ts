import { afterEach, describe, expect, test, vi } from "vitest";
import { AdaptiveBatches, type BatchTaker } from "../../../server/ingest/batches";
import { createLog } from "../../../server/platform/log";
import { OutOfTurnError, type RecordOutcome } from "../../../server/platform/recordOutcome";

const log = createLog("silent");
class RejectedByDatabase extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}
interface TestRecord {
  id: string;
}
const record = (id: number | string): TestRecord => ({ id: String(id) });
type Take = BatchTaker<TestRecord>["take"];
const taker = (take: Take, lanes = 1): BatchTaker<TestRecord> => ({
  ...{ take, lanes, idOf: ({ id }) => id },
  runInSlot: (transaction) => transaction(),
});
const accept = (records: readonly TestRecord[]): RecordOutcome<string>[] => records.map(() => "accepted");

test("isolates and rejects a record that the database cannot store, and keeps the order of the others", async () => {
  const stored: string[] = [];
  const done: [number, RecordOutcome<string>][] = [];
  const take: Take = (records) => {
    if (records.some(({ id }) => id === "3" || id === "8")) return Promise.reject(new RejectedByDatabase("22003"));
    stored.push(...records.map(({ id }) => id));
    return Promise.resolve(accept(records));
  };
  const batches = new AdaptiveBatches<TestRecord, number>(taker(take), log, (line, outcome) => done.push([line, outcome]));
  for (let n = 0; n < 10; n++) batches.add(n + 1, record(n));
  await batches.settle();
  expect(stored).toEqual(["0", "1", "2", "4", "5", "6", "7", "9"]);
  expect(done.filter(([, outcome]) => outcome !== "accepted")).toEqual([
    [4, [{ field: "", code: "NOT_STORABLE" }]],
    [9, [{ field: "", code: "NOT_STORABLE" }]],
  ]);
  expect(done.map(([line]) => line)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test.each(["CONNECTION_CLOSED", "57P01", "40P01", "XX000"])("rethrows %s, which no record causes", async (code) => {
  const take: Take = () => Promise.reject(new RejectedByDatabase(code));
  const batches = new AdaptiveBatches<TestRecord, number>(taker(take), log, () => undefined);
  batches.add(1, record(1));
  await expect(batches.settle()).rejects.toMatchObject({ code });
});

afterEach(() => vi.restoreAllMocks());

describe("two batches at a time", () => {
  /** Batches that the test ends one by one. */
  function held(lanes = 2) {
    const begun: { ids: string; isFirst: boolean; end: (error?: Error) => void }[] = [];
    const take: Take = (records, isFirst) =>
      new Promise((done, failed) => {
        const end = (error?: Error): void => (error ? failed(error) : done(accept(records)));
        begun.push({ ids: records.map(({ id }) => id).join(), isFirst, end });
      });
    const done: number[] = [];
    const batches = new AdaptiveBatches<TestRecord, number>(taker(take, lanes), log, (line) => done.push(line));
    const flush = (line: number, ...ids: string[]): Promise<void> => {
      ids.forEach((id, i) => batches.add(line + i, record(id)));
      return batches.flush();
    };
    return { begun, done, batches, flush };
  }
  const soon = (): Promise<void> => new Promise((later) => setImmediate(later));

  test("runs the next batch concurrently, and delays a third", async () => {
    const { begun, done, batches, flush } = held();
    await flush(1, "a");
    void flush(2, "b");
    const third = flush(3, "c");
    await soon();
    expect(begun.map(({ ids, isFirst }) => [ids, isFirst])).toEqual([
      ["a", true],
      ["b", false],
    ]);
    begun[0]!.end();
    begun[1]!.end();
    await soon();
    begun[2]!.end();
    await third;
    await batches.settle();
    expect(done).toEqual([1, 2, 3]);
  });

  test("delays a record whose id is already being processed", async () => {
    const { begun, batches, flush } = held();
    await flush(1, "a", "b");
    void flush(3, "c", "b");
    await soon();
    expect(begun).toHaveLength(1);
    begun[0]!.end();
    await soon();
    expect(begun[1]).toMatchObject({ ids: "c,b", isFirst: true });
    begun[1]!.end();
    await batches.settle();
  });

  test("retries an out-of-order record once after the earlier batch, and counts it once", async () => {
    const { begun, done, batches, flush } = held();
    await flush(1, "a");
    void flush(2, "b");
    begun[1]!.end(new OutOfTurnError());
    await soon();
    expect(begun).toHaveLength(2);
    begun[0]!.end();
    await soon();
    expect(begun[2]).toMatchObject({ ids: "b", isFirst: true });
    begun[2]!.end();
    await batches.settle();
    expect(done).toEqual([1, 2]);
  });

  test("falls back to one batch after a long transaction, and returns to two after short ones", async () => {
    let now = 0;
    vi.spyOn(performance, "now").mockImplementation(() => now);
    const { begun, batches, flush } = held();
    const endLast = async (milliseconds: number): Promise<void> => {
      now += milliseconds;
      begun.at(-1)!.end();
      await soon();
    };
    await flush(1, "a");
    await endLast(500);
    const slow = flush(2, "b");
    void slow.then(() => flush(3, "c"));
    await soon();
    expect(begun.map(({ ids }) => ids)).toEqual(["a", "b"]);
    await endLast(50);
    expect(begun.map(({ ids }) => ids)).toEqual(["a", "b", "c"]);
    await slow;
    void flush(4, "d");
    await soon();
    expect(begun.map(({ ids }) => ids)).toEqual(["a", "b", "c", "d"]);
    for (const { end } of begun) end();
    await batches.settle();
  });

  test("rethrows a failure after the other batch has ended", async () => {
    const { begun, done, batches, flush } = held();
    await flush(1, "a");
    const second = flush(2, "b");
    begun[0]!.end(new RejectedByDatabase("57P01"));
    await expect(second).rejects.toMatchObject({ code: "57P01" });
    const ended = batches.ended();
    begun[1]!.end();
    await ended;
    expect(done).toEqual([2]);
  });
});
