import { useEffect, useRef } from "react";
import type { ClaimExplanationQuery } from "../../gql/graphql";
import { useClaimExplanationQuery } from "../../gql/hooks";
import { language } from "../../i18n/language";
import { useObservable } from "../../store/observable";

export type ClaimExplanation = NonNullable<ClaimExplanationQuery["claim"]>;

/** Refreshes values of the reason that depend on the current time. */
const POLL_INTERVAL_MS = 30_000;

/** Status reason, activity and suggested sentence; `null` while loading. Reloads when the claim's `version` or the language changes. */
export function useClaimExplanation(id: string, version: number | undefined): ClaimExplanation | null {
  const { data, refetch } = useClaimExplanationQuery({
    variables: { id },
    skip: version === undefined,
    fetchPolicy: "cache-and-network",
    pollInterval: POLL_INTERVAL_MS,
    // A request in flight may be for the previous language.
    context: { queryDeduplication: false },
  });
  const spoken = useObservable(language);
  const currentKey = version === undefined ? null : `${version} ${spoken}`;
  const fetchedFor = useRef(currentKey);
  useEffect(() => {
    const fetchedBefore = fetchedFor.current;
    if (fetchedBefore === currentKey) return;
    fetchedFor.current = currentKey;
    // The query starts automatically when `skip` ends.
    if (fetchedBefore !== null) void refetch();
  }, [currentKey, refetch]);
  return data?.claim ?? null;
}
