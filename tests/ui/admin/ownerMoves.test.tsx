import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import english from "../../../schema/messages/en.json";
import { aProfile, aUser } from "../../msw/adminDb";
import { adminDb, administrator, askedFor, choose } from "./adminFixtures";

const seedUser = (id: string, more: object = {}): void =>
  void adminDb().users.set(id, aUser(id, { name: `Admin ${id}`, profileType: "LOCALADMIN", ...more }));
const asked = async (hand: ReturnType<typeof userEvent.setup>): Promise<HTMLElement> => {
  await hand.click(await screen.findByText(/^Move to another administrator/));
  return screen.findByRole("dialog");
};

test("moves one user to the chosen administrator from its form, and shows the new administrator", async () => {
  const hand = userEvent.setup();
  seedUser("south");
  adminDb().users.set("bea", aUser("bea", { owner: adminDb().users.get("id-admin") }));
  administrator("/mapfreuser/edit/bea");
  const dialog = await asked(hand);
  within(dialog).getByText(/^Currently managed by Admin Test/);
  expect(within(dialog).getByText("Move").closest("button")!.getAttribute("aria-description")).toBe("Choose a replacement.");
  await choose(hand, /^Replacement/, "Admin south (south)");
  await hand.click(within(dialog).getByText("Move"));
  await waitFor(() => expect(askedFor("moveUser")).toMatchObject([{ id: "bea", ownerId: "south" }]));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await screen.findByText("Admin south");
});

test("says that a user has no administrator", async () => {
  const hand = userEvent.setup();
  seedUser("south");
  adminDb().users.set("bea", aUser("bea", { owner: null }));
  administrator("/mapfreuser/edit/bea");
  const dialog = await asked(hand);
  within(dialog).getByText("Not managed by any administrator yet.");
  expect(within(dialog).queryByText(/^Currently managed by/)).toBeNull();
});

test("moves one specific profile the same way, and shows in the dialog why the server refuses", async () => {
  const hand = userEvent.setup();
  seedUser("south");
  adminDb().profiles.set("narrow", aProfile("narrow"));
  adminDb().answer = (mutation) => (mutation === "moveSpecificProfile" ? ["REPLACEMENT_TOO_NARROW"] : undefined);
  administrator("/mapfrespecificprofile/edit/narrow");
  const dialog = await asked(hand);
  await choose(hand, /^Replacement/, "Admin south (south)");
  await hand.click(within(dialog).getByText("Move"));
  await within(dialog).findByText(english["errors.REPLACEMENT_TOO_NARROW"]);
  delete adminDb().answer;
  await hand.click(within(dialog).getByText("Move"));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(askedFor("moveSpecificProfile")).toMatchObject([
    { id: "narrow", ownerId: "south" },
    { id: "narrow", ownerId: "south" },
  ]);
});

test("says that no administrator can take over, and offers no move without the right or of the current user", async () => {
  const hand = userEvent.setup();
  adminDb().users.get("id-admin")!["heir"] = false;
  adminDb().users.set("bea", aUser("bea"));
  const { unmount } = administrator("/mapfreuser/edit/bea");
  const dialog = await asked(hand);
  await waitFor(() => expect(within(dialog).getByRole("alert").textContent).toBe(english["errors.NO_REPLACEMENT"]));
  unmount();
  const own = administrator("/mapfreuser/view/id-admin");
  const button = (await screen.findByText(/^Move to another administrator/)).closest("button")!;
  expect(button.getAttribute("aria-description")).toContain("You cannot change your own access");
  own.unmount();
  administrator("/mapfreuser/edit/bea", ["admin.localAdmins"]);
  await screen.findByText("Duplicate");
  expect(screen.queryByText(/^Move to another administrator/)).toBeNull();
});
