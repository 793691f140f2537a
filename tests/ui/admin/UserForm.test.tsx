import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { aProfile, aUser } from "../../msw/adminDb";
import { adminDb, administrator, askedFor, choose, fill } from "./adminFixtures";

const save = (): HTMLElement => screen.getByText("Save").closest("button")!;
const disabledReason = (): string | null => save().getAttribute("aria-description");

test("a new user is made from who it is and what it may see; Save says what is missing", async () => {
  const hand = userEvent.setup();
  adminDb().profiles.set("narrow", aProfile("narrow", { name: "Narrow", profileType: "CLIENTE" }));
  adminDb().profiles.set("other", aProfile("other", { name: "Other", profileType: "OPERADOR" }));
  const { router } = administrator("/mapfreuser/new/0");
  await fill(hand, await screen.findByLabelText(/^User/), "new.user");
  expect(disabledReason()).toBe("Name: letters, digits and spaces, at most 100.");
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
  expect(askedFor("createUser")).toEqual([
    {
      user: "new.user",
      name: "Núria Şahin 2",
      email: "nuria@example.org",
      language: "en",
      profileType: "CLIENTE",
      specificProfileId: "narrow",
      allInstances: false,
      instanceIds: ["ES"],
      defaultCentre: { instanceId: "ES", id: "MAD" },
    },
  ]);
});

test("a user of the directory is made ahead by its object id; it needs no e-mail", async () => {
  const hand = userEvent.setup();
  const { router } = administrator("/mapfreuser/new/0");
  await fill(hand, await screen.findByLabelText(/^User/), "ahead.of");
  await fill(hand, screen.getByLabelText(/^Name/), "Ana Ahead");
  await hand.click(screen.getByRole("radio", { name: "Directory" }));
  expect(disabledReason()).toBe("Give the object id that the directory has for this person.");
  await fill(hand, screen.getByLabelText(/^Object id/), "0f3c5a1e-0000-4000-8000-00000000000a");
  await choose(hand, /^Generic profile/, "Operator");
  await choose(hand, /^AMA instances/, "España (ES)");
  await hand.keyboard("{Escape}");
  expect(disabledReason()).toBeNull();
  await hand.click(save());
  await waitFor(() => expect(router.state.location.pathname).toBe("/mapfreuser"));
  expect(askedFor("createUser")).toMatchObject([{ email: "", directoryObject: "0f3c5a1e-0000-4000-8000-00000000000a" }]);
});

test("a name with a sign is refused beside its field as soon as it is left", async () => {
  const hand = userEvent.setup();
  administrator("/mapfreuser/new/0");
  await fill(hand, await screen.findByLabelText(/^Name/), "Bob; drop");
  expect(screen.getByLabelText(/^Name/).getAttribute("aria-invalid")).toBeNull();
  await hand.tab();
  expect(screen.getByLabelText(/^Name/).getAttribute("aria-invalid")).toBe("true");
});

test("what the server refuses stands beside the field it speaks of", async () => {
  const hand = userEvent.setup();
  adminDb().users.set("bea", aUser("bea"));
  adminDb().answer = (mutation) => (mutation === "changeUser" ? ["EMAIL_INVALID"] : undefined);
  administrator("/mapfreuser/edit/bea");
  await fill(hand, await screen.findByLabelText(/^E-mail/), ".br");
  await hand.click(save());
  await waitFor(() => expect(screen.getByLabelText(/^E-mail/).getAttribute("aria-invalid")).toBe("true"));
});

test("a change gives back when the user was changed last, and Ctrl S saves it", async () => {
  const hand = userEvent.setup();
  adminDb().users.set("bea", aUser("bea"));
  administrator("/mapfreuser/edit/bea");
  const name = await screen.findByLabelText(/^Name/);
  expect(disabledReason()).toBe("There is nothing to save.");
  await hand.clear(name);
  await fill(hand, name, "Bea Sur");
  await hand.keyboard("{Control>}s{/Control}");
  await waitFor(() =>
    expect(askedFor("changeUser")).toMatchObject([{ id: "bea", name: "Bea Sur", updatedAt: "2026-11-01T09:00:00.000Z" }]),
  );
});

test("leaving with changes asks first, and stays when that is wished", async () => {
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
  await hand.click(await screen.findByText("Discard the changes"));
  await waitFor(() => expect(router.state.location.pathname).toBe("/mapfreuser"));
});

test("a user of the directory says so and cannot become one with a password", async () => {
  adminDb().users.set("dora", aUser("dora", { internal: true }));
  administrator("/mapfreuser/edit/dora");
  await screen.findByText(/It cannot become one with a password/);
  expect((screen.getByLabelText("With password") as HTMLInputElement).disabled).toBe(true);
  expect((screen.getByLabelText("Directory") as HTMLInputElement).checked).toBe(true);
  expect((screen.getByLabelText(/^Name/) as HTMLInputElement).readOnly).toBe(true);
  const reset = screen.getByText("Send a link for a new password").closest("button")!;
  expect(reset.getAttribute("aria-description")).toBe("The directory takes care of this user’s sign-in.");
});

test("the second factor is reset with the administrator's own password; a wrong one is said in the dialog", async () => {
  const hand = userEvent.setup();
  adminDb().users.set("bea", aUser("bea", { secondFactor: true }));
  adminDb().answer = () => ["PASSWORD_WRONG"];
  administrator("/mapfreuser/edit/bea");
  await hand.click(await screen.findByText("Reset the second factor"));
  const dialog = await screen.findByRole("dialog");
  await fill(hand, within(dialog).getByLabelText("Your own password"), "secret");
  await hand.click(within(dialog).getByText("Reset"));
  await waitFor(() => expect(within(dialog).getByRole("alert").textContent).not.toBe(""));
  adminDb().answer = undefined;
  await hand.click(within(dialog).getByText("Reset"));
  await waitFor(() => expect(askedFor("resetSecondFactor")).toHaveLength(2));
  await screen.findByText("Not set up");
});

test("sessions are seen and ended", async () => {
  const hand = userEvent.setup();
  adminDb().users.set("bea", aUser("bea"));
  const at = "2026-11-21T09:00:00.000Z";
  adminDb().sessions = [
    { id: "s1", browser: "Firefox, Windows", address: "10.0.0.7", createdAt: at, lastSeenAt: at, expiresAt: at, keepAlive: false },
  ];
  administrator("/mapfreuser/edit/bea");
  await screen.findByText("Firefox, Windows");
  await hand.click(screen.getByText("End all sessions"));
  await screen.findByText("The user is signed in nowhere.");
  expect(askedFor("endUserSessions")).toEqual([{ id: "bea" }]);
});

test("one is only looked at by oneself", async () => {
  administrator("/mapfreuser/edit/id-admin");
  await screen.findByText("You");
  expect(screen.queryByText("Save")).toBeNull();
});

test("a new user is made like oneself", async () => {
  const hand = userEvent.setup();
  administrator("/mapfreuser/view/id-admin");
  await hand.click(await screen.findByText("New one like this"));
  await screen.findByRole("heading", { name: "New user" });
  await fill(hand, screen.getByLabelText(/^User/), "second");
  await fill(hand, screen.getByLabelText(/^Name/), "Second");
  await fill(hand, screen.getByLabelText(/^E-mail/), "second@example.org");
  await hand.click(save());
  await waitFor(() => expect(askedFor("createUser")).toMatchObject([{ user: "second", profileType: "LOCALADMIN", allInstances: true }]));
});

test("an action on the sign-in leaves what was typed, and the save knows of it", async () => {
  const hand = userEvent.setup();
  adminDb().users.set("bea", aUser("bea", { secondFactor: true }));
  administrator("/mapfreuser/edit/bea");
  const name = await screen.findByLabelText(/^Name/);
  await fill(hand, name, " Sur");
  await hand.click(screen.getByText("Reset the second factor"));
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

test("what another administrator saved meanwhile is shown, but not below what was typed", async () => {
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
  await screen.findByText("Somebody else has changed it meanwhile: load it again.");
  expect(askedFor("changeUser")).toEqual([]);
});

test("a user of the directory whose object id is not known is invited by e-mail, and again from its form", async () => {
  const hand = userEvent.setup();
  const first = administrator("/mapfreuser/new/0");
  await fill(hand, await screen.findByLabelText(/^User/), "invited.one");
  await fill(hand, screen.getByLabelText(/^Name/), "Ana Invited");
  await hand.click(screen.getByRole("radio", { name: "Directory" }));
  await hand.click(screen.getByLabelText(/^Invite by e-mail instead/));
  expect(screen.queryByLabelText(/^Object id/)).toBeNull();
  expect(disabledReason()).toBe("E-mail: write it as name@example.org.");
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
  await hand.click(await screen.findByText("Send an invitation"));
  await hand.click(within(await screen.findByRole("dialog")).getByText("Send"));
  await waitFor(() => expect(askedFor("sendInvitation")).toEqual([{ id: "ana" }]));
});

test("who has an account of the directory, or a password, is not invited", async () => {
  for (const overrides of [{ internal: true, directoryObject: "known" }, {}]) {
    adminDb().users.set("ana", aUser("ana", overrides));
    const { unmount } = administrator("/mapfreuser/edit/ana");
    await screen.findByText("New one like this");
    expect(screen.queryByText("Send an invitation")).toBeNull();
    unmount();
  }
});

test.each([
  ["user", "/mapfreuser/edit/gone", "/mapfreuser"],
  ["specific profile", "/mapfrespecificprofile/view/gone", "/mapfrespecificprofile"],
  ["generic profile", "/mapfregenericprofile/view/GONE", "/mapfregenericprofile"],
])("the form of a %s that is not there leads to the list, and cannot be asked for again", async (_what, at, list) => {
  const { router } = administrator(at);
  const alert = await screen.findByRole("alert");
  expect(within(alert).queryByRole("button", { name: "Try again" })).toBeNull();
  await userEvent.click(within(alert).getByRole("link", { name: "To the list" }));
  expect(router.state.location.pathname).toBe(list);
});
