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

test("without a user name nothing is asked of the server", async () => {
  out();
  showRoute(routes, "/login");
  await screen.findByLabelText("User");
  await fill("", password);
  await screen.findByText("The user name is required.");
  expect(session.get().status).toBe("out");
});

test("a sign-in that fails says so for 10 seconds in the live region, which stays", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  out();
  showRoute(routes, "/login");
  await fill("operator", "wrong", userEvent.setup({ advanceTimers: vi.advanceTimersByTime }));
  const region = screen.getByRole("alert");
  await waitFor(() => expect(region.textContent).toBe("The user or the password is wrong."));
  await act(() => vi.advanceTimersByTimeAsync(9_000));
  expect(region.textContent).toBe("The user or the password is wrong.");
  await act(() => vi.advanceTimersByTimeAsync(1_100));
  expect(region.textContent).toBe("");
  expect(region.isConnected).toBe(true);
});

test("where the server gives no answer of its own, a proxy error is said for ten seconds", async () => {
  server.use(http.post("*/login/doLogin", () => new HttpResponse("<html>Bad gateway</html>", { status: 502 })));
  vi.useFakeTimers({ shouldAdvanceTime: true });
  out();
  showRoute(routes, "/login");
  await fill("operator", password, userEvent.setup({ advanceTimers: vi.advanceTimersByTime }));
  const message = await screen.findByText("Proxy error: the server could not be asked.");
  await act(() => vi.advanceTimersByTimeAsync(9_000));
  expect(message.isConnected).toBe(true);
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(message.isConnected).toBe(false);
  expect(session.get().status).toBe("out");
});

test("after the sign-in the page that was asked for is shown", async () => {
  out();
  const { router } = showRoute(routes, "/incidents?sort=ID");
  await screen.findByLabelText("User");
  expect(router.state.location.pathname).toBe("/login");
  await fill("operator", password);
  await screen.findByText("the claims");
  expect(router.state.location.search).toBe("?sort=ID");
});

test("the directory cannot be used, and the page says why", async () => {
  out();
  showRoute(routes, "/login");
  const button = await screen.findByRole("button", { name: "Sign in with the directory" });
  expect(button.getAttribute("aria-disabled")).toBe("true");
  await waitFor(() => expect(button.hasAttribute("aria-describedby")).toBe(true));
  const reason = document.getElementById(button.getAttribute("aria-describedby")!);
  expect(reason?.textContent).toBe("No corporate directory is configured on this installation.");
});

test("the sign-in page speaks the language chosen on it", async () => {
  out();
  showRoute(routes, "/login");
  const hand = userEvent.setup();
  await hand.click(await screen.findByRole("button", { name: /Language: English/ }));
  await hand.click(await screen.findByRole("menuitem", { name: "Português do Brasil" }));
  await screen.findByLabelText("Usuário");
  await waitFor(() => expect(document.documentElement.lang).toBe("pt-BR"));
});
