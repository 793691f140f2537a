import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { groups } from "../../../client/admin/generic/functionalityGroups";
import { functionalities } from "../../../schema/rules/access/functionalities";
import { adminDb, administrator, askedFor } from "./adminFixtures";

const box = (name: string): HTMLInputElement => screen.getByLabelText(name);

test("every functionality stands in one group", () => {
  expect(groups.flatMap(({ members }) => members).toSorted()).toEqual([...functionalities].sort());
});

test("the profiles stand beside each other with what each may do", async () => {
  administrator("/mapfregenericprofile");
  const row = (await screen.findByText("Economic movements")).closest("tr")!;
  expect(
    within(row)
      .getAllByRole("cell")
      .map((cell) => cell.textContent),
  ).toEqual(["Assigned", "Assigned", "Not assigned", "Not assigned", "Not assigned"]);
});

test("unassigning what others need is refused with their names, and they can be unassigned together", async () => {
  const hand = userEvent.setup();
  administrator("/mapfregenericprofile/edit/SUPERVISOR");
  await screen.findByText("Registers", { selector: "label" });
  await hand.click(box("Registers"));
  const dialog = await screen.findByRole("dialog", { name: "Registers cannot be unassigned alone" });
  within(dialog).getByText("Export of registers");
  expect(box("Registers").checked).toBe(true);
  await hand.click(within(dialog).getByText("Unassign 2 functionalities together"));
  expect([box("Registers").checked, box("Export of registers").checked]).toEqual([false, false]);
  screen.getByText("2 unsaved changes");
});

test("assigning one assigns what it needs, and says so", async () => {
  const hand = userEvent.setup();
  adminDb().generic.set("CLIENTE", { functionalities: [], requiresTwoFactor: false, updatedAt: null });
  administrator("/mapfregenericprofile/edit/CLIENTE");
  await screen.findByText("Registers", { selector: "label" });
  await hand.click(box("Claim detail"));
  expect([box("Map").checked, box("Layer: claims").checked]).toEqual([true, true]);
  screen.getByText(/^Also assigned, because it is needed: Layer: claims and Map\.$/);
});

test("a second factor can be required, and what is saved is all that is assigned", async () => {
  const hand = userEvent.setup();
  adminDb().generic.set("CLIENTE", { functionalities: ["map"], requiresTwoFactor: false, updatedAt: "2026-11-01T09:00:00.000Z" });
  const { router } = administrator("/mapfregenericprofile/edit/CLIENTE");
  await hand.click(await screen.findByLabelText(/^Requires a second factor/));
  await hand.click(screen.getByText("Save"));
  await waitFor(() => expect(router.state.location.pathname).toBe("/mapfregenericprofile"));
  expect(askedFor("changeGenericProfile")).toEqual([
    { profileType: "CLIENTE", functionalities: ["map"], requiresTwoFactor: true, updatedAt: "2026-11-01T09:00:00.000Z" },
  ]);
});

test("who may not change them only looks, and reads why", async () => {
  adminDb().first = false;
  administrator("/mapfregenericprofile/edit/CLIENTE");
  await screen.findByText(/Only the installation’s first administrator changes generic profiles/);
  expect(box("Map").disabled).toBe(true);
  expect(screen.queryByText("Save")).toBeNull();
});
