import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";
import { undoTimesOf } from "../../../client/claims/actions/actionCatalogue";
import { useActionToasts } from "../../../client/claims/actions/outcome/useActionToasts";
import { showUndoToast } from "../../../client/ui/toasts/undoToasts";
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

test("shows the reason of each refusal and reopens the action with its input", async () => {
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

test("says why the action of a key is not available", async () => {
  claim({ arrivedAt: null, assignmentType: "DIGITAL" });
  showClaim();
  await button(/^Arrival/);
  await userEvent.keyboard("f");
  await screen.findByText(/^Completion is not possible\. /);
  await userEvent.keyboard("r");
  await screen.findByText(/^Arrival is not possible\. /);
  await waitFor(() => expect(screen.queryByText(/^Completion is not possible\. /)).toBeNull());
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

test("undoes the newest of many actions by Z, keeps its toast in view, then undoes the one before it", async () => {
  await manageAll();
  const undone = () => db().actions.map(({ input }) => input.requestId);
  expect(screen.getAllByRole("button", { name: /^Undo/ }).filter(({ textContent }) => textContent === "UndoZ")).toHaveLength(1);
  await userEvent.keyboard("z");
  await waitFor(() => expect(undone()).toEqual(["r-6"]));
  await userEvent.keyboard("z");
  await waitFor(() => expect(undone()).toEqual(["r-6", "r-5"]));
});

describe("the time to undo", () => {
  const offers = () => screen.queryAllByRole("button", { name: /^Undo/ }).length;

  test("ends ten seconds after the newest toasts were drawn, also for toasts that were never drawn", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await manageAll();
    await act(() => vi.advanceTimersByTimeAsync(9_000));
    expect(offers()).toBeGreaterThan(0);
    await act(() => vi.advanceTimersByTimeAsync(7_000));
    expect(offers()).toBe(0);
  });

  test("runs from the moment the toast is drawn until the end of the server's hold", async () => {
    vi.useFakeTimers();
    const showLate = async (lateMs: number): Promise<void> => {
      act(() => showUndoToast("late", undoTimesOf("manageDelay"), () => ({ message: <button>Undo</button> })));
      await act(() => vi.advanceTimersByTimeAsync(lateMs));
      show(null);
    };
    await showLate(4_000);
    await act(() => vi.advanceTimersByTimeAsync(0));
    await act(() => vi.advanceTimersByTimeAsync(9_900));
    expect(offers()).toBeGreaterThan(0);
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(offers()).toBe(0);
  });
});
