import { DateTimeISOResolver as DateTimeISO } from "graphql-scalars";
import { Field, Float, Int, ObjectType, registerEnumType } from "type-graphql";
import { Position } from "../position";
import { MilestoneMoment } from "../rules/claims/actionState";
import { Router } from "../rules/claims/routes";
import type { RouteFigure } from "../rules/fields/routeFigures";
import { claimCodes as source } from "../rules/fields/sourceCodes";

registerEnumType(Router, {
  name: "Router",
  description: "Source of a route.",
  valuesConfig: {
    STRAIGHT: { description: "A straight line, multiplied by 1.3, at the usual speed. Used if no road is known." },
    ROADS: { description: "Route search of the product on the road network of the street pack." },
    OSRM: { description: "An OSRM server of the installation, on OpenStreetMap roads." },
    HERE: { description: "The HERE Routing API." },
  },
});
registerEnumType(MilestoneMoment, {
  name: "MilestoneMoment",
  description: "Milestones at which the position of the resource is stored.",
  valuesConfig: {
    START: { description: "Acceptance, milestone A." },
    CONFIRMATION: { description: "Arrival, milestone C." },
    END: { description: "Completion, milestone F." },
  },
});

@ObjectType({ description: "Trip of the assigned mobile resource to the claim, as last computed from its position." })
export class ClaimTrip {
  @Field(() => Float, { description: "Remaining driving time from the position at `fixAt`, in seconds." })
  seconds!: number;
  @Field(() => Float, { description: "Remaining distance from the position at `fixAt`, in metres." })
  metres!: number;
  @Field(() => DateTimeISO, { description: "Time of the computation." })
  computedAt!: Date;
  @Field(() => DateTimeISO, { description: "Time of the position on which the computation is based." })
  fixAt!: Date;
  @Field(() => DateTimeISO, {
    description: "Predicted arrival: `fixAt` plus `seconds`. `Claim.predictedAt` follows it in steps of one minute.",
  })
  predictedAt!: Date;
  @Field(() => Router, { description: "Source of the route." })
  router!: Router;
  @Field(() => Float, { description: "Length of the planned route at the start of the trip, in metres." })
  plannedMetres!: number;
  @Field(() => Float, { description: "Duration of the planned route at the start of the trip, in seconds." })
  plannedSeconds!: number;
  @Field(() => Float, { description: "Straight-line distance from the start of the trip, in metres." })
  straightMetres!: number;
  @Field(() => Float, { description: "Largest deviation from the planned route so far, in metres." })
  deviationMetres!: number;
  @Field(() => Float, {
    description:
      "Allowed deviation from the planned route, in metres: 500 or a tenth of the route; for a straight line, 0.32 of the route.",
  })
  thresholdMetres!: number;
}

@ObjectType({ description: "A route, or a part of one." })
export class RoutePart {
  @Field(() => String, { description: "Line of the route, as an encoded polyline of precision 5." })
  path!: string;
  @Field(() => Float, { description: "Length, in metres." })
  metres!: number;
  @Field(() => Float, { description: "Duration, in minutes." })
  minutes!: number;
}

@ObjectType({ description: "Routes of a mobile resource to the claim. Unknown values are null." })
export class ClaimRoutes {
  @Field(() => RoutePart, { nullable: true, description: "Completed part of the assigned route. After the arrival, the complete route." })
  assignedDone!: RoutePart | null;
  @Field(() => RoutePart, { nullable: true, description: "Remaining part, from the last position used for the computation." })
  assignedPending!: RoutePart | null;
  @Field(() => RoutePart, { nullable: true, description: "Driven route, so far or in total." })
  real!: RoutePart | null;
  @Field(() => RoutePart, { nullable: true, description: "Assigned route at the start of the trip." })
  precalculated!: RoutePart | null;
  @Field(() => Router, {
    nullable: true,
    description: "Source of the remaining route. STRAIGHT is an estimate along a straight line, not a route on roads.",
  })
  router!: Router | null;
}

@ObjectType({
  description:
    "Figures of the routes of a claim's resource: from the source, stored at the arrival, or from the current trip. A figure is null if it is unknown or the resource is out of the viewer's scope.",
})
export class RouteFigures implements Record<RouteFigure, number | null> {
  @Field(() => Float, { nullable: true, description: `Distance to the origin, in metres. Source: ${source.originMetres}.` })
  originMetres!: number | null;
  @Field(() => Float, { nullable: true, description: `Distance to the destination, in metres. Source: ${source.destinationMetres}.` })
  destinationMetres!: number | null;
  @Field(() => Float, {
    nullable: true,
    description: `Remaining distance, in metres. null after the arrival. Source: ${source.remainingMetres}.`,
  })
  remainingMetres!: number | null;
  @Field(() => Float, { nullable: true, description: `Straight-line distance, in metres. Source: ${source.straightMetres}.` })
  straightMetres!: number | null;
  @Field(() => Float, { nullable: true, description: `Length of the assigned route, in metres. Source: ${source.assignedRouteMetres}.` })
  assignedRouteMetres!: number | null;
  @Field(() => Float, {
    nullable: true,
    description: `Duration of the assigned route, in minutes. Source: ${source.assignedRouteMinutes}.`,
  })
  assignedRouteMinutes!: number | null;
  @Field(() => Float, { nullable: true, description: "Length of the assigned route at the start of the trip, in metres. Computed." })
  precalculatedRouteMetres!: number | null;
  @Field(() => Float, { nullable: true, description: "Duration of the assigned route at the start of the trip, in minutes. Computed." })
  precalculatedRouteMinutes!: number | null;
  @Field(() => Float, { nullable: true, description: `Length of the driven route, in metres. Source: ${source.realRouteMetres}.` })
  realRouteMetres!: number | null;
  @Field(() => Float, { nullable: true, description: `Duration of the driven route, in minutes. Source: ${source.realRouteMinutes}.` })
  realRouteMinutes!: number | null;
  @Field(() => Float, {
    nullable: true,
    description: `Distance in addition to the assigned route, in metres. Source: ${source.additionalMetres}.`,
  })
  additionalMetres!: number | null;
  @Field(() => Float, {
    nullable: true,
    description: `Time in addition to the assigned route, in minutes. Source: ${source.additionalMinutes}.`,
  })
  additionalMinutes!: number | null;
  @Field(() => Float, { nullable: true, description: "Allowed deviation from the precalculated route, in metres. Computed." })
  thresholdMetres!: number | null;
  @Field(() => Float, { nullable: true, description: "Largest deviation from the precalculated route, in metres. Computed." })
  deviationMetres!: number | null;
}

@ObjectType({ description: "Position of the resource at a milestone." })
export class MilestonePosition {
  @Field(() => MilestoneMoment, { description: "The milestone." })
  moment!: MilestoneMoment;
  @Field(() => DateTimeISO, { description: "Time of the milestone." })
  at!: Date;
  @Field(() => Position, { description: "Last position before the milestone, otherwise the first position after it." })
  position!: Position;
  @Field(() => Int, { description: "Age of the position at the milestone, in seconds. Negative if the position was measured after it." })
  ageSeconds!: number;
  @Field(() => Float, { nullable: true, description: "Distance from the claim's position, in metres. null if the claim has no position." })
  metres!: number | null;
}
