import { gql } from "@apollo/client";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { graphql, HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createClient } from "../../../client/apollo/client";
import { accessToken, currentToken, endSession, restoreSession, session } from "../../../client/session/session";
import { Shell } from "../../../client/app/shell/Shell";
import { LoginPage } from "../../../client/signIn/LoginPage";
import { SignedIn } from "../../../client/signIn/SignedIn";
import { chooseLanguage, language } from "../../../client/i18n/language";
import { aClaim, tokenOf } from "../../msw/db";
import { showRoute, signIn } from "../page";
import { asked, db, server } from "../setup";

type Router = ReturnType<typeof showRoute>["router"];

const routes = [
  { path: "/login", Component: LoginPage },
  {
    element: (
      <SignedIn>
        <Shell />
      </SignedIn>
    ),
    children: [
      { path: "/incidents", element: <p>the claims</p> },
      { path: "/home", element: <p>the map</p> },
    ],
  },
];

let otherTab: BroadcastChannel;
let events: unknown[];
beforeEach(() => {
  otherTab = new BroadcastChannel("atalaya.session");
  events = [];
  otherTab.onmessage = ({ data }) => void events.push(data);
});
afterEach(() => otherTab.close());

const userInfos = () => asked().filter((query) => query.includes("userInfo")).length;

test("restores the session of its cookie, with the token in memory only", async () => {
  db().signedIn = "operator";
  await restoreSession();
  expect(session.get()).toMatchObject({ status: "in", userId: "id-operator" });
  expect(currentToken()).toMatch(/^\S+\.\S+\.\S+$/);
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(currentToken());
});

test("detects that no user is signed in without a session", async () => {
  await restoreSession();
  expect(session.get()).toEqual({ status: "out", why: null });
});

test("renews a token before it expires, with one request for several callers", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  signIn();
  const first = await accessToken();
  expect(userInfos()).toBe(0);
  vi.setSystemTime(Date.now() + 14.9 * 60_000);
  const [a, b] = await Promise.all([accessToken(), accessToken()]);
  expect(a).toBe(b);
  expect(a).not.toBe(first);
  expect(userInfos()).toBe(1);
});

test("shares session data with the other tabs, which send no request", async () => {
  signIn();
  await waitFor(() => expect(events).toEqual([{ info: expect.objectContaining({ name: "Operator Test" }), at: expect.any(Number) }]));
  const info = { ...db().users.get("operator")!, jwt: tokenOf("id-operator", Date.now() + 5_000) };
  otherTab.postMessage({ info, at: Date.now() });
  await waitFor(() => expect(currentToken()).toBe(info.jwt));
  expect(userInfos()).toBe(0);
});

test("leads to the sign-in page on sign-out, also in the other tabs", async () => {
  signIn();
  const hand = userEvent.setup();
  const { router } = showRoute(routes, "/incidents");
  await hand.click(await screen.findByRole("button", { name: "Signed in as Operator Test" }));
  await hand.click(await screen.findByText("Sign out"));
  await screen.findByText("Forgot your password?");
  expect(router.state.location.pathname).toBe("/login");
  expect(db().signedIn).toBeNull();
  await waitFor(() => expect(events.at(-1)).toEqual({ out: "signedOut" }));
});

test("signs out when another tab signs out", async () => {
  signIn();
  showRoute(routes, "/incidents");
  await screen.findByText("the claims");
  otherTab.postMessage({ out: "signedOut" });
  await screen.findByText("Forgot your password?");
  expect(screen.queryByText("Your session has ended. Sign in again.")).toBeNull();
});

test("ends when another tab finds the session ended, with a message", async () => {
  signIn();
  showRoute(routes, "/incidents");
  await screen.findByText("the claims");
  otherTab.postMessage({ out: "over" });
  await screen.findByText("Your session has ended. Sign in again.");
});

test("leads to the sign-in page with a message when a request finds the session ended", async () => {
  signIn();
  showRoute(routes, "/incidents");
  await screen.findByText("the claims");
  db().signedIn = null;
  await createClient()
    .query({
      query: gql`
        {
          claims {
            totalCount
          }
        }
      `,
    })
    .catch(() => undefined);
  await screen.findByText("Your session has ended. Sign in again.");
});

describe("the last page of a user", () => {
  const signInAs = async (name: string): Promise<void> => {
    await screen.findByText("Forgot your password?");
    db().signedIn = name;
    act(() => signIn(name));
  };

  test("is not shown to the next user after a sign-out", async () => {
    signIn("operator");
    const { router } = showRoute(routes, "/incidents?openTabs=claim");
    await screen.findByText("the claims");
    act(() => endSession("signedOut"));
    await screen.findByText("Forgot your password?");
    expect(router.state.location.state).toEqual({});
    await signInAs("admin");
    await screen.findByText("the map");
    expect(router.state.location).toMatchObject({ pathname: "/home", search: "" });
  });

  test("is not shown to another user after the session ended, nor by the back button", async () => {
    signIn("operator");
    const { router } = showRoute(routes, "/incidents?openTabs=claim");
    await screen.findByText("the claims");
    act(() => endSession("over"));
    await screen.findByText("Forgot your password?");
    await act(() => router.navigate("/incidents?openTabs=claim"));
    await signInAs("admin");
    await screen.findByText("the map");
    expect(router.state.location).toMatchObject({ pathname: "/home", search: "" });
  });

  test("is restored to the same user only after the session ended", async () => {
    const leave = async (): Promise<Router> => {
      signIn("operator");
      const { router } = showRoute(routes, "/incidents?openTabs=claim");
      await screen.findByText("the claims");
      act(() => endSession("over"));
      return router;
    };
    const same = await leave();
    await signInAs("operator");
    await screen.findByText("the claims");
    expect(same.state.location.search).toBe("?openTabs=claim");
    cleanup();
    const other = await leave();
    await signInAs("admin");
    await screen.findByText("the map");
    expect(other.state.location.search).toBe("");
  });
});

test("clears the data of one user before another signs in", async () => {
  signIn();
  db().claims.set("1", aClaim({ id: "1" }));
  const client = createClient();
  await client.query({
    query: gql`
      {
        claim(id: "1") {
          id
          version
          status
        }
      }
    `,
  });
  expect(client.cache.versionOf("Claim", "1")).toBe(1);
  endSession("signedOut");
  await waitFor(() => expect(client.cache.extract()).toEqual({}));
});

test("uses the account's language, and a local choice until the account has another", async () => {
  db().users.get("operator")!.language = "it";
  db().users.get("admin")!.language = "fr";
  signIn("operator");
  expect(language.get()).toBe("it");
  chooseLanguage("tr");
  signIn("operator");
  expect(language.get()).toBe("tr");
  endSession("signedOut");
  expect(language.get()).toBe("tr");
  signIn("admin");
  expect(language.get()).toBe("fr");
  endSession("signedOut");
  signIn("operator");
  expect(language.get()).toBe("it");
});

describe("the language chosen in the top bar", () => {
  const choose = async (name: string): Promise<void> => {
    const hand = userEvent.setup();
    await hand.click(await screen.findByRole("button", { name: /^(EN|FR) · / }));
    await hand.click(await screen.findByRole("menuitem", { name }));
  };

  test("is stored in the account and used at the next sign-in, in any browser", async () => {
    signIn("operator");
    showRoute(routes, "/incidents");
    await choose("Français");
    await waitFor(() => expect(document.documentElement.lang).toBe("fr-FR"));
    await waitFor(() => expect(db().users.get("operator")!.language).toBe("fr"));
    endSession("signedOut");
    localStorage.clear();
    signIn("operator");
    expect(language.get()).toBe("fr");
  });

  test("is reverted with a message if it could not be stored", async () => {
    signIn("operator");
    showRoute(routes, "/incidents");
    await screen.findByText("the claims");
    server.use(
      graphql.mutation("ChangeMyLanguage", () => HttpResponse.json({ errors: [{ message: "", extensions: { code: "UNAVAILABLE" } }] })),
    );
    await choose("Français");
    expect(await screen.findByRole("alert")).toBeTruthy();
    await waitFor(() => expect(language.get()).toBe("en"));
  });
});
