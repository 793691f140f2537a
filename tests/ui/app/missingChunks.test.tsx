// A chunk that is gone after a deployment, cut off or blocked breaks its part of the page only.
import { act, screen } from "@testing-library/react";
import type { ComponentType } from "react";
import { Link, Outlet } from "react-router";
import { afterEach, describe, expect, test, vi } from "vitest";
import { RouteError } from "../../../client/app/page/RouteError";
import { screen as pageScreen } from "../../../client/router";
import { loadChunk } from "../../../client/store/loadChunk";
import { lateMenu, lazyPart } from "../../../client/ui/lazyPart";
import { show, showRoute } from "../page";

const gone = (): Promise<never> => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));

afterEach(() => vi.restoreAllMocks());

describe("loadChunk", () => {
  test("retries once", async () => {
    const load = vi.fn<() => Promise<string>>().mockImplementationOnce(gone).mockResolvedValueOnce("module");
    await expect(loadChunk(load)).resolves.toBe("module");
    expect(load).toHaveBeenCalledTimes(2);
  });

  test("fails after the retry", async () => {
    const load = vi.fn(gone);
    await expect(loadChunk(load)).rejects.toThrow("Failed to fetch");
    expect(load).toHaveBeenCalledTimes(2);
  });
});

describe("a part whose chunk is missing", () => {
  const silence = () => vi.spyOn(console, "error").mockImplementation(() => undefined);

  test("leaves the rest of the page in place", async () => {
    silence();
    const onError = vi.fn();
    const Part = lazyPart<object>(() => loadChunk(gone), { onError });
    show(
      <>
        <p>the rest</p>
        <Part />
      </>,
    );
    expect((await screen.findByRole("alert")).textContent).toBe("This part could not be loaded.Reload");
    screen.getByText("the rest");
    expect(onError).toHaveBeenCalledTimes(1);
  });

  test("is a button to reload where a menu would be", async () => {
    silence();
    const Menu = lateMenu<object>(
      () => loadChunk(gone),
      () => <button type="button">Theme</button>,
    );
    show(<Menu />);
    await screen.findByRole("button", { name: "This part could not be loaded. Reload" });
  });

  test("shows a message inside its parent route, and is loaded again by the next visit", async () => {
    silence();
    const load = vi
      .fn<() => Promise<ComponentType>>()
      .mockImplementationOnce(gone)
      .mockResolvedValue(() => <main>the page</main>);
    const other = <main>another page</main>;
    const { router } = showRoute(
      [
        {
          element: <Outer />,
          children: [
            {
              errorElement: <RouteError />,
              children: [
                { path: "/", element: pageScreen(load) },
                { path: "/other", element: other },
              ],
            },
          ],
        },
      ],
      "/",
    );
    await screen.findByRole("heading", { name: "This page could not be displayed" });
    screen.getByRole("link", { name: "Menu" });
    await act(() => router.navigate("/other"));
    await screen.findByText("another page");
    await act(() => router.navigate("/"));
    await screen.findByText("the page");
  });
});

function Outer() {
  return (
    <>
      <Link to="/other">Menu</Link>
      <Outlet />
    </>
  );
}
