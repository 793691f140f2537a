// Actions that are asked for on several claims at once, and what becomes of each.
import { Field, ID, InputType, ObjectType } from "type-graphql";
import { Confirmation, Delay } from "./claimActions";
import { Claim } from "./claims";
import { listLimits } from "./rules/limits/inputLimits";
import { Attributes } from "./scalars";

const claimIds = `Claims: up to ${listLimits.selection}. One that is named twice is meant once.`;

@InputType({ description: "A delay that is managed on several claims." })
export class ManageDelaysInput extends Delay {
  @Field(() => [ID], { description: claimIds })
  claimIds!: string[];
}
@InputType({ description: "Arrivals that are confirmed." })
export class ConfirmArrivalsInput extends Confirmation {
  @Field(() => [ID], { description: claimIds })
  claimIds!: string[];
}
@InputType({ description: "Completions that are confirmed." })
export class ConfirmCompletionsInput extends Confirmation {
  @Field(() => [ID], { description: claimIds })
  claimIds!: string[];
}

@ObjectType({ description: "Why an action was not done to one of several claims." })
export class BulkActionError {
  @Field(() => String, { description: "Code of the catalogue, as the mutation of one claim refuses with it." })
  code!: string;
  @Field(() => Attributes, { nullable: true, description: "What the text of the code names; null where it names nothing." })
  values!: Record<string, string> | null;
}

@ObjectType({ description: "What became of one of several claims that an action was asked for." })
export class BulkActionAnswer {
  @Field(() => ID, { description: "Claim." })
  claimId!: string;
  @Field(() => Claim, { nullable: true, description: "It as it is now; null when there is none or the viewer may not see it." })
  claim!: Claim | null;
  @Field(() => String, {
    nullable: true,
    description: "Under this request id the action is kept on this claim: what undoes it takes it. Null where nothing is kept.",
  })
  requestId!: string | null;
  @Field(() => BulkActionError, { nullable: true, description: "Why it was not done to this claim; null when it was, or is pending." })
  error!: BulkActionError | null;
}
