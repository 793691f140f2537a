import { DateTimeISOResolver as DateTimeISO } from "graphql-scalars";
import { Field, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { Actor } from "../actors";
import { ClaimActionName } from "../enums";
import { RequestIdField } from "../requestId";
import { actionLimits as limits, type ClaimActionName as Name } from "../rules/claims/actions";
import { ClaimActionState } from "../rules/claims/actionState";
import { ErrorCode } from "../errorCodes";

registerEnumType(ClaimActionState, {
  name: "ClaimActionState",
  description: "State of an action.",
  valuesConfig: {
    HELD: { description: "Performed; the assistance system is notified at `undoUntil` unless the action is undone before." },
    PENDING: { description: "The assistance system has not answered yet. Nothing changes before its answer." },
    DONE: { description: "Performed, and the assistance system has been notified or is being notified." },
    REJECTED: { description: "Not performed; `code` contains the reason." },
    UNDONE: { description: "Undone before the assistance system was notified." },
  },
});

const requestId = `Id chosen by the caller, ${limits.requestId.min} to ${limits.requestId.max} characters. Repeated requests with the same id and input are performed once. The same id with a different input returns REQUEST_REUSED.`;
const reason = `${limits.reason.min} to ${limits.reason.max} characters.`;

@InputType({ description: "Minutes and reason of a delay." })
export abstract class Delay {
  @Field(() => Int, {
    description: `Minutes added to the end, or to the current time if the end has passed, ${limits.minutes.min} to ${limits.minutes.max}. Repeated actions add up.`,
  })
  minutes!: number;
  @Field(() => String, { description: `Reason of the delay. ${reason}` })
  reason!: string;
  @Field(() => String, { description: requestId })
  requestId!: string;
}
@InputType({ description: "Input for managing the delay of a claim." })
export class ManageDelayInput extends Delay {
  @Field(() => ID, { description: "Claim.id of the claim." })
  claimId!: string;
}

@InputType({ description: "Managed delay to undo." })
export class UndoManageDelayInput {
  @Field(() => ID, { description: "Claim.id of the claim." })
  claimId!: string;
  @Field(() => String, { description: "The `requestId` of the managed delay. For a bulk action, the `requestId` of its result." })
  requestId!: string;
}

@InputType({ description: "Confirmation of a milestone." })
export abstract class Confirmation {
  @Field(() => DateTimeISO, { nullable: true, description: "Time of the milestone, never in the future. Default: now." })
  at?: Date | null;
  @Field(() => String, { nullable: true, description: `Free text, at most ${limits.note.max} characters.` })
  note?: string | null;
  @Field(() => String, { description: requestId })
  requestId!: string;
}
@InputType({ description: "Input for confirming an arrival." })
export class ConfirmArrivalInput extends Confirmation {
  @Field(() => ID, { description: "Claim.id of the claim." })
  claimId!: string;
}
@InputType({ description: "Input for confirming a completion." })
export class ConfirmCompletionInput extends Confirmation {
  @Field(() => ID, { description: "Claim.id of the claim." })
  claimId!: string;
}

@InputType({ description: "Input of a cancellation." })
class Cancellation {
  @Field(() => ID, { description: "Claim.id of the claim." })
  claimId!: string;
  @Field(() => String, { description: `Reason of the cancellation. ${reason}` })
  reason!: string;
  @Field(() => String, { description: requestId })
  requestId!: string;
}
@InputType({ description: "Input for cancelling a service." })
export class CancelServiceInput extends Cancellation {}
@InputType({ description: "Input for removing the supplier of a claim." })
export class CancelProviderInput extends Cancellation {}

@InputType({ description: "Input for recording a visit." })
export class RegisterVisitInput {
  @Field(() => ID, { description: "Claim.id of the claim." })
  claimId!: string;
  @RequestIdField()
  requestId?: string | null;
}

@ObjectType({ description: "An action that the assistance system has not answered yet." })
export class PendingAction {
  @Field(() => ClaimActionName, { description: "Name of the action." })
  name!: Name;
  @Field(() => DateTimeISO, { description: "Time at which the action was requested." })
  since!: Date;
}

@ObjectType({ description: "An action of a user or of an automatic process on a claim." })
export class ClaimAction {
  @Field(() => ID, { description: "Unique id of the action." })
  id!: string;
  @Field(() => ClaimActionName, { description: "Name of the action." })
  name!: Name;
  @Field(() => ClaimActionState, { description: "State of the action." })
  state!: ClaimActionState;
  @Field(() => ErrorCode, {
    nullable: true,
    description:
      "Error code of a rejected action, or the reason why the assistance system could not be notified of a managed delay that remains valid. null if there is none.",
  })
  code!: string | null;
  @Field(() => DateTimeISO, { description: "Time at which the action was requested." })
  at!: Date;
  @Field(() => DateTimeISO, { nullable: true, description: "Time at which the action ended. null while it is HELD or PENDING." })
  settledAt!: Date | null;
  @Field(() => Actor, { nullable: true, description: "Actor of the action. null if the viewer may not see who views a claim." })
  actor!: Actor | null;
  @Field(() => Int, { nullable: true, description: "Minutes of a managed delay. null for other actions." })
  minutes!: number | null;
  @Field(() => String, { nullable: true, description: "Reason entered for the action. null if there is none." })
  reason!: string | null;
  @Field(() => String, {
    nullable: true,
    description:
      "Code of the reason, if it was selected from the list of the AMA instance: `TRAFFIC`, or the text of a reason of the instance as `ROAD_WORKS`. null if the reason was typed.",
  })
  reasonCode!: string | null;
  @Field(() => DateTimeISO, { nullable: true, description: "Time until which the action can be undone. null if it cannot be undone." })
  undoUntil!: Date | null;
}

@ObjectType({ description: "A visit: the user who opened a claim, and the time." })
export class Visit {
  @Field(() => ID, { description: "Unique id of the visit." })
  id!: string;
  @Field(() => Actor, { description: "The user who opened the claim." })
  actor!: Actor;
  @Field(() => String, { description: "Current full name of the user, or its sign-in name if the user no longer exists." })
  name!: string;
  @Field(() => DateTimeISO, { description: "Time of the visit." })
  at!: Date;
}
