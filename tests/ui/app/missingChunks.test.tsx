// A chunk that is gone after a deployment, cut off or blocked breaks its part of the page only.
import { act, fireEvent, screen } from "@testing-library/react";
import type { ComponentType } from "react";
import { Link, Outlet } from "react-router";
import { afterEach, describe, expect, test, vi } from "vitest";
import { RouteError } from "../../../client/app/page/RouteError";
import { screen as pageScreen } from "../../../client/router";
import { ChunkError, loadChunk } from "../../../client/store/loadChunk";
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
    await expect(loadChunk(load)).rejects.toThrow(ChunkError);
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
    expect((await screen.findByRole("alert")).textContent).toBe("This part could not be loaded.Try againReload");
    screen.getByText("the rest");
    expect(onError).toHaveBeenCalledTimes(1);
  });

  /** Fails in the first two attempts: the load and its automatic retry. */
  const goneTwice = () => vi.fn<() => Promise<ComponentType>>().mockImplementationOnce(gone).mockImplementationOnce(gone);

  test("is shown in its place by a retry", async () => {
    silence();
    const load = goneTwice().mockResolvedValue(() => <p>the part</p>);
    const Part = lazyPart<object>(() => loadChunk(load));
    show(<Part />);
    fireEvent.click(await screen.findByRole("button", { name: "Try again" }));
    await screen.findByText("the part");
  });

  test("is a button to retry where a menu would be", async () => {
    silence();
    const load = goneTwice().mockResolvedValue(() => <p>the menu</p>);
    const Menu = lateMenu<object>(
      () => loadChunk(load),
      () => <button type="button">Theme</button>,
    );
    show(<Menu />);
    fireEvent.click(await screen.findByRole("button", { name: "This part could not be loaded. Try again" }));
    await screen.findByText("the menu");
  });

  test("is loaded by a retry on the page of the error", async () => {
    silence();
    const load = goneTwice().mockResolvedValue(() => <main>the page</main>);
    const page = { path: "/", element: pageScreen(() => loadChunk(load)) };
    showRoute([{ element: <Outer />, children: [{ errorElement: <RouteError />, children: [page] }] }], "/");
    fireEvent.click(await screen.findByRole("button", { name: "Try again" }));
    await screen.findByText("the page");
    expect(load).toHaveBeenCalledTimes(3);
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
