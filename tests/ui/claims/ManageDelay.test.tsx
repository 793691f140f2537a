import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { db } from "../setup";
import { at, beforeEachAnOpenClaim, button, claim, dialog, field } from "./actionFixtures";
import { critical, showClaim } from "./claimFixtures";

beforeEachAnOpenClaim();

test("counts the delay from the promise, not from the start of the wait, while the search for a supplier continues", async () => {
  claim({ status: "NO_SUPPLIER_DELAYED", supplier: null, arrivedAt: null, measuredFrom: at(-20), promisedAt: at(25), managedUntil: null });
  showClaim();
  await button(/^Manage delay/);
  await userEvent.keyboard("d");
  const form = within(await dialog());
  await userEvent.click(form.getByRole("button", { name: "+10 min" }));
  // 10:42 and 35 minutes, in Athens
  expect(form.getByRole("status").textContent).toContain("The arrival is then due at 13:17");
});

test("manages a delay by key, step and reason, shows the new end first, and can be undone", async () => {
  showClaim();
  await button(/^Manage delay/);
  await userEvent.keyboard("d");
  const form = within(await dialog());
  await userEvent.click(form.getByRole("button", { name: "+10 min" }));
  // Due at 10:11, over by now, 10:42: ten minutes from now in Athens.
  expect(form.getByRole("status").textContent).toContain("The arrival is then due at 12:52");
  expect(form.getByText("You can undo this for 10 seconds. Then the assistance system is notified.")).toBeTruthy();
  await userEvent.click(form.getByRole("button", { name: "Manage delay" }));
  expect(form.getByText("Enter a reason of 3 to 500 characters.")).toBeTruthy();
  expect(db().actions).toEqual([]);
  await userEvent.type(form.getByRole("textbox", { name: /Reason/ }), "Road closed");
  await userEvent.click(form.getByRole("button", { name: "Manage delay" }));
  await screen.findByText(`Delay managed · 118199`);
  expect(screen.getByText(/^10 minutes more\. The assistance system is notified in 15 seconds\./)).toBeTruthy();
  expect(db().actions).toMatchObject([{ action: "manageDelay", input: { claimId: critical.id, minutes: 10, reason: "Road closed" } }]);
  expect(await screen.findByText("Managed")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Undo" }));
  await screen.findByText("Critically late");
  expect(db().actions[1]).toEqual({
    action: "undoManageDelay",
    input: { claimId: critical.id, requestId: db().actions[0]!.input.requestId },
  });
});

test("undoes an action by its key, also with Ctrl, for as long as that is offered", async () => {
  showClaim();
  await button(/^Manage delay/);
  for (const undo of ["z", "{Control>}z{/Control}"]) {
    await userEvent.keyboard("d");
    await userEvent.type(within(await dialog()).getByRole("textbox", { name: /Reason/ }), "Road closed");
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await screen.findByText("Managed");
    await userEvent.keyboard(undo);
    await screen.findByText("Critically late");
    await waitFor(() => expect(screen.queryByRole("button", { name: /^Undo/ })).toBeNull());
  }
  await userEvent.keyboard("z");
  expect(db().actions.map(({ action }) => action)).toEqual(["manageDelay", "undoManageDelay", "manageDelay", "undoManageDelay"]);
});

test("suggests and preselects the minutes that the prediction needs", async () => {
  showClaim();
  await userEvent.click(await button(/^Manage delay/));
  const form = within(await dialog());
  const minutes = form.getByRole("textbox", { name: /Minutes/ });
  // Due at 10:11, over at 10:42; expected at 10:49, which is 12:49 in Athens.
  const suggested = form.getByRole("button", { name: "Arrives 12:49: +7 min" });
  expect(minutes).toHaveProperty("value", "7");
  await userEvent.click(form.getByRole("button", { name: "+5 min" }));
  expect(minutes).toHaveProperty("value", "5");
  await userEvent.click(suggested);
  expect(form.getByRole("status").textContent).toContain("The arrival is then due at 12:49");
});

test("suggests nothing if the prediction is hidden, or if it meets the due time", async () => {
  claim({ predictedAt: null });
  const { unmount } = showClaim();
  await userEvent.click(await button(/^Manage delay/));
  expect(within(await dialog()).queryByRole("button", { name: /^Arrives/ })).toBeNull();
  unmount();
  claim({ predictedAt: at(10), measuredFrom: at(12) });
  showClaim();
  await userEvent.click(await button(/^Manage delay/));
  expect(within(await dialog()).getByRole("textbox", { name: /Minutes/ })).toHaveProperty("value", "15");
});

test("accepts only whole minutes within their limits", async () => {
  showClaim();
  await userEvent.click(await button(/^Manage delay/));
  const minutes = await field(/Minutes/);
  await userEvent.clear(minutes);
  await userEvent.type(minutes, "721");
  await userEvent.type(await field(/Reason/), "Road closed");
  await userEvent.click(within(await dialog()).getByRole("button", { name: "Manage delay" }));
  expect(await screen.findByText("Enter a whole number from 1 to 720.")).toBeTruthy();
  expect(db().actions).toEqual([]);
});
