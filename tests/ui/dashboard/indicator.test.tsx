import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import { db } from "../setup";
import { onOneDay, open, shown, tile } from "./openDashboard";

onOneDay();

describe("an indicator", () => {
  test("opens from its tile with the same period, and Escape leads back", async () => {
    const hand = userEvent.setup();
    const { router } = open("/dashboard?period=lastWeek");
    await shown();
    await hand.click(within(tile("onTimeRate")).getByRole("link"));
    await screen.findByRole("heading", { name: "Arrivals on time", level: 1 });
    expect(router.state.location).toMatchObject({ pathname: "/dashboard/kpi/onTimeRate", search: "?period=lastWeek" });
    await hand.keyboard("{Escape}");
    expect(router.state.location).toMatchObject({ pathname: "/dashboard", search: "?period=lastWeek" });
  });

  test("is grouped by client, and by what else is chosen, in the address too", async () => {
    const hand = userEvent.setup();
    const group = { p90: null, level: "CRITICAL", of: 40 };
    db().dashboard.groups = {
      CLIENT: [
        { ...group, id: "AUR", name: "Aurora", value: 70 },
        { ...group, id: "", name: null, value: 100, level: "ACCEPTABLE" },
      ],
      SUPPLIER: "FIELD_UNKNOWN",
    };
    const { router } = open("/dashboard/kpi/onTimeRate");
    const table = await screen.findByRole("table", { name: "Client" });
    expect(
      within(table)
        .getAllByRole("row")
        .map(({ textContent }) => textContent),
    ).toEqual(["ClientFigureOf claimsLevel", "Aurora70 %40Critical", "None100 %40Acceptable"]);
    await hand.click(screen.getByRole("radio", { name: "Supplier" }));
    await screen.findByText(/^Your profile does not show what these claims would be grouped by/);
    expect(router.state.location.search).toBe("?by=supplier");
  });

  test("that says how many there are at one time is grouped by AMA instance alone, of which each leads to its own figure", async () => {
    const hand = userEvent.setup();
    db().dashboard.groups = {
      INSTANCE: [
        { id: "ES", name: "Spain", value: 12, p90: null, of: 12, level: "WARNING" },
        { id: "PT", name: "Portugal", value: 3, p90: null, of: 3, level: "ACCEPTABLE" },
      ],
    };
    const { router } = open("/dashboard/kpi/manualNotFinished?period=lastWeek");
    const table = await screen.findByRole("table", { name: "Country" });
    expect(
      within(table)
        .getAllByRole("row")
        .map(({ textContent }) => textContent),
    ).toEqual(["CountryFigureLevel", "Spain12 claimsWarning", "Portugal3 claimsAcceptable"]);
    expect(screen.queryByRole("radio", { name: "Client" })).toBeNull();
    await hand.click(within(table).getByRole("link", { name: "Portugal" }));
    expect(router.state.location.search).toBe("?period=lastWeek&instance=PT");
  });

  test("leads to the claims behind it; one of resources to those that are so now", async () => {
    const { router } = open("/dashboard/kpi/claimsPerDay");
    const link = await screen.findByRole("link", { name: "Show the claims" });
    expect(decodeURIComponent(link.getAttribute("href")!)).toBe(
      "/incidents?figure=claimsPerDay,ES,2026-11-24T23:00:00.000Z,2026-11-25T23:00:00.000Z",
    );
    db().dashboard.figures.set("resourcesOffline", { value: 3, before: 3, weekBefore: 3 });
    await act(() => router.navigate("/dashboard/kpi/resourcesOffline"));
    await screen.findByRole("heading", { name: "Resources offline", level: 1 });
    await screen.findByText("longer than 30 min");
    expect(screen.queryByRole("link", { name: "Show the claims" })).toBeNull();
    const resources = screen.getByRole("link", { name: "Show the resources that are so now" });
    expect(resources.getAttribute("href")).toBe("/mobilesupplier?resources=d&instance=ES");
  });

  test("that is hidden or switched off says so; one that does not exist is not found, with a way on", async () => {
    const hand = userEvent.setup();
    const { router } = open("/dashboard/kpi/alarms");
    await screen.findByText(/^This indicator is not shown/);
    await act(() => router.navigate("/dashboard/kpi/nothing"));
    await screen.findByRole("heading", { name: "Page not found" });
    await hand.click(screen.getByRole("link", { name: "To the dashboard" }));
    await shown();
  });
});
