import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { signIn } from "../page";
import { db } from "../setup";
import { beforeEachAnOpenClaim, button, claim, dialog, field } from "./actionFixtures";
import { showClaim } from "./claimFixtures";

beforeEachAnOpenClaim();

test("what cannot be done now is disabled and says why, also to who cannot see a tooltip", async () => {
  claim({ assignmentType: "DIGITAL" });
  showClaim();
  const arrival = await button(/^Arrival/);
  expect(arrival.getAttribute("aria-disabled")).toBe("true");
  expect(arrival.getAttribute("aria-description")).toBe("The service has no manual assignment.");
  await userEvent.click(arrival);
  expect(screen.queryByRole("dialog")).toBeNull();
  expect((await button(/^Completion/)).getAttribute("aria-description")).toBe("The claim’s present status does not allow this.");
  await userEvent.click(await button(/More actions/));
  expect((await screen.findByRole("menuitem", { name: /Cancel provider/ })).getAttribute("data-disabled")).toBeNull();
});

test("the dialog stands beside the claim: both are used, its key takes the focus back to what was typed, Escape closes it alone", async () => {
  showClaim();
  const opener = await button(/^Manage delay/);
  opener.focus();
  await userEvent.keyboard("d");
  const box = await screen.findByRole("dialog", { name: "Manage the delay of 118199" });
  expect(box.getAttribute("aria-modal")).toBeNull();
  const reason = within(box).getByRole("textbox", { name: /Reason/ });
  expect(document.activeElement).toBe(reason);
  await userEvent.type(reason, "Road d");
  await userEvent.click(screen.getByRole("tab", { name: "General" }));
  await userEvent.keyboard("d");
  expect(document.activeElement).toBe(reason);
  expect(reason).toHaveProperty("value", "Road d");
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(document.activeElement).toBe(opener);
});

test("what was refused says why for ten seconds, and opens again as it was entered, as a request of its own", async () => {
  db().answerAction = () => "ARRIVAL_BEFORE_ASSIGNMENT";
  showClaim();
  await userEvent.click(await button(/^Arrival/));
  await userEvent.type(await field(/Note/), "phoned");
  await userEvent.click(await button(/Confirm arrival/));
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("The arrival must be later than the planning date.");
  db().answerAction = () => undefined;
  await userEvent.click(within(alert).getByRole("button", { name: "Try again" }));
  expect((await field(/Note/)) as HTMLTextAreaElement).toHaveProperty("value", "phoned");
  await userEvent.click(await button(/Confirm arrival/));
  await screen.findByText(`Arrival confirmed · 118199`);
  const [first, second] = db().actions;
  expect(first!.input.requestId).not.toBe(second!.input.requestId);
  expect(second!.input).toMatchObject({ at: null, note: "phoned" });
});

test("what may not have arrived is sent again as the same request", async () => {
  db().answerAction = () => "UNAVAILABLE";
  showClaim();
  await userEvent.click(await button(/^Arrival/));
  await userEvent.click(await button(/Confirm arrival/));
  await userEvent.click(within(await screen.findByRole("alert")).getByRole("button", { name: "Try again" }));
  db().answerAction = () => undefined;
  await userEvent.click(await button(/Confirm arrival/));
  await waitFor(() => expect(db().actions).toHaveLength(2));
  expect(db().actions[0]!.input.requestId).toBe(db().actions[1]!.input.requestId);
});

test("until the outside has answered the claim says so, and nothing else can be asked", async () => {
  db().answerAction = () => "PENDING";
  showClaim();
  await userEvent.click(await button(/^Arrival/));
  await userEvent.click(await button(/Confirm arrival/));
  expect(await screen.findByText(/Confirming the arrival…/)).toBeTruthy();
  await waitFor(async () =>
    expect((await button(/^Arrival/)).getAttribute("aria-description")).toBe("An action on this claim is still waiting for its answer."),
  );
  expect(screen.queryByText(/Arrival confirmed/)).toBeNull();
});

test("a cancellation says what follows, wants a reason, and stays open until it is answered", async () => {
  let answer = (): void => undefined;
  db().answerAction = () => new Promise((done) => (answer = () => done(undefined)));
  showClaim();
  await userEvent.click(await button(/More actions/));
  await userEvent.click(await screen.findByRole("menuitem", { name: /Cancel provider/ }));
  const form = within(await dialog());
  expect(form.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    "Unit 204 is taken off this claim and notified.",
    "The claim waits for a supplier from now on; what was promised to the insured stays.",
    "This cannot be undone.",
  ]);
  await userEvent.click(form.getByRole("button", { name: "Cancel provider" }));
  expect(form.getByText("Give a reason of 3 to 500 characters.")).toBeTruthy();
  await userEvent.type(form.getByRole("textbox", { name: /Reason/ }), "Does not answer");
  await userEvent.click(form.getByRole("button", { name: "Cancel provider" }));
  await waitFor(() => expect(db().actions).toHaveLength(1));
  expect(screen.queryByRole("dialog")).toBeTruthy();
  answer();
  await screen.findByText(`Provider cancelled · 118199`);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("what the profile does not let anybody do is disabled and says so; who may do nothing of it is not shown it", async () => {
  signIn("operator", { functionalities: ["claim.detail", "claim.confirmArrival"] });
  claim();
  const { unmount } = showClaim();
  expect((await button(/^Manage delay/)).getAttribute("aria-description")).toBe("Your profile does not allow this.");
  unmount();
  signIn("operator", { functionalities: ["claim.detail"] });
  showClaim();
  await screen.findByRole("heading", { name: "118199" });
  expect(screen.queryByRole("button", { name: /^Manage delay/ })).toBeNull();
});

test("a key for what cannot be done now says why", async () => {
  claim({ arrivedAt: null, assignmentType: "DIGITAL" });
  showClaim();
  await button(/^Arrival/);
  await userEvent.keyboard("f");
  expect((await screen.findByText(/^Completion: not possible now\. /)).textContent).toMatch(/\S{3,}/);
  expect(screen.queryByRole("dialog")).toBeNull();
});
