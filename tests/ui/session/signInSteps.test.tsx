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

test("asks for the second factor's code after the password, and accepts another attempt", async () => {
  db().signIn.steps.set("operator", ["CODE"]);
  await enter();
  const field = await screen.findByLabelText(/^Six-digit authenticator code/);
  expect(session.get().status).toBe("out");
  await userEvent.type(field, "999999{Enter}");
  await screen.findByText("The code is wrong or has already been used.");
  await userEvent.clear(field);
  await userEvent.type(field, "123 456{Enter}");
  await screen.findByText("the map");
});

test("restarts a sign-in that took too long, and says why", async () => {
  db().signIn.steps.set("operator", ["CODE"]);
  await enter();
  await userEvent.type(await screen.findByLabelText(/^Six-digit authenticator code/), "000000{Enter}");
  await screen.findByText("The sign-in took too long or failed too often. Sign in again.");
  expect(screen.getByLabelText<HTMLInputElement>("Password").value).toBe("");
});

test("shows the dialog with the QR code before it continues if a second factor is required", async () => {
  db().signIn.steps.set("operator", ["ENROL"]);
  await enter();
  const dialog = within(await screen.findByRole("dialog", { name: "Set up second factor" }));
  expect(dialog.getByRole("img", { name: "QR code for the authenticator app" }).getAttribute("src")).toMatch(/^data:image\/svg/);
  expect(dialog.getByText(secret.replaceAll(/(.{4})(?=.)/g, "$1 "))).toBeTruthy();
  expect(dialog.getByRole("button", { name: "Confirm and continue" }).getAttribute("aria-description")).toBe("Enter the six digits.");
  await userEvent.type(dialog.getByLabelText(/^Six-digit authenticator code/), `${goodCode}{Enter}`);
  await screen.findByText("the map");
});

test("requires a new password at the next sign-in, shows each rule's state, and sends nothing before all are met", async () => {
  db().signIn.steps.set("operator", ["NEW_PASSWORD"]);
  await enter();
  const first = await screen.findByLabelText("New password");
  const rules = () =>
    within(screen.getByRole("list"))
      .getAllByRole("listitem")
      .map((item) => item.textContent);
  expect(rules()).toEqual([
    "8 to 32 characters(not met)",
    "a digit(not met)",
    "a lower-case letter(not met)",
    "an upper-case letter(not met)",
    "a special character(not met)",
  ]);
  await userEvent.type(first, "Tower-7");
  expect(rules().filter((rule) => rule?.includes("not met"))).toEqual(["8 to 32 characters(not met)"]);
  expect(reasonOf("Save password and sign in")).toBe("The password does not meet all rules.");
  await userEvent.type(first, "7");
  await userEvent.type(screen.getByLabelText("Repeat password"), "Tower-78");
  expect(screen.getAllByText("The passwords do not match.").length).toBeGreaterThan(0);
  expect(reasonOf("Save password and sign in")).toBe("The passwords do not match.");
  await userEvent.type(screen.getByLabelText("Repeat password"), "{Backspace}7{Enter}");
  await screen.findByText("the map");
  expect(db().signIn.passwords).toEqual(["Tower-77"]);
});

test("shows the same response to every request for a forgotten password", async () => {
  showRoute(routes, "/login");
  await userEvent.click(await screen.findByRole("button", { name: /Forgot your password/ }));
  const dialog = within(await screen.findByRole("dialog"));
  dialog.getByText("You receive an e-mail with a link to choose a new password.");
  dialog.getByRole("button", { name: "Back" });
  await userEvent.type(dialog.getByLabelText("User or e-mail"), " somebody@example.org {Enter}");
  await screen.findByText(/^If the user exists, an e-mail with a link to choose a new password was sent/);
  expect(db().signIn.asked).toEqual(["somebody@example.org"]);
});

test("removes the token of a mailed link from the address, sets a new password, and leads to sign-in", async () => {
  window.location.hash = `#/resetPassword?resetToken=${goodToken}`;
  captureResetLink();
  expect(window.location.hash).toBe("#/resetPassword");
  showRoute(routes, "/resetPassword");
  await userEvent.type(await screen.findByLabelText("New password"), "Password1!");
  await userEvent.type(screen.getByLabelText("Repeat password"), "Password1!{Enter}");
  await screen.findByText("This password is easy to guess. Choose a longer one, or several words that have nothing to do with your work.");
  for (const label of ["New password", "Repeat password"]) {
    await userEvent.clear(screen.getByLabelText(label));
    await userEvent.type(screen.getByLabelText(label), "Watch-tower7");
  }
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText(/^Your password was changed/);
  await userEvent.click(screen.getByRole("link", { name: "Back to sign-in" }));
  await waitFor(() => expect(screen.getByLabelText("User")).toBeTruthy());
});

test.each([
  ["a reset", "", /expires 30 minutes after it was sent/],
  ["a welcome", "&welcome", /expires after 24 hours/],
])("shows on the page of %s how long its link is valid, also after a refusal", async (_kind, more, life) => {
  window.location.hash = `#/resetPassword?resetToken=an-old-one${more}`;
  captureResetLink();
  showRoute(routes, "/resetPassword");
  await screen.findByText(life);
  await userEvent.type(screen.getByLabelText("New password"), "Watch-tower7");
  await userEvent.type(screen.getByLabelText("Repeat password"), "Watch-tower7{Enter}");
  expect((await screen.findByText(/^The link is invalid/)).textContent).not.toMatch(/minute|hour/);
  expect(screen.getByText(life)).toBeTruthy();
});

test("reports a new password without response as a proxy error, and can send it again", async () => {
  let lost = 0;
  server.use(http.post("*/puiuser/doResetPassword", () => (lost++ ? undefined : HttpResponse.error())));
  showRoute(routes, `/resetPassword?resetToken=${goodToken}`);
  await userEvent.type(await screen.findByLabelText("New password"), "Watch-tower7");
  await userEvent.type(screen.getByLabelText("Repeat password"), "Watch-tower7{Enter}");
  await screen.findByText("Proxy error. The server could not be reached.");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText(/^Your password was changed/);
});

test("uses the newer mailed link when one was refused", async () => {
  const { router } = showRoute(routes, "/resetPassword?resetToken=an-old-one");
  const choose = async (): Promise<void> => {
    await userEvent.type(await screen.findByLabelText("New password"), "Watch-tower7");
    await userEvent.type(screen.getByLabelText("Repeat password"), "Watch-tower7{Enter}");
  };
  await choose();
  await screen.findByText(/^The link is invalid/);
  await act(() => router.navigate(`/resetPassword?resetToken=${goodToken}`));
  await waitFor(() => expect(router.state.location.search).toBe(""));
  expect(screen.queryByText(/^The link is invalid/)).toBeNull();
  await choose();
  await screen.findByText(/^Your password was changed/);
});
