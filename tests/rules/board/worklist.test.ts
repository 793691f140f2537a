import { expect, test } from "vitest";
import type { ClaimStatus } from "../../../schema/rules/lists/claims";
import { compareWorklist, isPriority, shownChance, worklistGroupOf, type WorklistPlace } from "../../../schema/rules/claims/worklist";
import { Board } from "../../../server/board/board";
import type { BoardScope } from "../../../server/board/boardScope";
import { worklistOf } from "../../../server/board/worklist";
import type { ClaimState } from "../../../server/changes/states";
import { random } from "../../bench/boardRows";
import { claim, everything, fix, START_MS, supplier } from "./boardFixtures";

const minutes = (n: number): number => START_MS + n * 60_000;
const ids = (board: Board, now = START_MS, scope: BoardScope = everything, filter = {}): string[] =>
  worklistOf(board, scope, filter)
    .at(now)
    .rows.map(({ claimId }) => claimId);
const critical = (id: string, limit: number, more: Partial<ClaimState> = {}): ClaimState =>
  claim({ id, status: "PENDING_ARRIVAL_CRITICAL", criticalStatus: "PENDING_ARRIVAL_CRITICAL", criticalFrom: minutes(limit), ...more });
const onTime = (id: string, limit: number): ClaimState =>
  claim({ id, status: "PENDING_ARRIVAL_INTIME", criticalStatus: "PENDING_ARRIVAL_CRITICAL", criticalFrom: minutes(limit) });
const forecast = (lateChance: number, likelyLateAt: number) => ({ lateChance, likelyLateAt, veryLikelyLateAt: likelyLateAt + 240_000 });
const chanceOf = ({ lateChance, likelyLateAt, veryLikelyLateAt }: ClaimState, now: number): number | null =>
  lateChance === undefined ? null : shownChance({ lateChance, likelyLateAt: likelyLateAt!, veryLikelyLateAt: veryLikelyLateAt! }, now);

test("equals the list computed by the rules, in order, after any changes and at any time", () => {
  const next = random(3);
  const pick = <T>(...list: T[]): T => list[Math.floor(next() * list.length)]!;
  const board = new Board({ capacity: 16, history: 256 });
  const states = new Map<string, ClaimState>();
  for (let round = 0, now = START_MS; round < 400; round++, now += pick(100, 1000, 30_000, 400_000)) {
    // Boards keep whole seconds.
    const second = Math.floor(now / 1000) * 1000;
    for (let i = 0; i < pick(1, 5, 200); i++) {
      const id = `C${Math.floor(next() * 300)}`;
      const status = pick<ClaimStatus>(
        ...(["PENDING_ARRIVAL_CRITICAL", "NO_SUPPLIER_DELAYED", "NO_FINISH_DELAYED", "PENDING_ARRIVAL_DELAYED"] as const),
        ...(["NO_SUPPLIER", "PENDING_ARRIVAL_INTIME", "NO_FINISHED", "FINISHED"] as const),
      );
      const state = claim({
        id,
        status,
        kind: pick("TOW", "AMBULANCE", "TAXI"),
        priorityCode: pick("1", "3", null),
        criticalStatus: "PENDING_ARRIVAL_CRITICAL",
        criticalFrom: pick(null, second + Math.floor((next() - 0.5) * 6_000) * 1000),
        predictedAt: pick(null, second + Math.floor(next() * 3000) * 1000),
        measuredFrom: pick(null, second + Math.floor((next() - 0.7) * 6_000) * 1000),
        occurredAt: second - Math.floor(next() * 5) * 60_000,
        contractId: null,
        ...pick<Partial<ClaimState>>({}, forecast(Math.floor(next() * 101), second + Math.floor((next() - 0.3) * 600) * 1000)),
      });
      board.applyClaim(state);
      states.set(id, state);
    }
    const places = [...states.values()].flatMap((one): WorklistPlace[] => {
      const limitAt = one.criticalFrom ?? null;
      const group = one.status === "FINISHED" ? null : worklistGroupOf(one.status, limitAt, now);
      return group === null ? [] : [{ ...one, lateChance: chanceOf(one, now), group, isPriority: isPriority(one.priorityCode), limitAt }];
    });
    const expected = places.sort((a, b) => compareWorklist(a, b, now)).map(({ id }) => id);
    const list = worklistOf(board, everything, {}).at(now);
    expect(list.rows.map(({ claimId }) => claimId)).toEqual(expected.slice(0, 100));
    expect(list.totals.reduce((sum, count) => sum + count)).toBe(expected.length);
  }
});

test("adds a claim half an hour before it needs action, by the clock alone", () => {
  const board = new Board();
  board.applyClaim(onTime("1", 40));
  expect(ids(board)).toEqual([]);
  expect(ids(board, minutes(10) - 1)).toEqual([]);
  expect(ids(board, minutes(10))).toEqual(["1"]);
  expect(worklistOf(board, everything, {}).at(minutes(10)).rows[0]).toEqual({
    claimId: "1",
    group: "NEXT",
    status: "PENDING_ARRIVAL_CRITICAL",
    limitAt: minutes(40),
  });
});

test("moves a claim up when time alone makes it likely late", () => {
  const board = new Board();
  board.applyClaim(onTime("soon", 10));
  board.applyClaim({ ...onTime("doubtful", 25), ...forecast(40, minutes(3)) });
  expect(ids(board)).toEqual(["soon", "doubtful"]);
  expect(ids(board, minutes(3) - 1)).toEqual(["soon", "doubtful"]);
  expect(ids(board, minutes(3))).toEqual(["doubtful", "soon"]);
  expect(ids(board, minutes(3), { ...everything, version: "x", hiddenColumns: ["lateChance"] })).toEqual(["soon", "doubtful"]);
});

test("does not change with a moving resource or a passing second", () => {
  const board = new Board();
  board.applySupplier(supplier({ id: "M" }));
  board.applyClaim(critical("1", -3));
  const list = worklistOf(board, everything, {});
  const first = list.at(START_MS);
  board.applyPosition(fix("M", 2, 41, START_MS + 1));
  expect(list.at(START_MS + 1000)).toBe(first);
  expect(list.at(START_MS + 61_000)).toBe(first);
  board.applyClaim(critical("2", -4));
  expect(list.at(START_MS + 62_000)).not.toBe(first);
});

test("is narrowed by a filter except by status, and includes claims without position", () => {
  const board = new Board();
  board.applyClaim(critical("1", -1, { serviceId: "TAX", kind: "TAXI", lon: null, lat: null }));
  board.applyClaim(critical("2", -2));
  expect(ids(board, START_MS, everything, { kinds: ["TAXI"], statuses: ["NO_SUPPLIER"] })).toEqual(["1"]);
});

test("is empty out of scope, without a count", () => {
  const board = new Board();
  board.applyClaim(critical("1", -1, { instanceId: "PT" }));
  const spain: BoardScope = { ...everything, version: "es", instances: new Set(["ES"]) };
  expect(worklistOf(board, spain, {}).at(START_MS)).toMatchObject({ rows: [], totals: [0, 0, 0, 0] });
});

test("counts claims by the five minutes in which they pass their limit, and moves them up when they do", () => {
  const board = new Board();
  board.applyClaim(onTime("a", 4));
  board.applyClaim(onTime("b", 6));
  board.applyClaim(critical("c", 8, { measuredFrom: minutes(-90) }));
  board.applyClaim(critical("d", -1, { measuredFrom: minutes(-2) }));
  const coming = (now: number): number[] =>
    worklistOf(board, everything, {})
      .at(now)
      .coming.map(({ count }) => count);
  expect(coming(START_MS)).toEqual([1, 2, 0, 0, 0, 0]);
  expect(ids(board)).toEqual(["d", "c", "a", "b"]);
  expect(ids(board, minutes(8) - 1)).toEqual(["d", "c", "a", "b"]);
  expect(ids(board, minutes(8))).toEqual(["c", "d", "a", "b"]);
  expect(coming(minutes(8))).toEqual([0, 0, 0, 0, 0, 0]);
});

test("neither shows hidden fields nor sorts by them", () => {
  const board = new Board();
  board.applyClaim(critical("b", -1, { priorityCode: "1", predictedAt: minutes(50), occurredAt: minutes(-5) }));
  board.applyClaim(critical("a", -9, { measuredFrom: minutes(-3), occurredAt: minutes(-4) }));
  board.applyClaim(onTime("n", 10));
  const without = (...hiddenColumns: NonNullable<BoardScope["hiddenColumns"]>): BoardScope => ({
    ...everything,
    version: `${hiddenColumns}`,
    hiddenColumns,
  });
  expect(ids(board)).toEqual(["b", "a", "n"]);
  expect(ids(board, START_MS, without("priority"))).toEqual(["b", "a", "n"]);
  expect(ids(board, START_MS, without("priority", "predictedAt"))).toEqual(["a", "b", "n"]);
  expect(
    worklistOf(board, without("assigned"), {})
      .at(START_MS)
      .rows.every(({ limitAt }) => limitAt === null),
  ).toBe(true);
  const list = worklistOf(board, without("priority", "predictedAt", "measuredFrom"), {}).at(START_MS);
  // Ordered by occurrence, because the future need would disclose the limit.
  expect(list.rows.map(({ claimId, limitAt }) => [claimId, limitAt])).toEqual([
    ["b", null],
    ["a", null],
  ]);
});
