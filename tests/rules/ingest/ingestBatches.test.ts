import { expect, test } from "vitest";
import { AdaptiveBatches } from "../../../server/ingest/batches";
import { createLog } from "../../../server/platform/log";
import type { RecordOutcome } from "../../../server/platform/recordOutcome";

const log = createLog("silent");
class RejectedByDatabase extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}

test("what the database cannot store is found among its batch and refused by itself, the others keep their order", async () => {
  const stored: number[] = [];
  const done: [number, RecordOutcome<string>][] = [];
  const take = (records: readonly number[]): Promise<RecordOutcome<string>[]> => {
    if (records.includes(3) || records.includes(8)) return Promise.reject(new RejectedByDatabase("22003"));
    stored.push(...records);
    return Promise.resolve(records.map(() => "accepted"));
  };
  const batches = new AdaptiveBatches(take, log, (line, outcome) => done.push([line, outcome]));
  for (let record = 0; record < 10; record++) batches.add(record + 1, record);
  await batches.flush();
  expect(stored).toEqual([0, 1, 2, 4, 5, 6, 7, 9]);
  expect(done.filter(([, outcome]) => outcome !== "accepted")).toEqual([
    [4, [{ field: "", code: "NOT_STORABLE" }]],
    [9, [{ field: "", code: "NOT_STORABLE" }]],
  ]);
  expect(done.map(([line]) => line)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test.each(["CONNECTION_CLOSED", "57P01", "40P01", "XX000"])("%s is no record's fault and is thrown", async (code) => {
  const batches = new AdaptiveBatches(
    () => Promise.reject(new RejectedByDatabase(code)),
    log,
    () => undefined,
  );
  batches.add(1, {});
  await expect(batches.flush()).rejects.toMatchObject({ code });
});
