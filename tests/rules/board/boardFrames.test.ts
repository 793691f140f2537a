import fc from "fast-check";
import { expect, test } from "vitest";
import { Board } from "../../../server/board/board";
import { scopeTotals, MapView } from "../../../server/board/mapView";
import type { ClusterLimits } from "../../../server/board/clusterCells";
import type { Change } from "../../../server/changes/states";
import { filter, preload, profile, reassignments, scope as scopes, START_MS, steps, view as views } from "./boardHistories";
import { Client, expected, inScope, Oracle } from "./boardOracle";

const limits: fc.Arbitrary<ClusterLimits> = fc.record({
  points: fc.integer({ min: 0, max: 12 }),
  clusters: fc.integer({ min: 0, max: 6 }),
});
const key = (value: object): string => JSON.stringify(value);
const sorted = (values: Iterable<object>): string[] => [...values].map(key).sort();
const watched = fc.record({
  scope: scopes,
  view: views,
  limits,
  opensAt: fc.integer({ min: 0, max: 3 }),
  everySteps: fc.integer({ min: 1, max: 4 }),
  /** From a step on it asks for something else. */
  laterFilter: fc.option(fc.record({ at: fc.integer({ min: 1, max: 8 }), filter }), { freq: 2 }),
});

type Watched = typeof watched extends fc.Arbitrary<infer T> ? T : never;
type History = typeof steps extends fc.Arbitrary<infer T> ? T : never;

/** Holds what clients know against what a full scan finds, at each of their frames. */
function followed(loaded: Change[], history: History, watchers: Watched[], remembers: number): void {
  const board = new Board({ capacity: 2, history: remembers });
  const oracle = new Oracle();
  let now = START_MS;
  for (const change of loaded) {
    board.apply(change);
    oracle.apply(change);
  }
  const open = watchers.map(({ scope, view }) => ({
    client: new Client(),
    map: null as MapView | null,
    flags: null as Set<string> | null,
    rows: [] as number[][],
    clustersChangedAt: -Infinity,
    looked: -Infinity,
    allowed: new Set<string>(),
    scope,
    view,
  }));
  history.forEach(({ changes, passes, ticks }, step) => {
    now += passes;
    for (const change of changes) {
      board.apply(change);
      oracle.apply(change);
      if (ticks) board.history.endTick();
    }
    const features = oracle.features();
    watchers.forEach((watcher, i) => {
      const state = open[i]!;
      const { scope, client } = state;
      for (const feature of inScope(features, scope)) state.allowed.add(feature.id);
      if (step < watcher.opensAt || (step - watcher.opensAt) % watcher.everySteps !== 0) return;
      state.map ??= new MapView(board, scope, state.view, watcher.limits);
      const { laterFilter } = watcher;
      const asksAnew = laterFilter !== null && step >= laterFilter.at && state.view.filter !== laterFilter.filter;
      if (asksAnew) state.view = { ...state.view, filter: laterFilter.filter };
      const { view } = state;
      if (asksAnew) state.map.setFilter(laterFilter.filter);
      const frame = state.map.next(now);
      client.take(frame);

      // Clusters are looked at again a second after they last changed, and at once in a first frame or a flood of points.
      const before = expected(features, scope, view, watcher.limits, now, state.flags);
      const recounted = frame?.first === true || asksAnew;
      const due = recounted || now - state.clustersChangedAt >= 1000 || before.points.length > 2 * watcher.limits.points;
      const fresh = expected(features, scope, view, watcher.limits, now, null);
      if (due && (recounted || key(sorted(fresh.rows)) !== key(sorted(state.rows)))) {
        state.flags = fresh.flags;
        state.rows = fresh.rows;
        state.clustersChangedAt = now;
      }
      const truth = expected(features, scope, view, watcher.limits, now, state.flags);
      expect(sorted([...client.points.values()].map((point) => ({ ...point, handle: undefined })))).toEqual(sorted(truth.points));
      expect(sorted(client.rows)).toEqual(sorted(state.rows));
      expect({ ...client.totals, oldest: [] }).toEqual({ ...truth.totals, oldest: [] });
      // The oldest are looked for again at most every five seconds, by whichever view of the same scope and filter comes first.
      if (now - state.looked >= 5000 && passes >= 5000) expect(client.oldest).toEqual(truth.oldest);
      state.looked = now;
      expect([...client.named].filter((id) => !state.allowed.has(id))).toEqual([]);
      expect(scopeTotals(board, scope, view.filter ?? {}, now)).toEqual(truth.totals);
    });
  });
}

/** Thousands of full scans: some seconds of a machine that does nothing else. */
const TIMEOUT_MS = 120_000;

const remembered = fc.constantFrom(4, 16, 1024);

test(
  "gives a client that applies every frame exactly the state of a full scan",
  () => {
    fc.assert(fc.property(preload, steps, fc.array(watched, { minLength: 1, maxLength: 4 }), remembered, followed), {
      numRuns: 150,
      seed: 20_261_121,
    });
  },
  TIMEOUT_MS,
);

test(
  "gives each of several random profiles only its claims and their suppliers, as claims change contract and supplier",
  () => {
    const own = profile.chain((scope) => watched.map((one) => ({ ...one, scope })));
    const watchers = fc.array(own, { minLength: 1, maxLength: 4 });
    fc.assert(fc.property(fc.constant<Change[]>([]), reassignments, watchers, remembered, followed), { numRuns: 300, seed: 20_261_121 });
  },
  TIMEOUT_MS,
);
