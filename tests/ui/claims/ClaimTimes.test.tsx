import { act, screen, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { noRouteFigures } from "../../msw/db";
import type { Claim } from "../../msw/types";
import { signIn } from "../page";
import { db } from "../setup";
import { critical, NOW_MS, showClaim } from "./claimFixtures";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOW_MS });
  signIn();
  db().claims.set(critical.id, critical);
});

/** The value below a label of the strip. */
const stripValueOf = (label: string): string => {
  const strip = screen.getByText("Remaining").closest("dl")!;
  return within(strip).getByText(label).nextElementSibling!.textContent!;
};

test("the strip says what was promised, when it comes, and how late that is, in the claim's zone", async () => {
  showClaim();
  await screen.findByText("Promised");
  expect(stripValueOf("Promised")).toBe("11:11");
  expect(stripValueOf("ETA now")).toBe("12:49");
  // Predicted 38 minutes after what it is measured from, however early it is now.
  expect(stripValueOf("Late by")).toBe("+38 min");
  expect(stripValueOf("Remaining")).toBe("7 min");
});

test.each([
  ["the way left, where it is known", { routeFigures: { ...noRouteFigures, remainingMetres: 2_400 } }, { Remaining: "2.4 km" }],
  [
    "of a planned claim the plan, whatever was promised",
    { scheduled: true, plannedStart: "2026-11-21T10:00:00.000Z", plannedEnd: "2026-11-21T10:30:00.000Z" },
    { Planned: "12:30" },
  ],
  [
    "on site when it came, how late that was, and what is left of the time for the work",
    {
      status: "NO_FINISHED",
      arrivedAt: "2026-11-21T09:31:00.000Z",
      arrivedLate: true,
      predictedAt: null,
      measuredFrom: "2026-11-21T11:12:00.000Z",
    },
    { Arrived: "11:31", "Late by": "+20 min", Remaining: "30 min" },
  ],
  [
    "without a supplier how long it has waited",
    { status: "NO_SUPPLIER_DELAYED", promisedAt: null, predictedAt: null, measuredFrom: "2026-11-21T10:24:00.000Z" },
    { Promised: "—", "ETA now": "—", Waiting: "+18 min", Remaining: "—" },
  ],
  [
    "of a planned one without a supplier when it starts",
    {
      status: "NO_SUPPLIER",
      scheduled: true,
      plannedStart: "2026-11-21T11:30:00.000Z",
      predictedAt: null,
      measuredFrom: "2026-11-21T11:30:00.000Z",
    },
    { Planned: "13:30", "Starts in": "48 min", Remaining: "—" },
  ],
])("the strip says %s", async (_what, more, values) => {
  db().claims.set(critical.id, { ...critical, ...more } as Claim);
  showClaim();
  await screen.findByText("Remaining");
  for (const [label, value] of Object.entries(values)) expect([label, stripValueOf(label)]).toEqual([label, value]);
});

// Last: the page's clock does not go back.
test("the strip goes with the clock: what is left shrinks, and once the prediction is over the lateness grows", async () => {
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"], now: NOW_MS });
  showClaim();
  await screen.findByText("Promised");
  await act(() => vi.advanceTimersByTimeAsync(6 * 60_000 + 10_000));
  expect(stripValueOf("Remaining")).toBe("50 s");
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(stripValueOf("Remaining")).toBe("49 s");
  expect(stripValueOf("Late by")).toBe("+38 min");
  await act(() => vi.advanceTimersByTimeAsync(2 * 60_000));
  expect(stripValueOf("Remaining")).toBe("0 s");
  expect(stripValueOf("Late by")).toBe("+39 min");
});
