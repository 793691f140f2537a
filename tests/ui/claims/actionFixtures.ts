// The actions of an open claim: who is signed in, what the claim is, and how its dialogs are found and filled in.
import { fireEvent, screen, within } from "@testing-library/react";
import { notifications } from "@mantine/notifications";
import { beforeEach, vi } from "vitest";
import type { Claim } from "../../msw/types";
import { signIn } from "../page";
import { db } from "../setup";
import { critical, NOW_MS } from "./claimFixtures";

/** The claim that is open, assigned by hand unless more says otherwise. */
export const claim = (more: Partial<Claim> = {}): void => {
  db().claims.set(critical.id, { ...critical, assignmentType: "MANUAL", ...more });
};
export const at = (minutes: number): string => new Date(NOW_MS + minutes * 60_000).toISOString();
export const button = (name: RegExp) => screen.findByRole("button", { name });
export const dialog = () => screen.findByRole("dialog");
export const field = (name: RegExp) => screen.findByLabelText(name);

/** Types a date and a time, part by part. */
export async function typeTime(label: RegExp, local: string): Promise<void> {
  const parts = within(await screen.findByRole("group", { name: label }));
  const values = local.split(/\D/);
  for (const [i, name] of ["year", "month", "day", "hour", "minute"].slice(0, values.length).entries())
    fireEvent.change(parts.getByRole("spinbutton", { name }), { target: { value: values[i] } });
}

/** An operator, at a fixed time, with that claim. */
export const beforeEachAnOpenClaim = (): void =>
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date"], now: NOW_MS });
    notifications.clean();
    signIn();
    claim();
  });
