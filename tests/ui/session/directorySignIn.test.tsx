import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createHashRouter, RouterProvider } from "react-router";
import { beforeEach, describe, expect, test, vi } from "vitest";
import english from "../../../schema/messages/en.json";
import { endSession, session } from "../../../client/session/session";
import { clearDirectoryReturn, captureDirectoryReturn } from "../../../client/signIn/directory/directoryReturn";
import { DirectoryPage } from "../../../client/signIn/directory/DirectoryPage";
import { LoginPage } from "../../../client/signIn/LoginPage";
import { SignedIn } from "../../../client/signIn/SignedIn";
import { chooseLanguage, language } from "../../../client/i18n/language";
import { loadMessages } from "../../../client/i18n/messages";
import { show, showRoute, signIn } from "../page";
import { asked, db } from "../setup";

const routes = [
  { path: "/login", Component: LoginPage },
  { path: "/login/aad", Component: DirectoryPage },
  { path: "/home", element: <SignedIn>the map</SignedIn> },
  { path: "/incidents", element: <SignedIn>the claims</SignedIn> },
];
const out = (): void => session.set({ status: "out", why: null });
const exchanges = (): number => asked().filter((query) => query.includes("exchangeHandoff")).length;

beforeEach(() => {
  sessionStorage.clear();
  clearDirectoryReturn();
  db().handoffs.set("good-code", "operator");
});

describe("the way back from the directory", () => {
  test("exchanges the code for a session, once", async () => {
    out();
    const { router } = showRoute(routes, "/login/aad?jwt=good-code&lang=en");
    await screen.findByText("the map");
    expect(session.get()).toMatchObject({ status: "in", userId: "id-operator" });
    expect(router.state.location).toMatchObject({ pathname: "/home", search: "" });
    expect(exchanges()).toBe(1);
  });

  test("removes the code from address and history before any request", async () => {
    window.history.replaceState(null, "", "#/login/aad?jwt=good-code&lang=en");
    const entries = window.history.length;
    captureDirectoryReturn();
    expect(window.location.hash).toBe("#/login/aad");
    expect(window.history.length).toBe(entries);
    expect(exchanges()).toBe(0);
    out();
    const router = createHashRouter(routes);
    show(<RouterProvider router={router} />);
    await screen.findByText("the map");
    expect(window.location.hash).toBe("#/home");
    expect(window.history.length).toBe(entries);
    expect(JSON.stringify({ ...localStorage, ...sessionStorage, state: window.history.state })).not.toContain("good-code");
  });

  test("works in a page that is already open", async () => {
    out();
    window.history.replaceState(null, "", "#/login");
    const router = createHashRouter(routes);
    show(<RouterProvider router={router} />);
    await screen.findByLabelText("User");
    db().handoffs.clear();
    await act(() => router.navigate("/login/aad?jwt=bad-code"));
    await screen.findByText("The directory sign-in could not be completed. Try again.");
    expect(window.location.hash).toBe("#/login");
  });

  test("leads to the page that was requested before", async () => {
    out();
    db().directory = "https://atalaya.test/aad/login";
    const first = showRoute(routes, "/incidents?sort=ID");
    const link = await screen.findByRole("link", { name: "Sign in with the directory" });
    link.addEventListener("click", (event) => event.preventDefault()); // jsdom goes nowhere
    await userEvent.click(link);
    first.unmount();
    const { router } = showRoute(routes, "/login/aad?jwt=good-code");
    await screen.findByText("the claims");
    expect(router.state.location.search).toBe("?sort=ID");
    expect(sessionStorage.length).toBe(0);
  });

  test("does not lead to the page of an earlier user", async () => {
    db().directory = "https://atalaya.test/aad/login";
    signIn("admin");
    const first = showRoute(routes, "/incidents?sort=ID");
    await screen.findByText("the claims");
    act(() => endSession("over"));
    const link = await screen.findByRole("link", { name: "Sign in with the directory" });
    link.addEventListener("click", (event) => event.preventDefault()); // jsdom goes nowhere
    await userEvent.click(link);
    first.unmount();
    const { router } = showRoute(routes, "/login/aad?jwt=good-code");
    await screen.findByText("the map");
    expect(router.state.location.search).toBe("");
  });

  test("waits for the session check, whose response must not end the new session", async () => {
    showRoute(routes, "/login/aad?jwt=good-code");
    await screen.findByText("Signing you in…");
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(exchanges()).toBe(0);
    act(out);
    await screen.findByText("the map");
  });

  test("leads to the sign-in page with a message for 10 seconds if the code is invalid", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    out();
    const { router } = showRoute(routes, "/login/aad?jwt=used-code");
    const region = await screen.findByRole("alert");
    await waitFor(() => expect(region.textContent).toBe("The directory sign-in could not be completed. Try again."));
    expect(router.state.location).toMatchObject({ pathname: "/login", search: "" });
    await act(() => vi.advanceTimersByTimeAsync(9_000));
    expect(region.textContent).not.toBe("");
    await act(() => vi.advanceTimersByTimeAsync(1_100));
    expect(region.textContent).toBe("");
    expect(session.get().status).toBe("out");
  });

  test.each([
    ["DIRECTORY_NO_ACCESS", "Your directory account has no access to Atalaya. Ask your administrator."],
    ["DIRECTORY_INVITATION", english["errors.DIRECTORY_INVITATION"]],
    ["DIRECTORY_ACCOUNT_TAKEN", english["errors.DIRECTORY_ACCOUNT_TAKEN"]],
    ["DIRECTORY_CANCELLED", "The directory sign-in was cancelled."],
    ["DIRECTORY_UNAVAILABLE", "The corporate directory is unavailable. Try again in a moment."],
    ["<b>call 555-0100</b>", "Something went wrong."],
  ])("shows the catalogue's message for the error %s", async (error, text) => {
    out();
    const { router } = showRoute(routes, `/login/aad?error=${encodeURIComponent(error)}&lang=en`);
    await screen.findByText(text);
    expect(router.state.location).toMatchObject({ pathname: "/login", search: "", state: {} });
    expect(exchanges()).toBe(0);
  });

  test("uses the language in which the sign-in began", async () => {
    await loadMessages("it");
    out();
    showRoute(routes, "/login/aad?error=DIRECTORY_CANCELLED&lang=it");
    await screen.findByText("L’accesso con la directory è stato annullato.");
    expect(language.get()).toBe("it");
    chooseLanguage("en");
  });

  test("ignores an unknown language", async () => {
    out();
    showRoute(routes, "/login/aad?error=DIRECTORY_CANCELLED&lang=xx");
    await screen.findByText("The directory sign-in was cancelled.");
  });

  test("leads to sign-in without parameters, and a signed-in user to the map", async () => {
    out();
    const { unmount } = showRoute(routes, "/login/aad");
    await screen.findByLabelText("User");
    expect(screen.getByRole("alert").textContent).toBe("");
    unmount();
    signIn();
    showRoute(routes, "/login/aad");
    await screen.findByText("the map");
  });
});

describe("the button of the sign-in page", () => {
  test("leads to the directory in the current language, and keeps the session if that is ticked", async () => {
    out();
    db().directory = "https://atalaya.test/aad/login";
    showRoute(routes, "/login");
    const link = await screen.findByRole("link", { name: "Sign in with the directory" });
    expect(link.getAttribute("href")).toBe("https://atalaya.test/aad/login?lang=en");
    await userEvent.click(screen.getByRole("checkbox"));
    expect(link.getAttribute("href")).toBe("https://atalaya.test/aad/login?lang=en&keep=1");
  });
});
