import type { ReactNode } from "react";
import { ClaimActivity } from "./ClaimActivity";
import { UpcomingProcesses } from "./UpcomingProcesses";
import type { ClaimExplanation } from "./useClaimExplanation";

export interface ClaimProcessesAndActivityProps {
  /** `null` while loading. */
  explanation: ClaimExplanation | null;
  zone: string;
  children: ReactNode;
}

export function ClaimProcessesAndActivity({ explanation, zone, children }: ClaimProcessesAndActivityProps) {
  return (
    <>
      {children}
      {explanation && <UpcomingProcesses upcoming={explanation.upcomingProcesses} zone={zone} />}
      {explanation && <ClaimActivity claim={explanation} zone={zone} />}
    </>
  );
}
