import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentType } from "react";
import { Outlet } from "react-router";
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { AdminFrame } from "../../../client/app/administration/AdminFrame";
import { adminPages } from "../../../client/app/administration/adminPages";
import { Rail } from "../../../client/app/shell/Rail";
import { RouteError } from "../../../client/app/page/RouteError";
import { useBack } from "../../../client/app/shell/useBack";
import { chooseLanguage } from "../../../client/i18n/language";
import { loadMessages } from "../../../client/i18n/messages";
import { type PageKey, pageKeys, pageOf } from "../../../client/pages";
import { screen as pageScreen } from "../../../client/router";
import { functionalities } from "../../../schema/rules/access/functionalities";
import { productVersion } from "../../../schema/rules/version";
import { showRoute, signIn } from "../page";

const title = async (key: PageKey): Promise<string> => {
  const { id } = pageOf(key).title.props;
  return (await loadMessages("en"))[id!]!;
};
const titles = (keys: PageKey[]): Promise<string[]> => Promise.all(keys.map(title));

const railAt = (address: string) =>
  showRoute(
    [
      {
        element: (
          <>
            <Rail />
            <Outlet />
          </>
        ),
        children: [
          { element: <AdminFrame />, children: [...adminPages].map((key) => ({ path: pageOf(key).path, element: null })) },
          { path: "*", element: null },
        ],
      },
    ],
    address,
  );
const linksIn = (navigation: HTMLElement): (string | null)[] =>
  within(navigation)
    .getAllByRole("link")
    .map(({ textContent }) => textContent);

async function offered(): Promise<(string | null)[]> {
  railAt("/map");
  const rail = await screen.findByRole("navigation", { name: "Screens" });
  const administration = await within(rail).findByRole("link", { name: "Administration" });
  const links = linksIn(rail);
  await userEvent.click(administration);
  links.push(...linksIn(await screen.findByRole("navigation", { name: "Administration" })));
  await userEvent.click(within(rail).getByRole("button", { name: /Signed in as/ }));
  links.push(...(await screen.findAllByRole("menuitem")).map(({ textContent }) => textContent));
  return links.filter((name) => !["Administration", "Back", "Sign out"].includes(name!));
}

describe("the menus", () => {
  test("offer every page that has a menu entry", async () => {
    signIn("admin", { functionalities: [...functionalities] });
    const shown = await offered();
    const inMenus = pageKeys.filter((key) => pageOf(key).menu !== null && !pageOf(key).forExternals);
    expect(shown.sort()).toEqual((await titles(inMenus)).sort());
  });

  test("have no entry whose functionality the profile lacks", async () => {
    const allowed = functionalities.filter((one) => one !== "admin.users" && one !== "logs.audit");
    signIn("admin", { functionalities: allowed });
    const shown = await offered();
    expect(shown).toContain(await title("specificProfiles"));
    for (const key of ["users", "audit"] as const) expect(shown).not.toContain(await title(key));
  });

  test.each([
    ["/mapfreuser", true],
    ["/mapfreuser/edit/7", true],
    ["/userimport", true],
    ["/logs/supplierfilterlogs/view/7", true],
    ["/map/claims", false],
    ["/dashboard/kpi/claimsPerDay", false],
    ["/usersettings", false],
  ])("%s is part of administration: %s", async (address, isPart) => {
    signIn("admin", { functionalities: [...functionalities] });
    railAt(address);
    const link = await screen.findByRole("link", { name: "Administration" });
    expect(link.hasAttribute("data-current")).toBe(isPart);
  });

  test.each([
    ["/mapfreuser/edit/7", "Users"],
    ["/userimport", "Users"],
    ["/logs/supplierfilterlogs/view/7", "Supplier-filter service calls"],
    ["/configuration/reasons", "Action reasons"],
  ])("mark the list to which %s belongs", async (address, name) => {
    signIn("admin", { functionalities: [...functionalities] });
    railAt(address);
    const navigation = await screen.findByRole("navigation", { name: "Administration" });
    expect(navigation.querySelector("[aria-current=page]")!.textContent).toBe(name);
  });

  test("lead to each page of administration by a select on a small window", async () => {
    signIn("admin", { functionalities: [...functionalities] });
    const { matchMedia } = window;
    window.matchMedia = (query) => ({ ...matchMedia(query), matches: query === "(max-width: 719px)" });
    onTestFinished(() => void (window.matchMedia = matchMedia));
    const { router } = railAt("/mapfreuser");
    await userEvent.selectOptions(await screen.findByRole("combobox", { name: "Administration" }), "Audit log");
    expect(router.state.location.pathname).toBe("/mapfreaudit");
  });

  test("show the version of the server", async () => {
    signIn("admin");
    showRoute([{ path: "*", element: <Rail /> }], "/map");
    await userEvent.click(await screen.findByRole("button", { name: /Signed in as/ }));
    expect((await screen.findByText(`Atalaya ${productVersion}`)).title).toBe(`${productVersion}+dev`);
  });

  test("lead back to the previous page, and home after a direct entry", async () => {
    function Back() {
      return <button onClick={useBack()}>back</button>;
    }
    // History index of the address with which a tab begins.
    history.replaceState({ idx: 0 }, "");
    const { router } = showRoute([{ path: "*", element: <Back /> }], "/usersettings");
    fireEvent.click(await screen.findByText("back"));
    await waitFor(() => expect(router.state.location.pathname).toBe("/home"));
    for (const state of [{ idx: 1 }, null]) {
      await act(() => router.navigate("/mapfreuser"));
      history.replaceState(state, "");
      fireEvent.click(screen.getByText("back"));
      await waitFor(() => expect(router.state.location.pathname).toBe("/home"));
      expect(router.state.historyAction).toBe("POP");
    }
  });
});

describe("a page whose code is missing", () => {
  afterEach(() => vi.restoreAllMocks());
  const show = (load: () => Promise<ComponentType>) =>
    showRoute([{ path: "/", element: pageScreen(load), errorElement: <RouteError /> }], "/");

  test.each(["en", "tr"] as const)("shows a message in %s after 120 s, and offers a retry", async (language) => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    chooseLanguage(language);
    const texts = await loadMessages(language);
    vi.useFakeTimers();
    show(() => new Promise(() => undefined));
    await act(() => vi.advanceTimersByTimeAsync(10));
    await act(() => vi.advanceTimersByTimeAsync(119_000));
    expect(screen.queryByRole("alert")).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(screen.getByRole("alert").textContent).toBe(texts["routeError.late"]!.replace("{seconds, number}", "120"));
    screen.getByRole("button", { name: texts["action.tryAgain"]! });
  });

  test("is shown without a message if its code comes before the deadline", async () => {
    vi.useFakeTimers();
    show(() => Promise.resolve(() => <main>the page</main>));
    await act(() => vi.advanceTimersByTimeAsync(10));
    await act(() => vi.advanceTimersByTimeAsync(130_000));
    screen.getByText("the page");
  });
});
