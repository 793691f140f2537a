import { useEffect, useRef, type ReactNode } from "react";
import { useClaimStatusReasonQuery } from "../../gql/hooks";
import { language } from "../../i18n/language";
import { useObservable } from "../../store/observable";
import { ClaimActivity } from "./ClaimActivity";
import { UpcomingProcesses } from "./UpcomingProcesses";
import { ClaimStatusReason } from "./ClaimStatusReason";

export interface ClaimStatusAndActivityProps {
  id: string;
  /** Of the claim as it is shown: another one means that there is more to tell. */
  version: number;
  zone: string;
  /** What stands between the reason and the activity. */
  children: ReactNode;
}

/** The figures of a reason are those of the moment it was asked for. */
const POLL_INTERVAL_MS = 30_000;

/** Why the claim is as it is, above its data, and what happened to it, below them; the server says both in the language spoken. */
export function ClaimStatusAndActivity({ id, version, zone, children }: ClaimStatusAndActivityProps) {
  const { data, refetch } = useClaimStatusReasonQuery({
    variables: { id },
    fetchPolicy: "cache-and-network",
    pollInterval: POLL_INTERVAL_MS,
    // An answer that is on its way may be in the language spoken before.
    context: { queryDeduplication: false },
  });
  const spoken = useObservable(language);
  const currentKey = `${version} ${spoken}`;
  const fetchedFor = useRef(currentKey);
  useEffect(() => {
    if (fetchedFor.current === currentKey) return;
    fetchedFor.current = currentKey;
    void refetch();
  }, [currentKey, refetch]);
  return (
    <>
      <ClaimStatusReason reason={data?.claim?.statusReason} />
      {children}
      {data?.claim && <UpcomingProcesses upcoming={data.claim.upcomingProcesses} zone={zone} />}
      {data?.claim && <ClaimActivity claim={data.claim} zone={zone} />}
    </>
  );
}
