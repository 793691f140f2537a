// Predefined reasons of actions, one list per AMA instance and action. Operators can also type any other reason.
import { actionLimits, type ClaimActionName } from "./actions";

export const reasonedActions = ["manageDelay", "cancelProvider", "cancelService"] as const satisfies ClaimActionName[];
export type ReasonedAction = (typeof reasonedActions)[number];
export const isReasonedAction = (action: ClaimActionName): action is ReasonedAction =>
  (reasonedActions as readonly string[]).includes(action);

export const reasonListLimits = { entries: 9, characters: 100 } as const;

export const startingReasons: Readonly<Record<ReasonedAction, readonly string[]>> = {
  manageDelay: ["traffic", "weather", "previousService", "insuredAsked", "noneNearer"].map((name) => `actionReason.manageDelay.${name}`),
  cancelProvider: ["noAnswer", "cannotCome", "nearerFound", "wrongResource"].map((name) => `actionReason.cancelProvider.${name}`),
  cancelService: ["insuredCancelled", "solved", "duplicate", "notCovered"].map((name) => `actionReason.cancelService.${name}`),
};

export function tidyReasons(reasons: readonly string[]): string[] | null {
  const tidy = reasons.map((reason) => reason.trim().replace(/\s+/g, " "));
  const { min } = actionLimits.reason;
  const fits = tidy.every(({ length }) => length >= min && length <= reasonListLimits.characters);
  return fits && tidy.length <= reasonListLimits.entries && new Set(tidy).size === tidy.length ? tidy : null;
}

/** Returns the code of a custom reason: "Road works (A-2)" becomes ROAD_WORKS_A_2. */
export const codeOfReason = (reason: string): string =>
  reason
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, "_")
    .replace(/^_|_$/g, "");
