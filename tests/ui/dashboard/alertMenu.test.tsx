import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import { AlertMenu } from "../../../client/dashboard/AlertMenu";
import { showRoute, signIn } from "../page";
import { asked, db } from "../setup";

const alert = { instanceId: "ES", instanceName: "Spain", lastNotifiedAt: "2026-11-25T09:30:00.000Z" };
const onTime = { ...alert, id: "a1", key: "ON_TIME_RATE", episodeLevel: "WARNING" };
const offline = { ...alert, id: "a2", key: "RESOURCES_OFFLINE", episodeLevel: null };

function open(...alerts: object[]) {
  db().dashboard.alerts = alerts;
  signIn("operator", { functionalities: ["dashboard.subscribe"] });
  return showRoute([{ path: "*", element: <AlertMenu /> }], "/map");
}

describe("the alert menu", () => {
  test("counts and lists the current episodes, and leads to the indicator of their AMA instance", async () => {
    const hand = userEvent.setup();
    const { router } = open(onTime, offline);
    const sign = await screen.findByRole("button", { name: "1 indicator outside its limits" });
    expect(sign.dataset).toMatchObject({ level: "WARNING", new: "true" });
    expect(screen.getByRole("status").textContent).toBe("1 indicator outside its limits");
    await hand.click(sign);
    const item = await screen.findByRole("menuitem", { name: /^Arrivals on time.*Warning.*Spain/ });
    expect(within(screen.getByRole("menu")).getAllByRole("menuitem")).toHaveLength(2);
    await hand.click(item);
    expect(router.state.location).toMatchObject({ pathname: "/dashboard/kpi/onTimeRate", search: "?instance=ES" });
  });

  test("stays quiet after its list was opened, also after a reload, until an episode becomes critical", async () => {
    const hand = userEvent.setup();
    const first = open(onTime);
    await hand.click(await screen.findByRole("button", { name: "1 indicator outside its limits" }));
    first.unmount();
    const again = open(onTime);
    expect((await screen.findByRole("button", { name: "1 indicator outside its limits" })).dataset["new"]).toBeUndefined();
    again.unmount();
    open({ ...onTime, episodeLevel: "CRITICAL", lastNotifiedAt: "2026-11-25T09:40:00.000Z" });
    expect((await screen.findByRole("button", { name: "1 indicator outside its limits" })).dataset).toMatchObject({
      level: "CRITICAL",
      new: "true",
    });
  });

  test("is hidden without an episode, and for users without alerts, who send no request", async () => {
    open(offline).unmount();
    expect(screen.queryByRole("button")).toBeNull();
    db().dashboard.alerts = [onTime];
    const before = asked().length;
    signIn("operator", { functionalities: [] });
    showRoute([{ path: "*", element: <AlertMenu /> }], "/map");
    expect(screen.queryByRole("button")).toBeNull();
    expect(
      asked()
        .slice(before)
        .some((query) => query.includes("RunningAlerts")),
    ).toBe(false);
  });
});
