import { DateTimeISOResolver as DateTimeISO } from "graphql-scalars";
import { Field, ID, ObjectType } from "type-graphql";
import { ClaimActionName } from "../enums";
import type { ClaimActionName as ActionName } from "../rules/claims/actions";

@ObjectType({ description: "A user who is viewing a claim." })
export class ClaimViewer {
  @Field(() => ID, { description: "User.id." })
  userId!: string;
  @Field(() => String, { description: "Full name of the user." })
  name!: string;
  @Field(() => ClaimActionName, { nullable: true, description: "Action that the user is entering. null if the user is entering none." })
  action!: ActionName | null;
  @Field(() => DateTimeISO, { description: "Time since which the user has been viewing the claim or entering the action." })
  since!: Date;
}

@ObjectType({ description: "A claim and its current viewers. A user with several windows is listed once." })
export class ClaimPresence {
  @Field(() => ID, { description: "Claim.id." })
  claimId!: string;
  @Field(() => [ClaimViewer], { description: "Users who are entering an action first, then by time of arrival." })
  viewers!: ClaimViewer[];
}
