import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { ApiErrorDetail } from "../../../client/admin/apiErrors/ApiErrorDetail";
import { ApiErrorList } from "../../../client/admin/apiErrors/ApiErrorList";
import { paths } from "../../../client/paths";
import { pageRoute, showRoute, signIn } from "../page";
import { db } from "../setup";

const open = (at: string = paths.apiErrors()) => {
  signIn("admin");
  return showRoute([pageRoute("apiErrors", ApiErrorList), pageRoute("apiError", ApiErrorDetail)], at);
};

const refused = {
  id: "1",
  at: "2026-11-21T09:30:15.000Z",
  integration: "ASSISTANCE",
  operation: "CONFIRM_ARRIVAL",
  path: "/arrivals",
  code: "ARRIVAL_ALREADY_NOTIFIED",
  claimId: "118199",
  instanceId: "ES",
  attempt: 1,
  input: '{"claimId":"118199","…":1}',
  output: '{"status":"refused","error":"ARRIVAL_ALREADY_NOTIFIED"}',
};
beforeEach(() => {
  const silent = {
    ...refused,
    id: "2",
    integration: "CONTACT_CENTRE",
    operation: "ADD_CONTACT",
    code: "TIMEOUT",
    attempt: 3,
    output: null,
  };
  db().admin.apiErrors = [refused, silent];
});

test("lists system, request and code of each failure, filtered by the address", async () => {
  const hand = userEvent.setup();
  const { router } = open();
  await screen.findByText("ARRIVAL_ALREADY_NOTIFIED");
  screen.getByTitle("TIMEOUT");
  await hand.click(screen.getByRole("combobox", { name: "System" }));
  await hand.click(await screen.findByRole("option", { name: "Contact centre" }));
  await waitFor(() => expect(screen.queryByText("ARRIVAL_ALREADY_NOTIFIED")).toBeNull());
  expect(router.state.location.search).toBe("?system=CONTACT_CENTRE");
  await hand.click(screen.getByRole("button", { name: "Clear filters" }));
  await screen.findByText("ARRIVAL_ALREADY_NOTIFIED");
});

test("shows path, request, response and the meaning of the code of a failed call", async () => {
  open(paths.apiError("view", "1"));
  const answered = await screen.findByRole("region", { name: "Response" });
  within(answered).getByText('"refused"');
  within(screen.getByRole("region", { name: "Sent" })).getByText('"118199"');
  screen.getByText("/arrivals");
  screen.getByText("The arrival has already been notified.");
  expect(screen.getByRole("link", { name: "118199" }).getAttribute("href")).toContain(paths.claim({ id: "118199" }));
});

test("says that a call got no response, and that a call does not exist", async () => {
  open(paths.apiError("view", "2"));
  await screen.findByText("No response");
  screen.getByText("No valid response; the call will be repeated.");
  document.body.replaceChildren();
  open(paths.apiError("view", "none"));
  await screen.findByText(/This entry does not exist/);
});
