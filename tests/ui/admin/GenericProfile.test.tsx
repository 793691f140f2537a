import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { groups } from "../../../client/admin/generic/functionalityGroups";
import { functionalities } from "../../../schema/rules/access/functionalities";
import { adminDb, administrator, askedFor } from "./adminFixtures";

const box = (name: string): HTMLInputElement => screen.getByLabelText(name);

test("places every functionality in exactly one group", () => {
  expect(groups.flatMap(({ members }) => members).toSorted()).toEqual([...functionalities].sort());
});

test("shows the profiles in columns with the functionalities of each", async () => {
  administrator("/mapfregenericprofile");
  const row = (await screen.findByText("Economic movements")).closest("tr")!;
  expect(
    within(row)
      .getAllByRole("cell")
      .map((cell) => cell.textContent),
  ).toEqual(["Assigned", "Assigned", "Not assigned", "Not assigned", "Not assigned"]);
});

test("refuses to unassign functionalities that others need, names them, and unassigns them together", async () => {
  const hand = userEvent.setup();
  administrator("/mapfregenericprofile/edit/SUPERVISOR");
  await screen.findByText("Registers", { selector: "label" });
  await hand.click(box("Registers"));
  const dialog = await screen.findByRole("dialog", { name: "Registers cannot be unassigned on its own" });
  within(dialog).getByText("Register export");
  expect(box("Registers").checked).toBe(true);
  await hand.click(within(dialog).getByText("Unassign 2 functionalities together"));
  expect([box("Registers").checked, box("Register export").checked]).toEqual([false, false]);
  screen.getByText("2 unsaved changes");
});

test("assigns the functionalities that the assigned one needs, and says so", async () => {
  const hand = userEvent.setup();
  adminDb().generic.set("CLIENTE", { functionalities: [], requiresTwoFactor: false, updatedAt: null });
  administrator("/mapfregenericprofile/edit/CLIENTE");
  await screen.findByText("Registers", { selector: "label" });
  await hand.click(box("Claim detail"));
  expect([box("Map").checked, box("Layer: claims").checked]).toEqual([true, true]);
  screen.getByText(/^Also assigned, because it is required: Layer: claims and Map\.$/);
});

test("saves the required second factor with the assigned functionalities", async () => {
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

test("is read-only for a user who may not change profiles, and says why", async () => {
  adminDb().first = false;
  administrator("/mapfregenericprofile/edit/CLIENTE");
  await screen.findByText(/Only the first administrator of the installation can change generic profiles/);
  expect(box("Map").disabled).toBe(true);
  expect(screen.queryByText("Save")).toBeNull();
});
