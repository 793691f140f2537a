import { act, screen } from "@testing-library/react";
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

/** The reader's own time, as it stands below one of another zone. */
const own = (at: string): string =>
  new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(new Date(at));

/** What the strip says: each label with its value, the reader's own times left out. */
const strip = (): Record<string, string> => {
  const list = screen.getByText(/^Times of Athens/).previousElementSibling!.cloneNode(true) as HTMLElement;
  for (const small of list.querySelectorAll("small")) small.remove();
  return Object.fromEntries([...list.querySelectorAll("dt")].map((term) => [term.textContent, term.nextElementSibling!.textContent]));
};

test("the strip says the old promise struck through beside the new one, how late that is, and when it comes", async () => {
  showClaim();
  await screen.findByText(/^Times of Athens/);
  const promised = screen.getByText("Promised").nextElementSibling!;
  expect(promised.querySelector("s")!.textContent).toContain("11:11");
  if (own("2026-11-21T10:11:00.000Z") !== "12:11") expect(promised.textContent).toContain(own("2026-11-21T10:11:00.000Z"));
  expect(strip()).toEqual({ Promised: "before: 11:11 12:1138 min late", "ETA now": "12:49in 7 min" });
});

test.each([
  ["the way left, where it is known", { routeFigures: { ...noRouteFigures, remainingMetres: 2_400 } }, { "Distance left": "2.4 km" }],
  [
    "of a planned claim the plan, whatever was promised",
    {
      ...{ scheduled: true, plannedStart: "2026-11-21T10:00:00.000Z", plannedEnd: "2026-11-21T10:30:00.000Z" },
      ...{ managedUntil: null, measuredFrom: "2026-11-21T10:30:00.000Z" },
    },
    { Planned: "12:3019 min late", "ETA now": "12:49in 7 min" },
  ],
  [
    "nothing of ahead where nobody knows when it comes, but how long it still has",
    { status: "PENDING_ARRIVAL_INTIME", statusLabel: "ON_TIME", predictedAt: null, ...untilThen("2026-11-21T11:00:00.000Z") },
    { Promised: "13:00in 18 min", "ETA now": "—" },
  ],
  [
    "how far ahead it is where that is known",
    { status: "PENDING_ARRIVAL_ADVANCED", statusLabel: "EARLY", ...untilThen("2026-11-21T11:00:00.000Z") },
    { Promised: "13:0011 min ahead", "ETA now": "12:49in 7 min" },
  ],
  [
    "without a promise when it was assigned",
    {
      ...{ status: "PENDING_ARRIVAL", statusLabel: null, promisedAt: null, managedUntil: null, predictedAt: null },
      ...{ assignedAt: "2026-11-21T10:37:00.000Z", measuredFrom: "2026-11-21T10:37:00.000Z" },
    },
    { Assigned: "12:375 min ago", "ETA now": "—" },
  ],
  [
    "on site when it came, how late that was by the first promise, and until when the work is due",
    {
      ...{ status: "NO_FINISHED", arrivedAt: "2026-11-21T09:31:00.000Z", arrivedLate: true, predictedAt: null },
      measuredFrom: "2026-11-21T11:12:00.000Z",
    },
    { Promised: "11:1120 min late", Arrived: "11:31", "Work due": "13:12in 30 min" },
  ],
  [
    "without a supplier since when, and how long that is",
    {
      ...{ status: "NO_SUPPLIER_DELAYED", promisedAt: null, managedUntil: null, predictedAt: null },
      measuredFrom: "2026-11-21T10:24:00.000Z",
    },
    { "Waiting since": "12:24for 18 min" },
  ],
  [
    "of a planned one without a supplier when it starts",
    {
      ...{ status: "NO_SUPPLIER", scheduled: true, plannedStart: "2026-11-21T11:30:00.000Z", predictedAt: null },
      measuredFrom: "2026-11-21T11:30:00.000Z",
    },
    { Starts: "13:30in 48 min" },
  ],
])("the strip says %s", async (_what, more, values) => {
  db().claims.set(critical.id, { ...critical, ...more } as Claim);
  showClaim();
  await screen.findByText(/^Times of Athens/);
  expect(strip()).toMatchObject(values);
  for (const gone of ["Late by", "Ahead by", "Remaining"]) expect(screen.queryByText(gone)).toBeNull();
});

/** Promised for then, and nothing managed. */
function untilThen(at: string) {
  return { promisedAt: at, managedUntil: null, measuredFrom: at };
}

// Last: the page's clock does not go back.
test("the strip goes with the clock: what is left shrinks, and once the prediction is over the lateness grows", async () => {
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"], now: NOW_MS });
  showClaim();
  await screen.findByText("Promised");
  await act(() => vi.advanceTimersByTimeAsync(6 * 60_000 + 10_000));
  expect(strip()["ETA now"]).toContain("in 50 s");
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(strip()["ETA now"]).toContain("in 49 s");
  expect(strip()["Promised"]).toContain("38 min late");
  await act(() => vi.advanceTimersByTimeAsync(2 * 60_000));
  expect(strip()["ETA now"]).toBe("12:49");
  expect(strip()["Promised"]).toContain("39 min late");
});
