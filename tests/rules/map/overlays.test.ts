import { describe, expect, test } from "vitest";
import { paddingOf } from "../../../client/mapkit/overlays";

const map = { left: 300, top: 50, right: 1300, bottom: 850 };
/** Room for the signs at the edge. */
const ROOM = 36;

describe("the padding around visible features", () => {
  test("is the room for the signs on each side without overlays", () => {
    expect(paddingOf(map, [])).toEqual({ top: ROOM, right: ROOM, bottom: ROOM, left: ROOM });
  });

  test("covers each overlay at its side, by the deepest of a side", () => {
    const padding = paddingOf(map, [
      { side: "right", at: { left: 1258, top: 62, right: 1288, bottom: 300 } },
      { side: "bottom", at: { left: 312, top: 660, right: 900, bottom: 838 } },
      { side: "bottom", at: { left: 312, top: 800, right: 400, bottom: 838 } },
    ]);
    expect(padding).toEqual({ top: ROOM, right: 42 + ROOM, bottom: 190 + ROOM, left: ROOM });
  });

  test("leaves a third of a small map free", () => {
    const small = { left: 0, top: 0, right: 400, bottom: 300 };
    const { left, right, top, bottom } = paddingOf(small, [{ side: "left", at: { left: 0, top: 0, right: 360, bottom: 300 } }]);
    expect(400 - left - right).toBeCloseTo(120);
    expect(left).toBeGreaterThan(right);
    expect([top, bottom]).toEqual([ROOM, ROOM]);
  });
});
