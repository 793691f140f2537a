import { DateTimeISOResolver as DateTimeISO } from "graphql-scalars";
import { Field, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { Actor } from "./actors";
import { registerCamelCaseEnum } from "./enums";
import { actionLimits as limits, claimActions, type ClaimActionName as Name } from "./rules/claims/actions";
import { ClaimActionState } from "./rules/claims/actionState";

export const ClaimActionName = registerCamelCaseEnum<Name>(
  "ClaimActionName",
  "What a person can do to a claim; the mutation of that name does it.",
  claimActions,
);
registerEnumType(ClaimActionState, {
  name: "ClaimActionState",
  description: "State of an action.",
  valuesConfig: {
    HELD: { description: "Done; the assistance system is notified at `undoUntil`, unless it is undone before." },
    PENDING: { description: "The outside has not answered yet; nothing is changed until it has." },
    DONE: { description: "Done, and the assistance system has been notified or is being notified." },
    REJECTED: { description: "Nothing was changed; `code` says why." },
    UNDONE: { description: "Undone before the assistance system was notified." },
  },
});

const requestId = `Chosen by the caller, ${limits.requestId.min} to ${limits.requestId.max} characters: however often a request is repeated, it changes one thing. The same id with another input is refused: REQUEST_REUSED.`;
const reason = `${limits.reason.min} to ${limits.reason.max} characters.`;

@InputType({ description: "By how much, and why." })
export abstract class Delay {
  @Field(() => Int, {
    description: `Minutes added to the end, or to now when the end is over: ${limits.minutes.min} to ${limits.minutes.max}. Repeats add up.`,
  })
  minutes!: number;
  @Field(() => String, { description: `Why. ${reason}` })
  reason!: string;
  @Field(() => String, { description: requestId })
  requestId!: string;
}
@InputType({ description: "A delay that is managed." })
export class ManageDelayInput extends Delay {
  @Field(() => ID, { description: "Claim." })
  claimId!: string;
}

@InputType({ description: "A managed delay that is undone." })
export class UndoManageDelayInput {
  @Field(() => ID, { description: "Claim." })
  claimId!: string;
  @Field(() => String, { description: "The `requestId` of the managed delay; of one of several, that of its answer." })
  requestId!: string;
}

@InputType({ description: "Something that happened, confirmed." })
export abstract class Confirmation {
  @Field(() => DateTimeISO, { nullable: true, description: "When it happened; now when absent. Never in the future." })
  at?: Date | null;
  @Field(() => String, { nullable: true, description: `Free text, at most ${limits.note.max} characters.` })
  note?: string | null;
  @Field(() => String, { description: requestId })
  requestId!: string;
}
@InputType({ description: "An arrival that is confirmed." })
export class ConfirmArrivalInput extends Confirmation {
  @Field(() => ID, { description: "Claim." })
  claimId!: string;
}
@InputType({ description: "A completion that is confirmed." })
export class ConfirmCompletionInput extends Confirmation {
  @Field(() => ID, { description: "Claim." })
  claimId!: string;
}

@InputType({ description: "Something that is cancelled." })
class Cancellation {
  @Field(() => ID, { description: "Claim." })
  claimId!: string;
  @Field(() => String, { description: `Why. ${reason}` })
  reason!: string;
  @Field(() => String, { description: requestId })
  requestId!: string;
}
@InputType({ description: "A service that is called off." })
export class CancelServiceInput extends Cancellation {}
@InputType({ description: "A supplier that is taken off a claim." })
export class CancelProviderInput extends Cancellation {}

@InputType({ description: "A claim that is opened." })
export class RegisterVisitInput {
  @Field(() => ID, { description: "Claim." })
  claimId!: string;
}

@ObjectType({ description: "An action that the assistance system has not answered yet." })
export class PendingAction {
  @Field(() => ClaimActionName, { description: "What was asked for." })
  name!: Name;
  @Field(() => DateTimeISO, { description: "Since when." })
  since!: Date;
}

@ObjectType({ description: "What somebody, or an automatic process, did to a claim." })
export class ClaimAction {
  @Field(() => ID, { description: "Unique everywhere." })
  id!: string;
  @Field(() => ClaimActionName, { description: "What." })
  name!: Name;
  @Field(() => ClaimActionState, { description: "Where it stands." })
  state!: ClaimActionState;
  @Field(() => String, {
    nullable: true,
    description:
      "Error code: why it was rejected, or, of a managed delay that stays valid, why the assistance system could not be notified.",
  })
  code!: string | null;
  @Field(() => DateTimeISO, { description: "When it was asked for." })
  at!: Date;
  @Field(() => DateTimeISO, { nullable: true, description: "When it came to its end; null while HELD or PENDING." })
  settledAt!: Date | null;
  @Field(() => Actor, { nullable: true, description: "Who. Null to those who may not see who looks at a claim." })
  actor!: Actor | null;
  @Field(() => Int, { nullable: true, description: "Minutes of a managed delay." })
  minutes!: number | null;
  @Field(() => String, { nullable: true, description: "The reason given." })
  reason!: string | null;
  @Field(() => DateTimeISO, { nullable: true, description: "Until when it can be undone; null when it cannot." })
  undoUntil!: Date | null;
}

@ObjectType({ description: "Who opened a claim, and when." })
export class Visit {
  @Field(() => ID, { description: "Unique everywhere." })
  id!: string;
  @Field(() => Actor, { description: "Who." })
  actor!: Actor;
  @Field(() => String, { description: "The user's full name by now; its sign-in name where it is no more." })
  name!: string;
  @Field(() => DateTimeISO, { description: "When." })
  at!: Date;
}
