import { useEffect, useRef, useState } from "react";
import { useClaimWhatToSayQuery } from "../../gql/hooks";

/** What the sentences name is counted from the moment they were asked for. */
const POLL_INTERVAL_MS = 30_000;

export interface Saying {
  sentence: string;
  /** BCP 47 tag of its language. */
  language: string;
  /** Shows another one; null: there is no other. */
  next: (() => void) | null;
}

/** The sentence for the insured, and the way to another one. Null: none, or a figure of it is hidden. `version`: of the claim as it is shown. */
export function useWhatToSay(id: string, version: number): Saying | null {
  const { data, refetch } = useClaimWhatToSayQuery({
    variables: { id },
    fetchPolicy: "cache-and-network",
    pollInterval: POLL_INTERVAL_MS,
  });
  const askedFor = useRef(version);
  useEffect(() => {
    if (askedFor.current === version) return;
    askedFor.current = version;
    void refetch();
  }, [version, refetch]);
  const said = data?.claim?.whatToSay;
  const first = said?.sentences[0];
  // Which one was chosen counts for as long as the same stands first: after that the claim is another case.
  const [chosen, setChosen] = useState({ first, at: 0 });
  if (!said || first === undefined) return null;
  const { sentences, language } = said;
  const at = chosen.first === first ? chosen.at % sentences.length : 0;
  return {
    sentence: sentences[at]!,
    language,
    next: sentences.length > 1 ? () => setChosen({ first, at: (at + 1) % sentences.length }) : null,
  };
}
