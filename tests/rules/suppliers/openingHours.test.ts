import { describe, expect, test } from "vitest";
import { isOpenAt, openingHours } from "../../../schema/rules/suppliers/openingHours";

const days = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"];
/** "Mo 09:30", "Mo 09:30 holiday". */
function isOpen(schedule: string, moment: string): boolean {
  const [day, time, holiday] = moment.split(" ") as [string, string, string?];
  const weekday = days.indexOf(day);
  const [hour, minute] = time.split(":").map(Number) as [number, number];
  return isOpenAt(openingHours(schedule)!, {
    today: { weekday, isHoliday: holiday !== undefined },
    yesterday: { weekday: (weekday + 6) % 7, isHoliday: false },
    minutes: hour * 60 + minute,
  });
}

describe("a timetable as text", () => {
  test.each([
    ["L-D: 24H", ["Mo 00:00", "Su 23:59", "We 04:00 holiday"], []],
    ["24 h", ["Mo 00:00"], []],
    ["24/7", ["Th 12:00 holiday"], []],
    ["07:00-22:00", ["Mo 07:00", "Su 21:59", "Tu 12:00 holiday"], ["Mo 06:59", "Mo 22:00"]],
    ["L-V: 08:00-20:00; S: 09:00-14:00", ["Fr 19:59", "Sa 09:00"], ["Sa 14:00", "Su 10:00", "Tu 10:00 holiday"]],
    [
      "L-S: 06:00-14:00 y 16:00-22:00; D: 09:00-14:00",
      ["Mo 13:59", "Mo 16:00", "Su 09:30", "Mo 10:00 holiday"],
      ["Mo 15:00", "Mo 16:00 holiday"],
    ],
    ["L: 6:00 -22:00", ["Mo 06:00"], ["Tu 06:00"]],
    ["L-J: 24H; V-D: 08:00-20:00", ["Th 03:00", "Fr 08:00"], ["Fr 07:59"]],
    ["L-V: 08:00-20:00; F: 10:00-12:00", ["Mo 11:00 holiday"], ["Mo 09:00 holiday", "Su 11:00"]],
    ["Mo-Fr 08:00-18:00; Sa 09:00-13:00; PH off", ["Fr 17:59", "Sa 12:00"], ["Sa 13:00", "Fr 10:00 holiday"]],
    ["Mo,We,Fr 08:00-12:00,13:00-18:00", ["We 13:00"], ["Tu 09:00", "We 12:30"]],
    ["V-L 08:00-12:00", ["Su 08:00", "Mo 08:00"], ["Tu 08:00"]],
    ["L-D: 20:00-02:00", ["Mo 01:59", "Mo 20:00"], ["Mo 02:00", "Mo 19:00"]],
    ["S: 22:00-04:00", ["Su 03:00"], ["Sa 03:00", "Mo 03:00"]],
  ])("%s", (schedule, open, closed) => {
    for (const moment of open) expect.soft(isOpen(schedule, moment), moment).toBe(true);
    for (const moment of closed) expect.soft(isOpen(schedule, moment), moment).toBe(false);
  });
  test.each(["by appointment", "L-V: mañanas", "25:00-26:00", "08:00", "", "off"])(
    "ignores the unreadable %j instead of closing a supplier",
    (schedule) => expect(openingHours(schedule)).toBeNull(),
  );
});
