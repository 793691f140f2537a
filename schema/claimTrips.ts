import { DateTimeISOResolver as DateTimeISO } from "graphql-scalars";
import { Field, Float, Int, ObjectType, registerEnumType } from "type-graphql";
import { Position } from "./position";
import { MilestoneMoment } from "./rules/claims/actionState";
import { Router, type RouteFigure } from "./rules/claims/routes";
import { claimCodes as source } from "./rules/fields/sourceCodes";

registerEnumType(Router, {
  name: "Router",
  description: "Who computed a route.",
  valuesConfig: {
    STRAIGHT: { description: "A straight line, 1.3 times as long, at the usual speed: no road is known there." },
    ROADS: { description: "Our own search through the road network of the street pack." },
    OSRM: { description: "An OSRM server." },
    HERE: { description: "The HERE Routing API." },
  },
});
registerEnumType(MilestoneMoment, {
  name: "MilestoneMoment",
  description: "When of a service the resource's position is kept.",
  valuesConfig: {
    START: { description: "Acceptance, milestone A." },
    CONFIRMATION: { description: "Arrival, milestone C." },
    END: { description: "End, milestone F." },
  },
});

@ObjectType({ description: "The way of the assigned mobile resource to the claim, as computed from its position last." })
export class ClaimTrip {
  @Field(() => Float, { description: "Still to drive from the position at `fixAt`, seconds." })
  seconds!: number;
  @Field(() => Float, { description: "Still to drive from there, metres." })
  metres!: number;
  @Field(() => DateTimeISO, { description: "When this was computed." })
  computedAt!: Date;
  @Field(() => DateTimeISO, { description: "When the position was measured that it was computed from." })
  fixAt!: Date;
  @Field(() => DateTimeISO, {
    description: "When the resource will be there: `fixAt` and `seconds`. `Claim.predictedAt` follows it in steps of a minute.",
  })
  predictedAt!: Date;
  @Field(() => Router, { description: "Who computed it." })
  router!: Router;
  @Field(() => Float, { description: "The route as the resource set off, metres." })
  plannedMetres!: number;
  @Field(() => Float, { description: "The same, seconds." })
  plannedSeconds!: number;
  @Field(() => Float, { description: "Straight line from where it set off, metres." })
  straightMetres!: number;
  @Field(() => Float, { description: "Farthest from the planned route so far, metres." })
  deviationMetres!: number;
  @Field(() => Float, {
    description: "How far from it the resource may be, metres: 500, or a tenth of the route; of a straight line 0.32 of the route.",
  })
  thresholdMetres!: number;
}

@ObjectType({ description: "A route, or a part of one." })
export class RoutePart {
  @Field(() => String, { description: "Its way, an encoded polyline of precision 5." })
  path!: string;
  @Field(() => Float, { description: "Its length." })
  metres!: number;
  @Field(() => Float, { description: "The time it takes or took." })
  minutes!: number;
}

@ObjectType({ description: "The routes of a mobile resource to the claim. What is not known is null." })
export class ClaimRoutes {
  @Field(() => RoutePart, { nullable: true, description: "Part of the assigned route that is done; after the arrival all of it." })
  assignedDone!: RoutePart | null;
  @Field(() => RoutePart, { nullable: true, description: "Still to go, from the last position that was computed with." })
  assignedPending!: RoutePart | null;
  @Field(() => RoutePart, { nullable: true, description: "The way it really took, so far or in all." })
  real!: RoutePart | null;
  @Field(() => RoutePart, { nullable: true, description: "The assigned route as it was when the resource set off." })
  precalculated!: RoutePart | null;
  @Field(() => Router, {
    nullable: true,
    description: "Who computed what is still to go; STRAIGHT: an estimate, and no way that is driven.",
  })
  router!: Router | null;
}

@ObjectType({
  description:
    "Figures of the routes of a claim's resource: as the source sent them, as they were kept at the arrival, or as the trip tells now. Null: not known, or out of the viewer's scope.",
})
export class RouteFigures implements Record<RouteFigure, number | null> {
  @Field(() => Float, { nullable: true, description: `To the origin, metres. Source: ${source.originMetres}.` })
  originMetres!: number | null;
  @Field(() => Float, { nullable: true, description: `To the destination, metres. Source: ${source.destinationMetres}.` })
  destinationMetres!: number | null;
  @Field(() => Float, {
    nullable: true,
    description: `Still to go now, metres; null after the arrival. Source: ${source.remainingMetres}.`,
  })
  remainingMetres!: number | null;
  @Field(() => Float, { nullable: true, description: `In a straight line, metres. Source: ${source.straightMetres}.` })
  straightMetres!: number | null;
  @Field(() => Float, { nullable: true, description: `Assigned route, metres. Source: ${source.assignedRouteMetres}.` })
  assignedRouteMetres!: number | null;
  @Field(() => Float, { nullable: true, description: `Assigned route, minutes. Source: ${source.assignedRouteMinutes}.` })
  assignedRouteMinutes!: number | null;
  @Field(() => Float, { nullable: true, description: "Assigned route as the resource set off, metres. Computed." })
  precalculatedRouteMetres!: number | null;
  @Field(() => Float, { nullable: true, description: "Assigned route as the resource set off, minutes. Computed." })
  precalculatedRouteMinutes!: number | null;
  @Field(() => Float, { nullable: true, description: `Real route, metres. Source: ${source.realRouteMetres}.` })
  realRouteMetres!: number | null;
  @Field(() => Float, { nullable: true, description: `Real route, minutes. Source: ${source.realRouteMinutes}.` })
  realRouteMinutes!: number | null;
  @Field(() => Float, { nullable: true, description: `Beyond the assigned route, metres. Source: ${source.additionalMetres}.` })
  additionalMetres!: number | null;
  @Field(() => Float, { nullable: true, description: `Beyond the assigned route, minutes. Source: ${source.additionalMinutes}.` })
  additionalMinutes!: number | null;
  @Field(() => Float, { nullable: true, description: "How far from the precalculated route the resource may be, metres. Computed." })
  thresholdMetres!: number | null;
  @Field(() => Float, { nullable: true, description: "Farthest from the precalculated route, metres. Computed." })
  deviationMetres!: number | null;
}

@ObjectType({ description: "Where the resource was at a moment of the service." })
export class MilestonePosition {
  @Field(() => MilestoneMoment, { description: "Which moment." })
  moment!: MilestoneMoment;
  @Field(() => DateTimeISO, { description: "When it was." })
  at!: Date;
  @Field(() => Position, { description: "The last position until then, else the first one after." })
  position!: Position;
  @Field(() => Int, { description: "How old that position was at the moment, seconds; negative: measured after it." })
  ageSeconds!: number;
  @Field(() => Float, { nullable: true, description: "From the claim's position, metres; null: the claim has none." })
  metres!: number | null;
}
