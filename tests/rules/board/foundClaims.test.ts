import fc from "fast-check";
import { expect, test } from "vitest";
import { Board } from "../../../server/board/board";
import { FoundClaims } from "../../../server/board/foundClaims";
import { MapView } from "../../../server/board/mapView";
import { claim, everything, START_MS, world } from "./boardFixtures";

const someIds = fc.uniqueArray(fc.constantFrom(..."ABCDEFGHIJ"));
const steps = fc.array(
  fc.oneof(
    fc.record({ what: fc.constantFrom("come" as const, "finish" as const), ids: someIds }),
    fc.record({ what: fc.constant("search" as const), ids: someIds }),
    fc.record({ what: fc.constant("change" as const), ids: someIds }),
  ),
  { maxLength: 30 },
);

test("contains exactly the claims of the result set, whichever arrive, finish, return and match again", () => {
  fc.assert(
    fc.property(steps, (all) => {
      const board = new Board({ capacity: 4 });
      const onBoard = new Set<string>();
      let ids: ReadonlySet<string> = new Set();
      for (const { what, ids: some } of all) {
        if (what === "search") FoundClaims.lookUp(board, (ids = new Set(some)));
        else if (what === "change") {
          const before = ids;
          ids = new Set([...before].filter((id) => !some.includes(id)).concat(some.filter((id) => !before.has(id))));
          FoundClaims.carryOver(board, before, ids, some);
        } else
          for (const id of some) {
            board.applyClaim(claim({ id, status: what === "finish" ? "FINISHED" : "NO_SUPPLIER" }));
            if (what === "finish") onBoard.delete(id);
            else onBoard.add(id);
          }
        const { serial } = board.columns;
        for (const id of onBoard) expect(FoundClaims.of(ids).has(serial[board.slotOfClaim(id)]!, id)).toBe(ids.has(id));
      }
    }),
    { numRuns: 200, seed: 20_261_126 },
  );
});

/** Counts how often it is asked. */
class CountedSet extends Set<string> {
  asked = 0;
  override has(id: string): boolean {
    this.asked++;
    return super.has(id);
  }
}

test("looks up no id of the search result per frame, and each later claim once", () => {
  const board = new Board();
  for (let n = 0; n < 100; n++) board.applyClaim(claim({ id: `C${n}`, lon: n / 10 }));
  const found = new CountedSet(Array.from({ length: 50 }, (_, n) => `C${2 * n}`));
  FoundClaims.lookUp(board, found);
  const shown = (): number => {
    const view = new MapView(board, everything, { ...world, filter: { ids: { claims: found } } });
    return view.next(START_MS)!.totals!.claims.reduce((sum, count) => sum + count);
  };
  expect(shown()).toBe(50);
  expect(found.asked).toBe(0);
  for (let n = 100; n < 110; n++) board.applyClaim(claim({ id: `C${n}` }));
  expect([shown(), shown()]).toEqual([50, 50]);
  expect(found.asked).toBe(10);
});
