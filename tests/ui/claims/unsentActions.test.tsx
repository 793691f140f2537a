// Actions while nothing reaches the server: disabled with a reason; what got no answer is kept until it is sent or discarded.
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http, HttpResponse } from "msw";
import { afterEach, expect, test } from "vitest";
import { unsentActions } from "../../../client/claims/actions/outcome/unsentActions";
import { endSession } from "../../../client/session/session";
import { connection } from "../../../client/live/connection";
import { db, server } from "../setup";
import { beforeEachAnOpenClaim, button, dialog } from "./actionFixtures";
import { critical, showClaim } from "./claimFixtures";

beforeEachAnOpenClaim();
afterEach(() => {
  unsentActions.set([]);
  connection.set({ ...connection.get(), state: "connecting" });
});

const loseMutations = (): void =>
  server.use(
    http.post("*/graphql", async ({ request }) => {
      const { query } = (await request.clone().json()) as { query: string };
      return query.startsWith("mutation") ? HttpResponse.error() : undefined;
    }),
  );
const strip = async () => within((await screen.findByText("Manage delay: not sent")).parentElement!);
const reason = async () => within(await dialog()).findByRole("textbox", { name: /Reason/ });

/** Manages the delay while the server cannot be reached. */
async function sendInVain(): Promise<void> {
  loseMutations();
  await button(/^Manage delay/);
  await userEvent.keyboard("d");
  await userEvent.clear(await reason());
  await userEvent.type(await reason(), "Road closed{Control>}{Enter}{/Control}");
  await strip();
}

test("keeps the form of a delay without response, and sends it again under the same id", async () => {
  showClaim();
  await sendInVain();
  expect(await reason()).toHaveProperty("value", "Road closed");
  const { sent } = unsentActions.get()[0]!;
  server.resetHandlers();
  await userEvent.click((await strip()).getByRole("button", { name: "Try again" }));
  await screen.findByText("Delay managed · 118199");
  expect(db().actions).toMatchObject([{ input: { reason: "Road closed", requestId: sent.requestId } }]);
  expect(screen.queryByText("Manage delay: not sent")).toBeNull();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("keeps a delay without response on its claim until it is discarded", async () => {
  const { unmount } = showClaim();
  await sendInVain();
  unmount();
  showClaim();
  await userEvent.click((await strip()).getByRole("button", { name: "Discard" }));
  expect(unsentActions.get()).toEqual([]);
});

test("separates the unsent actions of each user", async () => {
  unsentActions.set([{ claimId: critical.id, sent: { action: "manageDelay", input: {}, requestId: "r" } }]);
  act(() => endSession("signedOut"));
  expect(unsentActions.get()).toEqual([]);
});

test("disables actions with the reason while the connection is lost", async () => {
  showClaim();
  const delay = await button(/^Manage delay/);
  act(() => connection.set({ ...connection.get(), state: "lost" }));
  expect(delay.getAttribute("aria-disabled")).toBe("true");
  expect(delay.getAttribute("aria-description")).toBe("Connection lost. This becomes available again when the connection is back.");
});

test("keeps the input of an open form when the connection is lost, and blocks sending", async () => {
  showClaim();
  await button(/^Manage delay/);
  await userEvent.keyboard("d");
  await userEvent.type(await reason(), "x");
  act(() => connection.set({ ...connection.get(), state: "lost" }));
  const form = within(await dialog());
  expect(form.getByRole("button", { name: "Manage delay" })).toHaveProperty("disabled", true);
  expect(form.getByText(/Your input is kept/)).toBeTruthy();
});
