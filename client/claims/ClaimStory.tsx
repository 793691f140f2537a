import { useEffect, useRef, type ReactNode } from "react";
import { useClaimWhyQuery } from "../gql/hooks";
import { language } from "../i18n/language";
import { useObservable } from "../i18n/observable";
import { ClaimActivity } from "./ClaimActivity";
import { ClaimWhy } from "./ClaimWhy";

export interface ClaimStoryProps {
  id: string;
  /** Of the claim as it is shown: another one means that there is more to tell. */
  version: number;
  zone: string;
  /** What stands between the reason and the activity. */
  children: ReactNode;
}

/** The figures of a reason are those of the moment it was asked for. */
const freshFor = 30_000;

/** Why the claim is as it is, above its data, and what happened to it, below them; the server says both in the language spoken. */
export function ClaimStory({ id, version, zone, children }: ClaimStoryProps) {
  const { data, refetch } = useClaimWhyQuery({
    variables: { id },
    fetchPolicy: "cache-and-network",
    pollInterval: freshFor,
    // An answer that is on its way may be in the language spoken before.
    context: { queryDeduplication: false },
  });
  const spoken = useObservable(language);
  const wanted = `${version} ${spoken}`;
  const told = useRef(wanted);
  useEffect(() => {
    if (told.current === wanted) return;
    told.current = wanted;
    void refetch();
  }, [wanted, refetch]);
  return (
    <>
      <ClaimWhy reason={data?.claim?.statusReason} />
      {children}
      {data?.claim && <ClaimActivity claim={data.claim} zone={zone} />}
    </>
  );
}
