import fc from "fast-check";
import { expect, test } from "vitest";
import { layerOfAccess } from "../../../schema/rules/lists/mapLayers";
import { Board } from "../../../server/board/board";
import { scopeTotals, MapView } from "../../../server/board/mapView";
import type { BoardScope } from "../../../server/board/boardScope";
import type { Change, ClaimState } from "../../../server/changes/states";
import { contractKey } from "../../../server/platform/viewer";
import { instances, preload, profile, reassignments, scope as scopes, steps, START_MS, view as views } from "./boardHistories";

/** Scope properties derived from the id, so that a feature is in a scope always or never. */
const settled = (change: Change): Change => {
  const instanceId = (id: string): string => instances[Number(id) % instances.length]!;
  if (change.kind === "claim") {
    const { id } = change.state;
    const clientId = `client ${(Number(id) % 2) + 1}`;
    const contractId = `contract ${(Number(id) % 3) + 1}`;
    const supplierId = Number(id) % 4 ? `${Number(id) % 6}` : null;
    return { ...change, state: { ...change.state, instanceId: instanceId(id), clientId, contractId, supplierId } };
  }
  if (change.kind !== "supplier") return change;
  const access = Number(change.state.id) % 2 ? "MOBILE" : "BASE";
  return {
    ...change,
    state: { ...change.state, instanceId: instanceId(change.state.id), access, status: access === "MOBILE" ? change.state.status : null },
  };
};

const has = (names: ReadonlySet<string> | string, name: string | null): boolean =>
  typeof names === "string" || (name !== null && names.has(name));

const claimConcerns = ({ instanceId, clientId, contractId, supplierId }: ClaimState, scope: BoardScope): boolean =>
  scope.layers.includes("INCIDENTS") &&
  has(scope.instances, instanceId) &&
  has(scope.contracts, contractKey(instanceId, clientId, contractId)) &&
  has(scope.suppliers, supplierId);

/** Part of a change that concerns a scope; null: none. `everServing`: suppliers that a claim in scope ever names. */
const concerning = (change: Change, scope: BoardScope, everServing: ReadonlySet<string>): Change | null => {
  const supplierOf = (id: string): boolean =>
    has(scope.instances, instances[Number(id) % instances.length]!) &&
    has(scope.suppliers === "serving" ? everServing : scope.suppliers, id);
  if (change.kind === "claim") return claimConcerns(change.state, scope) ? change : null;
  if (change.kind === "supplier")
    return supplierOf(change.state.id) && scope.layers.includes(layerOfAccess[change.state.access]) ? change : null;
  if (change.kind === "positions") {
    return {
      ...change,
      state: change.state.filter(
        ({ supplierId }) => supplierOf(supplierId) && Number(supplierId) % 2 === 1 && scope.layers.includes("MOBILE"),
      ),
    };
  }
  return change;
};

test.each([
  ["for any changes", preload, steps, scopes, 150],
  ["for reassigned claims", fc.constant([]), reassignments, profile, 150],
])("sends the frames of a board without the hidden features, %s", (_, before, after, seen, numRuns) => {
  fc.assert(
    fc.property(
      before as typeof preload,
      after,
      seen,
      views,
      fc.record({ points: fc.integer({ min: 0, max: 12 }), clusters: fc.integer({ min: 0, max: 6 }) }),
      (loaded, history, scope, view, limits) => {
        const everServing = new Set(
          [...loaded, ...history.flatMap(({ changes }) => changes)].flatMap((change) => {
            const { kind, state } = settled(change);
            return kind === "claim" && claimConcerns(state, scope) && state.supplierId ? [state.supplierId] : [];
          }),
        );
        const whole = new Board({ capacity: 2, history: 1024 });
        const partial = new Board({ capacity: 2, history: 1024 });
        const apply = (change: Change): void => {
          whole.apply(settled(change));
          const seen = concerning(settled(change), scope, everServing);
          if (seen) partial.apply(seen);
        };
        loaded.forEach(apply);
        const maps = [whole, partial].map((board) => new MapView(board, scope, view, limits));
        let now = START_MS;
        for (const { changes, passes } of history) {
          now += passes;
          changes.forEach(apply);
          const [one, other] = maps.map((map) => JSON.stringify(map.next(now)));
          expect(one).toBe(other);
          expect(scopeTotals(whole, scope, view.filter ?? {}, now)).toEqual(scopeTotals(partial, scope, view.filter ?? {}, now));
        }
      },
    ),
    { numRuns, seed: 20_261_121 },
  );
});
