import { claimStatuses, type ClaimStatus } from "../lists/claims";

type Instant = string | number;

export interface Job {
  id: string;
  status: ClaimStatus;
  predictedAt: Instant | null;
  measuredFrom: Instant | null;
}

export type JobStage = "onSite" | "driving" | "next" | "later";
const stageOrder: readonly JobStage[] = ["onSite", "driving", "next", "later"];

export function jobStageOf({ status, predictedAt }: Pick<Job, "status" | "predictedAt">): JobStage {
  const { stage } = claimStatuses[status];
  if (stage === "onSite") return "onSite";
  if (stage === "scheduled") return "later";
  return predictedAt === null ? "next" : "driving";
}

const ms = (at: Instant | null): number => (at === null ? Infinity : new Date(at).getTime());
const compare = (a: number, b: number): number => (a === b ? 0 : a - b);

export function jobsInOrder<J extends Job>(jobs: readonly J[]): J[] {
  return [...jobs].sort(
    (a, b) =>
      stageOrder.indexOf(jobStageOf(a)) - stageOrder.indexOf(jobStageOf(b)) ||
      compare(ms(a.predictedAt), ms(b.predictedAt)) ||
      compare(ms(a.measuredFrom), ms(b.measuredFrom)) ||
      (a.id < b.id ? -1 : 1),
  );
}

/** Returns the job that the supplier works at or drives to; `null` if unknown. */
export function currentJob<J extends Job>(jobs: readonly J[]): J | null {
  const [first] = jobsInOrder(jobs);
  return first && (jobStageOf(first) === "onSite" || jobStageOf(first) === "driving") ? first : null;
}
