import type { ReactNode } from "react";
import { ClaimActivity } from "./ClaimActivity";
import { ClaimStatusReason } from "./ClaimStatusReason";
import { UpcomingProcesses } from "./UpcomingProcesses";
import type { ClaimExplanation } from "./useClaimExplanation";

export interface ClaimStatusAndActivityProps {
  /** `null` while loading. */
  explanation: ClaimExplanation | null;
  zone: string;
  children: ReactNode;
}

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
