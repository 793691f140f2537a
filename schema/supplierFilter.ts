import { DateTimeISOResolver as DateTimeISO } from "graphql-scalars";
import { Field, Float, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { connectionOf } from "./paging";
import { Position } from "./position";
import { ActorKind } from "./rules/access/actors";
import { Router } from "./rules/claims/routes";
import { ExclusionReason, RankReason, supplierFilterLimits as limits } from "./rules/suppliers/filterFacts";
import { PlaceInput } from "./search";
import { Supplier } from "./suppliers";

export const SupplierFilterCode = { ...RankReason, ...ExclusionReason } as const;
export type SupplierFilterCode = keyof typeof SupplierFilterCode;
registerEnumType(SupplierFilterCode, {
  name: "SupplierFilterCode",
  description: "What a rank rests on, or why a supplier cannot take a claim.",
  valuesConfig: {
    ARRIVAL: { description: "When it is there. Figures: `minutes`, `metres`, `estimate` (1: from the straight line)." },
    FREE: { description: "A mobile resource that is free." },
    BUSY: { description: "A mobile resource with `jobs`; free in about `wait` minutes." },
    BUSY_UNKNOWN: { description: "A mobile resource that is busy with something that is not known; free in about `wait` minutes." },
    JOBS: { description: "Another supplier with so many open `jobs`." },
    SERVICE_UNKNOWN: { description: "It is not known which services it gives." },
    NETWORK_UNKNOWN: { description: "It is not known which networks it belongs to." },
    OPEN: { description: "Open then by its timetable." },
    HOURS_UNKNOWN: { description: "It is not known, or cannot be read, when it is open." },
    LOAD: { description: "Its `load` in the band of `hour`, and the `limit` of that band." },
    LOAD_FLAGGED: { description: "The source says that a band exceeds its threshold, not which." },
    RATING: { description: "Its `rating`." },
    COST: { description: "Its usual `cost`, in the currency of its AMA instance." },
    OFF: { description: "Off: situation B." },
    TEMPORARILY_OFF: { description: "Out for a while: situation T." },
    SERVES_ALREADY: { description: "Assigned to this claim." },
    TAKEN_OFF: { description: "Was taken off this claim." },
    OTHER_SERVICE: { description: "Does not give the service." },
    OTHER_NETWORK: { description: "Does not belong to the network that was asked for." },
    CLOSED: { description: "Closed then by its timetable." },
    CLOSED_ON_HOLIDAY: { description: "Closed then by its timetable, as the day is a public holiday." },
    LOAD_EXCEEDED: { description: "Its `load` in the band of `hour` is above the `limit` of that band." },
    DISCONNECTED: { description: "Its device or office is not connected." },
    POSITION_OUTDATED: { description: "Its position is `minutes` old, more than KPI 5, `limit`." },
    JOB_LIMIT: { description: "It has as many `jobs` as it takes at a time: `limit`." },
  },
});

@InputType({
  description: "Who is looked for: for a claim, by `claimId`; or for one that does not exist yet, by instance, service and place.",
})
export class SupplierFilterInput {
  @Field(() => ID, { nullable: true, description: "The claim; instance, service, place and time are its own, whatever is said here." })
  claimId?: string | null;
  @Field(() => ID, { nullable: true, description: "Without a claim: its AMA instance." })
  instanceId?: string | null;
  @Field(() => ID, { nullable: true, description: "Without a claim: the code of the service." })
  serviceId?: string | null;
  @Field(() => PlaceInput, { nullable: true, description: "Without a claim: where it is." })
  place?: PlaceInput | null;
  @Field(() => DateTimeISO, { nullable: true, description: "Without a claim: when somebody is needed; absent or past: now." })
  at?: Date | null;
  @Field(() => String, { nullable: true, description: "Only suppliers of this network, and those of which none is known." })
  network?: string | null;
  @Field(() => Int, { nullable: true, description: `How many at most: 1 to ${limits.best}, which is the default.` })
  first?: number | null;
}

@ObjectType({ description: "A figure that decided." })
export class SupplierFilterFigure {
  @Field(() => String, { description: "Which, as the code's description names it." })
  name!: string;
  @Field(() => Float, { description: "How much." })
  value!: number;
}

@ObjectType({ description: "What a rank rests on, or why a supplier cannot take the claim." })
export class SupplierFilterReason {
  @Field(() => SupplierFilterCode, { description: "Which." })
  code!: SupplierFilterCode;
  @Field(() => String, { description: "The same as text in the language of the request, with its figures; times in the claim's zone." })
  sentence!: string;
  @Field(() => [SupplierFilterFigure], { description: "The figures that decided." })
  figures!: SupplierFilterFigure[];
}

@ObjectType({ description: "A supplier that can take the claim." })
export class SupplierCandidate {
  @Field(() => Int, { description: "Its place in the order, from 1." })
  rank!: number;
  @Field(() => Supplier, { description: "Who." })
  supplier!: unknown;
  @Field(() => Int, { description: "Minutes until it is there, from now or from when somebody is needed; rounded up." })
  minutes!: number;
  @Field(() => Float, { description: "Its way." })
  metres!: number;
  @Field(() => Boolean, { description: "Whether the minutes are an estimate: no road is known, or it has to end another job first." })
  isEstimate!: boolean;
  @Field(() => Int, {
    nullable: true,
    description: "How much sooner it is there than whoever drives to the claim now; null where that is not known, or it is not sooner.",
  })
  savedMinutes!: number | null;
  @Field(() => Position, { description: "From where it sets off: its place, or that of the job it does before." })
  from!: Position;
  @Field(() => String, { description: "Its way, an encoded polyline of precision 5." })
  path!: string;
  @Field(() => Router, { description: "Who computed the way." })
  router!: Router;
  @Field(() => [SupplierFilterReason], { description: "What its rank rests on." })
  reasons!: SupplierFilterReason[];
}

@ObjectType({ description: "A supplier near by that cannot take the claim." })
export class ExcludedSupplier {
  @Field(() => Supplier, { description: "Who." })
  supplier!: unknown;
  @Field(() => Float, { description: "How far it is, in a straight line." })
  metres!: number;
  @Field(() => [SupplierFilterReason], { description: "Why it cannot." })
  reasons!: SupplierFilterReason[];
}

@ObjectType({ description: "Who can take a claim, and who near by cannot." })
export class SupplierFilterAnswer {
  @Field(() => ID, { description: "Names this question in the log (`supplierFilterCall`)." })
  callId!: string;
  @Field(() => DateTimeISO, { description: "When it was answered." })
  at!: Date;
  @Field(() => DateTimeISO, { description: "When somebody is needed." })
  neededAt!: Date;
  @Field(() => [SupplierCandidate], {
    description:
      "The best first: who is there sooner; within the same five minutes who is known to give the service, free, less loaded, better rated, cheaper.",
  })
  candidates!: SupplierCandidate[];
  @Field(() => [ExcludedSupplier], { description: `The nearest first, at most ${limits.excluded}.` })
  excluded!: ExcludedSupplier[];
}

@ObjectType({ description: "A question that was put to the supplier filter. Input and output hold nothing personal." })
export class SupplierFilterCall {
  @Field(() => ID, { description: "Unique everywhere." })
  id!: string;
  @Field(() => DateTimeISO, { description: "When it was answered." })
  at!: Date;
  @Field(() => ID, { description: "AMA instance." })
  instanceId!: string;
  @Field(() => ID, { nullable: true, description: "The claim; null: there was none yet." })
  claimId!: string | null;
  @Field(() => ID, { description: "Code of the service." })
  serviceId!: string;
  @Field(() => Int, { description: "Milliseconds that the answer took." })
  durationMs!: number;
  @Field(() => Int, { description: "How many could take it." })
  candidates!: number;
  @Field(() => Int, { description: "How many near by could not, of those that were answered." })
  excluded!: number;
  @Field(() => String, { nullable: true, description: "Error code of a refusal; null: it was answered." })
  code!: string | null;
}
export const SupplierFilterCallConnection = connectionOf(SupplierFilterCall, "SupplierFilterCall");

@InputType({ description: "Which questions; what is absent or null does not filter." })
export class SupplierFilterCallFilter {
  @Field(() => DateTimeISO, { nullable: true, description: "Answered at this instant or later." })
  from?: Date | null;
  @Field(() => DateTimeISO, { nullable: true, description: "Answered before this instant." })
  to?: Date | null;
  @Field(() => ID, { nullable: true, description: "Of this AMA instance." })
  instanceId?: string | null;
  @Field(() => ActorKind, { nullable: true, description: "Put by somebody of this kind." })
  actorKind?: ActorKind | null;
  @Field(() => Boolean, { nullable: true, description: "True: those that found nobody, or were refused; false: the others." })
  withoutCandidates?: boolean | null;
  @Field(() => String, { nullable: true, description: "The claim's id, the service's code or the question's id begins with this text." })
  text?: string | null;
}
