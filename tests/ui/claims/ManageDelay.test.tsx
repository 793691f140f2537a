import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { db } from "../setup";
import { at, beforeEachAnOpenClaim, button, claim, dialog, field } from "./actionFixtures";
import { critical, showClaim } from "./claimFixtures";

beforeEachAnOpenClaim();

test("while somebody is still looked for, the delay counts from what the insured was promised, and not from since when it waits", async () => {
  claim({ status: "NO_SUPPLIER_DELAYED", supplier: null, arrivedAt: null, measuredFrom: at(-20), promisedAt: at(25), managedUntil: null });
  showClaim();
  await button(/^Manage delay/);
  await userEvent.keyboard("d");
  const form = within(await dialog());
  await userEvent.click(form.getByRole("button", { name: "+10 min" }));
  // 10:42 and 35 minutes, in Athens
  expect(form.getByRole("status").textContent).toContain("The arrival is then due at 13:17");
});

test("a delay is managed by key, step and reason; the new end is said before, and it can be undone", async () => {
  showClaim();
  await button(/^Manage delay/);
  await userEvent.keyboard("d");
  const form = within(await dialog());
  await userEvent.click(form.getByRole("button", { name: "+10 min" }));
  // Due at 10:11, over by now, 10:42: ten minutes from now in Athens.
  expect(form.getByRole("status").textContent).toContain("The arrival is then due at 12:52");
  expect(form.getByText("The assistance system is notified in 10 seconds; until then you can undo it.")).toBeTruthy();
  await userEvent.click(form.getByRole("button", { name: "Manage delay" }));
  expect(form.getByText("Give a reason of 3 to 500 characters.")).toBeTruthy();
  expect(db().actions).toEqual([]);
  await userEvent.type(form.getByRole("textbox", { name: /Reason/ }), "Road closed");
  await userEvent.click(form.getByRole("button", { name: "Manage delay" }));
  await screen.findByText(`Delay managed · 118199`);
  expect(screen.getByText(/^10 minutes more\. The assistance system is notified in 10 seconds\./)).toBeTruthy();
  expect(db().actions).toMatchObject([{ action: "manageDelay", input: { claimId: critical.id, minutes: 10, reason: "Road closed" } }]);
  expect(await screen.findByText("Managed")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Undo" }));
  await screen.findByText("Arrival critical");
  expect(db().actions[1]).toEqual({
    action: "undoManageDelay",
    input: { claimId: critical.id, requestId: db().actions[0]!.input.requestId },
  });
});

test("what was done is undone by its key, also with Ctrl, for as long as that is offered", async () => {
  showClaim();
  await button(/^Manage delay/);
  for (const undo of ["z", "{Control>}z{/Control}"]) {
    await userEvent.keyboard("d");
    await userEvent.type(within(await dialog()).getByRole("textbox", { name: /Reason/ }), "Road closed");
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await screen.findByText("Managed");
    await userEvent.keyboard(undo);
    await screen.findByText("Arrival critical");
    await waitFor(() => expect(screen.queryByRole("button", { name: /^Undo/ })).toBeNull());
  }
  await userEvent.keyboard("z");
  expect(db().actions.map(({ action }) => action)).toEqual(["manageDelay", "undoManageDelay", "manageDelay", "undoManageDelay"]);
});

test("what the prediction needs is suggested, and stands there from the beginning", async () => {
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

test("nothing is suggested to whom the prediction is hidden, nor where it keeps what is due", async () => {
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

test("free minutes are whole and within their limits", async () => {
  showClaim();
  await userEvent.click(await button(/^Manage delay/));
  const minutes = await field(/Minutes/);
  await userEvent.clear(minutes);
  await userEvent.type(minutes, "721");
  await userEvent.type(await field(/Reason/), "Road closed");
  await userEvent.click(within(await dialog()).getByRole("button", { name: "Manage delay" }));
  expect(await screen.findByText("A whole number from 1 to 720.")).toBeTruthy();
  expect(db().actions).toEqual([]);
});
