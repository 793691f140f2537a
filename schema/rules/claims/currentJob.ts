// What a supplier does first of all that it has been given.
import { claimStatuses, type ClaimStatus } from "./claims";

/** ISO 8601, or ms since 1970. */
type Instant = string | number;

/** What decides; null unknown. */
export interface Job {
  id: string;
  status: ClaimStatus;
  predictedAt: Instant | null;
  measuredFrom: Instant | null;
}

/** At work there, on the way, still to come, planned for later. */
export type JobStage = "onSite" | "driving" | "next" | "later";
const stageOrder: readonly JobStage[] = ["onSite", "driving", "next", "later"];

export function jobStageOf({ status, predictedAt }: Pick<Job, "status" | "predictedAt">): JobStage {
  const { stage } = claimStatuses[status];
  if (stage === "onSite") return "onSite";
  if (stage === "scheduled") return "later";
  return predictedAt === null ? "next" : "driving";
}

const ms = (at: Instant | null): number => (typeof at === "string" ? Date.parse(at) : (at ?? Infinity));
const compare = (a: number, b: number): number => (a === b ? 0 : a - b);

/** The jobs of a supplier in the order in which it does them, the current one first; ids break ties. */
export function jobsInOrder<J extends Job>(jobs: readonly J[]): J[] {
  return [...jobs].sort(
    (a, b) =>
      stageOrder.indexOf(jobStageOf(a)) - stageOrder.indexOf(jobStageOf(b)) ||
      compare(ms(a.predictedAt), ms(b.predictedAt)) ||
      compare(ms(a.measuredFrom), ms(b.measuredFrom)) ||
      (a.id < b.id ? -1 : 1),
  );
}

/** What it is at, or on the way to, now; null: nothing that is known. */
export function currentJob<J extends Job>(jobs: readonly J[]): J | null {
  const [first] = jobsInOrder(jobs);
  return first && (jobStageOf(first) === "onSite" || jobStageOf(first) === "driving") ? first : null;
}
