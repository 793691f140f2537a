// Calls to other systems that wait, were made or failed, and what administrators do to them.
import { DateTimeISOResolver as DateTimeISO } from "graphql-scalars";
import { Field, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { IntegrationOperation } from "./integrations";
import { connectionOf } from "./paging";
import { CallState, Integration, type IntegrationOperation as Operation } from "./rules/claims/actionState";

registerEnumType(CallState, {
  name: "CallState",
  description: "Where a call to another system stands.",
  valuesConfig: {
    WAITING: { description: "To be made, or made again after a pause." },
    DONE: { description: "Made and taken." },
    REJECTED: { description: "Refused by the other system." },
    DEAD: { description: "Given up without an answer, also by an administrator." },
    CANCELLED: { description: "Taken back before it had an answer: it was not needed any more." },
    REVIEW: {
      description:
        "About what was there when the database was restored: it may have been made since the backup. An administrator says whether it is made.",
    },
  },
});

@ObjectType({ description: "A call to another system. What was sent is not shown; of one that failed, see `apiErrors`." })
export class OutboxCall {
  @Field(() => ID, { description: "Unique everywhere." })
  id!: string;
  @Field(() => Integration, { description: "Which system." })
  integration!: Integration;
  @Field(() => IntegrationOperation, { description: "What it is asked to do." })
  operation!: Operation;
  @Field(() => ID, { nullable: true, description: "Claim that it is about; null for a mail." })
  claimId!: string | null;
  @Field(() => CallState, { description: "Where it stands." })
  state!: CallState;
  @Field(() => Int, { description: "Attempts made." })
  attempts!: number;
  @Field(() => DateTimeISO, { description: "When it was put in." })
  createdAt!: Date;
  @Field(() => DateTimeISO, { nullable: true, description: "When the next attempt is due; null: there is none." })
  nextAttemptAt!: Date | null;
  @Field(() => DateTimeISO, { nullable: true, description: "When it ended; null: it has not." })
  endedAt!: Date | null;
  @Field(() => String, {
    nullable: true,
    description: "Error code of a refusal; else why the last attempt had no answer: TIMEOUT, STATUS_503 …, STOPPED by an administrator.",
  })
  code!: string | null;
  @Field(() => Boolean, { description: "Whether `resendOutboxCall` has it made now." })
  canResend!: boolean;
  @Field(() => Boolean, { description: "Whether `stopOutboxCall` gives it up now." })
  canStop!: boolean;
}
export const OutboxCallConnection = connectionOf(OutboxCall, "OutboxCall");

@InputType({ description: "Which calls; what is absent or null does not filter." })
export class OutboxFilter {
  @Field(() => Integration, { nullable: true, description: "To this system." })
  integration?: Integration | null;
  @Field(() => [CallState], { nullable: true, description: "In one of these states." })
  states?: CallState[] | null;
  @Field(() => ID, { nullable: true, description: "About this claim." })
  claimId?: string | null;
}

@InputType({ description: "A call to make now." })
export class ResendOutboxCallInput {
  @Field(() => ID, { description: "OutboxCall.id." })
  id!: string;
}

@InputType({ description: "A call to give up." })
export class StopOutboxCallInput {
  @Field(() => ID, { description: "OutboxCall.id." })
  id!: string;
}
