import fc from "fast-check";
import { expect, test } from "vitest";
import { CARD, placeCard } from "../../../client/app/tour/placeCard";

const window = { width: 1366, height: 768 };

test("opens under a bar, left of a panel at the right, and over the corner of a full-window element", () => {
  expect(placeCard({ left: 150, top: 8, width: 300, height: 30 }, window)).toEqual({ left: 150, top: 50 });
  expect(placeCard({ left: 966, top: 50, width: 400, height: 600 }, window)).toEqual({ left: 966 - CARD.width - 12, top: 62 });
  expect(placeCard({ left: 0, top: 50, width: 1366, height: 600 }, window)).toEqual({ left: 12, top: 62 });
});

test("stays inside the window for every target", () => {
  const at = fc.integer({ min: 0, max: 1366 });
  fc.assert(
    fc.property(at, at, at, at, (left, top, width, height) => {
      const card = placeCard({ left, top, width, height }, window);
      expect(card.left >= 12 && card.left + CARD.width <= window.width - 12).toBe(true);
      expect(card.top >= 12 && card.top + CARD.height <= window.height - 12).toBe(true);
    }),
  );
});
