import fc from "fast-check";
import { expect, test } from "vitest";
import { layerOfAccess } from "../../schema/rules/map";
import { Board } from "../../server/board/board";
import { kpis, MapView } from "../../server/board/frames";
import type { BoardScope } from "../../server/board/scope";
import type { Change } from "../../server/changes/states";
import { instances, preload, scope as scopes, steps, start, view as views } from "./boardHistories";

/** Instance and access settled by the id, so that a feature is in a scope for good or not at all. */
const settled = (change: Change): Change => {
  const instanceId = (id: string): string => instances[Number(id) % instances.length]!;
  if (change.kind === "claim") return { ...change, state: { ...change.state, instanceId: instanceId(change.state.id) } };
  if (change.kind !== "supplier") return change;
  const access = Number(change.state.id) % 2 ? "MOBILE" : "BASE";
  return {
    ...change,
    state: { ...change.state, instanceId: instanceId(change.state.id), access, status: access === "MOBILE" ? change.state.status : null },
  };
};

/** What of a change concerns a scope; null nothing. */
const concerning = (change: Change, scope: BoardScope): Change | null => {
  const instanceOf = (id: string): boolean => scope.instances === "all" || scope.instances.has(instances[Number(id) % instances.length]!);
  if (change.kind === "claim") return instanceOf(change.state.id) && scope.layers.includes("INCIDENTS") ? change : null;
  if (change.kind === "supplier")
    return instanceOf(change.state.id) && scope.layers.includes(layerOfAccess[change.state.access]) ? change : null;
  if (change.kind === "positions") {
    return {
      ...change,
      state: change.state.filter(
        ({ supplierId }) => instanceOf(supplierId) && Number(supplierId) % 2 === 1 && scope.layers.includes("MOBILE"),
      ),
    };
  }
  return change;
};

test("what a viewer may not see leaves no trace: every frame is the one of a board that never heard of it", () => {
  fc.assert(
    fc.property(
      preload,
      steps,
      scopes,
      views,
      fc.record({ points: fc.integer({ min: 0, max: 12 }), clusters: fc.integer({ min: 0, max: 6 }) }),
      (loaded, history, scope, view, limits) => {
        const whole = new Board({ capacity: 2, history: 1024 });
        const partial = new Board({ capacity: 2, history: 1024 });
        const apply = (change: Change): void => {
          whole.apply(settled(change));
          const seen = concerning(settled(change), scope);
          if (seen) partial.apply(seen);
        };
        loaded.forEach(apply);
        const maps = [whole, partial].map((board) => new MapView(board, scope, view, limits));
        let now = start;
        for (const { changes, passes } of history) {
          now += passes;
          changes.forEach(apply);
          const [one, other] = maps.map((map) => JSON.stringify(map.next(now)));
          expect(one).toBe(other);
          expect(kpis(whole, scope, view.filter ?? {}, now)).toEqual(kpis(partial, scope, view.filter ?? {}, now));
        }
      },
    ),
    { numRuns: 150, seed: 20_261_121 },
  );
});
