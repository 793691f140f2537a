import { DateTimeISOResolver as DateTimeISO } from "graphql-scalars";
import { Field, ID, ObjectType } from "type-graphql";
import { ClaimActionName } from "./claimActions";
import type { ClaimActionName as ActionName } from "./rules/claims/actions";

@ObjectType({ description: "Somebody who looks at a claim now." })
export class ClaimViewer {
  @Field(() => ID, { description: "User.id." })
  userId!: string;
  @Field(() => String, { description: "The user's full name." })
  name!: string;
  @Field(() => ClaimActionName, { nullable: true, description: "The action that the user is entering; null: none." })
  action!: ActionName | null;
  @Field(() => DateTimeISO, { description: "Since when the user looks at the claim, or enters the action." })
  since!: Date;
}

@ObjectType({ description: "A claim, and who looks at it now: one entry for each user, who may have it open in several windows." })
export class ClaimPresence {
  @Field(() => ID, { description: "Claim.id." })
  claimId!: string;
  @Field(() => [ClaimViewer], { description: "Those who enter an action first, then who came first." })
  viewers!: ClaimViewer[];
}
