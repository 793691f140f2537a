import { act, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { createClient } from "../../../client/apollo/client";
import { followClaimChanges } from "../../../client/live/claimChangeStream";
import { startLive } from "../../../client/live/pageSocket";
import { HoveredClaim } from "../../../client/map/hover/HoveredClaim";
import { visibleColumns } from "../../../schema/rules/fields/hiddenFields";
import { mapLayers } from "../../../schema/rules/lists/mapLayers";
import { noRouteFigures } from "../../msw/db";
import { FakeSockets } from "../../msw/FakeSockets";
import { changeOf } from "../../msw/handlers";
import { critical, NOW_MS } from "../claims/claimFixtures";
import { show, signIn } from "../page";
import { db } from "../setup";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOW_MS });
  const reason = { ...(critical["statusReason"] as object), sentence: "38 minutes late." };
  const known = { insuredPhone: "+34 600 11 22 33", routeFigures: { ...noRouteFigures, remainingMetres: 2_400 }, statusReason: reason };
  db().claims.set(critical.id, { ...critical, ...known } as never);
});

test("shows client, promise, arrival, lateness, remaining way, cause and reason of the status", async () => {
  signIn();
  const { container } = show(<HoveredClaim id={critical.id} />);
  await screen.findByText("38 minutes late.");
  const text = container.textContent;
  expect(text).toContain("Tow, flat tyre");
  expect(text).toContain("Elena Vidal Roca, +34 600 11 22 33");
  expect(text).toMatch(/Promised 11:11.*12:11.*38 min late/);
  expect(text).toMatch(/ETA now 12:49.*in 7 min/);
  expect(text).toContain("Distance left 2.4 km");
});

/** From now on it is on time, and says so. */
function turnsOnTime() {
  const reason = { ...(critical["statusReason"] as object), sentence: "Arrives in time." };
  const claim = { ...db().claims.get(critical.id)!, version: 6, status: "PENDING_ARRIVAL_INTIME", statusReason: reason } as const;
  db().claims.set(critical.id, claim as never);
  return claim;
}

test("drops the old reason when the claim changes, and requests the new one", async () => {
  const sockets = new FakeSockets();
  const client = createClient();
  const cleanups = [startLive(sockets.WebSocket), followClaimChanges(client)];
  signIn("operator", { live: true });
  show(<HoveredClaim id={critical.id} />, client);
  await screen.findByText("38 minutes late.");
  await waitFor(() => expect(sockets.subscribed.some(({ query }) => query.includes("claimChanged"))).toBe(true));
  const claimChanged = await changeOf(db(), turnsOnTime() as never);
  sockets.answer("claimChanged", { data: { claimChanged }, extensions: { cursor: "c1" } });
  await screen.findByText("Arrives in time.");
  expect(screen.queryByText("38 minutes late.")).toBeNull();
  cleanups.forEach((stop) => stop());
});

test("does not start with the previous reason when it opens again", async () => {
  signIn();
  const client = createClient();
  const first = show(<HoveredClaim id={critical.id} />, client);
  await screen.findByText("38 minutes late.");
  first.unmount();
  turnsOnTime();
  show(<HoveredClaim id={critical.id} />, client);
  await screen.findByText(/flat tyre/);
  expect(screen.queryByText("38 minutes late.")).toBeNull();
  await screen.findByText("Arrives in time.");
});

test("has no line for a hidden field", async () => {
  const hidden = { INCIDENTS: new Set(["insuredName", "insuredPhone", "predictedAt", "faultName"]) };
  db().users.get("operator")!.visibleColumns = visibleColumns(mapLayers, hidden);
  const unknown = { insuredName: null, insuredPhone: null, predictedAt: null, faultName: null, statusReason: null };
  db().claims.set(critical.id, { ...critical, ...unknown } as never);
  signIn();
  const { container } = show(<HoveredClaim id={critical.id} />);
  await screen.findByText("Tow");
  expect(container.textContent).not.toMatch(/Elena|ETA|flat tyre|null/);
});

test("sends no request while the pointer only crosses a sign", async () => {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"], now: NOW_MS });
  signIn();
  const asked = vi.spyOn(globalThis, "fetch");
  const { unmount } = show(<HoveredClaim id={critical.id} />);
  await act(() => vi.advanceTimersByTimeAsync(100));
  unmount();
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(asked).not.toHaveBeenCalled();
});
