import { beforeAll, expect, test } from "vitest";
import { claimStatusOrder, serviceKinds } from "../../../schema/rules/lists/claims";
import { Board } from "../../../server/board/board";
import { MapView } from "../../../server/board/mapView";
import type { BoardFilter } from "../../../server/board/boardScope";
import { completeTally, tallyOf } from "../../../server/board/tallyCache";
import { rowsOf } from "../../bench/boardRows";
import { longestTaskMs } from "../../bench/eventLoop";
import { claim, everything, START_MS, world } from "./boardFixtures";

const FEATURE_COUNT = 1_000_000;
/** Maximum time per turn of the event loop, in milliseconds. */
const MAX_TASK_MS = 10;

/** Claims as the benchmark spreads them, each older than the one before it; the ids of the oldest, the oldest last. */
function million(): { board: Board; oldest: string[] } {
  const board = new Board({ capacity: 2 ** 20 });
  const usual = claim({ id: "" });
  const ids: string[] = [];
  for (const { id, lon, lat, status, contract } of rowsOf(FEATURE_COUNT)) {
    const state = {
      id,
      lon,
      lat,
      status: claimStatusOrder[status]!,
      contractId: `${contract}`,
      measuredFrom: START_MS - ids.push(id) * 1000,
    };
    board.applyClaim({ ...usual, ...state, kind: serviceKinds[contract % serviceKinds.length]! });
  }
  return { board, oldest: ids.slice(-1000) };
}

let board: Board;
let oldest: string[];
beforeAll(() => void ({ board, oldest } = million()), 120_000);

/** Each filter is new to the board. */
let filters = 0;
const newFilter = (): BoardFilter => {
  filters += 10;
  return { contractIds: Array.from({ length: 250 }, (_, i) => `${filters + i}`) };
};

const open = async (): Promise<void> => {
  const view = new MapView(board, everything, { ...world, filter: newFilter() });
  expect(view.isReady).toBe(false);
  await view.prepare();
  expect(view.isReady).toBe(true);
  expect(view.next(START_MS)!.first).toBe(true);
};

test.each([
  ["opening a map with a new filter", open],
  ["opening two of them concurrently", () => Promise.all([open(), open()])],
  [
    "reading the figures of a new filter after the oldest claims have gone",
    async () => {
      const tally = tallyOf(board, everything, newFilter());
      await completeTally(tally);
      for (const id of oldest.splice(-60)) board.applyClaim(claim({ id, version: 1e9, status: "FINISHED" }));
      tally.follow();
      await new Promise((resolve) => setImmediate(resolve));
      await completeTally(tally, START_MS);
    },
  ],
])("on a board of a million features %s keeps every turn of the event loop under 10 ms", { timeout: 120_000 }, async (_what, work) => {
  // The best of some: at first nothing is compiled, and the collector may run in any of them.
  const taskMs: number[] = [];
  while (taskMs.length < 16 && !(Math.min(...taskMs) < MAX_TASK_MS)) taskMs.push(await longestTaskMs(work));
  expect(Math.min(...taskMs)).toBeLessThan(MAX_TASK_MS);
});
