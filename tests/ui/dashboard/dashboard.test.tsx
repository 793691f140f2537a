import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, onTestFinished, test } from "vitest";
import { startLive } from "../../../client/live/pageSocket";
import { FakeSockets } from "../../msw/FakeSockets";
import { aClaim } from "../../msw/db";
import { figuresOf } from "../../msw/dashboard";
import { typeTime } from "../claims/actionFixtures";
import { db } from "../setup";
import { names, onOneDay, open, shown, tile, tiles } from "./openDashboard";

onOneDay();

describe("a tile", () => {
  test("shows its value with the unit, its level as a word, the threshold, and the previous value", async () => {
    open();
    await shown();
    expect(tile("manualNotFinished").textContent).toBe(
      "Manual services not finishedCritical30claimslonger than 4 h▲ +18 vs previous period · worse▲ +18 vs last week · worse",
    );
    expect(tile("onTimeRate").textContent).toBe(
      "Arrivals on timeWarning85.5%n = 86▼ -5.5 points vs previous period · worse= 0 points vs last week",
    );
    expect(tile("minutesToArrival").textContent).toContain("▼ -3 min vs previous period · bettervs last week: no data yet");
    expect(tile("claimsPerDay").textContent).toMatch(/^New claims120claims/);
  });

  test("precedes tiles of a less severe level", async () => {
    open();
    await shown();
    expect(names()).toEqual(["manualNotFinished", "onTimeRate", "minutesToArrival", "claimsPerDay"]);
  });

  test("is hidden with its chart if the profile hides the indicator", async () => {
    db().dashboard.figures.delete("onTimeRate");
    open("/dashboard?tables=1");
    await waitFor(() => expect(tiles()).toHaveLength(3));
    expect(screen.getAllByRole("table").map((table) => table.getAttribute("aria-label"))).toEqual([
      "New claims by hour",
      "Time to arrival by hour",
    ]);
  });
});

describe("the period", () => {
  test("defaults to today, and follows the address", async () => {
    const hand = userEvent.setup();
    const { router } = open();
    await shown();
    expect(db().dashboard.asked.at(-1)).toMatchObject({ instanceId: "ES", period: { name: "TODAY" } });
    await hand.click(screen.getByRole("radio", { name: "Last week" }));
    await waitFor(() => expect(db().dashboard.asked.at(-1)).toMatchObject({ period: { name: "LAST_WEEK" } }));
    expect(router.state.location.search).toBe("?period=lastWeek");
    await hand.keyboard("3");
    expect(router.state.location.search).toBe("?period=custom&firstDay=2026-11-19&lastDay=2026-11-25");
    await waitFor(() =>
      expect(db().dashboard.asked.at(-1)).toMatchObject({ period: { name: "CUSTOM", days: { from: "2026-11-19", to: "2026-11-26" } } }),
    );
  });

  test.each([
    ["firstDay=2026-11-20&lastDay=2026-11-19", "The last day must not be before the first day."],
    ["firstDay=2024-01-01&lastDay=2026-11-19", "At most 731 days."],
    ["firstDay=2026-02-30&lastDay=2026-11-19", "Enter a day."],
  ])("shows an error at the field for %s, and sends no request", async (days, said) => {
    open(`/dashboard?period=custom&${days}`);
    await screen.findByText(said);
    expect(db().dashboard.asked).toEqual([]);
    await typeTime(/^First day/, "2026-11-18");
    await typeTime(/^Last day/, "2026-11-19");
    await shown();
  });

  test("covers all AMA instances if neither address, browser nor centre names one", async () => {
    Object.assign(db().users.get("operator")!, { defaultCenter: null });
    open();
    await shown();
    expect(db().dashboard.asked.at(-1)!.instanceId).toBe("*");
  });

  test("covers all countries if the user chooses the total", async () => {
    const hand = userEvent.setup();
    const { router } = open();
    await shown();
    await hand.click(screen.getByRole("combobox", { name: "AMA instance" }));
    await hand.click(await screen.findByRole("option", { name: "All AMA instances", hidden: true }));
    await waitFor(() => expect(db().dashboard.asked.at(-1)!.instanceId).toBe("*"));
    expect(router.state.location.search).toBe("?instance=*");
    await shown();
  });

  test("uses the AMA instance of the address, until the user chooses another", async () => {
    const hand = userEvent.setup();
    const { router } = open("/dashboard?instance=PT");
    await shown();
    expect(db().dashboard.asked.at(-1)!.instanceId).toBe("PT");
    await hand.click(screen.getByRole("combobox", { name: "AMA instance" }));
    await hand.click(await screen.findByRole("option", { name: "España (ES)", hidden: true }));
    expect(router.state.location.search).toBe("?instance=ES");
    await waitFor(() => expect(db().dashboard.asked.at(-1)!.instanceId).toBe("ES"));
  });

  test("opens with the AMA instance that the user chose last if the address names none", async () => {
    const hand = userEvent.setup();
    const { unmount } = open();
    await shown();
    await hand.click(screen.getByRole("combobox", { name: "AMA instance" }));
    await hand.click(await screen.findByRole("option", { name: "Portugal (PT)", hidden: true }));
    unmount();
    open();
    await shown();
    expect(db().dashboard.asked.at(-1)!.instanceId).toBe("PT");
  });
});

describe("the arrangement", () => {
  test("changes by Alt and the arrows, is announced and stored on the server, and keeps the focus on the tile", async () => {
    open();
    await shown();
    const link = within(tile("claimsPerDay")).getByRole("link");
    link.focus();
    fireEvent.keyDown(link, { key: "ArrowLeft", altKey: true });
    expect(names()).toEqual(["manualNotFinished", "onTimeRate", "claimsPerDay", "minutesToArrival"]);
    screen.getByText("New claims: place 3 of 4");
    expect(document.activeElement).toBe(within(tile("claimsPerDay")).getByRole("link"));
    await waitFor(
      () => expect(db().dashboard.order).toEqual(["MANUAL_NOT_FINISHED", "ON_TIME_RATE", "CLAIMS_PER_DAY", "MINUTES_TO_ARRIVAL"]),
      { timeout: 3_000 },
    );
  });

  test("changes in the menu, which hides, moves and resets tiles", async () => {
    const hand = userEvent.setup();
    open();
    await shown();
    await hand.click(screen.getByRole("button", { name: "Tiles" }));
    await hand.click(await screen.findByRole("checkbox", { name: "Arrivals on time" }));
    expect(names()).toEqual(["manualNotFinished", "minutesToArrival", "claimsPerDay"]);
    await hand.click(screen.getByRole("button", { name: "Move New claims left" }));
    expect(names()).toEqual(["manualNotFinished", "claimsPerDay", "minutesToArrival"]);
    await waitFor(() => expect(db().dashboard.putAway).toEqual(["ON_TIME_RATE"]), { timeout: 3_000 });
    await hand.click(screen.getByRole("button", { name: "Show all, worst first" }));
    expect(names()).toEqual(["manualNotFinished", "onTimeRate", "minutesToArrival", "claimsPerDay"]);
  });

  test("applies in another browser", async () => {
    Object.assign(db().dashboard, { order: ["CLAIMS_PER_DAY"], putAway: ["MANUAL_NOT_FINISHED"] });
    open();
    await waitFor(() => expect(names()).toEqual(["claimsPerDay", "onTimeRate", "minutesToArrival"]));
  });

  test("can be reset when every tile is hidden", async () => {
    const hand = userEvent.setup();
    db().dashboard.putAway = ["CLAIMS_PER_DAY", "ON_TIME_RATE", "MINUTES_TO_ARRIVAL", "MANUAL_NOT_FINISHED"];
    open();
    await hand.click(await screen.findByRole("button", { name: "Show all tiles" }));
    await shown();
  });
});

test("shows charts as tables of the same numbers by a switch or a key, and keeps that in the address", async () => {
  const hand = userEvent.setup();
  const { router } = open();
  await shown();
  screen.getByRole("img", { name: /^New claims by hour: highest 120 claims at 00:00, latest 120 claims at 02:00/ });
  await hand.keyboard("t");
  expect(router.state.location.search).toBe("?tables=1");
  const table = screen.getByRole("table", { name: "Time to arrival by hour" });
  expect(
    within(table)
      .getAllByRole("columnheader")
      .map(({ textContent }) => textContent),
  ).toEqual(["Time", "Median", "90th percentile", "Previous period"]);
  const rows = within(table)
    .getAllByRole("row")
    .map(({ textContent }) => textContent);
  expect(rows[1]).toBe("00:0041 min61 min44 min");
  expect(rows[4]).toBe("03:00——44 min");
  expect(rows.slice(-2)).toEqual(["Warning45 min", "Critical60 min"]);
});

test("lists the keys of the dashboard in the sheet of keys", async () => {
  const hand = userEvent.setup();
  open();
  await shown();
  await hand.keyboard("?");
  const sheet = await screen.findByRole("dialog", { name: "Keyboard shortcuts" });
  for (const label of ["Today", "Last week", "Custom", "Show charts as tables", "Wall mode", "Move the focused tile"])
    within(sheet).getByText(label);
  await hand.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("updates values over the page's socket", async () => {
  const sockets = new FakeSockets();
  open("/dashboard", { live: true });
  onTestFinished(startLive(sockets.WebSocket));
  await shown();
  await waitFor(() => expect(sockets.subscribed.some(({ query }) => query.includes("indicatorsChanged"))).toBe(true));
  db().dashboard.figures.set("claimsPerDay", { value: 121, before: 100, weekBefore: 130 });
  const { __typename, ...changed } = typed(figuresOf(db().dashboard, { instanceId: "ES", period: { name: "TODAY" } }));
  sockets.answer("indicatorsChanged", { data: { indicatorsChanged: { __typename, ...changed } } });
  await waitFor(() => expect(tile("claimsPerDay").textContent).toMatch(/^New claims121/));
});

function typed(answer: ReturnType<typeof figuresOf>) {
  const figure = (one: object) => ({ __typename: "Value", ...one });
  return {
    __typename: "IndicatorsAnswer",
    ...answer,
    slots: answer.slots.map((slot) => ({ __typename: "PeriodSlot", ...slot })),
    indicators: answer.indicators.map((one) => ({
      __typename: "IndicatorFigures",
      ...one,
      period: figure(one.period),
      before: figure(one.before),
      weekBefore: figure(one.weekBefore),
    })),
  };
}

describe("wall mode", () => {
  test("shows figures, counts by status, the most urgent claims and the time on one page, and is left by Escape", async () => {
    const hand = userEvent.setup();
    const late = {
      origin: "Rua Formosa 8, Porto",
      status: "PENDING_ARRIVAL_CRITICAL",
      measuredFrom: "2026-11-25T10:00:00Z",
      predictedAt: "2026-11-25T10:30:00Z",
    } as const;
    db().claims.set("C-1", aClaim({ id: "C-1", ...late, insuredName: "Elena Old" }));
    db().kpis.claims = [{ status: "NO_SUPPLIER", count: 12, oldestSeconds: 60 }];
    const { router } = open("/dashboard", { functionalities: ["dashboard", "registers"] });
    await shown();
    await hand.keyboard("w");
    expect(router.state.location.search).toBe("?wall=1");
    expect(tiles()).toHaveLength(4);
    const counts = (await screen.findByRole("heading", { name: "Open claims by status" })).parentElement!;
    await within(counts).findByText("12");
    const claim = await screen.findByRole("link", { name: /Porto/ });
    expect(claim.textContent).toContain("30 min late");
    // Passers-by can read the wall.
    expect(claim.textContent).not.toContain("Elena Old");
    expect(document.querySelector("time")?.textContent).toMatch(/^\d\d:30/);
    await hand.keyboard("{Escape}");
    expect(router.state.location.search).toBe("");
  });

  test("lists no claims for a profile without the register of claims", async () => {
    open("/dashboard?wall=1", { functionalities: ["dashboard"] });
    await screen.findByRole("heading", { name: "Open claims by status" });
    expect(screen.queryByRole("heading", { name: "Most urgent claims" })).toBeNull();
  });
});

test("says why no AMA instance, no indicator or no right is available", async () => {
  db().dashboard.instances = [];
  const first = open();
  await screen.findByText("Your profile has no AMA instance with a dashboard. Ask your local administrator.");
  first.unmount();
  db().dashboard = {
    ...db().dashboard,
    instances: [{ id: "ES", name: "España", country: "ES", timeZone: "Europe/Madrid", currency: "EUR" }],
  };
  db().dashboard.figures.clear();
  const second = open();
  await screen.findByText(/^No indicators are visible/);
  second.unmount();
  open("/dashboard", { functionalities: ["map"] });
  await screen.findByText("Your profile does not give access to this page. Ask your local administrator.");
});
