import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";
import { claimStatusOrder } from "../../../schema/rules/claims/claims";
import { nextClaimOf } from "../../../client/map/list/useNextClaim";
import { db } from "../setup";
import { answerWorklist, liveScreens, openMap, push } from "./openMap";
import { frameOf } from "./sampleFrames";
import { add, entry, list } from "./worklistFixtures";

vi.mock("../../../client/mapkit/MapCanvas", () => import("./movingMap"));
liveScreens();

const rows = (): HTMLElement[] => within(screen.getByRole("list", { name: /Claims that need somebody/ })).getAllByRole("button");

async function openList() {
  for (const id of ["C-1", "C-2", "C-3"]) add(id);
  const shown = await openMap("/map/claims?at=40,-3,9&list=needs", frameOf([]));
  await answerWorklist(list(entry("C-1", "CRITICAL", -1.5), entry("C-2", "UNASSIGNED_LATE", -1), entry("C-3", "NEXT", 6.5)));
  await waitFor(() => expect(rows()[0]!.textContent).toContain("Tow One"));
  return shown;
}

test("a row says place, supplier, promise, predicted arrival, lateness and why it stands there; the tab counts what needs somebody now", async () => {
  await openList();
  const [first, , third] = rows();
  for (const words of ["Street of C-1", "Tow One", "promised", "arrives", "+37 min", "1 min past the limit"])
    expect(first!.textContent).toContain(words);
  expect(third!.textContent).toContain("critical in 6 min");
  expect(rows().map((row) => row.parentElement!.textContent!.startsWith("Next"))).toEqual([false, false, true]);
  expect(screen.getByRole("button", { name: /Needs me/ }).textContent).toContain("2");
});

test("a row has the sign of what is insured, which is spoken", async () => {
  add("C-1", { riskType: "CAR" });
  await openMap("/map/claims?at=40,-3,9&list=needs", frameOf([]));
  await answerWorklist(list(entry("C-1", "CRITICAL", -1.5)));
  await waitFor(() => expect(within(rows()[0]!).getByRole("img", { name: "Car" })).toBeTruthy());
});

test("what is to come stands under its heading behind what needs somebody; alone it says for itself when", async () => {
  await openList();
  await answerWorklist(list(entry("C-3", "NEXT", 6.5)));
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(rows()[0]!.textContent).toContain("critical in 6 min");
  expect(screen.queryByText("Next")).toBeNull();
});

describe("the list that the map opens on", () => {
  const inFront = (): string | undefined =>
    within(screen.getByRole("navigation", { name: /List and open details/ }))
      .getAllByRole("button")
      .find((tab) => tab.getAttribute("aria-current"))
      ?.textContent?.replace(/\d+$/, "")
      .trim();
  const critical = { id: "SIN-9", claim: "PENDING_ARRIVAL_CRITICAL" } as const;

  test("is that of what needs somebody, where the address says nothing else; a status asks for the others, and no more for them", async () => {
    add("C-1");
    await openMap("/map/claims?at=40,-3,9", frameOf([critical]));
    expect(inFront()).toBe("Needs me");
    await answerWorklist(list(entry("C-1", "CRITICAL", -1.5)));
    await waitFor(() => expect(rows()).toHaveLength(1));
    const user = userEvent.setup();
    const bar = screen.getByRole("option", { name: /^PLC/ });
    await user.click(bar);
    await waitFor(() => expect(inFront()).toBe("List"));
    expect(screen.getByRole("list", { name: /Claims in view/ })).toBeTruthy();
    await user.click(bar);
    await waitFor(() => expect(inFront()).toBe("Needs me"));
  });

  test("a status takes somebody away from it who had chosen it, and not back to it who had chosen the other one", async () => {
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

  test("is that of what is in view for whom claims raise no alarms: a client, a supplier", async () => {
    const operator = db().users.get("operator")!;
    operator.functionalities = operator.functionalities.filter((one) => one !== "alarms");
    await openMap("/map/claims?at=40,-3,9", frameOf([critical]));
    expect(inFront()).toBe("List");
    expect(screen.getByRole("button", { name: /^Needs me/ })).toBeTruthy();
  });

  test("where nothing needs anybody says so, and leads to the others", async () => {
    const { address } = await openMap("/map/claims?at=40,-3,9", frameOf([]));
    await answerWorklist(list());
    await screen.findByText("Nothing needs you now.");
    expect(screen.queryByRole("button", { name: "Show the other claims" })).toBeNull();
    await push(frameOf([critical], { claims: claimStatusOrder.map((status) => Number(status === critical.claim)) }));
    await userEvent.click(screen.getByRole("button", { name: "Show the other claims" }));
    await screen.findByRole("list", { name: /Claims in view/ });
    expect(address()).toContain("list=view");
  });
});

test("times are those of the claim's clocks, which are named where the reader's show another", async () => {
  add("C-1", { timeZone: "Asia/Tokyo" });
  await openMap("/map/claims?at=40,-3,9&list=needs", frameOf([]));
  await answerWorklist(list(entry("C-1", "CRITICAL", -1.5)));
  await waitFor(() => expect(rows()[0]!.textContent).toMatch(/promised \d\d:\d\d · arrives \d\d:\d\d UTC\+9/));
  expect(rows()[0]!.textContent).toMatch(/ · \d\d:\d\d → \d\d:\d\d UTC\+9/);
});

test("J moves the keyboard at once, Enter opens the row", async () => {
  const { address } = await openList();
  const user = userEvent.setup();
  await user.keyboard("j");
  expect(document.activeElement).toBe(rows()[0]);
  await user.keyboard("j");
  expect(document.activeElement).toBe(rows()[1]);
  await user.keyboard("{Enter}");
  expect(address()).toContain("claim=C-2");
});

test("Space opens the next that needs somebody, from wherever the map is", async () => {
  const { address } = await openList();
  const user = userEvent.setup();
  await user.keyboard(" ");
  expect(address()).toContain("claim=C-1");
  await user.keyboard(" ");
  expect(address()).toContain("claim=C-2");
});

test("rows hold their places under the pointer: what comes waits behind a chip, what is handled says so; it ends at nothing", async () => {
  await openList();
  const user = userEvent.setup();
  await user.hover(rows()[0]!);
  add("C-0");
  await answerWorklist(list(entry("C-0", "CRITICAL", -9), entry("C-2", "UNASSIGNED_LATE", -1)));
  expect(rows().map(({ textContent }) => textContent!.includes("needs nobody any more"))).toEqual([true, false, true]);
  await user.click(screen.getByRole("button", { name: "1 new" }));
  await waitFor(() => expect(rows()[0]!.textContent).toContain("Street of C-0"));
  await user.unhover(rows()[0]!);
  await answerWorklist(list());
  await act(async () => undefined);
  expect(screen.getByText("Nothing needs you now.")).toBeTruthy();
});

test("rows hold their places under the keyboard, too", async () => {
  await openList();
  act(() => rows()[1]!.focus());
  add("C-0");
  await answerWorklist(list(entry("C-0", "CRITICAL", -9), entry("C-2", "UNASSIGNED_LATE", -1)));
  expect(rows()[0]!.textContent).toContain("needs nobody any more");
  expect(screen.getByRole("button", { name: "1 new" })).toBeTruthy();
  act(() => rows()[1]!.blur());
  await waitFor(() => expect(rows()[0]!.textContent).toContain("Street of C-0"));
});

test("after the open claim comes the one behind it, after the last the first; what is to come only when nothing else needs anybody", () => {
  const items = [entry("a", "CRITICAL", 0), entry("b", "CRITICAL", 0), entry("n", "NEXT", 5)].map((one) => ({
    ...one,
    key: one.claimId,
  })) as never[];
  expect([null, "a", "b", "n", "other"].map((open) => nextClaimOf(items, open))).toEqual(["a", "b", "a", "a", "a"]);
  expect(nextClaimOf(items.slice(1), "b")).toBe("n");
  expect(nextClaimOf([], "b")).toBeNull();
});
