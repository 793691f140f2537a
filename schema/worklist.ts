import { DateTimeISOResolver as DateTimeISO } from "graphql-scalars";
import { Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { ClaimStatus } from "./enums";
import { WorklistGroup } from "./rules/claims/worklist";

registerEnumType(WorklistGroup, {
  name: "WorklistGroup",
  description: "Parts of the worklist, in its order.",
  valuesConfig: {
    CRITICAL: { description: "Arrivals that are critical." },
    UNASSIGNED_LATE: { description: "Claims without supplier for too long." },
    COMPLETION_LATE: { description: "Work that is not finished in time." },
    NEXT: { description: "Late arrivals, and what belongs to another part within 30 minutes if nothing else changes." },
  },
});

@ObjectType({ description: "A claim that needs somebody, or soon will." })
export class WorklistEntry {
  @Field(() => ID, { description: "The claim's id." })
  claimId!: string;
  @Field(() => WorklistGroup, { description: "Its part of the list." })
  group!: WorklistGroup;
  @Field(() => ClaimStatus, { description: "The status in which it needs somebody: its own, or the one to come." })
  status!: ClaimStatus;
  @Field(() => DateTimeISO, {
    nullable: true,
    description:
      "The limit of that status: passed, predicted to be passed, or the instant from which the status is so if nothing else changes. Null: not known, or hidden.",
  })
  limitAt!: Date | null;
}

@ObjectType({ description: "How many claims a part of the worklist has, also beyond its entries." })
export class WorklistTotal {
  @Field(() => WorklistGroup, { description: "The part." })
  group!: WorklistGroup;
  @Field(() => Int, { description: "How many." })
  count!: number;
}

@ObjectType({ description: "What needs somebody, the first to look at first." })
export class Worklist {
  @Field(() => [WorklistEntry], {
    description:
      "The first 100: by part, then ambulances, then priority, then by minutes beyond the limit, then who has waited longest. What is hidden from the viewer takes no part in the order.",
  })
  entries!: WorklistEntry[];
  @Field(() => [WorklistTotal], { description: "One for each part, in their order." })
  totals!: WorklistTotal[];
}
