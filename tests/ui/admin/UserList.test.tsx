import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { aUser } from "../../msw/adminDb";
import { asked as requests } from "../setup";
import { adminDb, administrator, askedFor, fill, rowOf, rows } from "./adminFixtures";

const seedUsers = (...users: ReturnType<typeof aUser>[]): void => users.forEach((user) => adminDb().users.set(user.id, user));

beforeEach(() =>
  seedUsers(
    aUser("bea", { name: "Bea Norte", profileType: "CLIENTE" }),
    aUser("carl", { name: "Carl Sur", disabledAt: "2026-11-02T10:00:00.000Z" }),
    aUser("dora", { name: "Dora Este", internal: true, disabledAt: "2026-11-02T10:00:00.000Z" }),
  ),
);

test("shows the managed users and marks disabled users, directory users and the current user", async () => {
  administrator("/mapfreuser");
  await rowOf("Bea Norte");
  expect(rows()).toHaveLength(4);
  within(await rowOf("Carl Sur")).getByText("Disabled");
  within(await rowOf("Dora Este")).getByText("Directory");
  within(await rowOf("Admin Test")).getByText("You");
});

test("searches on the server when typing pauses, and writes the search to the address", async () => {
  const hand = userEvent.setup();
  const { router } = administrator("/mapfreuser");
  await rowOf("Bea Norte");
  await fill(hand, screen.getByLabelText("Name, user or e-mail"), "dora");
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(router.state.location.search).toBe("?q=dora");
  await hand.click(screen.getByLabelText("Clear the search"));
  await waitFor(() => expect(rows()).toHaveLength(4));
});

test("shows the filters of the address, and says that nothing matches", async () => {
  administrator("/mapfreuser?state=disabled&origin=external");
  await rowOf("Carl Sur");
  expect(rows()).toHaveLength(1);
});

test("says that nothing matches", async () => {
  administrator("/mapfreuser?q=nobody");
  await screen.findByText("No matches for these filters.");
});

test("moves through the rows with the arrows, selects with Space and opens with Enter", async () => {
  const hand = userEvent.setup();
  const { router } = administrator("/mapfreuser");
  await rowOf("Bea Norte");
  rows()[0]!.focus();
  await hand.keyboard("{ArrowDown}{ArrowDown} ");
  expect(document.activeElement).toBe(rows()[2]);
  expect(rows()[2]!.getAttribute("aria-selected")).toBe("true");
  screen.getByText("1 selected");
  await hand.keyboard("{Home}{ArrowDown}{Enter}");
  await waitFor(() => expect(router.state.location.pathname).toBe("/mapfreuser/edit/bea"));
});

test("selects or deselects a range with Shift, and all loaded rows with Ctrl A", async () => {
  const hand = userEvent.setup();
  administrator("/mapfreuser");
  await rowOf("Bea Norte");
  const chosen = (): number[] => rows().flatMap((row, at) => (row.getAttribute("aria-selected") === "true" ? [at] : []));
  const box = (at: number): HTMLElement => within(rows()[at]!).getByRole("checkbox");
  await hand.click(box(3));
  await hand.keyboard("{Shift>}");
  await hand.click(box(1));
  expect(chosen()).toEqual([1, 2, 3]);
  await hand.keyboard("{/Shift}");
  await hand.click(box(2));
  expect(chosen()).toEqual([1, 3]);
  rows()[3]!.focus();
  await hand.keyboard("{Shift>} {/Shift}");
  expect(chosen()).toEqual([1]);
  await hand.keyboard("{Control>}a{/Control}");
  expect(chosen()).toEqual([0, 1, 2, 3]);
});

test("enables several users together", async () => {
  const hand = userEvent.setup();
  administrator("/mapfreuser");
  await hand.click(within(await rowOf("Carl Sur")).getByRole("checkbox"));
  await hand.click(within(await rowOf("Dora Este")).getByRole("checkbox"));
  await hand.click(screen.getByRole("button", { name: "Enable" }));
  await screen.findByText("Saved successfully.");
  expect(askedFor("enableUsers")).toMatchObject([{ ids: ["carl", "dora"] }]);
  within(await rowOf("Carl Sur")).getByText("Enabled");
});

test("asks before it disables users, and says why the current user is excluded", async () => {
  const hand = userEvent.setup();
  administrator("/mapfreuser");
  await hand.click(within(await rowOf("Admin Test")).getByRole("checkbox"));
  const button = screen.getByRole("button", { name: "Disable" });
  expect(button.getAttribute("aria-description")).toBe("The selection includes you. You cannot enable or disable yourself.");
  await hand.click(within(await rowOf("Admin Test")).getByRole("checkbox"));
  await hand.click(within(await rowOf("Bea Norte")).getByRole("checkbox"));
  await hand.click(screen.getByRole("button", { name: "Disable" }));
  await hand.click(within(await screen.findByRole("dialog", { name: "Disable 1 user?" })).getByRole("button", { name: "Disable" }));
  await waitFor(() => expect(askedFor("disableUsers")).toMatchObject([{ ids: ["bea"] }]));
});

test("loads a long list page by page", async () => {
  seedUsers(...Array.from({ length: 60 }, (_, i) => aUser(`u${i}`, { name: `Zed ${String(i).padStart(2, "0")}` })));
  administrator("/mapfreuser");
  await rowOf("Bea Norte");
  expect(screen.getByRole("grid").getAttribute("aria-rowcount")).toBe("65");
  rows()[0]!.focus();
  await userEvent.keyboard("{End}");
  await waitFor(() => expect(askedPages()).toBeGreaterThan(1));
});

const askedPages = (): number => requests().filter((query) => query.includes("UserList")).length;

test("shows why a list cannot be loaded, and offers a retry", async () => {
  const hand = userEvent.setup();
  adminDb().users = new Proxy(adminDb().users, { get: () => () => fail() });
  administrator("/mapfreuser");
  const again = await screen.findByText("Try again");
  adminDb().users = new Map([["bea", aUser("bea", { name: "Bea Norte" })]]);
  await hand.click(again);
  await rowOf("Bea Norte");
});

function fail(): never {
  throw new Error("no users");
}

test("denies access to a user who may not administer users", async () => {
  administrator("/mapfreuser", ["admin.users"]);
  await screen.findByText("Your profile does not give access to this page. Ask your local administrator.");
  expect(screen.queryByRole("grid")).toBeNull();
});

test("shows only the pages of administration that the profile allows", async () => {
  administrator("/mapfreuser", ["api.keys", "admin.genericProfiles"]);
  const navigation = within(await screen.findByRole("navigation", { name: "Administration" }));
  expect(navigation.getByRole("link", { name: "Users" }).getAttribute("aria-current")).toBe("page");
  expect(navigation.queryByRole("link", { name: "API keys" })).toBeNull();
  expect(navigation.queryByRole("link", { name: "Generic profiles" })).toBeNull();
});
