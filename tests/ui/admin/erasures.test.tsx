// Erasing claims for the law: what is asked before, what is seen meanwhile, and who has the page.
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { administrator, adminDb, askedFor, fill, rowOf } from "./adminFixtures";
import { db } from "../setup";

test("a person's claims are erased once the word is typed, and the dialog follows until it is complete", async () => {
  const hand = userEvent.setup();
  administrator("/configuration/erasure");
  await screen.findByText("Nothing has been erased yet.");
  await hand.click(screen.getByText("Erase claims"));
  const dialog = await screen.findByRole("dialog", { name: "Erase claims" });
  const button = within(dialog).getByText("Erase for good").closest("button")!;
  const isRefused = (why: string) => waitFor(() => expect(button.getAttribute("aria-description")).toBe(why));
  await isRefused("Say which claim.");
  await hand.click(within(dialog).getByLabelText("Claims of a person"));
  await isRefused("Say at least one of phone, plate and name.");
  await fill(hand, within(dialog).getByLabelText("Plate"), " 1234 BCD ");
  await isRefused("Say why.");
  await fill(hand, within(dialog).getByLabelText(/^Reason/), "Asked by letter");
  await isRefused("Type ERASE to confirm.");
  await fill(hand, within(dialog).getByLabelText(/^Type ERASE/), "ERASE");
  adminDb().answer = () => ["BAD_USER_INPUT"];
  await hand.click(button);
  await within(dialog).findByText(/^Nothing can be found by this/);
  delete adminDb().answer;
  await hand.click(button);
  await screen.findByRole("dialog", { name: "The erasure is under way" });
  expect(askedFor("eraseClaims").at(-1)).toEqual({ phone: null, plate: "1234 BCD", name: null, reason: "Asked by letter" });
  Object.assign(adminDb().erasures[0]!, { claims: 3, openClaims: 1, archivedClaims: 2, completedAt: "2026-11-21T09:00:00.000Z" });
  const done = await screen.findByRole("dialog", { name: "The erasure is complete" }, { timeout: 5_000 });
  within(done).getByText("3 claims erased from the database, 2 claims from archives.");
  within(done).getByText("1 claim is not finished and was kept: ask again once finished.");
  const row = await rowOf("Asked by letter");
  expect(row.textContent).toContain("Claims of a person");
  expect(row.textContent).toContain("Complete");
  expect(document.body.textContent).not.toContain("1234 BCD");
});

test("whoever does not manage everybody has no such page", async () => {
  const hand = userEvent.setup();
  db().users.get("admin")!.managesEverybody = false;
  administrator("/configuration/erasure");
  await screen.findByText("Administration");
  await hand.click(screen.getByText("Administration").closest("button")!);
  await screen.findByText("Client contact lists");
  expect(screen.queryByRole("menuitem", { name: "Erasure of claims", hidden: true })).toBeNull();
});
