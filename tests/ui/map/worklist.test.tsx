import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { claimStatusOrder } from "../../../schema/rules/lists/claims";
import { nextClaimOf } from "../../../client/map/list/useNextClaim";
import { keepUnsent } from "../../../client/claims/actions/outcome/unsentActions";
import { db } from "../setup";
import { answerWorklist, liveScreens, openMap, push } from "./openMap";
import { frameOf } from "./sampleFrames";
import { add, at, entry, list } from "./worklistFixtures";

vi.mock("../../../client/mapkit/MapCanvas", () => import("./movingMap"));
liveScreens();

const rows = (): HTMLElement[] => within(screen.getByRole("list", { name: /Claims that need action/ })).getAllByRole("button");

async function openList() {
  for (const id of ["C-1", "C-2", "C-3"]) add(id);
  const shown = await openMap("/map/claims?at=40,-3,9&list=needs", frameOf([]));
  await answerWorklist(list(entry("C-1", "CRITICAL", -1.5), entry("C-2", "UNASSIGNED_LATE", -1), entry("C-3", "NEXT", 6.5)));
  await waitFor(() => expect(rows()[0]!.textContent).toContain("Tow One"));
  return shown;
}

test("shows place, lateness, supplier, times and insured in a row, and counts claims that need action in the tab", async () => {
  add("C-1", { origin: "Avenida de Roma 19, Alvalade, Lisboa", insuredName: "Insured One", plate: "AA-00-BB" });
  for (const id of ["C-2", "C-3"]) add(id);
  await openMap("/map/claims?at=40,-3,9&list=needs", frameOf([]));
  await answerWorklist(list(entry("C-1", "CRITICAL", -1.5), entry("C-2", "UNASSIGNED_LATE", -1), entry("C-3", "NEXT", 6)));
  await waitFor(() => expect(rows()[0]!.textContent).toContain("Tow One"));
  const [first, , third] = rows();
  expect(first!.textContent).toMatch(
    /^Lisboa · Avenida de Roma 19, Alvalade37 min lateC-1 Tow · Tow One · ETA \d\d:\d\d.* · promised \d\d:\d\d · Insured One · AA-00-BB.*PLC$/,
  );
  expect(third!.textContent).toMatch(/critical in [56] min/);
  expect(rows().map((row) => row.parentElement!.textContent!.startsWith("Coming up"))).toEqual([false, false, true]);
  expect(screen.getByRole("button", { name: /To do/ }).textContent).toContain("2");
});

test("shows the latest arrival of nine in ten, and that the claim will very likely be late", async () => {
  const eta = {
    __typename: "ClaimEta",
    p90: at(20),
    likelyLateAt: at(-9),
    veryLikelyLateAt: at(-1),
    latenessReason: "HOUR",
    progressAt: at(-1),
  };
  add("C-1", { status: "PENDING_ARRIVAL_DELAYED", eta });
  await openMap("/map/claims?at=40,-3,9&list=needs", frameOf([]));
  await answerWorklist(list(entry("C-1", "NEXT", 6)));
  await waitFor(() => expect(rows()[0]!.textContent).toMatch(/ · Will very likely be late · ETA \d\d:\d\d.*, by \d\d:\d\d · /));
});

test("shows the sign of the insured risk in a row with a spoken label", async () => {
  add("C-1", { riskType: "CAR" });
  await openMap("/map/claims?at=40,-3,9&list=needs", frameOf([]));
  await answerWorklist(list(entry("C-1", "CRITICAL", -1.5)));
  await waitFor(() => expect(within(rows()[0]!).getByRole("img", { name: "Car" })).toBeTruthy());
});

test("lists upcoming claims under a heading after those that need action, or alone with their times", async () => {
  await openList();
  await answerWorklist(list(entry("C-3", "NEXT", 6)));
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(rows()[0]!.textContent).toMatch(/critical in [56] min/);
  expect(screen.queryByText("Next")).toBeNull();
});

describe("the initial list of the map", () => {
  beforeEach(() => localStorage.setItem("atalaya.map.counts.expanded", "1"));
  const inFront = (): string | undefined =>
    within(screen.getByRole("navigation", { name: /List and open details/ }))
      .getAllByRole("button")
      .find((tab) => tab.getAttribute("aria-current"))
      ?.textContent?.replace(/\d+$/, "")
      .trim();
  const critical = { id: "SIN-9", claim: "PENDING_ARRIVAL_CRITICAL" } as const;

  test("is the worklist without an address, and the list in view under a status filter", async () => {
    add("C-1");
    await openMap("/map/claims?at=40,-3,9", frameOf([critical]));
    expect(inFront()).toBe("To do");
    await answerWorklist(list(entry("C-1", "CRITICAL", -1.5)));
    await waitFor(() => expect(rows()).toHaveLength(1));
    const user = userEvent.setup();
    const bar = screen.getByRole("option", { name: /^PLC/ });
    await user.click(bar);
    await waitFor(() => expect(inFront()).toBe("List"));
    expect(screen.getByRole("list", { name: /Claims in view/ })).toBeTruthy();
    await user.click(bar);
    await waitFor(() => expect(inFront()).toBe("To do"));
  });

  test("changes to the list in view on a status filter, and stays there if the user chose it", async () => {
    const { address } = await openMap("/map/claims?at=40,-3,9&list=needs", frameOf([critical]));
    const user = userEvent.setup();
    const bar = screen.getByRole("option", { name: /^PLC/ });
    await user.click(bar);
    await waitFor(() => expect(inFront()).toBe("List"));
    await user.click(bar);
    await user.click(screen.getByRole("button", { name: /^List/ }));
    expect(address()).toContain("list=view");
    await user.click(bar);
    await user.click(bar);
    await waitFor(() => expect(inFront()).toBe("List"));
  });

  test("is the list in view for a client, without a worklist", async () => {
    db().users.get("operator")!.profileType = "CLIENTE";
    await openMap("/map/claims?at=40,-3,9&list=needs", frameOf([critical]));
    expect(inFront()).toBe("List");
    expect(screen.queryByRole("button", { name: /^To do/ })).toBeNull();
    expect(screen.getByRole("button", { name: "Show legend" })).toBeTruthy();
  });

  test("is the list in view if claims raise no alarms for the profile", async () => {
    const operator = db().users.get("operator")!;
    operator.functionalities = operator.functionalities.filter((one) => one !== "alarms");
    await openMap("/map/claims?at=40,-3,9", frameOf([critical]));
    expect(inFront()).toBe("List");
    expect(screen.getByRole("button", { name: /^To do/ })).toBeTruthy();
  });

  test("says that no claim needs action, and leads to all claims", async () => {
    const { address } = await openMap("/map/claims?at=40,-3,9", frameOf([]));
    await answerWorklist(list());
    await screen.findByText("All clear: nothing to do.");
    expect(screen.queryByRole("button", { name: "Show all claims" })).toBeNull();
    await push(frameOf([critical], { claims: claimStatusOrder.map((status) => Number(status === critical.claim)) }));
    await userEvent.click(screen.getByRole("button", { name: "Show all claims" }));
    await screen.findByRole("list", { name: /Claims in view/ });
    expect(address()).toContain("list=view");
  });
});

test("shows times on the reader's clock, and the time at the claim next to the first if it differs", async () => {
  add("C-1", { timeZone: "Asia/Tokyo" });
  await openMap("/map/claims?at=40,-3,9&list=needs", frameOf([]));
  await answerWorklist(list(entry("C-1", "CRITICAL", -1.5)));
  await waitFor(() => expect(rows()[0]!.textContent).toMatch(/ETA \d\d:\d\d \(\d\d:\d\d there\) · promised \d\d:\d\d\D/));
});

test("shows how many claims pass their limit in the next half hour, and hides that if none does", async () => {
  await openList();
  const coming = [0, 2, 0, 1, 0, 0].map((count, period) => ({ __typename: "WorklistPeriod", until: at(5 * period + 5), count }));
  await answerWorklist({ ...list(entry("C-1", "CRITICAL", -1.5)), coming });
  const text = await screen.findByText(/more due by \d\d:\d\d/);
  expect(text.textContent).toContain("3 more due");
  expect(
    within(text.parentElement!)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent!.replace(/.*: /, "")),
  ).toEqual(coming.map(({ count }) => `${count}`));
  await answerWorklist(list());
  await waitFor(() => expect(screen.queryByText(/more due by/)).toBeNull());
});

test("moves the focus by J immediately, and opens the row by Enter", async () => {
  const { address } = await openList();
  const user = userEvent.setup();
  await user.keyboard("j");
  expect(document.activeElement).toBe(rows()[0]);
  await user.keyboard("j");
  expect(document.activeElement).toBe(rows()[1]);
  await user.keyboard("{Enter}");
  expect(address()).toContain("claim=C-2");
});

test("opens the next claim that needs action by Space, wherever the map is", async () => {
  const { address } = await openList();
  const user = userEvent.setup();
  await user.keyboard(" ");
  expect(address()).toContain("claim=C-1");
  await user.keyboard(" ");
  expect(address()).toContain("claim=C-2");
});

test("keeps rows in place under the pointer, announces new ones in a chip, and marks handled ones", async () => {
  await openList();
  const user = userEvent.setup();
  await user.hover(rows()[0]!);
  add("C-0");
  await answerWorklist(list(entry("C-0", "CRITICAL", -9), entry("C-2", "UNASSIGNED_LATE", -1)));
  expect(rows().map(({ textContent }) => textContent!.includes("resolved"))).toEqual([true, false, true]);
  await user.click(screen.getByRole("button", { name: "1 new" }));
  await waitFor(() => expect(rows()[0]!.textContent).toContain("Street of C-0"));
  await user.unhover(rows()[0]!);
  await answerWorklist(list());
  await act(async () => undefined);
  expect(screen.getByText("All clear: nothing to do.")).toBeTruthy();
});

test("shows an action without response above the worklist, to be sent again or discarded", async () => {
  keepUnsent({ claimId: "ES-2026-0007", sent: { action: "manageDelay", input: { minutes: 5, reason: "Road closed" }, requestId: "r-1" } });
  const { address } = await openList();
  const strip = within(screen.getByText(/Manage delay: not sent/).parentElement!);
  await userEvent.click(strip.getByRole("button", { name: "0007" }));
  await waitFor(() => expect(address()).toContain("ES-2026-0007"));
  await userEvent.click(screen.getByRole("button", { name: /^To do/ }));
  await userEvent.click(await screen.findByRole("button", { name: "Discard" }));
  expect(screen.queryByText(/Manage delay: not sent/)).toBeNull();
});

test("keeps rows in place under the focus", async () => {
  await openList();
  act(() => rows()[1]!.focus());
  add("C-0");
  await answerWorklist(list(entry("C-0", "CRITICAL", -9), entry("C-2", "UNASSIGNED_LATE", -1)));
  expect(rows()[0]!.textContent).toContain("resolved");
  expect(screen.getByRole("button", { name: "1 new" })).toBeTruthy();
  act(() => rows()[1]!.blur());
  await waitFor(() => expect(rows()[0]!.textContent).toContain("Street of C-0"));
});

test("continues after the open claim, wraps around at the end, and offers upcoming claims last", () => {
  const items = [entry("a", "CRITICAL", 0), entry("b", "CRITICAL", 0), entry("n", "NEXT", 5)].map((one) => ({
    ...one,
    key: one.claimId,
  })) as never[];
  expect([null, "a", "b", "n", "other"].map((open) => nextClaimOf(items, open))).toEqual(["a", "b", "a", "a", "a"]);
  expect(nextClaimOf(items.slice(1), "b")).toBe("n");
  expect(nextClaimOf([], "b")).toBeNull();
});

test("opens the next claim by Space after a click on a button, and presses a button reached by keyboard", async () => {
  const { address } = await openList();
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: /To do/ }));
  await user.keyboard(" ");
  await waitFor(() => expect(address()).toContain("C-1"));
  do await user.tab();
  while (!document.activeElement!.matches("button"));
  const opened = address();
  await user.keyboard(" ");
  expect(address()).toBe(opened);
});

test("shows the complete ids of claims with the same short number while both are listed", async () => {
  for (const id of ["ES-2026-0001", "PT-2026-0001"]) add(id);
  await openMap("/map/claims?at=40,-3,9&list=needs", frameOf([]));
  await answerWorklist(list(entry("ES-2026-0001", "CRITICAL", -1.5), entry("PT-2026-0001", "CRITICAL", -1)));
  await waitFor(() =>
    expect(rows().map((row) => row.textContent)).toEqual([
      expect.stringContaining("ES-2026-0001"),
      expect.stringContaining("PT-2026-0001"),
    ]),
  );
  await answerWorklist(list(entry("ES-2026-0001", "CRITICAL", -1.5)));
  await waitFor(() => expect(rows()[0]!.textContent).toMatch(/late0001 /));
});
