import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { notifications } from "@mantine/notifications";
import { beforeEach, expect, test, vi } from "vitest";
import { fireEvent } from "@testing-library/react";
import type { Claim } from "../../msw/types";
import { signIn } from "../page";
import { db } from "../setup";
import { critical, NOW_MS, showClaim } from "./claimFixtures";

const claim = (more: Partial<Claim> = {}): void => {
  db().claims.set(critical.id, { ...critical, assignmentType: "MANUAL", ...more });
};
const at = (minutes: number): string => new Date(NOW_MS + minutes * 60_000).toISOString();
const button = (name: RegExp) => screen.findByRole("button", { name });
const dialog = () => screen.findByRole("dialog");
/** Types a date and a time, part by part. */
async function typeTime(label: RegExp, local: string): Promise<void> {
  const parts = within(await screen.findByRole("group", { name: label }));
  const values = local.split(/\D/);
  for (const [i, name] of ["year", "month", "day", "hour", "minute"].entries())
    fireEvent.change(parts.getByRole("spinbutton", { name }), { target: { value: values[i] } });
}
const field = (name: RegExp) => screen.findByLabelText(name);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOW_MS });
  notifications.clean();
  signIn();
  claim();
});

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

test("a reason is picked by its digit, and what is typed goes into the field", async () => {
  db().actionReasons = { manageDelay: ["Heavy traffic", "Road closed"], cancelService: ["Solved"] };
  showClaim();
  await button(/^Manage delay/);
  await waitFor(() => expect(document.body.textContent).toContain("Manage delay"));
  await userEvent.keyboard("d");
  const form = within(await dialog());
  const picks = within(await form.findByRole("group", { name: "Pick a reason" })).getAllByRole("button");
  expect(picks.map((pick) => pick.textContent)).toEqual(["1Heavy traffic", "2Road closed"]);
  expect(document.activeElement).toBe(picks[0]);
  const reason = form.getByRole("textbox", { name: /Reason/ });
  await userEvent.keyboard("2");
  expect(reason).toHaveProperty("value", "Road closed");
  expect(picks[1]!.getAttribute("aria-pressed")).toBe("true");
  await userEvent.keyboard("1");
  expect(reason).toHaveProperty("value", "Heavy traffic");
  await userEvent.keyboard(", ring road");
  expect(reason).toHaveProperty("value", "Heavy traffic, ring road");
  // Here a digit is a digit.
  await userEvent.keyboard(" 2{Control>}{Enter}{/Control}");
  await waitFor(() => expect(db().actions[0]?.input.reason).toBe("Heavy traffic, ring road 2"));
});

test("one sentence for the insured stands there, another one by its key; it begins the reason of a delay", async () => {
  const sentences = ["La ayuda llegará hacia las 10:49.", "Le llamaremos."];
  claim({ whatToSay: { language: "es-ES", sentences }, insuredPhone: "+34 600 11 22 33" });
  showClaim();
  const say = within(await screen.findByRole("region", { name: "What to say to the insured" }));
  expect(say.getByText(sentences[0]!).getAttribute("lang")).toBe("es-ES");
  expect(say.getByRole("link", { name: "Call +34 600 11 22 33" }).getAttribute("href")).toBe("tel:+34600112233");
  await userEvent.keyboard("s");
  expect(say.getByText(sentences[1]!)).toBeTruthy();
  const user = userEvent.setup();
  await user.click(say.getByRole("button", { name: "Copy the sentence" }));
  expect(await navigator.clipboard.readText()).toBe(sentences[1]);
  await user.keyboard("d");
  const reason = within(await dialog()).getByRole("textbox", { name: /Reason/ });
  expect(reason).toHaveProperty("value", sentences[1]);
  await user.keyboard("{Escape}s");
  expect(say.getByText(sentences[0]!)).toBeTruthy();
});

test("to whom it is hidden there is nothing to say, and no phone to call", async () => {
  claim({ whatToSay: null });
  showClaim();
  await button(/^Manage delay/);
  expect(screen.queryByRole("region", { name: "What to say to the insured" })).toBeNull();
});

test("a cancellation does not begin with what is said to the insured", async () => {
  claim({ whatToSay: { language: "es-ES", sentences: ["Le llamaremos."] } });
  showClaim();
  await screen.findByText("Le llamaremos.");
  await userEvent.click(await button(/More actions/));
  await userEvent.click(await screen.findByRole("menuitem", { name: /Cancel service/ }));
  expect(within(await dialog()).getByRole("textbox", { name: /Reason/ })).toHaveProperty("value", "");
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

test("times are the claim's own: one that the clocks skip is refused, of one that comes twice is asked which", async () => {
  claim({ timeZone: "Europe/Athens" });
  showClaim();
  await userEvent.click(await button(/^Arrival/));
  expect((await screen.findByRole("note")).textContent).toContain("Times entered here are the local time of Spain (Athens");
  await typeTime(/Arrived at/, "2026-03-29T03:30");
  expect(await screen.findByText(/There is no such time in Athens on that day/)).toBeTruthy();
  await userEvent.click(await button(/Confirm arrival/));
  expect(db().actions).toEqual([]);

  await typeTime(/Arrived at/, "2026-10-25T03:30");
  await userEvent.click(await button(/Confirm arrival/));
  expect(await screen.findByText("Choose one of the two.")).toBeTruthy();
  await userEvent.click(await screen.findByRole("radio", { name: /the second: 03:30 UTC\+2/ }));
  await userEvent.click(await button(/Confirm arrival/));
  await waitFor(() => expect(db().actions).toMatchObject([{ action: "confirmArrival", input: { at: "2026-10-25T01:30:00.000Z" } }]));
});

test("now, five and ten minutes ago are one press away, and now is again as nobody had typed", async () => {
  showClaim();
  await userEvent.click(await button(/^Arrival/));
  const part = (name: string) => screen.getByRole("spinbutton", { name });
  expect(document.activeElement).toBe(part("day"));
  await userEvent.click(await button(/^−10 min/));
  // 10:42 and so many minutes before it, in Athens
  expect([part("hour"), part("minute")]).toMatchObject([{ value: "12" }, { value: "32" }]);
  await userEvent.click(await button(/^−5 min/));
  expect(part("minute")).toHaveProperty("value", "37");
  await userEvent.click(await button(/^Now/));
  await userEvent.click(await button(/Confirm arrival/));
  await waitFor(() => expect(db().actions).toMatchObject([{ action: "confirmArrival", input: { at: null } }]));
});

test("a time that has not come yet is not sent", async () => {
  showClaim();
  await userEvent.click(await button(/^Arrival/));
  await typeTime(/Arrived at/, "2026-11-21T13:42");
  expect(await screen.findByText("This time has not come yet.")).toBeTruthy();
  await userEvent.click(await button(/Confirm arrival/));
  expect(db().actions).toEqual([]);
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

test("opening a claim is registered, and who opened it can be seen", async () => {
  showClaim();
  await userEvent.click(await button(/Opened by 1 person/));
  expect(within(await dialog()).getByText("Operator Test")).toBeTruthy();
});

test("why it has its status, and what happened, stand in the general part", async () => {
  claim({
    statusReason: {
      ...(critical["statusReason"] as object),
      sentence: "31 minutes behind the promise.",
      rule: "4b",
      settings: [{ key: "CRITICAL_MOBILE", number: 13, value: 30, unit: "MINUTES" }],
    },
    statusHistory: [
      {
        at: "2026-11-21T10:30:00.000Z",
        to: "PENDING_ARRIVAL_CRITICAL",
        cause: "CLOCK",
        actor: { kind: "SYSTEM", id: null, name: "system" },
        reason: { sentence: "30 minutes behind the promise." },
      },
    ],
    actions: [
      {
        id: "d1",
        name: "MANAGE_DELAY",
        state: "UNDONE",
        at: "2026-11-21T10:35:00.000Z",
        settledAt: null,
        code: null,
        actor: { kind: "USER", id: "user-operator", name: "operator" },
        minutes: 10,
        reason: "Road closed",
        undoUntil: null,
      },
    ],
    processes: [
      {
        process: "ARRIVAL_CONTACT_CENTRE",
        state: "CANCELLED",
        at: "2026-11-21T10:31:00.000Z",
        cancelledAt: "2026-11-21T10:36:00.000Z",
        evidence: { minutes: 31, limit: 15, finding: null, fixes: null, metres: null },
      },
      {
        process: "ARRIVAL_CONTACT_LIST",
        state: "NOTHING_TO_DO",
        at: "2026-11-21T10:32:00.000Z",
        cancelledAt: null,
        evidence: { minutes: 31, limit: 20, finding: "NO_PHONE", fixes: null, metres: null },
      },
    ],
  });
  showClaim();
  const why = await screen.findByRole("region", { name: "Why this status" });
  await waitFor(() => expect(why.textContent).toBe("31 minutes behind the promise."));
  await userEvent.click(within(why).getByRole("button", { name: "Which rule and settings decided" }));
  await screen.findByText("Rule 4b, by KPI 13 (30 minutes).");
  const lines = within(screen.getByRole("region", { name: "Activity" })).getAllByRole("listitem");
  expect(lines.map((line) => line.textContent)).toEqual([
    expect.stringContaining("Automatic call cancelledSystem"),
    expect.stringContaining("Manage delay: undone (+10 min)Road closedoperator"),
    expect.stringContaining("Insured not put on a contact list: no phone is knownSystem"),
    expect.stringContaining("Contact centre asked to call the supplier: arrival 31 min lateSystem"),
    expect.stringContaining("Arrival critical30 minutes behind the promise.System"),
  ]);
});

test("another service on the file opens from its part", async () => {
  claim({ otherServices: [{ ...critical, id: "SIN-2", status: "NO_SUPPLIER" }] });
  const { onClaim } = showClaim({ part: "services" });
  expect((await screen.findByRole("tab", { name: /Services 1/ })).getAttribute("aria-selected")).toBe("true");
  await userEvent.click(await screen.findByRole("button", { name: "SIN-2" }));
  expect(onClaim).toHaveBeenCalledWith("SIN-2");
});
