import { Field, ID, InputType, ObjectType } from "type-graphql";
import { Confirmation, Delay } from "./claimActions";
import { Claim } from "./claims";
import { listLimits } from "../rules/requests/inputLimits";
import { Attributes } from "../scalars";
import { ErrorCode } from "../errorCodes";

const claimIds = `Claim.id of each claim, at most ${listLimits.selection}. Duplicates are ignored.`;

@InputType({ description: "Input for managing the delay of several claims." })
export class ManageDelaysInput extends Delay {
  @Field(() => [ID], { description: claimIds })
  claimIds!: string[];
}
@InputType({ description: "Input for confirming several arrivals." })
export class ConfirmArrivalsInput extends Confirmation {
  @Field(() => [ID], { description: claimIds })
  claimIds!: string[];
}
@InputType({ description: "Input for confirming several completions." })
export class ConfirmCompletionsInput extends Confirmation {
  @Field(() => [ID], { description: claimIds })
  claimIds!: string[];
}

@ObjectType({ description: "Error of an action on one of several claims." })
export class BulkActionError {
  @Field(() => ErrorCode, { description: "Error code that the mutation of a single claim would return." })
  code!: string;
  @Field(() => Attributes, { nullable: true, description: "Value that the text of the code refers to. null if it refers to none." })
  values!: Record<string, string> | null;
}

@ObjectType({ description: "Outcome of a bulk action for one claim." })
export class BulkActionAnswer {
  @Field(() => ID, { description: "Claim.id of the claim." })
  claimId!: string;
  @Field(() => Claim, { nullable: true, description: "Claim after the action. null if it does not exist or the viewer may not see it." })
  claim!: Claim | null;
  @Field(() => String, {
    nullable: true,
    description: "Request id under which the action is stored on this claim, and with which it can be undone. null if nothing is stored.",
  })
  requestId!: string | null;
  @Field(() => BulkActionError, {
    nullable: true,
    description: "Reason why the action was not performed. null if it was performed or is pending.",
  })
  error!: BulkActionError | null;
}
