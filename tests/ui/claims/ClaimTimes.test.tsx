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

const own = (at: string): string =>
  new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(new Date(at));

const lateness = (): string | null => document.querySelector("article p[data-tone]")?.textContent ?? null;

const strip = (): Record<string, string> => {
  const list = screen.getByText(/^Local time in Athens/).previousElementSibling!.cloneNode(true) as HTMLElement;
  for (const small of list.querySelectorAll("small")) small.remove();
  return Object.fromEntries([...list.querySelectorAll("dt")].map((term) => [term.textContent, term.nextElementSibling!.textContent]));
};

test("shows the old promise struck through before the new one, the lateness, and the predicted arrival", async () => {
  showClaim();
  await screen.findByText(/^Local time in Athens/);
  const promised = screen.getByText("Promised").nextElementSibling!;
  expect(promised.querySelector("s")!.textContent).toContain("11:11");
  if (own("2026-11-21T10:11:00.000Z") !== "12:11") expect(promised.textContent).toContain(own("2026-11-21T10:11:00.000Z"));
  expect(strip()).toEqual({ Promised: "was: 11:11 12:11", "ETA now": "12:49in 7 min" });
  expect(lateness()).toBe("38 min late");
});

test.each([
  ["the remaining way if known", { routeFigures: { ...noRouteFigures, remainingMetres: 2_400 } }, { "Distance left": "2.4 km" }],
  [
    "the plan of a planned claim, whatever was promised",
    {
      ...{ scheduled: true, plannedStart: "2026-11-21T10:00:00.000Z", plannedEnd: "2026-11-21T10:30:00.000Z" },
      ...{ managedUntil: null, measuredFrom: "2026-11-21T10:30:00.000Z" },
    },
    { Planned: "12:30", "ETA now": "12:49in 7 min" },
  ],
  [
    "the remaining time and no lead without a prediction",
    { status: "PENDING_ARRIVAL_INTIME", statusLabel: "ON_TIME", predictedAt: null, ...untilThen("2026-11-21T11:00:00.000Z") },
    { Promised: "13:00in 18 min", "ETA now": "—" },
  ],
  [
    "the lead of a predicted arrival",
    { status: "PENDING_ARRIVAL_ADVANCED", statusLabel: "EARLY", ...untilThen("2026-11-21T11:00:00.000Z") },
    { Promised: "13:0011 min ahead", "ETA now": "12:49in 7 min" },
  ],
  [
    "the assignment time without a promise",
    {
      ...{ status: "PENDING_ARRIVAL", statusLabel: null, promisedAt: null, managedUntil: null, predictedAt: null },
      ...{ assignedAt: "2026-11-21T10:37:00.000Z", measuredFrom: "2026-11-21T10:37:00.000Z" },
    },
    { Assigned: "12:375 min ago", "ETA now": "—" },
  ],
  [
    "the arrival, its lateness by the first promise, and the end of the work",
    {
      ...{ status: "NO_FINISHED", arrivedAt: "2026-11-21T09:31:00.000Z", arrivedLate: true, predictedAt: null },
      measuredFrom: "2026-11-21T11:12:00.000Z",
    },
    { Promised: "11:1120 min late", Arrived: "11:31", "Work due": "13:12in 30 min" },
  ],
  [
    "the start and length of the wait without a supplier",
    {
      ...{ status: "NO_SUPPLIER_DELAYED", promisedAt: null, managedUntil: null, predictedAt: null },
      measuredFrom: "2026-11-21T10:24:00.000Z",
    },
    { "Waiting since": "12:24" },
  ],
  [
    "the start of a planned claim without a supplier",
    {
      ...{ status: "NO_SUPPLIER", scheduled: true, plannedStart: "2026-11-21T11:30:00.000Z", predictedAt: null },
      measuredFrom: "2026-11-21T11:30:00.000Z",
    },
    { Starts: "13:30in 48 min" },
  ],
])("shows %s", async (_what, more, values) => {
  db().claims.set(critical.id, { ...critical, ...more } as Claim);
  showClaim();
  await screen.findByText(/^Local time in Athens/);
  expect(strip()).toMatchObject(values);
  for (const gone of ["Late by", "Ahead by", "Remaining"]) expect(screen.queryByText(gone)).toBeNull();
});

/** Promised for then, and nothing managed. */
function untilThen(at: string) {
  return { promisedAt: at, managedUntil: null, measuredFrom: at };
}

test("shows the time of the last position instead of an arrival time once it is outdated, and no lead", async () => {
  const position = { lon: 0, lat: 0, at: "2026-11-21T09:44:00.000Z", outdatedFrom: "2026-11-21T09:54:00.001Z" };
  db().claims.set(critical.id, {
    ...{ ...critical, status: "PENDING_ARRIVAL_INTIME", statusLabel: "ON_TIME", supplier: { ...critical.supplier!, position } },
    ...untilThen("2026-11-21T11:00:00.000Z"),
  });
  showClaim();
  await screen.findByText(/^Local time in Athens/);
  expect(strip()).toEqual({ Promised: "13:00in 18 min", "ETA now": "—last position 11:44" });
});

const eta = (more: object = {}) => ({
  __typename: "ClaimEta",
  p90: "2026-11-21T10:58:00.000Z",
  likelyLateAt: "2026-11-21T10:40:00.000Z",
  veryLikelyLateAt: "2026-11-21T10:46:00.000Z",
  latenessReason: "DISTANCE",
  progressAt: "2026-11-21T10:41:54.000Z",
  ...more,
});
const chance = (): string | undefined =>
  [...document.querySelectorAll("article p")].map((p) => p.textContent).find((text) => /late · /.test(text));

test("shows the latest arrival of nine in ten, how likely the claim is late, why, and when that is certain", async () => {
  db().claims.set(critical.id, { ...critical, status: "PENDING_ARRIVAL_DELAYED", eta: eta() } as Claim);
  showClaim();
  await screen.findByText(/^Local time in Athens/);
  expect(strip()["ETA now"]).toBe("12:49by 12:58 at the latest (9 of 10)in 7 min");
  expect(chance()).toBe("Likely late · certain in about 4 min · distance left");
});

test.each([
  [
    "the last progress once time alone decides",
    { likelyLateAt: "2026-11-21T10:30:00.000Z", veryLikelyLateAt: "2026-11-21T10:41:00.000Z", latenessReason: null },
    "Will very likely be late · no progress since 12:41",
  ],
  [
    "nothing below 60 %",
    { likelyLateAt: "2026-11-21T10:55:00.000Z", veryLikelyLateAt: "2026-11-21T10:58:00.000Z", latenessReason: null },
    undefined,
  ],
])("shows %s", async (_what, more, text) => {
  db().claims.set(critical.id, { ...critical, status: "PENDING_ARRIVAL_DELAYED", eta: eta(more) } as Claim);
  showClaim();
  await screen.findByText(/^Local time in Athens/);
  expect(chance()).toBe(text);
});

// Last: the page's clock does not go back.
test("counts down the remaining time, and counts up the lateness once the prediction has passed", async () => {
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"], now: NOW_MS });
  showClaim();
  await screen.findByText("Promised");
  await act(() => vi.advanceTimersByTimeAsync(6 * 60_000 + 10_000));
  expect(strip()["ETA now"]).toContain("in 1 min");
  expect(lateness()).toBe("38 min late");
  await act(() => vi.advanceTimersByTimeAsync(2 * 60_000));
  expect(strip()["ETA now"]).toBe("12:49");
  expect(lateness()).toBe("39 min late");
});
