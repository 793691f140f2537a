import { useState } from "react";
import type { ClaimStatus } from "../../../schema/rules/lists/claims";
import type { ClaimExplanation } from "../activity/useClaimExplanation";
import { withoutFigures } from "./withoutFigures";

export interface Saying {
  sentence: string;
  language: string;
  /** Shows the next sentence; `null` if there is only one. */
  next: (() => void) | null;
}

/** Sentence for the insured; `null` while loading or if one of its values is hidden. */
export function useWhatToSay(
  { id, status }: { id: string; status: ClaimStatus },
  suggestions: ClaimExplanation["whatToSay"] | undefined,
): Saying | null {
  // The choice is kept until the status changes.
  const claimCase = `${id} ${status}`;
  const [chosen, setChosen] = useState({ claimCase, kind: "" });
  if (!suggestions?.sentences.length) return null;
  const { sentences, language } = suggestions;
  const kinds = sentences.map(withoutFigures);
  const at = chosen.claimCase === claimCase ? Math.max(0, kinds.indexOf(chosen.kind)) : 0;
  return {
    sentence: sentences[at]!,
    language,
    next: sentences.length > 1 ? () => setChosen({ claimCase, kind: kinds[(at + 1) % kinds.length]! }) : null,
  };
}
