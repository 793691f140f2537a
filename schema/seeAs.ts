// "See as": an administrator looks through a specific profile.
import { DateTimeISOResolver as DateTimeISO } from "graphql-scalars";
import { Field, ID, InputType, ObjectType } from "type-graphql";
import { ProfileType } from "./enums";
import type { ProfileType as Profile } from "./rules/access/profiles";

@ObjectType({
  description:
    "A specific profile that an administrator looks through, with its generic one. Until it is ended, or the session is over, the session sees what the profile shows of what the administrator sees, and every mutation but `endSeeAs` and `logout` is refused with SEEING_AS.",
})
export class SeeAs {
  @Field(() => ID, { description: "SpecificProfile.id." })
  profileId!: string;
  @Field(() => String, { nullable: true, description: "What the profile is called; null: it has been deleted, and nothing is shown." })
  name!: string | null;
  @Field(() => ProfileType, { nullable: true, description: "Its generic profile; null: it has been deleted." })
  profileType!: Profile | null;
  @Field(() => DateTimeISO, { description: "When it was begun." })
  since!: Date;
}

@InputType({ description: "The profile to look through." })
export class BeginSeeAsInput {
  @Field(() => ID, { description: "SpecificProfile.id of one that the viewer manages." })
  profileId!: string;
}

@InputType({ description: "The end of a view." })
export class EndSeeAsInput {
  @Field(() => ID, { description: "SeeAs.profileId of the view." })
  profileId!: string;
}
