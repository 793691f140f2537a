import { waitFor } from "@testing-library/react";
import { Outlet, type RouteObject } from "react-router";
import { beforeEach, expect, onTestFinished, vi } from "vitest";
import { DashboardScreen } from "../../../client/dashboard/DashboardScreen";
import { IndicatorScreen } from "../../../client/dashboard/IndicatorScreen";
import { KeySheet } from "../../../client/help/KeySheet";
import { pageRoute, showRoute, signIn } from "../page";

const routes: RouteObject[] = [
  {
    element: (
      <>
        <Outlet />
        <KeySheet />
      </>
    ),
    children: [
      pageRoute("dashboard", DashboardScreen),
      pageRoute("dashboardKpi", IndicatorScreen),
      { path: "/incidents", element: <main>the register</main> },
    ],
  },
];
export const open = (at = "/dashboard", more: Parameters<typeof signIn>[1] = {}) => {
  signIn("operator", more);
  return showRoute(routes, at);
};
export const tiles = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>("[data-indicator]")];
export const names = (): (string | undefined)[] => tiles().map((tile) => tile.dataset["indicator"]);
export const tile = (key: string): HTMLElement => tiles().find(({ dataset }) => dataset["indicator"] === key)!;
export const shown = () => waitFor(() => expect(tiles()).toHaveLength(4));

/** For a file of tests: each begins on that day, without what earlier ones chose. */
export const onOneDay = (): void =>
  beforeEach(() => {
    localStorage.clear();
    vi.useFakeTimers({ now: Date.parse("2026-11-25T10:30:00Z"), toFake: ["Date"] });
    onTestFinished(() => void vi.useRealTimers());
  });
