import { DateTimeISOResolver as DateTimeISO } from "graphql-scalars";
import { Field, Float, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { connectionOf } from "../paging";
import { Position } from "../position";
import { ActorKind } from "../rules/access/actors";
import { Router } from "../rules/claims/routes";
import { ExclusionReason, RankReason, supplierFilterLimits as limits } from "../rules/supplierFilter/filterFacts";
import { PlaceInput } from "./search";
import { Supplier } from "../suppliers/suppliers";
import { Node } from "../node";
import { ErrorCode } from "../errorCodes";

export const SupplierFilterCode = { ...RankReason, ...ExclusionReason } as const;
export type SupplierFilterCode = keyof typeof SupplierFilterCode;
registerEnumType(SupplierFilterCode, {
  name: "SupplierFilterCode",
  description: "Factor of a rank, or reason why a supplier cannot take a claim.",
  valuesConfig: {
    ARRIVAL: { description: "Arrival time. Figures: `minutes`, `metres`, `estimate` (1 if computed along a straight line)." },
    FREE: { description: "A mobile resource that is free." },
    BUSY: { description: "A mobile resource with `jobs`, which is free in about `wait` minutes." },
    BUSY_UNKNOWN: { description: "A mobile resource that is busy with unknown work and free in about `wait` minutes." },
    JOBS: { description: "Another supplier, with `jobs` open jobs." },
    SERVICE_UNKNOWN: { description: "The services of the supplier are unknown." },
    NETWORK_UNKNOWN: { description: "The networks of the supplier are unknown." },
    OPEN: { description: "Open at the needed time by its timetable." },
    HOURS_UNKNOWN: { description: "The opening hours are unknown or unreadable." },
    LOAD: { description: "`load` in the band of `hour`, and the `limit` of that band." },
    LOAD_FLAGGED: { description: "The source reports that a band exceeds its threshold, without naming the band." },
    RATING: { description: "The score that the source reports for the supplier, as `rating`." },
    COST: { description: "Usual `cost` of the supplier, in the currency of its AMA instance." },
    OFF: { description: "Not in the network: situation B." },
    TEMPORARILY_OFF: { description: "Temporarily not in the network: situation T." },
    SERVES_ALREADY: { description: "Already assigned to this claim." },
    TAKEN_OFF: { description: "Was removed from this claim." },
    OTHER_SERVICE: { description: "Does not provide the service." },
    OTHER_NETWORK: { description: "Does not belong to the requested network." },
    CLOSED: { description: "Closed at the needed time by its timetable." },
    CLOSED_ON_HOLIDAY: { description: "Closed at the needed time by its timetable, because the day is a public holiday." },
    LOAD_EXCEEDED: { description: "`load` in the band of `hour` is above the `limit` of that band." },
    DISCONNECTED: { description: "The device or the office is not connected." },
    POSITION_OUTDATED: { description: "The position is `minutes` old, more than KPI 5, `limit`." },
    JOB_LIMIT: { description: "Has the maximum number of `jobs` at a time, `limit`." },
  },
});

@InputType({
  description: "Claim to serve: an existing one by `claimId`, or a future one by instance, service and place.",
})
export class SupplierFilterInput {
  @Field(() => ID, {
    nullable: true,
    description: "Claim.id of an existing claim. Its instance, service, place and time replace the other fields.",
  })
  claimId?: string | null;
  @Field(() => ID, { nullable: true, description: "Without `claimId`: AMA instance." })
  instanceId?: string | null;
  @Field(() => ID, { nullable: true, description: "Without `claimId`: service code." })
  serviceId?: string | null;
  @Field(() => PlaceInput, { nullable: true, description: "Without `claimId`: place of the service." })
  place?: PlaceInput | null;
  @Field(() => DateTimeISO, {
    nullable: true,
    description: "Without `claimId`: time at which the supplier is needed. Omitted or past values mean now.",
  })
  at?: Date | null;
  @Field(() => String, {
    nullable: true,
    description:
      "Network to which the suppliers must belong. Suppliers whose networks are unknown are included. null does not restrict the network.",
  })
  network?: string | null;
  @Field(() => Int, { nullable: true, description: `Maximum number of suppliers, 1 to ${limits.best}. Default: ${limits.best}.` })
  first?: number | null;
}

@ObjectType({ description: "A figure that decided the rank or the exclusion." })
export class SupplierFilterFigure {
  @Field(() => String, { description: "Name of the figure, listed in the description of the code." })
  name!: string;
  @Field(() => Float, { description: "Value of the figure." })
  value!: number;
}

@ObjectType({ description: "Factor of a rank, or reason why a supplier cannot take the claim." })
export class SupplierFilterReason {
  @Field(() => SupplierFilterCode, { description: "Code of the factor or reason." })
  code!: SupplierFilterCode;
  @Field(() => String, {
    description: "Reason as a sentence in the language of the request, with its figures and with times in the claim's time zone.",
  })
  sentence!: string;
  @Field(() => [SupplierFilterFigure], { description: "Figures that decided." })
  figures!: SupplierFilterFigure[];
}

@ObjectType({ description: "A supplier that can take the claim." })
export class SupplierCandidate {
  @Field(() => Int, { description: "Rank of the supplier, starting at 1." })
  rank!: number;
  @Field(() => Supplier, { description: "Supplier that can take the claim." })
  supplier!: unknown;
  @Field(() => Int, {
    description:
      "Expected minutes until arrival, from now or from the time at which it is needed, rounded up. Half of such arrivals take longer.",
  })
  minutes!: number;
  @Field(() => Int, { description: "Minutes within which 9 of 10 such arrivals come, rounded up." })
  latestMinutes!: number;
  @Field(() => Float, { description: "Length of the route, in metres." })
  metres!: number;
  @Field(() => Boolean, {
    description: "True if the minutes are an estimate because no road is known or another job must be finished first.",
  })
  isEstimate!: boolean;
  @Field(() => Int, {
    nullable: true,
    description: "Minutes by which it arrives sooner than the currently assigned resource. null if unknown or not sooner.",
  })
  savedMinutes!: number | null;
  @Field(() => Position, { description: "Start of the route: the position of the supplier, or of the job that it finishes first." })
  from!: Position;
  @Field(() => String, { description: "Line of the route, as an encoded polyline of precision 5." })
  path!: string;
  @Field(() => Router, { description: "Source of the route." })
  router!: Router;
  @Field(() => [SupplierFilterReason], { description: "Factors of the rank." })
  reasons!: SupplierFilterReason[];
}

@ObjectType({ description: "A nearby supplier that cannot take the claim." })
export class ExcludedSupplier {
  @Field(() => Supplier, { description: "Supplier that cannot take the claim." })
  supplier!: unknown;
  @Field(() => Float, { description: "Straight-line distance, in metres." })
  metres!: number;
  @Field(() => [SupplierFilterReason], { description: "Reasons for the exclusion." })
  reasons!: SupplierFilterReason[];
}

@ObjectType({ description: "Suppliers that can take a claim, and nearby suppliers that cannot." })
export class SupplierFilterAnswer {
  @Field(() => ID, { description: "Id of this request in the log (`supplierFilterCall`)." })
  callId!: string;
  @Field(() => DateTimeISO, { description: "Time of the response." })
  at!: Date;
  @Field(() => DateTimeISO, { description: "Time at which the supplier is needed." })
  neededAt!: Date;
  @Field(() => DateTimeISO, {
    nullable: true,
    description:
      "Predicted arrival of the current supplier, the basis of `savedMinutes`. Rounded to the minute if the supplier is out of scope. null without a supplier on the way or with an outdated position.",
  })
  predictedAt!: Date | null;
  @Field(() => [SupplierCandidate], {
    description:
      "Suppliers that can take the claim, best first: earliest arrival; within the same five minutes, suppliers that are known to provide the service, free, less loaded, better rated, cheaper.",
  })
  candidates!: SupplierCandidate[];
  @Field(() => [ExcludedSupplier], {
    description: `Nearby suppliers that cannot take the claim, nearest first, at most ${limits.excluded}.`,
  })
  excluded!: ExcludedSupplier[];
}

@ObjectType({ implements: Node, description: "A request to the supplier filter. Input and output contain no personal data." })
export class SupplierFilterCall {
  @Field(() => ID, { description: "Unique id of the request." })
  id!: string;
  @Field(() => DateTimeISO, { description: "Time of the response." })
  at!: Date;
  @Field(() => ID, { description: "AMA instance of the request." })
  instanceId!: string;
  @Field(() => ID, { nullable: true, description: "Claim of the request. null if it was for a future claim." })
  claimId!: string | null;
  @Field(() => ID, { description: "Code of the service." })
  serviceId!: string;
  @Field(() => Int, { description: "Duration of the request, in milliseconds." })
  durationMs!: number;
  @Field(() => Int, { description: "Number of suppliers that could take the claim." })
  candidates!: number;
  @Field(() => Int, { description: "Number of nearby suppliers in the response that could not take the claim." })
  excluded!: number;
  @Field(() => ErrorCode, { nullable: true, description: "Error code of a rejection. null if the request was answered." })
  code!: string | null;
}
export const SupplierFilterCallConnection = connectionOf(SupplierFilterCall, "SupplierFilterCall");

@InputType({ description: "Filters logged queries. Omitted and null fields do not filter." })
export class SupplierFilterCallFilter {
  @Field(() => DateTimeISO, { nullable: true, description: "Requests answered at or after this instant." })
  from?: Date | null;
  @Field(() => DateTimeISO, { nullable: true, description: "Requests answered before this instant." })
  to?: Date | null;
  @Field(() => ID, { nullable: true, description: "Queries of this AMA instance." })
  instanceId?: string | null;
  @Field(() => ActorKind, { nullable: true, description: "Queries of actors of this type." })
  actorKind?: ActorKind | null;
  @Field(() => Boolean, { nullable: true, description: "True returns queries without a result or with an error, false the others." })
  withoutCandidates?: boolean | null;
  @Field(() => String, {
    nullable: true,
    description: "Beginning of the id of the claim, the code of the service or the id of the query, ignoring case.",
  })
  text?: string | null;
}
