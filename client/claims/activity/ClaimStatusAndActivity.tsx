import type { ReactNode } from "react";
import { ClaimActivity } from "./ClaimActivity";
import { ClaimStatusReason } from "./ClaimStatusReason";
import { UpcomingProcesses } from "./UpcomingProcesses";
import type { ClaimExplanation } from "./useClaimExplanation";

export interface ClaimStatusAndActivityProps {
  /** Null: not known yet. */
  explanation: ClaimExplanation | null;
  zone: string;
  /** What stands between the reason and the activity. */
  children: ReactNode;
}

/** Why the claim is as it is, above its data, and what happened to it, below them. */
export function ClaimStatusAndActivity({ explanation, zone, children }: ClaimStatusAndActivityProps) {
  return (
    <>
      <ClaimStatusReason reason={explanation?.statusReason} />
      {children}
      {explanation && <UpcomingProcesses upcoming={explanation.upcomingProcesses} zone={zone} />}
      {explanation && <ClaimActivity claim={explanation} zone={zone} />}
    </>
  );
}
