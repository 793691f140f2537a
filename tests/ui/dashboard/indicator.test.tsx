import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import { db } from "../setup";
import { onOneDay, open, shown, tile } from "./openDashboard";

onOneDay();

describe("an indicator", () => {
  test("opens from its tile with the same period, and closes by Escape", async () => {
    const hand = userEvent.setup();
    const { router } = open("/dashboard?period=lastWeek");
    await shown();
    await hand.click(within(tile("onTimeRate")).getByRole("link"));
    await screen.findByRole("heading", { name: "Arrivals on time", level: 1 });
    expect(router.state.location).toMatchObject({ pathname: "/dashboard/kpi/onTimeRate", search: "?period=lastWeek" });
    await hand.keyboard("{Escape}");
    expect(router.state.location).toMatchObject({ pathname: "/dashboard", search: "?period=lastWeek" });
  });

  test("is grouped by client or by another choice, also in the address", async () => {
    const hand = userEvent.setup();
    const group = { p90: null, level: "CRITICAL", of: 40 };
    db().dashboard.groups = {
      CLIENT: [
        { ...group, code: "AUR", name: "Aurora", value: 70 },
        { ...group, code: "", name: null, value: 100, level: "ACCEPTABLE" },
      ],
      SUPPLIER: "FIELD_UNKNOWN",
    };
    const { router } = open("/dashboard/kpi/onTimeRate");
    const table = await screen.findByRole("table", { name: "Client" });
    expect(
      within(table)
        .getAllByRole("row")
        .map(({ textContent }) => textContent),
    ).toEqual(["ClientValueClaimsLevel", "Aurora70 %40Critical", "None100 %40Acceptable"]);
    await hand.click(screen.getByRole("radio", { name: "Supplier" }));
    await screen.findByText(/^Your profile hides the fields used to group these claims/);
    expect(router.state.location.search).toBe("?by=supplier");
  });

  test("is grouped by the reason for delay if it counts managed delays", async () => {
    const hand = userEvent.setup();
    const group = { p90: null, level: null };
    db().dashboard.groups = {
      DELAY_REASON: [
        { ...group, code: "TRAFFIC", name: "Heavy traffic", value: 4, of: 4 },
        { ...group, code: "", name: null, value: 1, of: 1 },
      ],
    };
    db().dashboard.figures.set("delaysManaged", { value: 5, before: 5, weekBefore: 5 });
    const { router } = open("/dashboard/kpi/delaysManaged");
    await hand.click(await screen.findByRole("radio", { name: "Reason for delay" }));
    const table = await screen.findByRole("table", { name: "Reason for delay" });
    expect(
      within(table)
        .getAllByRole("row")
        .map(({ textContent }) => textContent),
    ).toEqual(["Reason for delayValue", "Heavy traffic4 claims", "Other (free text)1 claim"]);
    expect(router.state.location.search).toBe("?by=delay_reason");
    await act(() => router.navigate("/dashboard/kpi/onTimeRate"));
    await screen.findByRole("radio", { name: "Supplier" });
    expect(screen.queryByRole("radio", { name: "Reason for delay" })).toBeNull();
  });

  test("is grouped by AMA instance only if it is a level, with a link to each instance's value", async () => {
    const hand = userEvent.setup();
    db().dashboard.groups = {
      INSTANCE: [
        { code: "ES", name: "Spain", value: 12, p90: null, of: 12, level: "WARNING" },
        { code: "PT", name: "Portugal", value: 3, p90: null, of: 3, level: "ACCEPTABLE" },
      ],
    };
    const { router } = open("/dashboard/kpi/manualNotFinished?period=lastWeek");
    const table = await screen.findByRole("table", { name: "AMA instance" });
    expect(
      within(table)
        .getAllByRole("row")
        .map(({ textContent }) => textContent),
    ).toEqual(["AMA instanceValueLevel", "Spain12 claimsWarning", "Portugal3 claimsAcceptable"]);
    expect(screen.queryByRole("radio", { name: "Client" })).toBeNull();
    await hand.click(within(table).getByRole("link", { name: "Portugal" }));
    expect(router.state.location.search).toBe("?period=lastWeek&instance=PT");
  });

  test("leads to the claims behind it, or to the resources currently in that state", async () => {
    const { router } = open("/dashboard/kpi/claimsPerDay");
    const link = await screen.findByRole("link", { name: "Show claims" });
    expect(decodeURIComponent(link.getAttribute("href")!)).toBe(
      "/incidents?figure=claimsPerDay,ES,2026-11-24T23:00:00.000Z,2026-11-25T23:00:00.000Z",
    );
    await act(() => router.navigate("/dashboard/kpi/onTimeRate"));
    const lateClaims = await screen
      .findByRole("heading", { name: "Arrivals on time", level: 1 })
      .then(() => screen.findByRole("link", { name: "Show claims" }));
    expect(decodeURIComponent(lateClaims.getAttribute("href")!)).toMatch(/^\/incidents\?figure=onTimeRate,ES,.+&column\.arrivedLate=yes$/);
    db().dashboard.figures.set("resourcesOffline", { value: 3, before: 3, weekBefore: 3 });
    await act(() => router.navigate("/dashboard/kpi/resourcesOffline"));
    await screen.findByRole("heading", { name: "Resources offline", level: 1 });
    await screen.findByText("longer than 30 min");
    expect(screen.queryByRole("link", { name: "Show claims" })).toBeNull();
    const resources = screen.getByRole("link", { name: "Show affected resources" });
    expect(resources.getAttribute("href")).toBe("/mobilesupplier?resources=d&instance=ES");
  });

  test("shows groups with their country for all countries, and leads to all claims", async () => {
    const group = { p90: null, level: null, value: 3, of: 3, code: "GRU", name: "Tow" };
    db().dashboard.groups = {
      SERVICE: [
        { ...group, instanceId: "ES" },
        { ...group, instanceId: "PT" },
      ],
    };
    open("/dashboard/kpi/claimsPerDay?instance=*&by=service");
    const table = await screen.findByRole("table", { name: "Service" });
    expect(
      within(table)
        .getAllByRole("rowheader")
        .map(({ textContent }) => textContent),
    ).toEqual(["Tow ES", "Tow PT"]);
    const link = screen.getByRole("link", { name: "Show claims" });
    expect(decodeURIComponent(link.getAttribute("href")!)).toMatch(
      /^\/incidents\?figure=claimsPerDay,\*,[^,]+,[^,]+,Europe\/Madrid,[^,]+$/,
    );
  });

  test("lists the countries of a peak for all countries, and says why there is no total", async () => {
    db().dashboard.figures.delete("concurrentServices");
    const group = { p90: null, of: 0, level: "ACCEPTABLE" };
    db().dashboard.groups = {
      INSTANCE: [
        { ...group, code: "ES", instanceId: "ES", name: "Spain", value: 12 },
        { ...group, code: "PT", instanceId: "PT", name: "Portugal", value: 3 },
      ],
    };
    open("/dashboard/kpi/concurrentServices?instance=*");
    const table = await screen.findByRole("table", { name: "AMA instance" });
    expect(
      within(table)
        .getAllByRole("row")
        .map(({ textContent }) => textContent),
    ).toEqual(["AMA instanceValueLevel", "Spain12 claimsAcceptable", "Portugal3 claimsAcceptable"]);
    screen.getByText("Each country has its peak at a different time, so there is no total.");
    expect(screen.queryByText(/^This indicator is hidden/)).toBeNull();
  });

  test("says that a peak of all countries is hidden by the profile", async () => {
    db().dashboard.figures.delete("concurrentServices");
    db().dashboard.groups = { INSTANCE: null };
    open("/dashboard/kpi/concurrentServices?instance=*");
    await screen.findByText(/^This indicator is hidden/);
  });

  test("says that it is hidden or switched off; an unknown one is not found, with a link", async () => {
    const hand = userEvent.setup();
    const { router } = open("/dashboard/kpi/alarms");
    await screen.findByText(/^This indicator is hidden/);
    await act(() => router.navigate("/dashboard/kpi/nothing"));
    await screen.findByRole("heading", { name: "Page not found" });
    await hand.click(screen.getByRole("link", { name: "Back to dashboard" }));
    await shown();
  });
});
