import { useState } from "react";
import { actionLimits } from "../../../../schema/rules/claims/actions";

const { min, max } = actionLimits.reason;

/** Why an action is done, as it is being entered. */
export interface Reason {
  text: string;
  /** Somebody has typed or picked it; else it is what it begins with. */
  isChosen: boolean;
  /** Long enough, and not too long. */
  isValid: boolean;
  choose(text: string): void;
}

/** `before`: what was entered when it was refused. `beginning`: what it begins with, which may come or change until somebody types or picks. */
export function useReason(before: string | undefined, beginning = ""): Reason {
  const [chosen, choose] = useState(before ?? null);
  const text = chosen ?? beginning;
  const { length } = text.trim();
  return { text, isChosen: chosen !== null, isValid: length >= min && length <= max, choose };
}
