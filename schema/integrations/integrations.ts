import { DateTimeISOResolver as DateTimeISO } from "graphql-scalars";
import { Field, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { registerCamelCaseEnum } from "../enums";
import { connectionOf } from "../paging";
import { Integration, type IntegrationOperation as Operation, integrationOperations, integrations } from "../rules/claims/integrations";
import { Node } from "../node";
import { ErrorCode } from "../errorCodes";
import { RequestIdField } from "../requestId";

registerEnumType(Integration, {
  name: "Integration",
  description: "An integration that the product notifies.",
  valuesConfig: integrations,
});
export const IntegrationOperation = registerCamelCaseEnum<Operation>(
  "IntegrationOperation",
  "Operations of integrations.",
  integrationOperations,
);

@ObjectType({ implements: Node, description: "A failed call to an integration. Input and output contain no personal data and no secrets." })
export class ApiError {
  @Field(() => ID, { description: "Unique id of the call." })
  id!: string;
  @Field(() => DateTimeISO, { description: "Time at which the error response or the missing response was recorded." })
  at!: Date;
  @Field(() => Integration, { description: "Called integration." })
  integration!: Integration;
  @Field(() => IntegrationOperation, { description: "Operation of the call." })
  operation!: Operation;
  @Field(() => String, { description: "Path of the call, below the address of the integration." })
  path!: string;
  @Field(() => String, {
    description:
      "Error code of a rejection; otherwise the reason of the missing response: TIMEOUT, UNREADABLE, STATUS_503, ECONNREFUSED, DOWN … Open list: it includes network errors.",
  })
  code!: string;
  @Field(() => ID, { nullable: true, description: "Claim of the call. null if the call is not about a claim." })
  claimId!: string | null;
  @Field(() => ID, { nullable: true, description: "AMA instance of the claim. null if the call is not about a claim." })
  instanceId!: string | null;
  @Field(() => Int, { description: "Number of the attempt, starting at 1." })
  attempt!: number;
}
export const ApiErrorConnection = connectionOf(ApiError, "ApiError");

@InputType({ description: "Filters failed calls. Omitted and null fields do not filter." })
export class ApiErrorFilter {
  @Field(() => DateTimeISO, { nullable: true, description: "Calls recorded at or after this instant." })
  from?: Date | null;
  @Field(() => DateTimeISO, { nullable: true, description: "Calls recorded before this instant." })
  to?: Date | null;
  @Field(() => Integration, { nullable: true, description: "Calls to this integration." })
  integration?: Integration | null;
  @Field(() => IntegrationOperation, { nullable: true, description: "Calls of this operation." })
  operation?: Operation | null;
  @Field(() => String, { nullable: true, description: "Calls that failed with this code." })
  code?: string | null;
  @Field(() => ID, { nullable: true, description: "Calls about this claim." })
  claimId?: string | null;
}

@ObjectType({ description: "A rejection that a simulator is set to return." })
export class SimulatorRejection {
  @Field(() => ErrorCode, { description: "Error code." })
  code!: string;
  @Field(() => IntegrationOperation, { nullable: true, description: "Rejected operation. null for all operations." })
  operation!: Operation | null;
  @Field(() => ID, { nullable: true, description: "Claim whose calls are rejected. null for all claims." })
  claimId!: string | null;
  @Field(() => Int, { nullable: true, description: "Number of calls still to reject. null if there is no limit." })
  times!: number | null;
}

@ObjectType({ description: "A call that a simulator received." })
export class SimulatorCall {
  @Field(() => ID, { description: "Idempotency key of the caller. Calls with the same key are performed once." })
  key!: string;
  @Field(() => IntegrationOperation, { description: "Operation of the call." })
  operation!: Operation;
  @Field(() => ID, { nullable: true, description: "Claim of the call. null if there is none." })
  claimId!: string | null;
  @Field(() => DateTimeISO, { description: "Time of the call." })
  at!: Date;
  @Field(() => String, { nullable: true, description: "Code of the rejection. null if the call was accepted." })
  rejectedWith!: string | null;
}

@ObjectType({
  description: "The simulator of an integration: its behaviour and the calls that it received.",
})
export class Simulator {
  @Field(() => Integration, { description: "The simulated integration." })
  integration!: Integration;
  @Field(() => Int, { description: "Response time, in milliseconds." })
  slowMs!: number;
  @Field(() => Boolean, { description: "True to make the simulator not answer and do nothing." })
  down!: boolean;
  @Field(() => [SimulatorRejection], { description: "Calls that the simulator rejects. The first matching rule applies." })
  rejections!: SimulatorRejection[];
  @Field(() => [SimulatorCall], { description: "Latest 50 calls, newest first." })
  calls!: SimulatorCall[];
}

@InputType({ description: "A rejection for a simulator to return." })
export class SimulatorRejectionInput {
  @Field(() => ErrorCode, { description: "Error code of the catalogue." })
  code!: string;
  @Field(() => IntegrationOperation, { nullable: true, description: "Operation to reject. null for all operations." })
  operation?: Operation | null;
  @Field(() => ID, { nullable: true, description: "Claim whose calls are rejected. null for all claims." })
  claimId?: string | null;
  @Field(() => Int, { nullable: true, description: "Number of calls to reject. null for no limit." })
  times?: number | null;
}

@InputType({ description: "New behaviour of a simulator. Omitted fields are reset to normal behaviour." })
export class SetSimulatorInput {
  @Field(() => Integration, { description: "The simulated integration." })
  integration!: Integration;
  @Field(() => Int, { nullable: true, description: "Delay between performing a call and responding, at most 60,000 milliseconds." })
  slowMs?: number | null;
  @Field(() => Boolean, { nullable: true, description: "True to make the simulator not answer and do nothing." })
  down?: boolean | null;
  @Field(() => [SimulatorRejectionInput], { nullable: true, description: "Calls that the simulator rejects." })
  rejections?: SimulatorRejectionInput[] | null;
  @RequestIdField()
  requestId?: string | null;
}
