import { notifications } from "@mantine/notifications";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Client, createClient } from "../../../client/apollo/client";
import { ClaimDetail } from "../../../client/claims/detail/ClaimDetail";
import { chooseLanguage } from "../../../client/i18n/language";
import { loadMessages } from "../../../client/i18n/messages";
import { followClaimChanges } from "../../../client/live/claimChangeStream";
import { startLive } from "../../../client/live/pageSocket";
import { settle } from "../../msw/actions";
import { FakeSockets } from "../../msw/FakeSockets";
import { changeOf } from "../../msw/handlers";
import type { Claim } from "../../msw/types";
import { show, signIn } from "../page";
import { db } from "../setup";
import { critical, NOW_MS } from "./claimFixtures";

let sockets: FakeSockets;
let client: Client;
let cleanups: (() => void)[];
const onClaim = vi.fn();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOW_MS });
  notifications.clean();
  onClaim.mockReset();
  sockets = new FakeSockets();
  client = createClient();
  cleanups = [startLive(sockets.WebSocket), followClaimChanges(client)];
  db().claims.set(critical.id, { ...critical, assignmentType: "MANUAL" });
  db().answerAction = () => "PENDING";
  signIn("operator", { live: true });
});
afterEach(() => cleanups.forEach((stop) => stop()));

const panel = () => (
  <ClaimDetail
    id={critical.id}
    part={null}
    closesAt={null}
    onPart={() => undefined}
    onSupplier={() => undefined}
    onClaim={onClaim}
    onKeep={() => undefined}
    onClose={() => undefined}
  />
);
const arrival = () => screen.findByRole("button", { name: /^Arrival/ });
const waiting = "An action on this claim is awaiting confirmation. Try again later.";

async function confirmed() {
  const page = show(panel(), client);
  await vi.waitFor(() => expect(sockets.subscribed.find(({ query }) => query.includes("claimChanged"))).toBeTruthy(), { timeout: 15_000 });
  await userEvent.click(await arrival());
  await userEvent.type(await screen.findByLabelText(/Note/), "phoned");
  await userEvent.click(await screen.findByRole("button", { name: /Confirm arrival/ }));
  await screen.findByText(/Confirming the arrival…/);
  expect((await arrival()).getAttribute("aria-description")).toBe(waiting);
  return page;
}
const tell = async (claim: Claim): Promise<void> => {
  const claimChanged = await changeOf(db(), claim);
  await act(async () => {
    sockets.answer("claimChanged", { data: { claimChanged }, extensions: { cursor: "c1" } });
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
};

test("ends the pending state on a late acceptance, with a notification", async () => {
  await confirmed();
  await tell({ ...settle(db(), critical.id, "DONE"), status: "NO_FINISH_ARRIVAL_INTIME", arrivedAt: new Date().toISOString() });
  await screen.findByText(`Arrival confirmed · 118199`);
  expect(screen.queryByText(/Confirming the arrival…/)).toBeNull();
});

test("offers the action again after a late refusal, with the reason", async () => {
  await confirmed();
  await tell(settle(db(), critical.id, "REJECTED", "ARRIVAL_BEFORE_ASSIGNMENT"));
  expect((await screen.findByRole("alert")).textContent).toContain("The arrival must be later than the planning date.");
  expect(screen.queryByText(/Confirming the arrival…/)).toBeNull();
  await waitFor(async () => expect((await arrival()).getAttribute("aria-description")).toBeNull());
});

test("opens the claim with the input when an action is refused after its panel has closed", async () => {
  const { unmount } = await confirmed();
  unmount();
  show(<p>the list</p>, client);
  await tell(settle(db(), critical.id, "REJECTED", "ARRIVAL_BEFORE_ASSIGNMENT"));
  const alert = await screen.findByRole("alert");
  await userEvent.click(within(alert).getByRole("button", { name: "Try again" }));
  expect(onClaim).toHaveBeenCalledWith(critical.id);
  show(panel(), client);
  expect((await screen.findByLabelText(/Note/)) as HTMLTextAreaElement).toHaveProperty("value", "phoned");
});

test.each([
  ["it", "DELAY_NOTIFICATION_FAILED", null],
  ["el", "ARRIVAL_SERVICE_CANCELLED", "errors.ARRIVAL_SERVICE_CANCELLED"],
] as const)("reports in %s that no contact was notified of a managed delay: %s", async (language, code, why) => {
  db().answerAction = () => undefined;
  chooseLanguage(language);
  const texts = await loadMessages(language);
  show(panel(), client);
  await screen.findByRole("button", { name: new RegExp(texts["claim.action.manageDelay"]!) });
  await vi.waitFor(() => expect(sockets.subscribed.find(({ query }) => query.includes("claimChanged"))).toBeTruthy(), { timeout: 15_000 });
  await userEvent.keyboard("d");
  await userEvent.type(
    within(await screen.findByRole("dialog"))
      .getAllByRole("textbox")
      .at(-1)!,
    "Road closed",
  );
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await screen.findByText(new RegExp(texts["claim.done.manageDelay"]!.replace("{id}", "118199")));
  await tell(settle(db(), critical.id, "DONE", code));
  const said = [texts["errors.DELAY_NOTIFICATION_FAILED"], ...(why ? [texts[why]] : [])].join(" ");
  const alerts = () => screen.getAllByRole("alert").map(({ textContent }) => textContent);
  await waitFor(() => expect(alerts().join()).toContain(said));
  const activity = screen.getByRole("region", { name: texts["claim.activity"]! });
  await waitFor(() => expect(activity.textContent).toContain(`Road closed${said}`));
});
