import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import english from "../../../schema/messages/en.json";
import { aUser } from "../../msw/adminDb";
import { adminDb, administrator, askedFor, choose, fill } from "./adminFixtures";

const seedUser = (id: string, overrides: object = {}): void =>
  void adminDb().users.set(
    id,
    aUser(id, { name: `Admin ${id}`, profileType: "LOCALADMIN", ownedUsers: 3, ownedProfiles: 1, ...overrides }),
  );

async function opened(hand: ReturnType<typeof userEvent.setup>, name: string, buttonName: RegExp): Promise<HTMLElement> {
  administrator("/localadmins");
  await hand.click(await screen.findByLabelText(`Actions for ${name}`));
  await hand.click(await screen.findByRole("menuitem", { name: buttonName, hidden: true }));
  return screen.findByRole("dialog");
}

test("transfers the objects of one administrator to another", async () => {
  const hand = userEvent.setup();
  seedUser("north");
  seedUser("south");
  const dialog = await opened(hand, "Admin north", /^Transfer/);
  within(dialog).getByText("3 users, 1 profile, 0 keys");
  await choose(hand, /^Replacement/, "Admin south (south)");
  await hand.click(within(dialog).getByText("Transfer"));
  await waitFor(() => expect(askedFor("transferLocalAdmin")).toMatchObject([{ id: "north", replacementId: "south" }]));
});

test("deletes an administrator only with a replacement", async () => {
  const hand = userEvent.setup();
  seedUser("north");
  seedUser("south");
  const dialog = await opened(hand, "Admin north", /^Delete/);
  expect(within(dialog).getByText("Delete").closest("button")!.getAttribute("aria-description")).toBe("Choose a replacement.");
  await choose(hand, /^Replacement/, "Admin south (south)");
  await hand.click(within(dialog).getByText("Delete"));
  await waitFor(() => expect(askedFor("deleteLocalAdmin")).toMatchObject([{ id: "north", replacementId: "south" }]));
  await waitFor(() => expect(screen.queryByText("Admin north")).toBeNull());
});

test("refuses the deletion with a message if no administrator can take over", async () => {
  const hand = userEvent.setup();
  seedUser("north");
  adminDb().users.get("id-admin")!["heir"] = false;
  const dialog = await opened(hand, "Admin north", /^Delete/);
  await waitFor(() => expect(within(dialog).getByRole("alert").textContent).toBe(english["errors.NO_REPLACEMENT"]));
  await hand.click(within(dialog).getByText("Delete"));
  expect(askedFor("deleteLocalAdmin")).toEqual([]);
});

test("accepts an e-mail only if both entries match", async () => {
  const hand = userEvent.setup();
  seedUser("north");
  const dialog = await opened(hand, "Admin north", /^Change the e-mail/);
  await fill(hand, within(dialog).getByLabelText("New e-mail"), "n@example.org");
  await fill(hand, within(dialog).getByLabelText("Repeat new e-mail"), "m@example.org");
  await fill(hand, within(dialog).getByLabelText("Your own password"), "secret");
  within(dialog).getByText(english["errors.EMAILS_DIFFER"]);
  await hand.click(within(dialog).getByText("Save"));
  expect(askedFor("changeLocalAdminEmail")).toEqual([]);
  await hand.clear(within(dialog).getByLabelText("Repeat new e-mail"));
  await fill(hand, within(dialog).getByLabelText("Repeat new e-mail"), "n@example.org");
  await hand.click(within(dialog).getByText("Save"));
  await waitFor(() =>
    expect(askedFor("changeLocalAdminEmail")).toMatchObject([
      { id: "north", email: "n@example.org", repeated: "n@example.org", password: "secret" },
    ]),
  );
});

test("disables the deletion of the current user, with a reason", async () => {
  const hand = userEvent.setup();
  administrator("/localadmins");
  await hand.click(await screen.findByLabelText("Actions for Admin Test"));
  const item = await screen.findByRole("menuitem", { name: /^Delete/, hidden: true });
  expect(item.textContent).toContain("You cannot change your own access");
  expect(item.getAttribute("aria-disabled")).toBe("true");
});
