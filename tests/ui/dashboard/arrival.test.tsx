import { screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { ArrivalScreen } from "../../../client/dashboard/arrival/ArrivalScreen";
import { pageRoute, showRoute, signIn } from "../page";
import { db } from "../setup";

const figures = { predictions: 1_200, coverage50: 0.512, coverage90: 0.897, errorSeconds: 146, routerErrorSeconds: 326 };
const open = (functionalities: Parameters<typeof signIn>[1] = { functionalities: ["dashboard", "dashboard.arrival"] }) => {
  signIn("operator", functionalities);
  return showRoute([pageRoute("arrival", ArrivalScreen)], "/dashboard/arrival?instance=ES");
};
const cellsOf = (table: HTMLElement): string[][] =>
  within(table)
    .getAllByRole("row")
    .map((row) => [...row.querySelectorAll("th, td")].map(({ textContent }) => textContent ?? ""));

describe("the page that proves arrival times", () => {
  beforeEach(() => {
    db().dashboard.proof = {
      accuracy: [
        { by: "ALL", key: "", ...figures },
        { by: "DISTANCE", key: "5.5", ...figures, predictions: 30 },
        { by: "VERSION", key: "0", ...figures },
      ],
      calibration: [{ chance: 0.15, lateShare: 0.14, predictions: 400 }],
    };
  });

  test("shows coverage and errors in total and by group, and the calibration", async () => {
    open();
    expect(cellsOf(await screen.findByRole("table", { name: "All predictions" }))[1]).toEqual([
      "1,200",
      "51%",
      "90%",
      "2.4 min",
      "5.4 min",
    ]);
    expect(cellsOf(screen.getByRole("table", { name: "Minutes by the router" }))[1]!.slice(0, 2)).toEqual(["< 5.5", "30"]);
    expect(cellsOf(screen.getByRole("table", { name: "Version of the correction" }))[1]![0]).toBe("0 (initial values)");
    expect(cellsOf(screen.getByRole("table", { name: "Chance of being late" }))[1]).toEqual(["15%", "14%", "400"]);
    expect(screen.getByRole("button", { name: "Download CSV" })).toBeTruthy();
    expect(screen.queryByText("Nightly corrections")).toBeNull();
  });

  test("shows administrators that a worse correction was not taken over", async () => {
    const fit = { version: 7, router: "ROADS", fittedAt: "2026-11-25T02:10:00.000Z", trips: 900, errorSeconds: 150, usedErrorSeconds: 140 };
    db().dashboard.fits = [{ ...fit, isUsed: false, routerErrorSeconds: 300, coverage90: 0.88 }];
    open({ functionalities: ["dashboard", "dashboard.arrival", "admin.kpis"] });
    const cells = cellsOf(await screen.findByRole("table", { name: "Nightly corrections" }))[1]!;
    expect(cells).toContain("worse than the one before, not taken over");
    expect(cells).toContain("88%");
    expect(cells).toEqual(expect.arrayContaining(["2.5 min", "2.3 min", "5 min"]));
  });

  test("says that nothing was predicted yet", async () => {
    db().dashboard.proof = { accuracy: [], calibration: [] };
    open();
    expect(await screen.findByText("No arrival has been predicted yet.")).toBeTruthy();
  });
});
