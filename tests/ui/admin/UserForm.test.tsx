import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { aProfile, aUser } from "../../msw/adminDb";
import { db } from "../setup";
import { adminDb, administrator, askedFor, choose, fill } from "./adminFixtures";

const save = (): HTMLElement => screen.getByText("Save").closest("button")!;
const disabledReason = (): string | null => save().getAttribute("aria-description");

test("creates a user from identity and permissions; Save names the missing fields", async () => {
  const hand = userEvent.setup();
  adminDb().profiles.set("narrow", aProfile("narrow", { name: "Narrow", profileType: "CLIENTE" }));
  adminDb().profiles.set("other", aProfile("other", { name: "Other", profileType: "OPERADOR" }));
  db().users.get("admin")!.sendsMail = false;
  const { router } = administrator("/mapfreuser/new/0");
  await fill(hand, await screen.findByLabelText(/^User/), "new.user");
  expect(disabledReason()).toBe("Name: use only letters, digits and spaces, at most 100 characters.");
  await fill(hand, screen.getByLabelText(/^Name/), "Núria Şahin 2");
  await fill(hand, screen.getByLabelText(/^E-mail/), "nuria@example.org");
  expect(disabledReason()).toBe("Choose a generic profile.");
  await choose(hand, /^Generic profile/, "Client");
  await hand.click(screen.getByLabelText("Specific profile", { selector: "input" }));
  await screen.findByRole("option", { name: "Narrow", hidden: true });
  expect(screen.queryByRole("option", { name: "Other", hidden: true })).toBeNull();
  await hand.click(screen.getByRole("option", { name: "Narrow", hidden: true }));
  expect(disabledReason()).toBe("Choose at least one AMA instance.");
  await choose(hand, /^AMA instances/, "España (ES)");
  await hand.keyboard("{Escape}");
  await choose(hand, "Default centre", "Madrid (ES)");
  expect(disabledReason()).toBeNull();
  await hand.click(save());
  await waitFor(() => expect(router.state.location.pathname).toBe("/mapfreuser"));
  await screen.findByText(/^Núria Şahin 2 was created. No mail server is configured: the e-mail is queued .* “Sent e-mails”.$/);
  expect(askedFor("createUser")).toEqual([
    {
      user: "new.user",
      requestId: expect.any(String),
      name: "Núria Şahin 2",
      email: "nuria@example.org",
      language: "en",
      profileType: "CLIENTE",
      specificProfileId: "narrow",
      allInstances: false,
      instanceIds: ["ES"],
      defaultCentre: { instanceId: "ES", code: "MAD" },
    },
  ]);
});

test("creates a user of the directory by its object id, without an e-mail", async () => {
  const hand = userEvent.setup();
  const { router } = administrator("/mapfreuser/new/0");
  await fill(hand, await screen.findByLabelText(/^User/), "ahead.of");
  await fill(hand, screen.getByLabelText(/^Name/), "Ana Ahead");
  await hand.click(screen.getByRole("radio", { name: "Directory" }));
  expect(disabledReason()).toBe("Enter the directory object ID of this person.");
  await fill(hand, screen.getByLabelText(/^Directory object ID/), "0f3c5a1e-0000-4000-8000-00000000000a");
  await choose(hand, /^Generic profile/, "Operator");
  await choose(hand, /^AMA instances/, "España (ES)");
  await hand.keyboard("{Escape}");
  expect(disabledReason()).toBeNull();
  await hand.click(save());
  await waitFor(() => expect(router.state.location.pathname).toBe("/mapfreuser"));
  expect(askedFor("createUser")).toMatchObject([{ email: "", directoryObject: "0f3c5a1e-0000-4000-8000-00000000000a" }]);
});

test("rejects a name with a special character as soon as the field loses focus", async () => {
  const hand = userEvent.setup();
  administrator("/mapfreuser/new/0");
  await fill(hand, await screen.findByLabelText(/^Name/), "Bob; drop");
  expect(screen.getByLabelText(/^Name/).getAttribute("aria-invalid")).toBeNull();
  await hand.tab();
  expect(screen.getByLabelText(/^Name/).getAttribute("aria-invalid")).toBe("true");
});

test("shows an error of the server at the field that it concerns", async () => {
  const hand = userEvent.setup();
  adminDb().users.set("bea", aUser("bea"));
  adminDb().answer = (mutation) => (mutation === "changeUser" ? ["EMAIL_INVALID"] : undefined);
  administrator("/mapfreuser/edit/bea");
  await fill(hand, await screen.findByLabelText(/^E-mail/), ".br");
  await hand.click(save());
  await waitFor(() => expect(screen.getByLabelText(/^E-mail/).getAttribute("aria-invalid")).toBe("true"));
});

test("sends the time of the last change with a save, and saves by Ctrl S", async () => {
  const hand = userEvent.setup();
  adminDb().users.set("bea", aUser("bea"));
  administrator("/mapfreuser/edit/bea");
  const name = await screen.findByLabelText(/^Name/);
  expect(disabledReason()).toBe("There are no changes to save.");
  await hand.clear(name);
  await fill(hand, name, "Bea Sur");
  await hand.keyboard("{Control>}s{/Control}");
  await waitFor(() =>
    expect(askedFor("changeUser")).toMatchObject([{ id: "bea", name: "Bea Sur", updatedAt: "2026-11-01T09:00:00.000Z" }]),
  );
});

test("asks before it discards changes, and stays on request", async () => {
  const hand = userEvent.setup();
  adminDb().users.set("bea", aUser("bea"));
  const { router } = administrator("/mapfreuser/edit/bea");
  await fill(hand, await screen.findByLabelText(/^Name/), " Sur");
  await hand.click(screen.getByText("Cancel"));
  const dialog = await screen.findByRole("dialog", { name: "Leave without saving?" });
  await hand.click(within(dialog).getByText("Back"));
  expect(router.state.location.pathname).toBe("/mapfreuser/edit/bea");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await hand.click(screen.getByText("Cancel"));
  await hand.click(await screen.findByText("Discard changes"));
  await waitFor(() => expect(router.state.location.pathname).toBe("/mapfreuser"));
});

test("identifies a user of the directory, who cannot get a password", async () => {
  adminDb().users.set("dora", aUser("dora", { internal: true }));
  administrator("/mapfreuser/edit/dora");
  await screen.findByText(/It cannot be changed into a user with a password/);
  expect((screen.getByLabelText("Password") as HTMLInputElement).disabled).toBe(true);
  expect((screen.getByLabelText("Directory") as HTMLInputElement).checked).toBe(true);
  expect((screen.getByLabelText(/^Name/) as HTMLInputElement).readOnly).toBe(true);
  const reset = screen.getByText("Send password link").closest("button")!;
  expect(reset.getAttribute("aria-description")).toBe("The directory manages the sign-in of this user.");
});

test("resets the second factor with the administrator's password, and shows a wrong one in the dialog", async () => {
  const hand = userEvent.setup();
  adminDb().users.set("bea", aUser("bea", { secondFactor: true }));
  adminDb().answer = () => ["PASSWORD_WRONG"];
  administrator("/mapfreuser/edit/bea");
  await hand.click(await screen.findByText("Reset second factor"));
  const dialog = await screen.findByRole("dialog");
  await fill(hand, within(dialog).getByLabelText("Your own password"), "secret");
  await hand.click(within(dialog).getByText("Reset"));
  await waitFor(() => expect(within(dialog).getByRole("alert").textContent).not.toBe(""));
  adminDb().answer = undefined;
  await hand.click(within(dialog).getByText("Reset"));
  await waitFor(() => expect(askedFor("resetSecondFactor")).toHaveLength(2));
  await screen.findByText("Not set up");
});

test("lists the sessions and ends them", async () => {
  const hand = userEvent.setup();
  adminDb().users.set("bea", aUser("bea"));
  const at = "2026-11-21T09:00:00.000Z";
  adminDb().sessions = [
    { id: "s1", browser: "Firefox, Windows", address: "10.0.0.7", createdAt: at, lastSeenAt: at, expiresAt: at, keepAlive: false },
  ];
  administrator("/mapfreuser/edit/bea");
  await screen.findByText("Firefox, Windows");
  await hand.click(screen.getByText("End all sessions"));
  await screen.findByText("No active sessions.");
  expect(askedFor("endUserSessions")).toMatchObject([{ id: "bea" }]);
});

test("shows the current user read-only", async () => {
  administrator("/mapfreuser/edit/id-admin");
  await screen.findByText("You");
  expect(screen.queryByText("Save")).toBeNull();
});

test("duplicates the current user into a new one", async () => {
  const hand = userEvent.setup();
  administrator("/mapfreuser/view/id-admin");
  await hand.click(await screen.findByText("Duplicate"));
  await screen.findByRole("heading", { name: "New user" });
  await fill(hand, screen.getByLabelText(/^User/), "second");
  await fill(hand, screen.getByLabelText(/^Name/), "Second");
  await fill(hand, screen.getByLabelText(/^E-mail/), "second@example.org");
  await hand.click(save());
  await waitFor(() => expect(askedFor("createUser")).toMatchObject([{ user: "second", profileType: "LOCALADMIN", allInstances: true }]));
});

test("keeps the input during a sign-in action, and saves with the new version", async () => {
  const hand = userEvent.setup();
  adminDb().users.set("bea", aUser("bea", { secondFactor: true }));
  administrator("/mapfreuser/edit/bea");
  const name = await screen.findByLabelText(/^Name/);
  await fill(hand, name, " Sur");
  await hand.click(screen.getByText("Reset second factor"));
  await fill(hand, within(await screen.findByRole("dialog")).getByLabelText("Your own password"), "secret");
  await hand.click(screen.getByText("Reset"));
  await screen.findByText("Not set up");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await hand.click(screen.getByText("Disable"));
  await hand.click(within(await screen.findByRole("dialog")).getByText("Disable"));
  await hand.click(await screen.findByText("Enable"));
  await screen.findByText("Disable");
  expect(screen.getByLabelText(/^Name/)).toBe(name);
  expect((name as HTMLInputElement).value).toBe("User bea Sur");
  expect(document.activeElement?.textContent).toBe("Disable");
  await hand.click(save());
  await waitFor(() => expect(askedFor("changeUser")).toHaveLength(1));
  expect(askedFor("changeUser")).toMatchObject([{ name: "User bea Sur", updatedAt: "2026-11-01T09:00:03.000Z" }]);
});

test("shows the changes of another administrator without overwriting the input", async () => {
  const hand = userEvent.setup();
  adminDb().users.set("bea", aUser("bea"));
  administrator("/mapfreuser/edit/bea");
  await screen.findByText("Disable");
  adminDb().users.set("bea", aUser("bea", { email: "sur@example.org", disabledAt: "2026-11-01T09:00:00.000Z" }));
  await hand.click(screen.getByText("Disable"));
  await hand.click(within(await screen.findByRole("dialog")).getByText("Disable"));
  await screen.findByText("Enable");
  const email = screen.getByLabelText(/^E-mail/) as HTMLInputElement;
  await waitFor(() => expect(email.value).toBe("sur@example.org"));
  await fill(hand, screen.getByLabelText(/^Name/), " Sur");
  adminDb().users.set("bea", aUser("bea", { email: "norte@example.org", disabledAt: "2026-11-01T09:00:00.000Z" }));
  await hand.click(screen.getByText("Enable"));
  await screen.findByText("Disable");
  expect(email.value).toBe("sur@example.org");
  await hand.click(save());
  await screen.findByText("Another user changed this in the meantime. Reload it.");
  expect(askedFor("changeUser")).toEqual([]);
});

test("invites a user of the directory without object id by e-mail, and again from its form", async () => {
  const hand = userEvent.setup();
  const first = administrator("/mapfreuser/new/0");
  await fill(hand, await screen.findByLabelText(/^User/), "invited.one");
  await fill(hand, screen.getByLabelText(/^Name/), "Ana Invited");
  await hand.click(screen.getByRole("radio", { name: "Directory" }));
  await hand.click(screen.getByLabelText(/^Invite by e-mail instead/));
  expect(screen.queryByLabelText(/^Directory object ID/)).toBeNull();
  expect(disabledReason()).toBe("E-mail: enter an e-mail such as name@example.org.");
  await fill(hand, screen.getByLabelText(/^E-mail/), "ana@example.org");
  await choose(hand, /^Generic profile/, "Operator");
  await choose(hand, /^AMA instances/, "España (ES)");
  await hand.keyboard("{Escape}");
  await hand.click(save());
  await waitFor(() => expect(first.router.state.location.pathname).toBe("/mapfreuser"));
  expect(askedFor("createUser")).toMatchObject([{ user: "invited.one", email: "ana@example.org", invite: true }]);
  expect(askedFor("createUser")[0]).not.toHaveProperty("directoryObject");
  first.unmount();
  adminDb().users.set("ana", aUser("ana", { internal: true }));
  administrator("/mapfreuser/edit/ana");
  await hand.click(await screen.findByText("Send invitation"));
  await hand.click(within(await screen.findByRole("dialog")).getByText("Send"));
  await waitFor(() => expect(askedFor("sendInvitation")).toEqual([{ id: "ana", requestId: expect.any(String) }]));
});

test("offers no invitation to a user with a directory account or a password", async () => {
  for (const overrides of [{ internal: true, directoryObject: "known" }, {}]) {
    adminDb().users.set("ana", aUser("ana", overrides));
    const { unmount } = administrator("/mapfreuser/edit/ana");
    await screen.findByText("Duplicate");
    expect(screen.queryByText("Send invitation")).toBeNull();
    unmount();
  }
});

test.each([
  ["user", "/mapfreuser/edit/gone", "/mapfreuser"],
  ["specific profile", "/mapfrespecificprofile/view/gone", "/mapfrespecificprofile"],
  ["generic profile", "/mapfregenericprofile/view/GONE", "/mapfregenericprofile"],
])("leads from the form of a missing %s to the list, without a retry", async (_what, at, list) => {
  const { router } = administrator(at);
  const alert = await screen.findByRole("alert");
  expect(within(alert).queryByRole("button", { name: "Try again" })).toBeNull();
  await userEvent.click(within(alert).getByRole("link", { name: "Back to list" }));
  expect(router.state.location.pathname).toBe(list);
});
