import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http, HttpResponse } from "msw";
import { beforeEach, expect, test } from "vitest";
import { session } from "../../../client/session/session";
import { LoginPage } from "../../../client/signIn/LoginPage";
import { ResetPasswordPage } from "../../../client/signIn/password/ResetPasswordPage";
import { captureResetLink } from "../../../client/signIn/password/resetToken";
import { SignedIn } from "../../../client/signIn/SignedIn";
import { password } from "../../msw/db";
import { goodCode, goodToken, secret } from "../../msw/signIn";
import { showRoute } from "../page";
import { db, server } from "../setup";

const routes = [
  { path: "/login", Component: LoginPage },
  { path: "/resetPassword", Component: ResetPasswordPage },
  { path: "/home", element: <SignedIn>the map</SignedIn> },
];
beforeEach(() => session.set({ status: "out", why: null }));

async function enter(): Promise<void> {
  showRoute(routes, "/login");
  await userEvent.type(await screen.findByLabelText("User"), "operator");
  await userEvent.type(screen.getByLabelText("Password"), password);
  await userEvent.click(screen.getByRole("button", { name: "Sign in" }));
}
const reasonOf = (name: string): string | null => screen.getByRole("button", { name }).getAttribute("aria-description");

test("the code of the second factor is asked after the password; a wrong one can be typed again", async () => {
  db().signIn.steps.set("operator", ["CODE"]);
  await enter();
  const field = await screen.findByLabelText(/^Code of the authenticator/);
  expect(session.get().status).toBe("out");
  await userEvent.type(field, "999999{Enter}");
  await screen.findByText("The code is wrong or was used already.");
  await userEvent.clear(field);
  await userEvent.type(field, "123 456{Enter}");
  await screen.findByText("the map");
});

test("a sign-in that took too long starts again, and says why", async () => {
  db().signIn.steps.set("operator", ["CODE"]);
  await enter();
  await userEvent.type(await screen.findByLabelText(/^Code of the authenticator/), "000000{Enter}");
  await screen.findByText("This sign-in took too long or failed too often. Sign in again.");
  expect(screen.getByLabelText<HTMLInputElement>("Password").value).toBe("");
});

test("where a second factor is required, the dialog with the QR code comes before going on", async () => {
  db().signIn.steps.set("operator", ["ENROL"]);
  await enter();
  const dialog = within(await screen.findByRole("dialog", { name: "Set up the second factor" }));
  expect(dialog.getByRole("img", { name: "QR code of the secret" }).getAttribute("src")).toMatch(/^data:image\/svg/);
  expect(dialog.getByText(secret.replaceAll(/(.{4})(?=.)/g, "$1 "))).toBeTruthy();
  expect(dialog.getByRole("button", { name: "Confirm and go on" }).getAttribute("aria-description")).toBe("Type the six digits.");
  await userEvent.type(dialog.getByLabelText(/^Code of the authenticator/), `${goodCode}{Enter}`);
  await screen.findByText("the map");
});

test("a new password is chosen at the next sign-in: each rule says whether it is met, and nothing is sent before all are", async () => {
  db().signIn.steps.set("operator", ["NEW_PASSWORD"]);
  await enter();
  const first = await screen.findByLabelText("New password");
  const rules = () =>
    within(screen.getByRole("list"))
      .getAllByRole("listitem")
      .map((item) => item.textContent);
  expect(rules()).toEqual([
    "8 to 32 characters(missing)",
    "a digit(missing)",
    "a lower-case letter(missing)",
    "an upper-case letter(missing)",
    "a special character(missing)",
  ]);
  await userEvent.type(first, "Tower-7");
  expect(rules().filter((rule) => rule?.includes("missing"))).toEqual(["8 to 32 characters(missing)"]);
  expect(reasonOf("Save the password and sign in")).toBe("The password does not meet every rule yet.");
  await userEvent.type(first, "7");
  await userEvent.type(screen.getByLabelText("Repeat the password"), "Tower-78");
  expect(screen.getAllByText("The passwords do not match.").length).toBeGreaterThan(0);
  expect(reasonOf("Save the password and sign in")).toBe("The passwords do not match.");
  await userEvent.type(screen.getByLabelText("Repeat the password"), "{Backspace}7{Enter}");
  await screen.findByText("the map");
  expect(db().signIn.passwords).toEqual(["Tower-77"]);
});

test("a forgotten password: whatever is typed, the answer is the same", async () => {
  showRoute(routes, "/login");
  await userEvent.click(await screen.findByRole("button", { name: /Forgot your password/ }));
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.type(dialog.getByLabelText("User or e-mail"), " somebody@example.org {Enter}");
  await screen.findByText(/^If there is such a user, a link to choose a new password is on its way/);
  expect(db().signIn.asked).toEqual(["somebody@example.org"]);
});

test("the mailed link: its token leaves the address, a new password is chosen, and the way back to signing in is shown", async () => {
  window.location.hash = `#/resetPassword?resetToken=${goodToken}`;
  captureResetLink();
  expect(window.location.hash).toBe("#/resetPassword");
  showRoute(routes, "/resetPassword");
  await userEvent.type(await screen.findByLabelText("New password"), "Password1!");
  await userEvent.type(screen.getByLabelText("Repeat the password"), "Password1!{Enter}");
  await screen.findByText("This password is among the commonest ones. Choose another.");
  for (const label of ["New password", "Repeat the password"]) {
    await userEvent.clear(screen.getByLabelText(label));
    await userEvent.type(screen.getByLabelText(label), "Watch-tower7");
  }
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText(/^Your new password is in force/);
  await userEvent.click(screen.getByRole("link", { name: "Back to signing in" }));
  await waitFor(() => expect(screen.getByLabelText("User")).toBeTruthy());
});

test.each([
  ["a reset", "", /within 30 minutes of its mail/],
  ["a welcome", "&welcome", /within 24 hours of its mail/],
])("the page of %s says how long its link is good, also where it was refused", async (_kind, more, life) => {
  window.location.hash = `#/resetPassword?resetToken=an-old-one${more}`;
  captureResetLink();
  showRoute(routes, "/resetPassword");
  await screen.findByText(life);
  await userEvent.type(screen.getByLabelText("New password"), "Watch-tower7");
  await userEvent.type(screen.getByLabelText("Repeat the password"), "Watch-tower7{Enter}");
  expect((await screen.findByText(/^This link/)).textContent).not.toMatch(/minute|hour/);
  expect(screen.getByText(life)).toBeTruthy();
});

test("a new password that no answer comes to is said to be a proxy error, and can be sent again", async () => {
  let lost = 0;
  server.use(http.post("*/puiuser/doResetPassword", () => (lost++ ? undefined : HttpResponse.error())));
  showRoute(routes, `/resetPassword?resetToken=${goodToken}`);
  await userEvent.type(await screen.findByLabelText("New password"), "Watch-tower7");
  await userEvent.type(screen.getByLabelText("Repeat the password"), "Watch-tower7{Enter}");
  await screen.findByText("Proxy error: the server could not be asked.");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText(/^Your new password is in force/);
});

test("another mailed link, opened where one was refused, is the one that counts", async () => {
  const { router } = showRoute(routes, "/resetPassword?resetToken=an-old-one");
  const choose = async (): Promise<void> => {
    await userEvent.type(await screen.findByLabelText("New password"), "Watch-tower7");
    await userEvent.type(screen.getByLabelText("Repeat the password"), "Watch-tower7{Enter}");
  };
  await choose();
  await screen.findByText(/^This link/);
  await act(() => router.navigate(`/resetPassword?resetToken=${goodToken}`));
  await waitFor(() => expect(router.state.location.search).toBe(""));
  expect(screen.queryByText(/^This link/)).toBeNull();
  await choose();
  await screen.findByText(/^Your new password is in force/);
});
