// A computer whose clock is wrong: times are compared by the server's clock, and the footer names the offset.
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Footer } from "../../../client/app/shell/Footer";
import { timedFetch } from "../../../client/api/timedFetch";
import { startLive } from "../../../client/live/pageSocket";
import { clockOffset, serverNow } from "../../../client/store/serverClock";
import { FakeSockets } from "../../msw/FakeSockets";
import { button, claim, typeTime } from "../claims/actionFixtures";
import { NOW_MS, OpenClaim } from "../claims/claimFixtures";
import { show, signIn } from "../page";
import { db, server } from "../setup";

let sockets: FakeSockets;
let stop: () => void = () => undefined;

beforeEach(() => (sockets = new FakeSockets()));
afterEach(() => stop());

/** Opens the claim on a computer whose clock is fast by so many minutes. */
async function openClaim(minutesFast: number): Promise<void> {
  vi.useFakeTimers({ toFake: ["Date"], now: NOW_MS + minutesFast * 60_000 });
  sockets.clockOffsetMs = -minutesFast * 60_000;
  claim();
  stop = startLive(sockets.WebSocket);
  signIn("operator", { live: true });
  await waitFor(() => expect(Math.round((Date.now() - serverNow()) / 60_000)).toBe(minutesFast));
  show(
    <>
      <OpenClaim />
      <Footer />
    </>,
  );
  await screen.findByText("Promised");
}

test("shows the server's lateness on a computer whose clock is 95 minutes fast, and the offset in the footer", async () => {
  await openClaim(95);
  await waitFor(() => expect(document.querySelector("article p[data-tone]")?.textContent).toBe("38 min late"));
  expect(screen.getByRole("contentinfo").textContent).toContain("Computer clock 95 min fast");
});

test("accepts an arrival a minute ago on a computer whose clock is 10 minutes slow", async () => {
  await openClaim(-10);
  expect(screen.getByRole("contentinfo").textContent).toContain("Computer clock 10 min slow");
  await userEvent.click(await button(/^Arrival/));
  await userEvent.click(await button(/^−5 min/));
  expect(screen.getByRole("spinbutton", { name: "minute" })).toHaveProperty("value", "37");
  await typeTime(/Arrived at/, "2026-11-21T12:41");
  expect(screen.queryByText("This time is in the future.")).toBeNull();
  await userEvent.click(await button(/Confirm arrival/));
  await waitFor(() => expect(db().actions).toMatchObject([{ input: { at: "2026-11-21T10:41:00.000Z" } }]));
});

test("shows no offset for a correct clock", async () => {
  await openClaim(0);
  expect(screen.getByRole("contentinfo").textContent).not.toContain("clock");
});

test("sets the clock from an HTTP response before the live connection exists", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOW_MS });
  const date = new Date(NOW_MS + 600_000).toUTCString();
  server.use(http.get("/date", () => new HttpResponse(null, { headers: { date } })));
  await act(() => timedFetch("/date"));
  expect(Math.round((serverNow() - NOW_MS) / 60_000)).toBe(10);
  expect(Math.round(clockOffset.get() / 60_000)).toBe(10);
});
