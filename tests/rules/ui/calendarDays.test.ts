import fc from "fast-check";
import { expect, test } from "vitest";
import { dayLater, firstWeekday, monthLater, weeksOf } from "../../../client/admin/holidays/calendarDays";

const year = fc.integer({ min: 2000, max: 2099 });

test("places each day of the year once in the weeks of twelve months, in the column of its weekday", () => {
  fc.assert(
    fc.property(year, fc.integer({ min: 0, max: 6 }), (of, first) => {
      const weeks = Array.from({ length: 12 }, (_, i) => weeksOf(of, i + 1, first)).flat();
      const days = weeks.flat().filter((day) => day !== null);
      expect(days).toHaveLength(new Date(Date.UTC(of, 1, 29)).getUTCMonth() === 1 ? 366 : 365);
      expect([...days].sort()).toEqual([...new Set(days)]);
      for (const week of weeks)
        week.forEach((day, column) => {
          if (day !== null) expect(new Date(`${day}T00:00:00Z`).getUTCDay()).toBe((first + column) % 7);
        });
    }),
    { numRuns: 30 },
  );
});

test("stays within the year by the keyboard, and moves to the last day of a shorter month", () => {
  expect(dayLater("2026-01-01", -1)).toBe("2026-01-01");
  expect(dayLater("2026-12-29", 7)).toBe("2026-12-31");
  expect(dayLater("2026-02-28", 1)).toBe("2026-03-01");
  expect(monthLater("2026-01-31", 1)).toBe("2026-02-28");
  expect(monthLater("2026-12-05", 1)).toBe("2026-12-05");
});

test("starts a week by the language's convention", () => {
  expect([firstWeekday("es-ES"), firstWeekday("pt-BR")]).toEqual([1, 0]);
});
