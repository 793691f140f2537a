import { DateTimeISOResolver as DateTimeISO } from "graphql-scalars";
import { Field, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { connectionOf } from "./paging";
import { OutsideOperation, OutsidePort } from "./rules/deeds";

registerEnumType(OutsidePort, {
  name: "OutsidePort",
  description: "An outside system that is told of what happens.",
  valuesConfig: {
    ASSISTANCE: { description: "The assistance system: arrivals, completions, cancellations, delays." },
    CONTACT_CENTRE: { description: "The contact centre: who is to be called." },
    MAIL: { description: "Mail." },
  },
});
registerEnumType(OutsideOperation, {
  name: "OutsideOperation",
  description: "What an outside system is asked to do.",
  valuesConfig: {
    confirmArrival: { description: "Take note of an arrival." },
    confirmCompletion: { description: "Take note of a completion." },
    cancelService: { description: "Call a service off." },
    cancelProvider: { description: "Take a supplier off." },
    notifyDelay: { description: "Take note of a managed delay." },
    addContact: { description: "Have somebody called." },
    removeContact: { description: "Have somebody called no more." },
    sendMail: { description: "Mail something to a user." },
  },
});

@ObjectType({ description: "A call to an outside system that failed. Input and output hold nothing personal and no secret." })
export class ApiError {
  @Field(() => ID, { description: "Unique everywhere." })
  id!: string;
  @Field(() => DateTimeISO, { description: "When the answer, or the lack of one, was noted." })
  at!: Date;
  @Field(() => OutsidePort, { description: "Which system." })
  port!: OutsidePort;
  @Field(() => String, { description: "What it was asked to do." })
  operation!: string;
  @Field(() => String, { description: "Where the call went, below the system's address." })
  path!: string;
  @Field(() => String, {
    description: "Error code of a refusal; else why there was no answer: TIMEOUT, UNREADABLE, STATUS_503, ECONNREFUSED, DOWN …",
  })
  code!: string;
  @Field(() => ID, { nullable: true, description: "Claim it was about." })
  claimId!: string | null;
  @Field(() => ID, { nullable: true, description: "AMA instance of the claim." })
  instanceId!: string | null;
  @Field(() => Int, { description: "Which attempt it was, from 1." })
  attempt!: number;
}
export const ApiErrorConnection = connectionOf(ApiError, "ApiError");

@ObjectType({ description: "A refusal that a built-in system was told to give." })
export class StandInRefusal {
  @Field(() => String, { description: "Error code." })
  code!: string;
  @Field(() => OutsideOperation, { nullable: true, description: "To this only; null: to any." })
  operation!: OutsideOperation | null;
  @Field(() => ID, { nullable: true, description: "To this claim's only; null: to any." })
  claimId!: string | null;
  @Field(() => Int, { nullable: true, description: "For so many calls more; null: until told otherwise." })
  times!: number | null;
}

@ObjectType({ description: "A call that a built-in system took." })
export class StandInCall {
  @Field(() => ID, { description: "The caller's key: the same call is done once." })
  key!: string;
  @Field(() => OutsideOperation, { description: "What it was asked to do." })
  operation!: OutsideOperation;
  @Field(() => ID, { nullable: true, description: "Claim." })
  claimId!: string | null;
  @Field(() => DateTimeISO, { description: "When." })
  at!: Date;
  @Field(() => String, { nullable: true, description: "Code it refused with; null: done." })
  refused!: string | null;
}

@ObjectType({ description: "A built-in outside system, in the place of a real one: how it was told to behave, and what it took." })
export class StandIn {
  @Field(() => OutsidePort, { description: "Which system it stands for." })
  port!: OutsidePort;
  @Field(() => Int, { description: "Milliseconds it takes to answer." })
  slowMs!: number;
  @Field(() => Boolean, { description: "Answers nobody, does nothing." })
  down!: boolean;
  @Field(() => [StandInRefusal], { description: "What it refuses; the first that matches counts." })
  refusals!: StandInRefusal[];
  @Field(() => [StandInCall], { description: "The last 50 calls it took, the newest first." })
  calls!: StandInCall[];
}

@InputType({ description: "A refusal that a built-in system is to give." })
export class StandInRefusalInput {
  @Field(() => String, { description: "Error code of the catalogue." })
  code!: string;
  @Field(() => OutsideOperation, { nullable: true, description: "To this only; absent: to any." })
  operation?: OutsideOperation | null;
  @Field(() => ID, { nullable: true, description: "To this claim's only; absent: to any." })
  claimId?: string | null;
  @Field(() => Int, { nullable: true, description: "For so many calls; absent: until told otherwise." })
  times?: number | null;
}

@InputType({ description: "How a built-in outside system behaves from now on; what is absent is as it should be." })
export class StandInInput {
  @Field(() => OutsidePort, { description: "Which system it stands for." })
  port!: OutsidePort;
  @Field(() => Int, { nullable: true, description: "Milliseconds from doing to answering, at most 60,000." })
  slowMs?: number | null;
  @Field(() => Boolean, { nullable: true, description: "Answers nobody, does nothing." })
  down?: boolean | null;
  @Field(() => [StandInRefusalInput], { nullable: true, description: "What it refuses." })
  refusals?: StandInRefusalInput[] | null;
}
