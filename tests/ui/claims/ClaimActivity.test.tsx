import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { beforeEachAnOpenClaim, button, claim, dialog } from "./actionFixtures";
import { critical, showClaim } from "./claimFixtures";

beforeEachAnOpenClaim();

test("registers the opening of a claim, and shows who opened it", async () => {
  showClaim();
  await userEvent.click(await button(/Opened by 1 person/));
  expect(within(await dialog()).getByText("Operator Test")).toBeTruthy();
});

test("shows the reason for the status and the history in the general part", async () => {
  // With a clipboard, which jsdom has not.
  userEvent.setup();
  claim({
    statusReason: {
      ...(critical["statusReason"] as object),
      sentence: "31 minutes behind the promise.",
      statusRule: "RULE_4B",
      settings: [{ key: "CRITICAL_MOBILE", number: 13, value: 30, unit: "MINUTES" }],
    },
    statusHistory: [
      {
        at: "2026-11-21T10:30:00.000Z",
        to: "PENDING_ARRIVAL_CRITICAL",
        cause: "CLOCK",
        actor: { kind: "SYSTEM", actorId: null, name: "system" },
        reason: { sentence: "30 minutes behind the promise." },
      },
    ],
    actions: [
      {
        id: "d1",
        name: "MANAGE_DELAY",
        state: "UNDONE",
        at: "2026-11-21T10:35:00.000Z",
        settledAt: null,
        code: null,
        actor: { kind: "USER", actorId: "user-operator", name: "operator" },
        minutes: 10,
        reason: "Road closed",
        undoUntil: null,
      },
    ],
    processes: [
      {
        process: "ARRIVAL_CONTACT_CENTRE",
        state: "CANCELLED",
        at: "2026-11-21T10:31:00.000Z",
        cancelledAt: "2026-11-21T10:36:00.000Z",
        evidence: { minutes: 31, limit: 15, finding: null, fixes: null, metres: null },
      },
      {
        process: "ARRIVAL_CONTACT_LIST",
        state: "NOTHING_TO_DO",
        at: "2026-11-21T10:32:00.000Z",
        cancelledAt: null,
        evidence: { minutes: 31, limit: 20, finding: "NO_PHONE", fixes: null, metres: null },
      },
    ],
  });
  showClaim();
  const why = await screen.findByRole("region", { name: "Why this status" });
  await waitFor(() => expect(why.textContent).toBe("31 minutes behind the promise."));
  await userEvent.click(within(why).getByRole("button", { name: "Rule and settings" }));
  await screen.findByText("Rule 4b, set by KPI 13 (30 minutes).");
  await userEvent.click(screen.getByRole("button", { name: "Copy rule" }));
  expect(await navigator.clipboard.readText()).toBe("Rule 4b, set by KPI 13 (30 minutes).");
  const lines = within(screen.getByRole("region", { name: "Activity" })).getAllByRole("listitem");
  expect(lines.map((line) => line.textContent)).toEqual([
    expect.stringContaining("Automatic call cancelledSystem"),
    expect.stringContaining("Manage delay: undone (+10 min)Road closedoperator"),
    expect.stringContaining("Insured not added to a contact list: no phone numberSystem"),
    expect.stringContaining("Contact centre asked to call the supplier: arrival 31 min lateSystem"),
    expect.stringContaining("Critically late30 minutes behind the promise.System"),
  ]);
});

test("opens another service of the file from its part", async () => {
  claim({ otherServices: [{ ...critical, id: "SIN-2", status: "NO_SUPPLIER" }] });
  const { onClaim } = showClaim({ part: "services" });
  expect((await screen.findByRole("tab", { name: /Services 1/ })).getAttribute("aria-selected")).toBe("true");
  await userEvent.click(await screen.findByRole("button", { name: "SIN-2" }));
  expect(onClaim).toHaveBeenCalledWith("SIN-2");
});
