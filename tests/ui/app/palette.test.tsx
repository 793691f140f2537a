import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createHashRouter, Outlet, RouterProvider, useLocation } from "react-router";
import { beforeEach, describe, expect, test } from "vitest";
import { CommandField } from "../../../client/app/palette/CommandField";
import { connection } from "../../../client/live/connection";
import { useShortcuts } from "../../../client/ui/shortcuts";
import { aClaim, aSupplier } from "../../msw/db";
import { critical } from "../claims/claimFixtures";
import { show, showRoute, signIn } from "../page";
import { db } from "../setup";

let pressed: string[];
function Somewhere() {
  const { pathname, search } = useLocation();
  useShortcuts([
    {
      keys: "X",
      label: "Fold the panel",
      key: "x",
      press: () => void pressed.push(`X from ${document.activeElement!.getAttribute("aria-label") ?? "the page"}`),
    },
  ]);
  return <p data-testid="at">{decodeURIComponent((pathname + search).replaceAll("+", " "))}</p>;
}
const Frame = () => (
  <>
    <CommandField />
    <input aria-label="something else" />
    <Outlet />
  </>
);
const at = (): string => screen.getByTestId("at").textContent!;
const open = async (path = "/usersettings") => {
  const shown = showRoute([{ element: <Frame />, children: [{ path: "*", element: <Somewhere /> }] }], path);
  await screen.findByTestId("at");
  return shown;
};
const field = () => screen.findByRole("combobox");
/** The lines, each as it reads, under the name of its group. */
const lines = (): string[] =>
  screen.queryAllByRole("group").flatMap((group) =>
    within(group)
      .getAllByRole("option")
      .map((option) => `${group.getAttribute("aria-labelledby") ? group.firstChild!.textContent : ""}: ${option.textContent}`),
  );
const chosen = (): string | null | undefined =>
  screen.queryAllByRole("option").find((one) => one.ariaSelected === "true" || one.getAttribute("aria-selected") === "true")?.textContent;

beforeEach(() => {
  pressed = [];
  sessionStorage.clear();
  signIn();
  db().claims.set(critical.id, { ...critical, origin: null });
  db().claims.set("OLD-7", aClaim({ id: "OLD-7", status: "FINISHED", insuredName: "Elena Old", insuredPhone: "+34 600 123 456" }));
  db().suppliers.set("M-204", aSupplier({ id: "M-204", name: "Grúas Chamartín", access: "MOBILE", status: "MOBILE_FREE" }));
  db().search.places = [{ name: "Elena", area: "Montana, United States", position: { lon: -112.2, lat: 46.6 } }];
});

describe("the palette", () => {
  test("opens by Ctrl K, / and the top bar, and closes by Escape with the focus restored", async () => {
    await open();
    const keyboard = userEvent.setup();
    const other = screen.getByLabelText("something else");
    other.focus();
    await keyboard.keyboard("/");
    expect(screen.queryByRole("combobox")).toBeNull();
    await keyboard.keyboard("{Control>}k{/Control}");
    expect(await field()).toBe(document.activeElement);
    await keyboard.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("combobox")).toBeNull());
    expect(document.activeElement).toBe(other);
    await keyboard.keyboard("{Control>}k{/Control}");
    await field();
    await keyboard.keyboard("{Control>}k{/Control}");
    await waitFor(() => expect(screen.queryByRole("combobox")).toBeNull());
    expect(document.activeElement).toBe(other);
    other.blur();
    await keyboard.keyboard("/");
    await field();
    await keyboard.keyboard("{Escape}");
    fireEvent.click(screen.getByRole("button", { name: /Search claim, plate/ }));
    await field();
  });

  test("closes when the user goes back or follows a link, and stays open while the map writes its position", async () => {
    const keyboard = userEvent.setup();
    const { router } = await open("/map/claims");
    for (const leave of [() => router.navigate("/dashboard"), () => router.navigate(-1)]) {
      await keyboard.keyboard("{Control>}k{/Control}");
      await field();
      await act(() => router.navigate(`${router.state.location.pathname}?at=40,-3,9`, { replace: true }));
      expect(screen.queryByRole("combobox")).not.toBeNull();
      await act(leave);
      await waitFor(() => expect(screen.queryByRole("combobox")).toBeNull());
    }
  });

  test("stays open when the screen of an earlier choice is rendered after Ctrl K", async () => {
    window.history.replaceState(null, "", "#/usersettings");
    const router = createHashRouter([{ element: <Frame />, children: [{ path: "*", element: <Somewhere /> }] }]);
    show(<RouterProvider router={router} />);
    await screen.findByTestId("at");
    const stop = router.subscribe(() => void fireEvent.keyDown(window, { ctrlKey: true, key: "k" }));
    await act(async () => {
      await router.navigate("/dashboard");
      stop();
    });
    await waitFor(() => expect(at()).toBe("/dashboard"));
    expect(await field()).toBe(document.activeElement);
  });

  test("finds claims, also finished ones, suppliers and places, shows the matched field, and opens a match by the keyboard alone", async () => {
    await open();
    const keyboard = userEvent.setup();
    await keyboard.keyboard("{Control>}k{/Control}");
    await keyboard.type(await field(), "elena");
    await waitFor(() =>
      expect(lines()).toEqual([
        expect.stringMatching(/^Claims: 118199.*4821 KPD.*Elena Vidal Roca/),
        expect.stringMatching(/^Claims: OLD-7Finished/),
        "Places: ElenaMontana, United States",
      ]),
    );
    await keyboard.keyboard("{ArrowDown}");
    expect(chosen()).toMatch(/OLD-7/);
    await keyboard.keyboard("{Enter}");
    await waitFor(() => expect(at()).toBe("/map/claims?claim=OLD-7"));
    expect(screen.queryByRole("combobox")).toBeNull();
  });

  test("restores the focus before it runs the choice, so that a dialog can return the focus", async () => {
    await open();
    const keyboard = userEvent.setup();
    const other = screen.getByLabelText("something else");
    other.focus();
    await keyboard.keyboard("{Control>}k{/Control}");
    await keyboard.type(await field(), "fold{Enter}");
    await waitFor(() => expect(pressed).toEqual(["X from something else"]));
  });

  test("shows a matched phone and a supplier's name, and moves the map to a place with a mark", async () => {
    await open("/map?at=40.4,-3.7,12&layers=incidents&open=s:M-204");
    const keyboard = userEvent.setup();
    await keyboard.keyboard("/");
    await keyboard.type(await field(), "600 12");
    await screen.findByText("+34 600 123 456");
    await keyboard.clear(await field());
    await keyboard.type(await field(), "chamartin{Enter}");
    await waitFor(() => expect(at()).toContain("supplier=M-204"));
    await keyboard.keyboard("/");
    await keyboard.type(await field(), "elena");
    fireEvent.click(await screen.findByText("Montana, United States"));
    await waitFor(() => expect(at()).toContain("place=46.6,-112.2,Elena"));
    expect(at()).toContain("at=46.6,-112.2,12");
  });

  test("sends one request for fast typing, drops late responses, and lets Enter wait for the current one", async () => {
    await open();
    const keyboard = userEvent.setup();
    let release: () => void = () => undefined;
    db().search.held = (text) => (text === "el" ? new Promise<void>((done) => (release = done)) : undefined);
    await keyboard.keyboard("{Control>}k{/Control}");
    await keyboard.type(await field(), "el");
    await waitFor(() => expect(db().search.texts).toEqual(["el"]));
    const input = await field();
    for (const value of ["ele", "elena", "elena v"]) fireEvent.change(input, { target: { value } });
    fireEvent.keyDown(input, { key: "Enter" });
    await waitFor(() => expect(at()).toBe("/map/claims?claim=SIN-2026-118199"));
    expect(db().search.texts).toEqual(["el", "elena v"]);
    await act(async () => {
      release();
      await Promise.resolve();
    });
    expect(at()).toBe("/map/claims?claim=SIN-2026-118199");
  });

  test("offers the allowed screens and the actions of the screen, each with its key", async () => {
    await open();
    const keyboard = userEvent.setup();
    await keyboard.keyboard("{Control>}k{/Control}");
    await keyboard.type(await field(), "fold");
    await waitFor(() => expect(lines()).toEqual(["Commands: Fold the panelX"]));
    await keyboard.keyboard("{Enter}");
    await waitFor(() => expect(pressed).toEqual(["X from the page"]));
    await keyboard.keyboard("{Control>}k{/Control}");
    await keyboard.type(await field(), "users");
    await screen.findByText("No claim, supplier or place matches “users”.");
    await keyboard.clear(await field());
    await keyboard.type(await field(), "user acc{Enter}");
    await waitFor(() => expect(at()).toBe("/usersettings"));
  });

  test("lists the actions of the open claim with their keys, and why one is disabled", async () => {
    await open(`/map?claim=${critical.id}`);
    const keyboard = userEvent.setup();
    await keyboard.keyboard("{Control>}k{/Control}");
    const delay = await screen.findByRole("option", { name: /Manage delay/ });
    expect(delay.textContent).toMatch(/D$/);
    const completion = screen.getByRole("option", { name: /^Completion/ });
    expect(completion.getAttribute("aria-disabled")).toBe("true");
    expect(completion.textContent!.length).toBeGreaterThan("CompletionF".length + 10);
    fireEvent.click(completion);
    expect(await field()).toBeTruthy();
  });

  test("names a claim and its service as the other screens do, with the complete number if that matched", async () => {
    db().claims.set(critical.id, { ...critical, service: { id: "service-GRU", code: "GRU", name: "GRUA PESADA" } });
    await open();
    const keyboard = userEvent.setup();
    await keyboard.keyboard("{Control>}k{/Control}");
    await keyboard.type(await field(), "SIN-2026-118");
    await waitFor(() => expect(lines()).toEqual([expect.stringMatching(/^Claims: 118199.*· Tow ·.*SIN-2026-118199/)]));
  });

  test("tells claims apart by town, status and lateness, and shows the street that matched", async () => {
    db().claims.set(critical.id, { ...critical, origin: "Avenida de Roma 19, Lisboa" });
    await open();
    const keyboard = userEvent.setup();
    await keyboard.keyboard("{Control>}k{/Control}");
    await keyboard.type(await field(), "roma");
    const row = await screen.findByRole("option", { name: /118199/ });
    expect(row.textContent).toMatch(/^118199Lisboa · Critically late · .*Avenida de Roma 19.* late$/);
  });

  test.each([
    ["plc", "Show only these claims: Critically latePLC", "/map/claims?status=plc&list=view"],
    ["taxi", "Show only these claims: TaxiService", "/map/claims?kind=TAXI&list=view"],
  ])("offers a status or a service as a filter of the map for %s", async (typed, line, address) => {
    await open();
    const keyboard = userEvent.setup();
    await keyboard.keyboard("{Control>}k{/Control}");
    await keyboard.type(await field(), typed);
    await waitFor(() => expect(lines()).toContain(line));
    await keyboard.keyboard("{Enter}");
    await waitFor(() => expect(at()).toBe(address));
  });

  test("looks up places from four letters on", async () => {
    await open();
    const keyboard = userEvent.setup();
    await keyboard.keyboard("{Control>}k{/Control}");
    await keyboard.type(await field(), "ele");
    await screen.findByText("118199");
    expect(lines().filter((line) => line.startsWith("Places"))).toEqual([]);
    await keyboard.type(await field(), "n");
    await waitFor(() => expect(lines().at(-1)).toBe("Places: ElenaMontana, United States"));
  });

  test("shows recently opened items without input, if the user may see them", async () => {
    const { router } = await open(`/map?claim=OLD-7`);
    await act(() => router.navigate("/map/providers?supplier=M-204"));
    await act(() => router.navigate("/usersettings"));
    const keyboard = userEvent.setup();
    await keyboard.keyboard("{Control>}k{/Control}");
    await waitFor(() =>
      expect(lines()).toEqual([
        expect.stringMatching(/^Recently opened: Grúas Chamartín/),
        expect.stringMatching(/^Recently opened: OLD-7/),
      ]),
    );
    db().claims.delete("OLD-7");
    await keyboard.keyboard("{Escape}{Control>}k{/Control}");
    await waitFor(() => expect(lines()).toEqual([expect.stringMatching(/^Recently opened: Grúas Chamartín/)]));
  });

  test("reports no match, a query that is too short and a failure, and retries after a reconnection", async () => {
    await open();
    const keyboard = userEvent.setup();
    await keyboard.keyboard("{Control>}k{/Control}");
    await screen.findByText(/Enter a number, plate/);
    await keyboard.type(await field(), "q");
    await screen.findByText("Enter one more character.");
    await keyboard.type(await field(), "qq");
    await screen.findByText("No claim, supplier or place matches “qqq”.");
    act(() => connection.set({ ...connection.get(), state: "lost" }));
    db().search.held = () => {
      throw new Error("down");
    };
    await keyboard.clear(await field());
    await keyboard.type(await field(), "elena");
    await screen.findByText(/Something went wrong|cannot be reached/);
    delete db().search.held;
    act(() => connection.set({ ...connection.get(), state: "live" }));
    await screen.findByText("118199");
    expect(screen.queryByText(/Something went wrong|cannot be reached/)).toBeNull();
  });

  test("sends a text to the external service only on request", async () => {
    db().search.outside = [{ name: "Calle de Serrano 61", area: "Madrid", position: { lon: -3.687, lat: 40.43 } }];
    await open();
    const keyboard = userEvent.setup();
    await keyboard.keyboard("{Control>}k{/Control}");
    await keyboard.type(await field(), "serrano");
    const offer = await screen.findByText("Search “serrano” as an address");
    expect(screen.queryByText("Calle de Serrano 61")).toBeNull();
    fireEvent.click(offer);
    fireEvent.click(await screen.findByText("Calle de Serrano 61"));
    await waitFor(() => expect(at()).toContain("place=40.43,-3.687,Calle de Serrano 61"));
    expect(at()).toContain("at=40.43,-3.687,16");
  });

  test("shows addresses once the service has responded, searches near the map's centre, and zooms to a town", async () => {
    db().search.outside = [];
    db().search.isServiceDown = true;
    let release: () => void = () => undefined;
    await open();
    const keyboard = userEvent.setup();
    sessionStorage.setItem(`atalaya.map.${db().users.get("operator")!.userId}`, "?at=40.4,-3.7,12");
    await keyboard.keyboard("{Control>}k{/Control}");
    await keyboard.type(await field(), "serrano");
    const offer = await screen.findByText("Search “serrano” as an address");
    db().search.held = () => new Promise<void>((done) => (release = done));
    fireEvent.click(offer);
    await waitFor(() => expect(db().search.near).toEqual({ lon: -3.7, lat: 40.4 }));
    expect(screen.queryByText(/^No claim, supplier or place/)).toBeNull();
    await act(async () => {
      release();
      await Promise.resolve();
    });
    await screen.findByText("No claim, supplier or place matches “serrano”.");
    delete db().search.held;
    await keyboard.clear(await field());
    await keyboard.type(await field(), "elena");
    fireEvent.click(await screen.findByText("Search “elena” as an address"));
    await waitFor(() => expect(screen.queryByText("Search “elena” as an address")).toBeNull());
    fireEvent.click(await screen.findByText("Montana, United States"));
    await waitFor(() => expect(at()).toContain("at=46.6,-112.2,12"));
  });

  test("sends no request for a profile without the map", async () => {
    signIn("operator", { functionalities: ["dashboard"] });
    await open();
    const keyboard = userEvent.setup();
    await keyboard.keyboard("{Control>}k{/Control}");
    await keyboard.type(await field(), "elena");
    await screen.findByText("No claim, supplier or place matches “elena”.");
    expect(db().search.texts).toEqual([]);
  });
});
