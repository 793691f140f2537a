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

test("a page finds the session of its cookie, and its token is nowhere but in memory", async () => {
  db().signedIn = "operator";
  await restoreSession();
  expect(session.get()).toMatchObject({ status: "in", userId: "id-operator" });
  expect(currentToken()).toMatch(/^\S+\.\S+\.\S+$/);
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(currentToken());
});

test("without a session the page knows that nobody is signed in", async () => {
  await restoreSession();
  expect(session.get()).toEqual({ status: "out", why: null });
});

test("a token is renewed before it ends, and several who need it ask once", async () => {
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

test("what one tab learns reaches the others, which do not ask themselves", async () => {
  signIn();
  await waitFor(() => expect(events).toEqual([{ info: expect.objectContaining({ name: "Operator Test" }), at: expect.any(Number) }]));
  const info = { ...db().users.get("operator")!, jwt: tokenOf("id-operator", Date.now() + 5_000) };
  otherTab.postMessage({ info, at: Date.now() });
  await waitFor(() => expect(currentToken()).toBe(info.jwt));
  expect(userInfos()).toBe(0);
});

test("signing out leads to the sign-in page, here and in the other tabs", async () => {
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

test("signing out in another tab signs this one out too", async () => {
  signIn();
  showRoute(routes, "/incidents");
  await screen.findByText("the claims");
  otherTab.postMessage({ out: "signedOut" });
  await screen.findByText("Forgot your password?");
  expect(screen.queryByText("Your session is over. Sign in again.")).toBeNull();
});

test("a session that another tab found over is over here too, which is said", async () => {
  signIn();
  showRoute(routes, "/incidents");
  await screen.findByText("the claims");
  otherTab.postMessage({ out: "over" });
  await screen.findByText("Your session is over. Sign in again.");
});

test("a request that finds the session over leads to the sign-in page, which says so", async () => {
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
  await screen.findByText("Your session is over. Sign in again.");
});

describe("where somebody was", () => {
  const signInAs = async (name: string): Promise<void> => {
    await screen.findByText("Forgot your password?");
    db().signedIn = name;
    act(() => signIn(name));
  };

  test("is nothing to the next one who signs in after signing out", async () => {
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

  test("is nothing to another one when the session was over, also by the way back", async () => {
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

  test("is where the same user goes on when its session was over, and nobody else", async () => {
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

test("what one user saw is forgotten before another signs in", async () => {
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

test("each account's language is spoken; what is chosen here stands until the account says another one", async () => {
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

  test("is kept by the account: it is spoken at the next sign-in, in whichever browser", async () => {
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

  test("that could not be kept is taken back, and it is said", async () => {
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
