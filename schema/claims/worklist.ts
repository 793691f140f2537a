import { DateTimeISOResolver as DateTimeISO } from "graphql-scalars";
import { Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { ClaimStatus } from "../enums";
import { WorklistGroup } from "../rules/claims/worklist";

registerEnumType(WorklistGroup, {
  name: "WorklistGroup",
  description: "Groups of the worklist.",
  valuesConfig: {
    CRITICAL: { description: "Claims whose arrival is critical." },
    UNASSIGNED_LATE: { description: "Claims that have been without a supplier for too long." },
    COMPLETION_LATE: { description: "Claims whose work is late." },
    NEXT: {
      description: "Claims whose arrival is late, and claims that will enter another group within 30 minutes if nothing else changes.",
    },
  },
});

@ObjectType({ description: "A claim that requires action now or soon." })
export class WorklistEntry {
  @Field(() => ID, { description: "Claim.id of the claim." })
  claimId!: string;
  @Field(() => WorklistGroup, { description: "Group of the claim." })
  group!: WorklistGroup;
  @Field(() => ClaimStatus, { description: "Status that requires action: the current one, or the upcoming one." })
  status!: ClaimStatus;
  @Field(() => DateTimeISO, {
    nullable: true,
    description:
      "Limit of that status: passed, predicted to be passed, or the instant at which the status begins if nothing else changes. null if it is unknown or hidden.",
  })
  limitAt!: Date | null;
}

@ObjectType({ description: "Number of claims in a group of the worklist, including claims beyond the entries." })
export class WorklistTotal {
  @Field(() => WorklistGroup, { description: "Group of the claims." })
  group!: WorklistGroup;
  @Field(() => Int, { description: "Number of claims." })
  count!: number;
}

@ObjectType({ description: "Five minutes of the next half hour, and how many claims pass their limit in them." })
export class WorklistPeriod {
  @Field(() => DateTimeISO, { description: "End of the period." })
  until!: Date;
  @Field(() => Int, { description: "Claims that pass the limit of a status in this period if nothing else changes." })
  count!: number;
}

@ObjectType({ description: "Claims that require action, most urgent first." })
export class Worklist {
  @Field(() => [WorklistEntry], {
    description:
      "First 100 claims: past their limit, predicted delays, then coming up by their chance of being late. In each group, ambulances, priorities and long delays come first. Hidden data have no effect.",
  })
  entries!: WorklistEntry[];
  @Field(() => [WorklistTotal], { description: "One total per group, in the order of the groups." })
  totals!: WorklistTotal[];
  @Field(() => [WorklistPeriod], {
    description: "The next half hour in six periods aligned to the clock; the first one contains the present.",
  })
  coming!: WorklistPeriod[];
}
