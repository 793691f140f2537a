import { act, cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { chooseLanguage } from "../../../client/i18n/language";
import { loadMessages } from "../../../client/i18n/messages";
import { ghostRoute } from "../../../client/mapkit/ghostRoute";
import { encodePolyline } from "../../../schema/rules/geo/polyline";
import { aSupplier } from "../../msw/db";
import { signIn } from "../page";
import { db } from "../setup";
import { critical, NOW_MS, showClaim } from "./claimFixtures";

const path = encodePolyline([
  [-3.6, 40.4],
  [-3.7, 40.4],
]);
const candidate = (rank: number, name: string, minutes: number, savedMinutes: number | null, more: object = {}) => ({
  ...{ rank, minutes, latestMinutes: minutes + 6, savedMinutes, metres: minutes * 600, isEstimate: false, path, router: "ROADS" },
  supplier: aSupplier({ id: `S-${name}`, name, phone: null, smartPhone: null, basePhone: null }),
  reasons: [{ code: "ARRIVAL", sentence: `There in ${minutes} minutes.`, figures: [] }],
  ...more,
});
const withPhone = aSupplier({ id: "S-118", name: "M-118", phone: "+34 600 118 118", smartPhone: null, basePhone: null });
const answer = {
  callId: "11111111-1111-7111-8111-111111111111",
  at: new Date(NOW_MS).toISOString(),
  neededAt: new Date(NOW_MS).toISOString(),
  predictedAt: critical.predictedAt,
  candidates: [
    candidate(1, "M-118", 9, 22, { supplier: withPhone, isEstimate: true, router: "STRAIGHT" }),
    candidate(2, "M-119", 14, 17),
    candidate(3, "M-120", 50, null),
  ],
  excluded: [
    {
      metres: 1_200,
      supplier: aSupplier({ id: "B-7", name: "Base 7" }),
      reasons: [{ code: "CLOSED", sentence: "Closed then (12:42).", figures: [] }],
    },
  ],
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOW_MS });
  signIn();
  db().claims.set(critical.id, critical);
  db().supplierFilter.set(critical.id, answer);
});
const panel = () => screen.findByRole("region", { name: "Faster suppliers" });

test("lists suppliers that would arrive sooner than a late one with the time saved, and the others on request", async () => {
  const user = userEvent.setup();
  const { onSupplier } = showClaim();
  const region = await panel();
  const rows = await within(region).findAllByRole("listitem");
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^1M-118about 9 min15 min at the latest \(9 of 10\).*22 min soonerThere in 9 minutes\./),
    expect.stringMatching(/^2M-11914 min20 min at the latest \(9 of 10\)8.4 km17 min sooner$/),
    expect.stringContaining("Base 7"),
  ]);
  await user.click(within(region).getByRole("button", { name: "Show 1 more" }));
  expect(within(region).getByText("M-120")).toBeTruthy();
  await user.click(within(region).getByRole("button", { name: "M-118" }));
  expect(onSupplier).toHaveBeenCalledWith("S-118");
});

test("offers to call or copy suppliers but not to assign them, and lists unsuitable ones with the reason", async () => {
  const write = vi.fn(() => Promise.resolve());
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, "writeText").mockImplementation(write);
  showClaim();
  const region = await panel();
  expect((await within(region).findByRole("link", { name: "Call +34 600 118 118" })).getAttribute("href")).toBe("tel:+34600118118");
  await user.click(within(region).getByRole("button", { name: "Copy M-118, S-118, about 9 min, +34 600 118 118" }));
  expect(write).toHaveBeenCalledWith("M-118, S-118, about 9 min, +34 600 118 118");
  const fold = within(region).getByText("1 nearby supplier is not suitable").closest("details")!;
  expect(fold.textContent).toContain("Base 71.2 kmClosed then (12:42).");
});

test("draws the route of the hovered or focused supplier on the map, and removes it afterwards", async () => {
  const user = userEvent.setup();
  showClaim();
  const name = await within(await panel()).findByRole("button", { name: "M-118" });
  await user.hover(name);
  expect(ghostRoute.get()).toEqual({
    line: [
      [-3.6, 40.4],
      [-3.7, 40.4],
    ],
    estimated: true,
  });
  await user.unhover(name.closest("li")!);
  expect(ghostRoute.get()).toBeNull();
  act(() => name.focus());
  expect(ghostRoute.get()).not.toBeNull();
  cleanup();
  expect(ghostRoute.get()).toBeNull();
});

test("says that no supplier is suitable for a claim without supplier, and is absent for a claim on time", async () => {
  db().claims.set(critical.id, { ...critical, status: "NO_SUPPLIER", supplier: null });
  db().supplierFilter.set(critical.id, { ...answer, candidates: [], excluded: [] });
  showClaim();
  const region = await screen.findByRole("region", { name: "Available suppliers" });
  await within(region).findByText("No suitable supplier nearby.");
  cleanup();
  db().claims.set(critical.id, { ...critical, version: 6, status: "PENDING_ARRIVAL_INTIME" });
  showClaim();
  await screen.findByRole("heading", { name: "118199" });
  expect(screen.queryByRole("region", { name: /(Faster|Available) suppliers/ })).toBeNull();
});

test("says that no supplier would be sooner, and shows the candidates on request", async () => {
  db().supplierFilter.set(critical.id, { ...answer, candidates: [candidate(1, "M-120", 50, null)], excluded: [] });
  const user = userEvent.setup();
  showClaim();
  const region = await panel();
  await within(region).findByText("No other supplier would arrive sooner.");
  await user.click(within(region).getByRole("button", { name: "Show 1 more" }));
  expect(within(region).getByText("M-120")).toBeTruthy();
});

test("shows every candidate of a claim whose vehicle has an outdated position", async () => {
  const candidates = [candidate(1, "M-118", 9, null), candidate(2, "M-119", 14, null)];
  db().supplierFilter.set(critical.id, { ...answer, predictedAt: null, candidates, excluded: [] });
  showClaim();
  const region = await panel();
  await within(region).findByText("M-119");
  expect(within(region).queryByText("No other supplier would arrive sooner.")).toBeNull();
});

test("is shown in Spanish", async () => {
  await loadMessages("es");
  act(() => chooseLanguage("es"));
  showClaim();
  const region = await screen.findByRole("region", { name: "Prestadores más rápidos" });
  expect((await within(region).findAllByRole("listitem"))[0]!.textContent).toContain("unos 9 min");
  expect(region.textContent).toContain("22 min antes");
  act(() => chooseLanguage("en"));
});
