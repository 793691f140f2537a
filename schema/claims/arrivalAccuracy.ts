import { Field, Float, Int, ObjectType, registerEnumType } from "type-graphql";
import { accuracyLimits, ArrivalGrouping } from "../rules/arrival/accuracy";

registerEnumType(ArrivalGrouping, {
  name: "ArrivalGrouping",
  description: "Groups in which predicted arrivals are compared with the real ones.",
  valuesConfig: {
    ALL: { description: "One group with all predictions of the period." },
    WEEK: { description: "The Monday of the local week, such as 2026-11-23." },
    DISTANCE: { description: "Minutes of the router: the upper limit of the class. `+` for the longest." },
    HOUR: { description: "Local hour, 0 to 23." },
    KIND: { description: "ServiceKind of the claim." },
    SUPPLIER: { description: `Supplier.id of the ${accuracyLimits.suppliers} suppliers with most predictions.` },
    VERSION: { description: "Version of the correction. 0 is the prior." },
  },
});

@ObjectType({ description: "Comparison of predicted with real arrivals. Errors are mean absolute errors." })
export class ArrivalAccuracy {
  @Field(() => ArrivalGrouping, { description: "Property of the group." })
  by!: ArrivalGrouping;
  @Field(() => String, { description: "Value of the property. Empty for all predictions." })
  key!: string;
  @Field(() => Int, { description: "Number of predictions." })
  predictions!: number;
  @Field(() => Float, { description: "Share of arrivals by the predicted median, from 0 to 1." })
  coverage50!: number;
  @Field(() => Float, { description: "Share of arrivals by the predicted 90th percentile, from 0 to 1." })
  coverage90!: number;
  @Field(() => Float, { description: "Error of the median, in seconds." })
  errorSeconds!: number;
  @Field(() => Float, { description: "Error of the router's time without a correction, in seconds." })
  routerErrorSeconds!: number;
}

@ObjectType({ description: "Predictions with a similar chance of being late, compared with the arrivals." })
export class ArrivalCalibration {
  @Field(() => Float, { description: "Mean predicted chance, from 0 to 1." })
  chance!: number;
  @Field(() => Float, { description: "Share of late arrivals, from 0 to 1. Equal to `chance` if the predictions are right." })
  lateShare!: number;
  @Field(() => Int, { description: "Number of predictions." })
  predictions!: number;
}

@ObjectType({
  description: `Proof of the predicted arrivals: the last ${accuracyLimits.days} days in the viewer's scope, at most ${accuracyLimits.predictions} predictions, newest first.`,
})
export class ArrivalProof {
  @Field(() => [ArrivalAccuracy], { description: "Comparison in total and by group. Empty if a field that it is based on is hidden." })
  accuracy!: ArrivalAccuracy[];
  @Field(() => [ArrivalCalibration], {
    description: "Calibration by tenths of the chance of being late. Claims with a managed delay are left out.",
  })
  calibration!: ArrivalCalibration[];
}
