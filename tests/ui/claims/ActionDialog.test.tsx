import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { show } from "../page";
import { db } from "../setup";
import { beforeEachAnOpenClaim, button, dialog } from "./actionFixtures";
import { critical, OpenClaim, showClaim } from "./claimFixtures";

beforeEachAnOpenClaim();

/** Pauses between keys as people make them, in which a menu that closes does what it does, milliseconds. */
const KEY_PAUSE_MS = 15;
const OTHER_ID = "SIN-2026-200200";

/** A claim, the next one, and a field of something else on the page. */
function Page() {
  const [id, setId] = useState(critical.id);
  return (
    <>
      <button onClick={() => setId(OTHER_ID)}>next claim</button>
      <input aria-label="something else" />
      <OpenClaim key={id} id={id} />
    </>
  );
}

async function beginCancellation(user = userEvent.setup()) {
  await user.click(await button(/More actions/));
  (await screen.findByRole("menuitem", { name: /Cancel service/ })).focus();
  await user.keyboard("{Enter}");
  const form = within(await dialog());
  return { user, reason: form.getByRole("textbox", { name: /Reason/ }) };
}

test("focuses the reason of a cancellation opened from the menu, and returns the focus to the menu", async () => {
  showClaim();
  const { user, reason } = await beginCancellation(userEvent.setup({ delay: KEY_PAUSE_MS }));
  await user.keyboard("duplicate");
  expect(await screen.findByRole("dialog", { name: /^Cancel the service/ })).toBeTruthy();
  expect(reason).toHaveProperty("value", "duplicate");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(document.activeElement).toBe(await button(/More actions/));
});

test("picks a cancellation's reason by its digit as soon as the menu has closed", async () => {
  db().actionReasons = { cancelService: ["Solved", "Duplicate"] };
  showClaim();
  const { user, reason } = await beginCancellation(userEvent.setup({ delay: KEY_PAUSE_MS }));
  await user.keyboard("2");
  expect(reason).toHaveProperty("value", "Duplicate");
});

test("names the claim of a cancellation by its complete id", async () => {
  showClaim();
  await beginCancellation();
  expect(screen.getByRole("dialog", { name: "Cancel the service SIN-2026-118199" })).toBeTruthy();
});

test("leaves the dialog of another claim open on a late response to a cancellation", async () => {
  db().claims.set(OTHER_ID, { ...critical, id: OTHER_ID, assignmentType: "MANUAL" });
  let answer = (): void => undefined;
  db().answerAction = () => new Promise((done) => (answer = () => done(undefined)));
  show(<Page />);
  const { user, reason } = await beginCancellation();
  await user.type(reason, "Solved{Control>}{Enter}{/Control}");
  await waitFor(() => expect(db().actions).toHaveLength(1));
  await user.click(screen.getByRole("button", { name: "next claim" }));
  await screen.findByRole("heading", { name: "200200" });
  await user.click(await button(/^Manage delay/));
  answer();
  await screen.findByText("Service cancelled · 118199");
  expect(screen.getByRole("dialog", { name: "Manage the delay of 200200" })).toBeTruthy();
});

test("sends the dialog by Ctrl Enter from inside it only", async () => {
  show(<Page />);
  const { user, reason } = await beginCancellation();
  await user.type(reason, "Solved");
  screen.getByLabelText("something else").focus();
  await user.keyboard("{Control>}{Enter}{/Control}");
  await user.type(reason, " by phone{Control>}{Enter}{/Control}");
  await waitFor(() => expect(db().actions.map(({ input }) => input.reason)).toEqual(["Solved by phone"]));
});
