import { DateTimeISOResolver as DateTimeISO } from "graphql-scalars";
import { Field, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { registerCamelCaseEnum } from "./enums";
import { connectionOf } from "./paging";
import { assistanceOperations } from "./rules/claims/actions";
import { Integration, type IntegrationOperation as Operation } from "./rules/claims/actionState";

registerEnumType(Integration, {
  name: "Integration",
  description: "An integrated system that is notified of what happens.",
  valuesConfig: {
    ASSISTANCE: { description: "The assistance system: arrivals, completions, cancellations, delays." },
    CONTACT_CENTRE: { description: "The contact centre: who is to be called." },
    MAIL: { description: "Mail." },
  },
});
export const IntegrationOperation = registerCamelCaseEnum<Operation>("IntegrationOperation", "What an integration is asked to do.", {
  ...assistanceOperations,
  addContact: { description: "Have somebody called." },
  removeContact: { description: "Have somebody called no more." },
  sendMail: { description: "Mail something to a user." },
});

@ObjectType({ description: "A call to an integration that failed. Input and output hold nothing personal and no secret." })
export class ApiError {
  @Field(() => ID, { description: "Unique everywhere." })
  id!: string;
  @Field(() => DateTimeISO, { description: "When the answer, or the lack of one, was noted." })
  at!: Date;
  @Field(() => Integration, { description: "Which system." })
  integration!: Integration;
  @Field(() => IntegrationOperation, { description: "What it was asked to do." })
  operation!: Operation;
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

@InputType({ description: "Which failed calls; what is absent or null does not filter." })
export class ApiErrorFilter {
  @Field(() => DateTimeISO, { nullable: true, description: "Noted at this instant or later." })
  from?: Date | null;
  @Field(() => DateTimeISO, { nullable: true, description: "Noted before this instant." })
  to?: Date | null;
  @Field(() => Integration, { nullable: true, description: "Calls to this system." })
  integration?: Integration | null;
  @Field(() => IntegrationOperation, { nullable: true, description: "Calls that asked for this." })
  operation?: Operation | null;
  @Field(() => String, { nullable: true, description: "Calls that failed with this code." })
  code?: string | null;
  @Field(() => ID, { nullable: true, description: "Calls about this claim." })
  claimId?: string | null;
}

@ObjectType({ description: "A rejection that a simulator is set to answer." })
export class SimulatorRejection {
  @Field(() => String, { description: "Error code." })
  code!: string;
  @Field(() => IntegrationOperation, { nullable: true, description: "To this only; null: to any." })
  operation!: Operation | null;
  @Field(() => ID, { nullable: true, description: "To this claim's only; null: to any." })
  claimId!: string | null;
  @Field(() => Int, { nullable: true, description: "For so many calls more; null: until it is set otherwise." })
  times!: number | null;
}

@ObjectType({ description: "A call that a built-in system took." })
export class SimulatorCall {
  @Field(() => ID, { description: "The caller's key: the same call is done once." })
  key!: string;
  @Field(() => IntegrationOperation, { description: "What it was asked to do." })
  operation!: Operation;
  @Field(() => ID, { nullable: true, description: "Claim." })
  claimId!: string | null;
  @Field(() => DateTimeISO, { description: "When." })
  at!: Date;
  @Field(() => String, { nullable: true, description: "Code it refused with; null: done." })
  rejectedWith!: string | null;
}

@ObjectType({
  description: "The simulator of an integration, in the place of the real system: how it is set to behave, and the calls that it took.",
})
export class Simulator {
  @Field(() => Integration, { description: "Which system it stands for." })
  integration!: Integration;
  @Field(() => Int, { description: "Milliseconds it takes to answer." })
  slowMs!: number;
  @Field(() => Boolean, { description: "Answers nobody, does nothing." })
  down!: boolean;
  @Field(() => [SimulatorRejection], { description: "What it refuses; the first that matches counts." })
  rejections!: SimulatorRejection[];
  @Field(() => [SimulatorCall], { description: "The last 50 calls it took, the newest first." })
  calls!: SimulatorCall[];
}

@InputType({ description: "A refusal that a built-in system is to give." })
export class SimulatorRejectionInput {
  @Field(() => String, { description: "Error code of the catalogue." })
  code!: string;
  @Field(() => IntegrationOperation, { nullable: true, description: "To this only; absent: to any." })
  operation?: Operation | null;
  @Field(() => ID, { nullable: true, description: "To this claim's only; absent: to any." })
  claimId?: string | null;
  @Field(() => Int, { nullable: true, description: "For so many calls; absent: until it is set otherwise." })
  times?: number | null;
}

@InputType({ description: "How a simulator behaves from now on; what is absent is as it should be." })
export class SetSimulatorInput {
  @Field(() => Integration, { description: "Which system it stands for." })
  integration!: Integration;
  @Field(() => Int, { nullable: true, description: "Milliseconds from doing to answering, at most 60,000." })
  slowMs?: number | null;
  @Field(() => Boolean, { nullable: true, description: "Answers nobody, does nothing." })
  down?: boolean | null;
  @Field(() => [SimulatorRejectionInput], { nullable: true, description: "What it refuses." })
  rejections?: SimulatorRejectionInput[] | null;
}
