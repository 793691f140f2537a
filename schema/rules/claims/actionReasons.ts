// The reasons to pick from when an action asks for one: a list per AMA instance and action, beside which anything can be typed.
import { actionLimits, type ClaimActionName } from "./actions";

/** The actions that ask for a reason. */
export const reasonedActions = ["manageDelay", "cancelProvider", "cancelService"] as const satisfies ClaimActionName[];
export type ReasonedAction = (typeof reasonedActions)[number];
export const isReasonedAction = (action: ClaimActionName): action is ReasonedAction =>
  (reasonedActions as readonly string[]).includes(action);

/** As many as there are digits to pick them by. A reason in a list is one line. */
export const reasonListLimits = { entries: 9, characters: 100 } as const;

/** What the lists of the demo begin with, by ids of schema/messages. */
export const startingReasons: Readonly<Record<ReasonedAction, readonly string[]>> = {
  manageDelay: ["traffic", "weather", "previousService", "insuredAsked", "noneNearer"].map((name) => `actionReason.manageDelay.${name}`),
  cancelProvider: ["noAnswer", "cannotCome", "nearerFound", "wrongResource"].map((name) => `actionReason.cancelProvider.${name}`),
  cancelService: ["insuredCancelled", "solved", "duplicate", "notCovered"].map((name) => `actionReason.cancelService.${name}`),
};

/** A list without blanks around its reasons; null: too long, with the same twice, or with one that no action takes. */
export function tidyReasons(reasons: readonly string[]): string[] | null {
  const tidy = reasons.map((reason) => reason.trim().replace(/\s+/g, " "));
  const { min } = actionLimits.reason;
  const fits = tidy.every(({ length }) => length >= min && length <= reasonListLimits.characters);
  return fits && tidy.length <= reasonListLimits.entries && new Set(tidy).size === tidy.length ? tidy : null;
}
