import { DateTimeISOResolver as DateTimeISO } from "graphql-scalars";
import { Field, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { IntegrationOperation } from "../integrations/integrations";
import { connectionOf } from "../paging";
import { CallState } from "../rules/claims/actionState";
import { Integration, type IntegrationOperation as Operation } from "../rules/claims/integrations";
import { Node } from "../node";
import { RequestIdField } from "../requestId";

registerEnumType(CallState, {
  name: "CallState",
  description: "State of a call to an integration.",
  valuesConfig: {
    WAITING: { description: "Waiting for the first or the next attempt." },
    DONE: { description: "Made and accepted." },
    REJECTED: { description: "The integration answered with an error code, which `code` contains." },
    DEAD: { description: "Given up without a response, automatically or by an administrator." },
    CANCELLED: { description: "Cancelled before a response, because it was no longer needed." },
    REVIEW: {
      description:
        "Held for review because the database was restored and the call may have been made since the backup. An administrator decides whether to make it.",
    },
  },
});

@ObjectType({
  implements: Node,
  description: "A call to an integration. The sent data is not returned. For failed attempts see `apiErrors`.",
})
export class OutboxCall {
  @Field(() => ID, { description: "Unique id of the call." })
  id!: string;
  @Field(() => Integration, { description: "Called integration." })
  integration!: Integration;
  @Field(() => IntegrationOperation, { description: "Operation of the call." })
  operation!: Operation;
  @Field(() => ID, { nullable: true, description: "Claim of the call. null for a mail." })
  claimId!: string | null;
  @Field(() => CallState, { description: "State of the call." })
  state!: CallState;
  @Field(() => Int, { description: "Number of attempts made." })
  attempts!: number;
  @Field(() => DateTimeISO, { description: "Time at which the call was added to the outbox." })
  createdAt!: Date;
  @Field(() => DateTimeISO, { nullable: true, description: "Time of the next attempt. null if there is none." })
  nextAttemptAt!: Date | null;
  @Field(() => DateTimeISO, { nullable: true, description: "Time at which the call ended. null if it has not ended." })
  endedAt!: Date | null;
  @Field(() => String, {
    nullable: true,
    description:
      "Error code of a rejection, STOPPED by an administrator, or why the last attempt had no response: TIMEOUT, STATUS_503 … Open list: it includes network errors. null if there is none.",
  })
  code!: string | null;
  @Field(() => Boolean, { description: "True if `resendOutboxCall` can make the call now." })
  canResend!: boolean;
  @Field(() => Boolean, { description: "True if `stopOutboxCall` can give the call up now." })
  canStop!: boolean;
}
export const OutboxCallConnection = connectionOf(OutboxCall, "OutboxCall");

@InputType({ description: "Filters calls. Omitted and null fields do not filter." })
export class OutboxFilter {
  @Field(() => Integration, { nullable: true, description: "Calls to this integration." })
  integration?: Integration | null;
  @Field(() => [CallState], { nullable: true, description: "Calls in one of these states." })
  states?: CallState[] | null;
  @Field(() => ID, { nullable: true, description: "Calls about this claim." })
  claimId?: string | null;
}

@InputType({ description: "Call to make immediately." })
export class ResendOutboxCallInput {
  @Field(() => ID, { description: "OutboxCall.id." })
  id!: string;
  @RequestIdField()
  requestId?: string | null;
}

@InputType({ description: "Call to give up." })
export class StopOutboxCallInput {
  @Field(() => ID, { description: "OutboxCall.id." })
  id!: string;
}
