import { claimStatuses, type ClaimStatus } from "../lists/claims";

export const jobSteps = ["toAccept", "onTheWay", "onSite", "planned"] as const;
export type JobStep = (typeof jobSteps)[number];

interface AssignedClaim {
  status: ClaimStatus;
  arrivedAt: string | null;
  /** `undefined` if the profile hides it; the assignment then counts as accepted. */
  acceptedAt: string | null | undefined;
  promisedAt: string | null;
  measuredFrom: string | null;
}

export function jobStepOf({ status, arrivedAt, acceptedAt }: Pick<AssignedClaim, "status" | "arrivedAt" | "acceptedAt">): JobStep {
  const { stage } = claimStatuses[status];
  if (stage === "onSite" || arrivedAt !== null) return "onSite";
  if (acceptedAt === null) return "toAccept";
  return stage === "scheduled" ? "planned" : "onTheWay";
}

const dueMs = ({ promisedAt, measuredFrom }: AssignedClaim): number => {
  const at = promisedAt ?? measuredFrom;
  return at === null ? Number.MAX_SAFE_INTEGER : new Date(at).getTime();
};

/** Groups assignments by step, each with the earliest due time first. Steps without assignments are omitted. */
export function jobsBySteps<Job extends AssignedClaim>(jobs: readonly Job[]): { step: JobStep; jobs: Job[] }[] {
  return jobSteps
    .map((step) => ({ step, jobs: jobs.filter((job) => jobStepOf(job) === step).sort((a, b) => dueMs(a) - dueMs(b)) }))
    .filter((group) => group.jobs.length > 0);
}
