import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { startLive } from "../../../client/live/pageSocket";
import { FakeSockets } from "../../msw/FakeSockets";
import { figuresOf } from "../../msw/dashboard";
import { db } from "../setup";
import { names, onOneDay, open, shown, tile, tiles } from "./openDashboard";

onOneDay();

describe("a tile", () => {
  test("says its figure with the unit, its level in a word, the threshold, and how it was before", async () => {
    open();
    await shown();
    expect(tile("manualNotFinished").textContent).toBe(
      "Manual services not finishedCritical30claimslonger than 4 h▲ +18 on the period before · worse▲ +18 on a week before · worse",
    );
    expect(tile("onTimeRate").textContent).toBe(
      "Arrivals on timeWarning85.5%▼ -5.5 points on the period before · worse= 0 points on a week before",
    );
    expect(tile("minutesToArrival").textContent).toContain("▼ -3 min on the period before · better— on a week before");
    // Nobody has said from where on claims are too many.
    expect(tile("claimsPerDay").textContent).toMatch(/^New claims120claims/);
  });

  test("stands before those that are less bad", async () => {
    open();
    await shown();
    expect(names()).toEqual(["manualNotFinished", "onTimeRate", "minutesToArrival", "claimsPerDay"]);
  });

  test("of an indicator that the profile hides is not there, nor its chart", async () => {
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
  test("is today; another one stands in the address, and what the address says is shown", async () => {
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
      expect(db().dashboard.asked.at(-1)).toMatchObject({ period: { name: "CUSTOM", firstDay: "2026-11-19", lastDay: "2026-11-25" } }),
    );
  });

  test.each([
    ["firstDay=2026-11-20&lastDay=2026-11-19", "Not before the first day."],
    ["firstDay=2024-01-01&lastDay=2026-11-19", "At most 731 days in all."],
    ["firstDay=2026-02-30&lastDay=2026-11-19", "Enter a day."],
  ])("says at its field what is wrong with %s, and asks for nothing", async (days, said) => {
    open(`/dashboard?period=custom&${days}`);
    await screen.findByText(said);
    expect(db().dashboard.asked).toEqual([]);
    fireEvent.change(screen.getByLabelText("First day"), { target: { value: "2026-11-18" } });
    fireEvent.change(screen.getByLabelText("Last day"), { target: { value: "2026-11-19" } });
    await shown();
  });

  test("is of the AMA instance that the address names; of another one that the user chooses, too", async () => {
    const hand = userEvent.setup();
    const { router } = open("/dashboard?instance=PT");
    await shown();
    expect(db().dashboard.asked.at(-1)!.instanceId).toBe("PT");
    await hand.click(screen.getByRole("combobox", { name: "AMA instance" }));
    await hand.click(await screen.findByRole("option", { name: "España (ES)", hidden: true }));
    expect(router.state.location.search).toBe("?instance=ES");
    await waitFor(() => expect(db().dashboard.asked.at(-1)!.instanceId).toBe("ES"));
  });

  test("opens with the AMA instance that the user chose last, where the address names none", async () => {
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
  test("is made by Alt and the arrows, said, kept on the server, and the keyboard stays on the tile", async () => {
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

  test("is made in the menu: a tile is put away, moved, and all are shown as usual again", async () => {
    const hand = userEvent.setup();
    open();
    await shown();
    await hand.click(screen.getByRole("button", { name: "Tiles" }));
    await hand.click(await screen.findByRole("checkbox", { name: "Arrivals on time" }));
    expect(names()).toEqual(["manualNotFinished", "minutesToArrival", "claimsPerDay"]);
    await hand.click(screen.getByRole("button", { name: "New claims: to the left" }));
    expect(names()).toEqual(["manualNotFinished", "claimsPerDay", "minutesToArrival"]);
    await waitFor(() => expect(db().dashboard.putAway).toEqual(["ON_TIME_RATE"]), { timeout: 3_000 });
    await hand.click(screen.getByRole("button", { name: "All of them, the worst first" }));
    expect(names()).toEqual(["manualNotFinished", "onTimeRate", "minutesToArrival", "claimsPerDay"]);
  });

  test("of another browser is there", async () => {
    Object.assign(db().dashboard, { order: ["CLAIMS_PER_DAY"], putAway: ["MANUAL_NOT_FINISHED"] });
    open();
    await waitFor(() => expect(names()).toEqual(["claimsPerDay", "onTimeRate", "minutesToArrival"]));
  });

  test("with everything put away has a way back", async () => {
    const hand = userEvent.setup();
    db().dashboard.putAway = ["CLAIMS_PER_DAY", "ON_TIME_RATE", "MINUTES_TO_ARRIVAL", "MANUAL_NOT_FINISHED"];
    open();
    await hand.click(await screen.findByRole("button", { name: "Show all tiles" }));
    await shown();
  });
});

test("charts are tables of the same numbers at a switch, by a key too, and in the address", async () => {
  const hand = userEvent.setup();
  const { router } = open();
  await shown();
  screen.getByRole("img", { name: /^New claims by hour: the highest 120 claims at 00:00, the last 120 claims at 02:00/ });
  await hand.keyboard("t");
  expect(router.state.location.search).toBe("?tables=1");
  const table = screen.getByRole("table", { name: "Time to arrival by hour" });
  expect(
    within(table)
      .getAllByRole("columnheader")
      .map(({ textContent }) => textContent),
  ).toEqual(["Time", "Median", "Nine of ten within", "Period before"]);
  const rows = within(table)
    .getAllByRole("row")
    .map(({ textContent }) => textContent);
  expect(rows[1]).toBe("00:0041 min61 min44 min");
  expect(rows[4]).toBe("03:00——44 min");
  expect(rows.slice(-2)).toEqual(["Warning45 min", "Critical60 min"]);
});

test("the sheet of keys names those of the dashboard", async () => {
  const hand = userEvent.setup();
  open();
  await shown();
  await hand.keyboard("?");
  const sheet = await screen.findByRole("dialog", { name: "Keys" });
  for (const label of ["Today", "Last week", "Custom", "Charts as tables", "On the wall", "Move the tile that has the keyboard"])
    within(sheet).getByText(label);
  await hand.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("figures that change are pushed over the page's socket", async () => {
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

/** As the server names the types of what it sends. */
function typed(answer: ReturnType<typeof figuresOf>) {
  const figure = (one: object) => ({ __typename: "Figure", ...one });
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

describe("on the wall", () => {
  test("pages turn by themselves, stop by a key, and Escape leaves", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const hand = userEvent.setup({ advanceTimers: (ms) => void vi.advanceTimersByTime(ms) });
    const { router } = open();
    await shown();
    await hand.keyboard("w");
    expect(router.state.location.search).toBe("?wall=1");
    screen.getByText("Page 1 of 4");
    act(() => void vi.advanceTimersByTime(20_000));
    screen.getByText("Page 2 of 4");
    await hand.keyboard("p");
    act(() => void vi.advanceTimersByTime(60_000));
    screen.getByText("Page 2 of 4");
    await hand.keyboard("{ArrowLeft}");
    screen.getByText("Page 1 of 4");
    await hand.keyboard("{Escape}");
    expect(router.state.location.search).toBe("");
  });

  test("nothing turns for somebody who wants no movement, until it is asked for", async () => {
    const { matchMedia } = window;
    window.matchMedia = ((query: string) => ({ ...matchMedia(query), matches: query.includes("reduced-motion") })) as never;
    onTestFinished(() => void (window.matchMedia = matchMedia));
    open("/dashboard?wall=1");
    await screen.findByText("Page 1 of 4");
    screen.getByRole("button", { name: "Turn pages every 20 s" });
  });
});

test("whoever has no AMA instance, no indicator or no right reads why", async () => {
  db().dashboard.instances = [];
  const first = open();
  await screen.findByText("Your profile has no AMA instance with figures. Ask your local administrator.");
  first.unmount();
  db().dashboard = {
    ...db().dashboard,
    instances: [{ id: "ES", name: "España", country: "ES", timeZone: "Europe/Madrid", currency: "EUR" }],
  };
  db().dashboard.figures.clear();
  const second = open();
  await screen.findByText(/^No indicator is shown here/);
  second.unmount();
  open("/dashboard", { functionalities: ["map"] });
  await screen.findByText("Your profile does not allow this page. Ask your local administrator.");
});
