import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { administrator, adminDb, askedFor, fill, rowOf } from "./adminFixtures";
import { db } from "../setup";

test("erases a person's claims after the confirmation word, and follows the erasure until it is complete", async () => {
  const hand = userEvent.setup();
  administrator("/configuration/erasure");
  await screen.findByText("No erasures yet.");
  await hand.click(screen.getByText("Erase claims"));
  const dialog = await screen.findByRole("dialog", { name: "Erase claims" });
  const button = within(dialog).getByText("Erase permanently").closest("button")!;
  const isRefused = (why: string) => waitFor(() => expect(button.getAttribute("aria-description")).toBe(why));
  await isRefused("Enter the claim number.");
  await hand.click(within(dialog).getByLabelText("Claims of a person"));
  await isRefused("Enter a phone, plate or name.");
  await fill(hand, within(dialog).getByLabelText("Plate"), " 1234 BCD ");
  await isRefused("Enter a reason.");
  await fill(hand, within(dialog).getByLabelText(/^Reason/), "Asked by letter");
  await isRefused("Type ERASE to confirm.");
  await fill(hand, within(dialog).getByLabelText(/^Type ERASE/), "ERASE");
  adminDb().answer = () => ["BAD_USER_INPUT"];
  await hand.click(button);
  await within(dialog).findByText(/^No search is possible with this value/);
  delete adminDb().answer;
  await hand.click(button);
  await screen.findByRole("dialog", { name: "The erasure is in progress" });
  expect(askedFor("eraseClaims").at(-1)).toMatchObject({
    claims: { person: { phone: null, plate: "1234 BCD", name: null } },
    reason: "Asked by letter",
  });
  Object.assign(adminDb().erasures[0]!, { claims: 3, openClaims: 1, archivedClaims: 2 });
  await screen.findByText("1 open claim is erased once finished.", undefined, { timeout: 5_000 });
  Object.assign(adminDb().erasures[0]!, { claims: 4, openClaims: 0, completedAt: "2026-11-21T09:00:00.000Z" });
  const done = await screen.findByRole("dialog", { name: "The erasure is complete" }, { timeout: 5_000 });
  within(done).getByText("4 claims erased from the database, 2 claims from archives.");
  const row = await rowOf("Asked by letter");
  expect(row.textContent).toContain("Claims of a person");
  expect(row.textContent).toContain("Complete");
  expect(document.body.textContent).not.toContain("1234 BCD");
});

test("hides the page from administrators who do not manage all users", async () => {
  db().users.get("admin")!.managesEverybody = false;
  administrator("/configuration/erasure");
  await screen.findByRole("link", { name: "Client contact lists" });
  expect(screen.queryByRole("link", { name: "Data erasure" })).toBeNull();
});
