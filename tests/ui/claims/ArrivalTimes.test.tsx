import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { db } from "../setup";
import { beforeEachAnOpenClaim, button, claim, typeTime } from "./actionFixtures";
import { showClaim } from "./claimFixtures";

beforeEachAnOpenClaim();

test("uses the claim's zone: rejects a skipped time and asks which occurrence of a repeated time is meant", async () => {
  claim({ timeZone: "Europe/Athens" });
  showClaim();
  await userEvent.click(await button(/^Arrival/));
  expect((await screen.findByRole("note")).textContent).toContain("Enter times in the local time of Spain (Athens");
  await typeTime(/Arrived at/, "2026-03-29T03:30");
  expect(await screen.findByText(/This time does not exist in Athens on that day/)).toBeTruthy();
  await userEvent.click(await button(/Confirm arrival/));
  expect(db().actions).toEqual([]);

  await typeTime(/Arrived at/, "2026-10-25T03:30");
  await userEvent.click(await button(/Confirm arrival/));
  expect(await screen.findByText("Choose one of the two times.")).toBeTruthy();
  await userEvent.click(await screen.findByRole("radio", { name: /the second: 03:30 UTC\+2/ }));
  await userEvent.click(await button(/Confirm arrival/));
  await waitFor(() => expect(db().actions).toMatchObject([{ action: "confirmArrival", input: { at: "2026-10-25T01:30:00.000Z" } }]));
});

test("offers now, five and ten minutes ago by one press, and resets by Now", async () => {
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

test("does not send a future time", async () => {
  showClaim();
  await userEvent.click(await button(/^Arrival/));
  await typeTime(/Arrived at/, "2026-11-21T13:42");
  expect(await screen.findByText("This time is in the future.")).toBeTruthy();
  await userEvent.click(await button(/Confirm arrival/));
  expect(db().actions).toEqual([]);
});
