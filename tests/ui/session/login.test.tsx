import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http, HttpResponse } from "msw";
import { expect, test, vi } from "vitest";
import { session } from "../../../client/session/session";
import { LoginPage } from "../../../client/signIn/LoginPage";
import { SignedIn } from "../../../client/signIn/SignedIn";
import { password } from "../../msw/db";
import { showRoute } from "../page";
import { server } from "../setup";

const routes = [
  { path: "/login", Component: LoginPage },
  { path: "/incidents", element: <SignedIn>the claims</SignedIn> },
];

const out = (): void => session.set({ status: "out", why: null });

async function fill(user: string, secret: string, hand = userEvent.setup()): Promise<void> {
  if (user) await hand.type(await screen.findByLabelText("User"), user);
  if (secret) await hand.type(screen.getByLabelText("Password"), secret);
  await hand.click(screen.getByRole("button", { name: "Sign in" }));
}

test("sends no request without a user name", async () => {
  out();
  showRoute(routes, "/login");
  await screen.findByLabelText("User");
  await fill("", password);
  await screen.findByText("The user name is required.");
  expect(session.get().status).toBe("out");
});

test("shows a failed sign-in for 10 seconds in the permanent live region", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  out();
  showRoute(routes, "/login");
  await fill("operator", "wrong", userEvent.setup({ advanceTimers: vi.advanceTimersByTime }));
  const region = screen.getByRole("alert");
  await waitFor(() => expect(region.textContent).toBe("The user name or password is wrong."));
  await act(() => vi.advanceTimersByTimeAsync(9_000));
  expect(region.textContent).toBe("The user name or password is wrong.");
  await act(() => vi.advanceTimersByTimeAsync(1_100));
  expect(region.textContent).toBe("");
  expect(region.isConnected).toBe(true);
});

test("shows a proxy error for ten seconds if the server does not respond itself", async () => {
  server.use(http.post("*/login/doLogin", () => new HttpResponse("<html>Bad gateway</html>", { status: 502 })));
  vi.useFakeTimers({ shouldAdvanceTime: true });
  out();
  showRoute(routes, "/login");
  await fill("operator", password, userEvent.setup({ advanceTimers: vi.advanceTimersByTime }));
  const message = await screen.findByText("Proxy error. The server could not be reached.");
  await act(() => vi.advanceTimersByTimeAsync(9_000));
  expect(message.isConnected).toBe(true);
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(message.isConnected).toBe(false);
  expect(session.get().status).toBe("out");
});

test("shows the requested page after the sign-in", async () => {
  out();
  const { router } = showRoute(routes, "/incidents?sort=ID");
  await screen.findByLabelText("User");
  expect(router.state.location.pathname).toBe("/login");
  await fill("operator", password);
  await screen.findByText("the claims");
  expect(router.state.location.search).toBe("?sort=ID");
});

test("keeps the place of the directory's button until it knows that none is configured", async () => {
  out();
  localStorage.setItem("atalaya.directory", "1");
  showRoute(routes, "/login");
  await screen.findByRole("button", { name: "Sign in with the directory" });
  await waitFor(() => expect(screen.queryByText("or with user and password")).toBeNull());
  expect(screen.queryByText("Sign in with the directory")).toBeNull();
  expect(localStorage.getItem("atalaya.directory")).toBeNull();
});

test("uses the language chosen on the sign-in page", async () => {
  out();
  showRoute(routes, "/login");
  const hand = userEvent.setup();
  await hand.click(await screen.findByRole("button", { name: /Language: English/ }));
  await hand.click(await screen.findByRole("menuitem", { name: "Português do Brasil" }));
  await screen.findByLabelText("Usuário");
  await waitFor(() => expect(document.documentElement.lang).toBe("pt-BR"));
});
