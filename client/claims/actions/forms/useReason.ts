import { useState } from "react";
import { actionLimits } from "../../../../schema/rules/claims/actions";

const { min, max } = actionLimits.reason;

export interface Reason {
  text: string;
  isChosen: boolean;
  isValid: boolean;
  choose(text: string): void;
}

/** `before`: reason of a request that was rejected or not sent. */
export function useReason(before: string | undefined): Reason {
  const [chosen, choose] = useState(before ?? null);
  const text = chosen ?? "";
  const { length } = text.trim();
  return { text, isChosen: chosen !== null, isValid: length >= min && length <= max, choose };
}
