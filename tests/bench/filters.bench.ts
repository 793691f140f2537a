// A map frame with each filter of the board compared with one without, for 100,000 claims in view: the first frame, which counts the
// complete board, and a later one.
import { claimStatusOrder, serviceKinds } from "../../schema/rules/lists/claims";
import { MINUTE_MS } from "../../schema/rules/durations";
import { mapLayers } from "../../schema/rules/lists/mapLayers";
import { Board } from "../../server/board/board";
import { FoundClaims } from "../../server/board/foundClaims";
import type { BoardFilter, BoardScope } from "../../server/board/boardScope";
import { MapView } from "../../server/board/mapView";
import { tallyOf } from "../../server/board/tallyCache";
import { place, random } from "./boardRows";
import { quantile, round, timed } from "./timings";

const NOW_MS = 1_800_000_000_000;
const CLAIMS = 100_000;
const ROUNDS = 60;
const world = { west: -180, south: -85, east: 180, north: 85 };

/** About half of the claims pass each, which costs most: whether one passes cannot be foreseen. */
const filters: Record<string, BoardFilter> = {
  status: { statuses: claimStatusOrder.slice(0, 6) },
  service: { serviceIds: ["0", "1", "2", "3"] },
  "processing centre": { centreIds: Array.from({ length: 25 }, (_, n) => `${n}`) },
  "client and 200 contracts": {
    clientIds: Array.from({ length: 10 }, (_, n) => `${n}`),
    contractIds: Array.from({ length: 200 }, (_, n) => `${n}`),
  },
  "500 suppliers": { supplierIds: Array.from({ length: 500 }, (_, n) => `S${n}`) },
  "scheduled, or not said": { scheduled: [true, null] },
  "priority, or none": { priorities: ["1", null] },
  "assignment type, or none": { assignmentTypes: ["MANUAL", null] },
  "minutes without supplier": { instants: { waitingSince: { before: NOW_MS - 500 * MINUTE_MS } } },
  "planned and contact dates": {
    instants: { plannedStart: { from: NOW_MS - 800 * MINUTE_MS }, contactedAt: { from: NOW_MS - 800 * MINUTE_MS } },
  },
  "no position": { withoutPosition: false },
  "text, found in 1,000": { ids: { claims: new Set(Array.from({ length: CLAIMS / 100 }, (_, n) => `C${n * 100}`)) } },
  "text, found in 50,000": { ids: { claims: new Set(Array.from({ length: CLAIMS / 2 }, (_, n) => `C${n * 2}`)) } },
};
filters["all of them"] = Object.assign({}, ...Object.values(filters)) as BoardFilter;

/** Every feature says something of each part, and what it says depends on nothing else that it says. */
function boardOfClaims(): Board {
  const next = random(23);
  const one = (of: number): string => `${Math.floor(next() * of)}`;
  const before = (minutes: number): number => NOW_MS - Math.floor(next() * minutes) * MINUTE_MS;
  const board = new Board({ capacity: CLAIMS });
  for (let n = 0; n < CLAIMS; n++)
    board.applyClaim({
      id: `C${n}`,
      version: 1,
      instanceId: "ES",
      status: claimStatusOrder[Math.floor(next() * (claimStatusOrder.length - 1))]!,
      kind: serviceKinds[n % serviceKinds.length]!,
      serviceId: one(8),
      centreId: one(50),
      clientId: one(20),
      contractId: one(400),
      supplierId: next() < 0.5 ? null : `S${one(1_000)}`,
      scheduled: [true, false, null][Math.floor(next() * 3)]!,
      priorityCode: [null, "1", "2", "3"][Math.floor(next() * 4)]!,
      assignmentType: [null, "MANUAL", "DIGITAL"][Math.floor(next() * 3)] as "MANUAL" | "DIGITAL" | null,
      occurredAt: before(1_000),
      assignedAt: before(1_000),
      measuredFrom: before(1_000),
      plannedStart: before(1_600),
      contactedAt: before(1_600),
      waitingSince: before(1_000),
      predictedAt: null,
      ...place(next),
    });
  return board;
}

export interface FilterFigures {
  what: string;
  passing: number;
  /** Milliseconds, medians: of the first frame, for which everything is counted, and of one whose filter is in use. */
  first: number;
  used: number;
  firstRatio: number;
  usedRatio: number;
}

/** Frames of the world, where every claim is in a cluster, and of a city, where some are points, in turn. */
const views = [
  { bounds: world, zoom: 2, layers: mapLayers },
  { bounds: { west: -5, east: 5, south: 38, north: 42 }, zoom: 9, layers: mapLayers },
];
let scopes = 0;
/** A scope without earlier requests, so that nothing is cached. */
const newScope = (): BoardScope => ({
  ...{ version: "bench", layers: mapLayers, contracts: "all", suppliers: "all" },
  instances: new Set(["ES", `${scopes++}`]),
});

export function filtering(): FilterFigures[] {
  const board = boardOfClaims();
  for (const { ids } of Object.values(filters)) if (ids) FoundClaims.lookUp(board, ids.claims!);
  const used = newScope();
  const frame = (scope: BoardScope, filter: BoardFilter, round: number): number =>
    timed(() => {
      tallyOf(board, scope, filter).follow();
      new MapView(board, scope, { ...views[round % views.length]!, filter }).next(NOW_MS);
    }).wall;
  return Object.entries(filters).map(([what, filter]) => {
    const times = { first: [] as number[], used: [] as number[], firstRatio: [] as number[], usedRatio: [] as number[] };
    for (let i = 0; i < ROUNDS; i++) {
      // Whichever is first finds the processor's caches colder.
      const pair = (scopeOf: () => BoardScope): [filtered: number, plain: number] => {
        const [plainFirst, filtered] = [i % 2 === 0 ? frame(scopeOf(), {}, i) : null, frame(scopeOf(), filter, i)];
        return [filtered, plainFirst ?? frame(scopeOf(), {}, i)];
      };
      const [first, plainFirst] = pair(newScope);
      const [again, plainAgain] = pair(() => used);
      if (i < 6) continue;
      times.first.push(first);
      times.used.push(again);
      times.firstRatio.push(first / plainFirst);
      times.usedRatio.push(again / plainAgain);
    }
    const median = (name: keyof typeof times): number => round(quantile(times[name], 0.5));
    const passing = tallyOf(board, used, filter).claims.reduce((sum, count) => sum + count, 0);
    const figures = {
      what,
      passing,
      first: median("first"),
      used: median("used"),
      firstRatio: median("firstRatio"),
      usedRatio: median("usedRatio"),
    };
    console.log(
      `  ${what.padEnd(28)} ${passing} pass; first ${figures.first} ms, ${figures.firstRatio} times; in use ${figures.used} ms, ${figures.usedRatio} times`,
    );
    return figures;
  });
}
