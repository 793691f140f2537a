import { act, screen } from "@testing-library/react";
import { readFileSync } from "node:fs";
import { matchRoutes } from "react-router";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { type PageKey, pageKeys, pageOf } from "../../client/pages";
import { menuAddress, paths } from "../../client/paths";
import { session } from "../../client/session/session";
import { chooseLanguage } from "../../client/i18n/language";
import { routes } from "../../client/router";
import { functionalities } from "../../schema/rules/access/functionalities";
import { locales } from "../../schema/rules/language/locales";
import { showRoute, signIn } from "./page";

vi.mock("../../client/map/screen/MapScreen", () => ({ MapScreen: () => <main>the map</main> }));

/** An address at which the page opens. */
const addressOf = (key: PageKey): string => menuAddress(key).replace("/:method/:pk", "/view/7").replace(/:\w+/, "7");
const textsOf = (folder: string, code: string) => JSON.parse(readFileSync(`${folder}/${code}.json`, "utf8")) as Record<string, string>;
const texts = Object.keys(locales).map((code) => ({ ...textsOf("schema/messages", code), ...textsOf("client/i18n/messages", code) }));
const refusal = "Your profile does not give access to this page. Ask your local administrator.";

test.each(pageKeys)("%s has a title in every language", (key) => {
  const { id } = pageOf(key).title.props;
  expect(texts.map((messages) => Boolean(messages[id!]))).toEqual(texts.map(() => true));
});

describe("the browser's tab", () => {
  beforeEach(() => void (document.title = ""));
  const isCalled = (title: string) => vi.waitFor(() => expect(document.title).toBe(title));
  const english = texts[Object.keys(locales).indexOf("en")]!;

  test.each(pageKeys.filter((key) => pageOf(key).kind !== "ownDocument"))("of %s is called after the page", async (key) => {
    // It continues automatically once the session is known.
    if (key === "loginDirectory") session.set({ status: "unknown", unreachable: false });
    else if (pageOf(key).kind === "signIn") session.set({ status: "out", why: null });
    else signIn("admin", pageOf(key).forExternals ? { profileType: "CLIENTE" } : {});
    showRoute(routes, addressOf(key));
    await isCalled(`${english[pageOf(key).title.props.id!]} · Atalaya`);
  });

  test("uses the reader's language, also after a change of language", async () => {
    signIn("admin");
    showRoute(routes, paths.claims());
    await isCalled("Claims · Atalaya");
    chooseLanguage("es");
    await isCalled("Siniestros · Atalaya");
  });

  test("shows the short number of the claim in front", async () => {
    signIn("admin");
    const { router } = showRoute(routes, paths.claim({ id: "SIN-2026-118199" }));
    await isCalled("118199 · Map · Atalaya");
    await act(() => router.navigate(paths.supplier({ id: "P7" })));
    await isCalled("Map · Atalaya");
  });

  test("says that the page does not exist", async () => {
    showRoute(routes, "/nowhere");
    await isCalled("Page not found · Atalaya");
  });
});

test.each(pageKeys)("%s has exactly one route", (key) => {
  const { path, kind } = pageOf(key);
  const matched = matchRoutes(routes, addressOf(key))!.at(-1)!.route.path;
  expect(matched).toBe(kind === "ownDocument" ? "*" : path);
  expect(pageKeys.filter((other) => pageOf(other).path === path)).toEqual([key]);
});

test.each(pageKeys.filter((key) => pageOf(key).menu === "rail" || pageOf(key).menu === "railEnd"))("%s has an icon for the rail", (key) => {
  expect(pageOf(key).icon).not.toBeNull();
});

test.each(pageKeys.filter((key) => typeof pageOf(key).kind === "function"))("%s has a guard", async (key) => {
  const { functionality, opensWithout } = pageOf(key);
  signIn("admin", { functionalities: functionalities.filter((one) => one !== functionality) });
  showRoute(routes, addressOf(key));
  await screen.findAllByRole("main");
  if (functionality === null || opensWithout) expect(screen.queryByText(refusal)).toBeNull();
  else {
    await screen.findByText(refusal);
    expect(screen.getByRole("link", { name: "Go to map" }).getAttribute("href")).toBe("/map");
  }
});

test("restricts every page by a functionality except for a fixed list", () => {
  expect(pageKeys.filter((key) => pageOf(key).opensWithout)).toEqual(["map"]);
  expect(pageKeys.filter((key) => pageOf(key).functionality === null)).toEqual([
    "login",
    "loginDirectory",
    "resetPassword",
    "help",
    "account",
  ]);
});

test("builds an address from its page", () => {
  expect([paths.users(), paths.user("edit", "a/b"), paths.apiErrors(), paths.supplierFilterCall("view", "7"), paths.map()]).toEqual([
    "/mapfreuser",
    "/mapfreuser/edit/a%2Fb",
    "/logs",
    "/logs/supplierfilterlogs/view/7",
    "/map",
  ]);
});
