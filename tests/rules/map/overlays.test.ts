import { describe, expect, test } from "vitest";
import { paddingOf } from "../../../client/mapkit/overlays";

const map = { left: 300, top: 50, right: 1300, bottom: 850 };
/** Room for the signs at the edge. */
const ROOM = 36;

describe("what lies over the map keeps free of it what is shown whole", () => {
  test("nothing: each side has room for the signs alone", () => {
    expect(paddingOf(map, [])).toEqual({ top: ROOM, right: ROOM, bottom: ROOM, left: ROOM });
  });

  test("each at its own side, and the deepest of a side", () => {
    const padding = paddingOf(map, [
      { side: "right", at: { left: 1258, top: 62, right: 1288, bottom: 300 } },
      { side: "bottom", at: { left: 312, top: 660, right: 900, bottom: 838 } },
      { side: "bottom", at: { left: 312, top: 800, right: 400, bottom: 838 } },
    ]);
    expect(padding).toEqual({ top: ROOM, right: 42 + ROOM, bottom: 190 + ROOM, left: ROOM });
  });

  test("a small map keeps a third for what is shown", () => {
    const small = { left: 0, top: 0, right: 400, bottom: 300 };
    const { left, right, top, bottom } = paddingOf(small, [{ side: "left", at: { left: 0, top: 0, right: 360, bottom: 300 } }]);
    expect(400 - left - right).toBeCloseTo(120);
    expect(left).toBeGreaterThan(right);
    expect([top, bottom]).toEqual([ROOM, ROOM]);
  });
});
