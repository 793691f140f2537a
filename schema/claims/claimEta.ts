import { DateTimeISOResolver as DateTimeISO } from "graphql-scalars";
import { Field, Float, Int, ObjectType, registerEnumType } from "type-graphql";
import { LatenessReason } from "../rules/arrival/forecast";
import { Lateness } from "../rules/arrival/lateness";
import { Router } from "../rules/claims/routes";

registerEnumType(Lateness, {
  name: "Lateness",
  description: "How likely an arrival is to be late.",
  valuesConfig: {
    LIKELY: { description: "The chance of being late is at least 60 %." },
    VERY_LIKELY: { description: "The chance of being late is at least 90 %." },
  },
});
registerEnumType(LatenessReason, {
  name: "LatenessReason",
  description: "What decided that an arrival is likely late.",
  valuesConfig: {
    DISTANCE: { description: "The remaining distance is too long for the time left." },
    HOUR: { description: "Trips at this hour take longer than at others." },
    NO_PROGRESS: { description: "The resource has made no progress for some minutes, or its position is some minutes old." },
  },
});

@ObjectType({
  description:
    "Expected arrival of the assigned mobile resource, from the router's time and the correction fitted to finished trips. Computed from a position that is not outdated (KPI 5).",
})
export class ClaimEta {
  @Field(() => DateTimeISO, { description: "Median: half of the trips arrive by this time." })
  p50!: Date;
  @Field(() => DateTimeISO, { description: "80th percentile: 8 of 10 trips arrive by this time." })
  p80!: Date;
  @Field(() => DateTimeISO, { description: "90th percentile: 9 of 10 trips arrive by this time." })
  p90!: Date;
  @Field(() => Float, { nullable: true, description: "`p50` as a multiple of the router's remaining time. null on the last metres." })
  factor!: number | null;
  @Field(() => Router, { description: "Router whose time is corrected." })
  source!: Router;
  @Field(() => Int, { description: "Version of the correction. 0 is the prior of an instance that has no fit." })
  version!: number;
  @Field(() => DateTimeISO, { description: "Time of the position on which the expectation is based." })
  fixAt!: Date;
  @Field(() => DateTimeISO, { description: "Time of the last position with progress: at least 30 m from the one before." })
  progressAt!: Date;
  @Field(() => Float, {
    description: "Chance that the arrival is late, from 0 to 1: later than the due time plus KPI 1 (mobile) or KPI 3 (others).",
  })
  lateChance!: number;
  @Field(() => Lateness, { nullable: true, description: "`lateChance` in words. null below 60 %." })
  lateness!: Lateness | null;
  @Field(() => LatenessReason, { nullable: true, description: "What decided `lateness`. null below 60 %." })
  latenessReason!: LatenessReason | null;
  @Field(() => DateTimeISO, {
    description: "Time from which the arrival is likely late if the resource makes no progress. In the past if it already is.",
  })
  likelyLateAt!: Date;
  @Field(() => DateTimeISO, {
    description: "Time from which the arrival is very likely late if the resource makes no progress. In the past if it already is.",
  })
  veryLikelyLateAt!: Date;
}
