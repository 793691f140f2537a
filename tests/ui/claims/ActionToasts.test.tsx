// What is said in the corner of actions: why one was refused, and how the last is undone.
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { useActionToasts } from "../../../client/claims/actions/outcome/useActionToasts";
import { show } from "../page";
import { db } from "../setup";
import { beforeEachAnOpenClaim, button, claim, field } from "./actionFixtures";
import { critical, showClaim } from "./claimFixtures";

beforeEachAnOpenClaim();

async function confirmArrival(note: string): Promise<void> {
  await userEvent.click(await button(/^Arrival/));
  await userEvent.type(await field(/Note/), note);
  await userEvent.click(await button(/Confirm arrival/));
}

test("each refusal says why, and is tried again as it was entered", async () => {
  showClaim();
  db().answerAction = () => "ARRIVAL_BEFORE_ASSIGNMENT";
  await confirmArrival("phoned");
  await screen.findByText(/The arrival must be later than the planning date/);
  db().answerAction = () => "ARRIVAL_IN_FUTURE";
  await confirmArrival("seen");
  await waitFor(() => expect(screen.getByRole("alert").textContent).not.toContain("planning date"));
  await userEvent.click(within(screen.getByRole("alert")).getByRole("button", { name: "Try again" }));
  expect(await field(/Note/)).toHaveProperty("value", "seen");
});

test("each key for what cannot be done now says why", async () => {
  claim({ arrivedAt: null, assignmentType: "DIGITAL" });
  showClaim();
  await button(/^Arrival/);
  await userEvent.keyboard("f");
  await screen.findByText(/^Completion: not possible now\. /);
  await userEvent.keyboard("r");
  await screen.findByText(/^Arrival: not possible now\. /);
  await waitFor(() => expect(screen.queryByText(/^Completion: not possible now\. /)).toBeNull());
});

/** More delays than there is room for toasts. */
const REQUESTS = ["r-1", "r-2", "r-3", "r-4", "r-5", "r-6"];
function Managed() {
  const { done } = useActionToasts(critical.id);
  return REQUESTS.map((requestId, i) => (
    <button key={requestId} onClick={() => done({ action: "manageDelay", requestId, input: { minutes: i + 1 } })}>
      {requestId}
    </button>
  ));
}
const manageAll = async (): Promise<void> => {
  show(<Managed />);
  await screen.findByText(REQUESTS[0]!);
  for (const requestId of REQUESTS) fireEvent.click(screen.getByText(requestId));
  await screen.findByText(/^6 minutes more/);
};

test("Z undoes the newest of many, whose toast is always in sight, then the one before it", async () => {
  await manageAll();
  const undone = () => db().actions.map(({ input }) => input.requestId);
  expect(screen.getAllByRole("button", { name: /^Undo/ }).filter(({ textContent }) => textContent === "UndoZ")).toHaveLength(1);
  await userEvent.keyboard("z");
  await waitFor(() => expect(undone()).toEqual(["r-6"]));
  await userEvent.keyboard("z");
  await waitFor(() => expect(undone()).toEqual(["r-6", "r-5"]));
});

test("nothing is offered to be undone for longer than it can be, by a toast that has waited for its place either", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await manageAll();
  await act(() => vi.advanceTimersByTimeAsync(10_500));
  expect(screen.queryByRole("button", { name: /^Undo/ })).toBeNull();
});
