import { useState } from "react";
import type { ClaimStatus } from "../../../schema/rules/claims/claims";
import type { ClaimExplanation } from "../activity/useClaimExplanation";
import { withoutFigures } from "./withoutFigures";

export interface Saying {
  sentence: string;
  /** BCP 47 tag of its language. */
  language: string;
  /** Shows another one; null: there is no other. */
  next: (() => void) | null;
}

/** The sentence for the insured, and the way to another one. Null: not known yet, or a figure of it is hidden. */
export function useWhatToSay(
  { id, status }: { id: string; status: ClaimStatus },
  said: ClaimExplanation["whatToSay"] | undefined,
): Saying | null {
  // Which one was chosen counts for as long as the claim has its status: after that it is another case.
  const claimCase = `${id} ${status}`;
  const [chosen, setChosen] = useState({ claimCase, kind: "" });
  if (!said?.sentences.length) return null;
  const { sentences, language } = said;
  const kinds = sentences.map(withoutFigures);
  const at = chosen.claimCase === claimCase ? Math.max(0, kinds.indexOf(chosen.kind)) : 0;
  return {
    sentence: sentences[at]!,
    language,
    next: sentences.length > 1 ? () => setChosen({ claimCase, kind: kinds[(at + 1) % kinds.length]! }) : null,
  };
}
