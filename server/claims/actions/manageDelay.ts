import { holdSecondsOf } from "../../../schema/rules/claims/actions";
import { arrivalEnd, movedEnd, workEnd } from "../../../schema/rules/claims/claimWindow";
import { settingsInForce } from "../../settings/settings.queries";
import { claimFactsOf } from "../status/storedStatus";
import type { HeldAction } from "./definition";

export const manageDelay: HeldAction = {
  description: `Moves the end of the arrival or, after the arrival, of the completion. The assistance system is notified ${holdSecondsOf("manageDelay")} seconds later; until then the action can be undone.`,
  errors: ["DELAY_NOT_MANAGED"],
  undoDescription: "Undoes the viewer's last managed delay before the assistance system is notified.",
  failureCode: "DELAY_NOT_MANAGED",
  unansweredCode: "DELAY_NOTIFICATION_FAILED",
  columns: ["managedUntil", "workManagedUntil", "managedAt"],
  auditedColumns: ["managedUntil", "workManagedUntil"],
  /** Extends the work deadline while the supplier is on site, otherwise the arrival deadline. */
  async change(tx, now, claim, input) {
    const { values } = (await settingsInForce(tx, now)).of(claim.instanceId);
    const facts = claimFactsOf(claim, null);
    const movedTime = (endMs: number): Date => new Date(movedEnd(endMs, now.getTime(), Number(input.minutes)));
    const work = facts.supplierId === null ? null : workEnd(facts, values);
    return work === null ? { managedUntil: movedTime(arrivalEnd(facts)), managedAt: now } : { workManagedUntil: movedTime(work) };
  },
  notification: ({ managedUntil, workManagedUntil }) => ({ until: workManagedUntil ?? managedUntil }),
};
