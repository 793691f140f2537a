import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, onTestFinished, test, vi } from "vitest";
import { signIn } from "../page";
import { db } from "../setup";
import { beforeEachAnOpenClaim, button, claim, dialog, field } from "./actionFixtures";
import { showClaim } from "./claimFixtures";

beforeEachAnOpenClaim();

test("disables unavailable actions with a reason that screen readers announce", async () => {
  claim({ assignmentType: "DIGITAL" });
  showClaim();
  const arrival = await button(/^Arrival/);
  expect(arrival.getAttribute("aria-disabled")).toBe("true");
  expect(arrival.getAttribute("aria-description")).toBe("The service has no manual assignment.");
  await userEvent.click(arrival);
  expect(screen.queryByRole("dialog")).toBeNull();
  expect((await button(/^Completion/)).getAttribute("aria-description")).toBe("The current status of the claim does not allow this.");
  await userEvent.click(await button(/More actions/));
  expect((await screen.findByRole("menuitem", { name: /Cancel supplier/ })).getAttribute("data-disabled")).toBeNull();
});

test("shows the dialog next to the claim, returns the focus by its key, and closes it alone by Escape", async () => {
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

test("shows a refusal with its reason for ten seconds, and reopens it with its input as a new request", async () => {
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

test("repeats a request that may not have arrived under the same id", async () => {
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

test("shows a pending action and disables the others until the external system responds", async () => {
  db().answerAction = () => "PENDING";
  showClaim();
  await userEvent.click(await button(/^Arrival/));
  await userEvent.click(await button(/Confirm arrival/));
  expect(await screen.findByText(/Confirming the arrival…/)).toBeTruthy();
  await waitFor(async () =>
    expect((await button(/^Arrival/)).getAttribute("aria-description")).toBe(
      "An action on this claim is awaiting confirmation. Try again later.",
    ),
  );
  expect(screen.queryByText(/Arrival confirmed/)).toBeNull();
});

test("explains a cancellation, requires a reason, and stays open until the response", async () => {
  let answer = (): void => undefined;
  db().answerAction = () => new Promise((done) => (answer = () => done(undefined)));
  showClaim();
  await userEvent.click(await button(/More actions/));
  await userEvent.click(await screen.findByRole("menuitem", { name: /Cancel supplier/ }));
  const form = within(await dialog());
  expect(form.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    "Unit 204 is removed from this claim and notified.",
    "The claim becomes unassigned. The time promised to the insured remains.",
    "This cannot be undone.",
  ]);
  await userEvent.click(form.getByRole("button", { name: "Cancel supplier" }));
  expect(form.getByText("Enter a reason of 3 to 500 characters.")).toBeTruthy();
  await userEvent.type(form.getByRole("textbox", { name: /Reason/ }), "Does not answer");
  await userEvent.click(form.getByRole("button", { name: "Cancel supplier" }));
  await waitFor(() => expect(db().actions).toHaveLength(1));
  expect(screen.queryByRole("dialog")).toBeTruthy();
  answer();
  await screen.findByText(`Supplier cancelled · 118199`);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("disables actions outside the profile with a reason, and hides the menu if no action is allowed", async () => {
  signIn("operator", { functionalities: ["claim.detail", "claim.confirmArrival"] });
  claim();
  const { unmount } = showClaim();
  expect((await button(/^Manage delay/)).getAttribute("aria-description")).toBe("Your profile does not allow this action.");
  unmount();
  signIn("operator", { functionalities: ["claim.detail"] });
  showClaim();
  await screen.findByRole("heading", { name: "118199" });
  expect(screen.queryByRole("button", { name: /^Manage delay/ })).toBeNull();
  expect(screen.queryByRole("button", { name: /More actions/ })).toBeNull();
});

test("offers a client without actions the complaint pack", async () => {
  db().users.get("operator")!.profileType = "CLIENTE";
  signIn("operator", { functionalities: ["claim.detail"] });
  showClaim();
  const actions = within(await screen.findByRole("group", { name: "Actions" }));
  expect(actions.queryAllByRole("button")).toEqual([]);
  expect(actions.getByRole("link", { name: "Complaint pack" }).getAttribute("href")).toBe("#/complaint/SIN-2026-118199");
});

test("moves buttons that do not fit in one row to the menu, unavailable ones first", async () => {
  claim({ arrivedAt: null, assignmentType: "DIGITAL" });
  class Observer {
    constructor(private readonly resized: () => void) {}
    observe(element: Element): void {
      if (element.matches("[role=group]")) queueMicrotask(this.resized);
    }
    disconnect(): void {}
  }
  vi.stubGlobal("ResizeObserver", Observer);
  const offset = vi.spyOn(HTMLElement.prototype, "offsetTop", "get").mockImplementation(function (this: HTMLElement) {
    return this.parentElement!.matches("[role=group]") && [...this.parentElement!.children].indexOf(this) > 1 ? 36 : 0;
  });
  const height = vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(30);
  onTestFinished(() => {
    vi.unstubAllGlobals();
    offset.mockRestore();
    height.mockRestore();
  });
  showClaim();
  await button(/^Manage delay/);
  await waitFor(() => expect(within(screen.getByRole("group", { name: "Actions" })).getAllByRole("button")).toHaveLength(2));
  await userEvent.click(await button(/More actions/));
  const items = (await screen.findAllByRole("menuitem")).map(({ textContent }) => textContent);
  expect(items.map((text) => text.split("…")[0])).toEqual(["Arrival", "Completion", "Complaint pack", "Cancel supplier", "Cancel service"]);
  await userEvent.keyboard("{Escape}r");
  expect(await screen.findByText(/^Arrival is not possible\. /)).toBeTruthy();
});

test("offers a supplier the actions of its profile alone", async () => {
  db().users.get("operator")!.profileType = "PROVEEDOR";
  signIn("operator", { functionalities: ["claim.detail", "claim.confirmArrival"] });
  showClaim();
  await button(/^Arrival/);
  const actions = within(screen.getByRole("group", { name: "Actions" })).getAllByRole("button");
  expect(actions.map(({ ariaLabel, textContent }) => ariaLabel ?? textContent)).toEqual([
    expect.stringMatching(/^Arrival/),
    "More actions",
  ]);
  await userEvent.click(actions[1]!);
  expect((await screen.findAllByRole("menuitem")).map(({ textContent }) => textContent)).toEqual(["Complaint pack"]);
});

test("says why the action of a key is not available", async () => {
  claim({ arrivedAt: null, assignmentType: "DIGITAL" });
  showClaim();
  await button(/^Arrival/);
  await userEvent.keyboard("f");
  expect((await screen.findByText(/^Completion is not possible\. /)).textContent).toMatch(/\S{3,}/);
  expect(screen.queryByRole("dialog")).toBeNull();
});
