import { DateTimeISOResolver as DateTimeISO } from "graphql-scalars";
import { Field, Float, ID, Int, ObjectType } from "type-graphql";
import { Router } from "../rules/claims/routes";

@ObjectType({
  description:
    "Nightly fit of arrival times to the finished trips of an instance and router, at most 90 days old. Errors are mean absolute errors on the newest fifth of the trips, in seconds.",
})
export class ArrivalFit {
  @Field(() => Int, { description: "Version, as in `ClaimEta.version`." })
  version!: number;
  @Field(() => ID, { description: "AMA instance." })
  instanceId!: string;
  @Field(() => Router, { description: "Router whose times are corrected." })
  router!: Router;
  @Field(() => DateTimeISO, { description: "Time of the fit." })
  fittedAt!: Date;
  @Field(() => Int, { description: "Number of trips." })
  trips!: number;
  @Field(() => Boolean, { description: "Whether the fit was taken over. false if it was worse than the one in use." })
  isUsed!: boolean;
  @Field(() => Float, { description: "Error of a fit without the newest trips." })
  errorSeconds!: number;
  @Field(() => Float, { description: "Error of the model that was in use." })
  usedErrorSeconds!: number;
  @Field(() => Float, { description: "Error of the router's times." })
  routerErrorSeconds!: number;
  @Field(() => Float, { description: "Share of the newest trips that arrived by the 90th percentile, from 0 to 1." })
  coverage90!: number;
}
