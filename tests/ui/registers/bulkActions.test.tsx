import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http, HttpResponse } from "msw";
import { beforeEach, expect, test } from "vitest";
import { ClaimRegister } from "../../../client/registers/ClaimRegister";
import type { ErrorCode } from "../../../schema/rules/errors";
import { aClaim } from "../../msw/db";
import { pageRoute, showRoute, signIn } from "../page";
import { db, server } from "../setup";

const open = (more: Parameters<typeof signIn>[1] = {}) => {
  signIn("operator", more);
  return showRoute([pageRoute("claims", ClaimRegister)], "/incidents?state=all&columns=id,status&sort=id");
};
const rows = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>("[role=grid] tr[data-row]")];
const bar = () => screen.findByText(/^\d+ selected$/);
const dialog = async () => within(await screen.findByRole("dialog"));
/** Selects all rows by the keyboard. */
async function selectAll(count: number): Promise<void> {
  await waitFor(() => expect(rows()).toHaveLength(count));
  rows()[0]!.focus();
  await userEvent.keyboard("{Control>}a{/Control}");
  expect((await bar()).textContent).toBe(`${count} selected`);
}

beforeEach(() => {
  sessionStorage.clear();
  db().claims.clear();
  for (const [id, status] of [
    ["C-1", "PENDING_ARRIVAL_CRITICAL"],
    ["C-2", "PENDING_ARRIVAL_DELAYED"],
    ["C-3", "FINISHED"],
  ] as const)
    db().claims.set(id, aClaim({ id, status }));
});

test("manages the delay of several claims, names excluded ones first and refused ones with reasons afterwards, and keeps both selected", async () => {
  const rejections: Record<string, ErrorCode> = { "C-2": "ACTION_PENDING" };
  db().answerAction = ({ input }) => rejections[input.claimId];
  open();
  await selectAll(3);
  await userEvent.click(screen.getByRole("button", { name: "Manage delay" }));
  const form = await dialog();
  await form.findByText("1 selected claim cannot be updated now and is left out:");
  form.getByText("Manage the delay of 2 claims");
  expect(form.getByText(/finished/).textContent).toMatch(/^1 · /);
  expect(form.queryByText(/is then due/)).toBeNull();
  await userEvent.click(form.getByRole("button", { name: "+10 min" }));
  await userEvent.type(form.getByRole("textbox", { name: /Reason/ }), "Road closed");
  await userEvent.click(form.getByRole("button", { name: "Manage delay" }));
  await form.findByText("1 updated, 1 failed");
  expect(db().bulkActions).toMatchObject([
    { action: "manageDelay", input: { claimIds: ["C-1", "C-2"], minutes: 10, reason: "Road closed" } },
  ]);
  expect(form.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/^C-2 · .+/)]);
  await userEvent.click(form.getAllByRole("button", { name: "Close" }).at(-1)!);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect((await bar()).textContent).toBe("2 selected");
  expect(rows().map((row) => row.getAttribute("aria-selected"))).toEqual(["false", "true", "true"]);
});

test("asks and sends nothing for an action that no selected claim allows", async () => {
  for (const id of ["C-1", "C-2"]) db().claims.set(id, aClaim({ id, status: "FINISHED" }));
  open();
  await selectAll(3);
  await userEvent.click(screen.getByRole("button", { name: "Manage delay" }));
  const form = await dialog();
  await form.findByText("3 selected claims cannot be updated now and are left out:");
  expect(form.queryByRole("textbox")).toBeNull();
  await userEvent.click(form.getAllByRole("button", { name: "Close" }).at(-1)!);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect((await bar()).textContent).toBe("3 selected");
  expect(db().bulkActions).toEqual([]);
});

test("undoes a bulk action, one request per claim, while the assistance system is not notified", async () => {
  open();
  await selectAll(3);
  await userEvent.click(screen.getByRole("button", { name: "Manage delay" }));
  const form = await dialog();
  await userEvent.type(await form.findByRole("textbox", { name: /Reason/ }), "Road closed");
  // From the field, as in the dialog of one claim.
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await screen.findByText("2 claims updated");
  await waitFor(() => expect(screen.getByText(/selected$/).textContent).toBe("1 selected"));
  await userEvent.click(screen.getByRole("button", { name: "Undo" }));
  const undone = () => db().actions.filter(({ action }) => action === "undoManageDelay");
  await waitFor(() => expect(undone()).toHaveLength(2));
  const { requestId } = db().bulkActions[0]!.input;
  expect(undone().map(({ input }) => [input.claimId, input.requestId])).toEqual([
    ["C-1", `${requestId} 1`],
    ["C-2", `${requestId} 2`],
  ]);
});

test("shows a time entered for claims of several zones on the clocks of each", async () => {
  db().claims.set("C-1", aClaim({ id: "C-1", status: "NO_FINISHED" }));
  db().claims.set("C-2", aClaim({ id: "C-2", status: "NO_FINISH_DELAYED", timeZone: "Atlantic/Canary" }));
  open();
  await selectAll(3);
  await userEvent.click(screen.getByRole("button", { name: "Completion" }));
  const form = await dialog();
  await form.findByText(/^Enter times in the local time of Spain \(Madrid/);
  const ago = Date.now() - 10 * 60_000;
  await userEvent.click(form.getByRole("button", { name: "−10 min" }));
  const there = [ago, ago + 60_000].map((at) =>
    new Date(at).toLocaleTimeString("en", { timeZone: "Atlantic/Canary", hourCycle: "h23", hour: "2-digit", minute: "2-digit" }),
  );
  const said = (await form.findByText(/^This is the same moment for all these claims/)).textContent;
  expect(there.map((time) => `This is the same moment for all these claims: Canary Islands ${time}.`)).toContain(said);
});

test("shows the request above its results, also when the claims allow it no more", async () => {
  for (const id of ["C-1", "C-2"]) db().claims.set(id, aClaim({ id, status: "NO_FINISHED" }));
  db().answerAction = ({ input }) => (input.claimId === "C-2" ? "COMPLETION_STATUS_INVALID" : undefined);
  open();
  await selectAll(3);
  await userEvent.click(screen.getByRole("button", { name: "Completion" }));
  const form = await dialog();
  await userEvent.click(await form.findByRole("button", { name: "Confirm completion" }));
  await form.findByText("1 updated, 1 failed");
  form.getByText("Confirm the completion of 2 claims");
});

test("repeats the same request after a lost response, and sends a new one after a change of input", async () => {
  open();
  await selectAll(3);
  await userEvent.click(screen.getByRole("button", { name: "Manage delay" }));
  const form = await dialog();
  const reason = await form.findByRole("textbox", { name: /Reason/ });
  await userEvent.type(reason, "Road closed");
  const sent: string[] = [];
  server.use(
    http.post("*/graphql", async ({ request }) => {
      const { query, variables } = (await request.clone().json()) as { query: string; variables: { input: { requestId: string } } };
      if (!query.includes("mutation ManageDelays")) return undefined;
      sent.push(variables.input.requestId);
      return HttpResponse.error();
    }),
  );
  const send = () => userEvent.click(form.getByRole("button", { name: "Manage delay" }));
  await send();
  await form.findByText("The server cannot be reached. Check the connection and try again.");
  const before = sent.length;
  await send();
  await waitFor(() => expect(sent.length).toBeGreaterThan(before));
  expect(new Set(sent).size).toBe(1);
  await userEvent.type(reason, " again");
  await send();
  await waitFor(() => expect(new Set(sent).size).toBe(2));
  expect(db().bulkActions).toEqual([]);
});

test("offers no selection of claims without an action, and checks each of several actions separately", async () => {
  const { functionalities } = db().users.get("operator")!;
  const without = (names: string[]): string[] => functionalities.filter((name) => !names.includes(name));
  const { unmount } = open({ functionalities: without(["claim.manageDelay", "claim.confirmArrival", "claim.confirmCompletion"]) });
  await waitFor(() => expect(rows()).toHaveLength(3));
  expect(screen.queryByRole("checkbox")).toBeNull();
  unmount();
  open({ functionalities: without(["claim.manageDelay"]) });
  await selectAll(3);
  expect(screen.getByRole("button", { name: "Arrival" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Manage delay" })).toBeNull();
});

test("keeps claims selected that have left the list", async () => {
  const { router } = open();
  await selectAll(3);
  await act(() => router.navigate("/incidents?columns=id,status&sort=id"));
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect((await bar()).textContent).toBe("3 selected");
  await userEvent.click(screen.getByRole("button", { name: "Manage delay" }));
  await (await dialog()).findByText("Manage the delay of 2 claims");
});
