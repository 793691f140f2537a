import { useEffect, useRef } from "react";
import type { ClaimExplanationQuery } from "../../gql/graphql";
import { useClaimExplanationQuery } from "../../gql/hooks";
import { language } from "../../i18n/language";
import { useObservable } from "../../store/observable";

export type ClaimExplanation = NonNullable<ClaimExplanationQuery["claim"]>;

/** The figures of a reason are those of the moment it was asked for. */
const POLL_INTERVAL_MS = 30_000;

/**
 * Why a claim is as it is, what happened to it and what to say of it; null while that is not known. `version`: of the claim as it is shown,
 * another one means that there is more to tell; undefined: there is no claim yet. The server answers in the language spoken.
 */
export function useClaimExplanation(id: string, version: number | undefined): ClaimExplanation | null {
  const { data, refetch } = useClaimExplanationQuery({
    variables: { id },
    skip: version === undefined,
    fetchPolicy: "cache-and-network",
    pollInterval: POLL_INTERVAL_MS,
    // An answer that is on its way may be in the language spoken before.
    context: { queryDeduplication: false },
  });
  const spoken = useObservable(language);
  const currentKey = version === undefined ? null : `${version} ${spoken}`;
  const fetchedFor = useRef(currentKey);
  useEffect(() => {
    const fetchedBefore = fetchedFor.current;
    if (fetchedBefore === currentKey) return;
    fetchedFor.current = currentKey;
    // What was skipped until now asks by itself.
    if (fetchedBefore !== null) void refetch();
  }, [currentKey, refetch]);
  return data?.claim ?? null;
}
