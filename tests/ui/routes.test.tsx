import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { session } from "../../client/session/session";
import { routes } from "../../client/router";
import { showRoute, signIn } from "./page";

vi.mock("../../client/map/screen/MapScreen", () => ({ MapScreen: () => <main>the map</main> }));

/** Specification section 2, with the heading each has now. */
const authenticated: [address: string, heading: string | null][] = [
  ["/", null],
  ["/home", null],
  ["/map", null],
  ["/map/claims", null],
  ["/map/providers", null],
  ["/bases", "Supplier bases"],
  ["/mobilesupplier", "Mobile suppliers"],
  ["/incidents", "Claims"],
  ["/help", "Help"],
  ["/dashboard", "Dashboard"],
  ["/dashboard/kpi/claimsPerDay", "New claims"],
  ["/dashboard/subscriptions", "E-mail reports"],
  ["/logs", "API errors"],
  ["/logs/view/7", "API errors"],
  ["/logs/supplierfilterlogs", "Supplier-filter service calls"],
  ["/logs/supplierfilterlogs/view/7", "Supplier-filter service calls"],
  ["/mapfreuser", "Users"],
  ["/mapfreuser/new/0", "Users"],
  ["/mapfrespecificprofile", "Specific profiles"],
  ["/mapfrespecificprofile/copy/7", "Specific profiles"],
  ["/mapfregenericprofile", "Generic profiles"],
  ["/mapfregenericprofile/edit/7", "Generic profiles"],
  ["/localadmins", "Local administrators"],
  ["/apikeys", "API keys"],
  ["/mails", "Sent e-mails"],
  ["/mapfreaudit", "Audit log"],
  ["/mapfreaudit/view/7", "Audit log"],
  ["/configuration/kpi", "KPI configuration"],
  ["/configuration/indicator", "Indicator configuration"],
  ["/configuration/reasons", "Action reasons"],
  ["/configuration/publicholiday", "Public holidays"],
  ["/configuration/clientcontactlistcontract", "Client contact lists"],
  ["/configuration/clientcontactlistcontract/edit/7", "Client contact lists"],
  ["/configuration/erasure", "Data erasure"],
  ["/usersettings", "User account"],
];

test.each(authenticated)("%s shows its screen to a signed-in user", async (address, heading) => {
  signIn();
  showRoute(routes, address);
  if (heading === null) await screen.findByText("the map");
  else await screen.findByRole("heading", { name: heading, level: 1 });
});

test.each(authenticated)("%s sends other visitors to sign in", async (address) => {
  session.set({ status: "out", why: null });
  const { router } = showRoute(routes, address);
  await screen.findByText("Sign in");
  expect(router.state.location.pathname).toBe("/login");
});

test.each([
  ["/login", "Atalaya"],
  ["/login/aad?error=denied", "Directory sign-in"],
  ["/resetPassword", "New password"],
])("%s is public", async (address, heading) => {
  session.set({ status: "out", why: null });
  showRoute(routes, address);
  await screen.findByRole("heading", { name: heading, level: 1 });
});

test.each(["/nowhere", "/map/claims/more", "/logs/7", "/mapfreuser/new"])("%s is not found, and offers two links", async (address) => {
  signIn();
  const { router } = showRoute(routes, address);
  await screen.findByRole("heading", { name: "Page not found" });
  screen.getByRole("button", { name: "Back" });
  screen.getByRole("link", { name: "Go to start page" }).click();
  await screen.findByText("the map");
  expect(router.state.location.pathname).toBe("/map");
});
