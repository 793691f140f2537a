import { DateTimeISOResolver as DateTimeISO } from "graphql-scalars";
import { Field, ID, InputType, ObjectType } from "type-graphql";
import { ProfileType } from "../enums";
import type { ProfileType as Profile } from "../rules/access/profiles";

@ObjectType({
  description:
    "View of an administrator's session through a profile. The session shows the part of the administrator's scope that the profile shows. Mutations except `endSeeAs` and `logout` return SEEING_AS.",
})
export class SeeAs {
  @Field(() => ID, { description: "SpecificProfile.id." })
  profileId!: string;
  @Field(() => String, { nullable: true, description: "Name of the profile. null if it was deleted; nothing is then shown." })
  name!: string | null;
  @Field(() => ProfileType, { nullable: true, description: "Generic profile. null if the profile was deleted." })
  profileType!: Profile | null;
  @Field(() => DateTimeISO, { description: "Time at which the view started." })
  since!: Date;
}

@InputType({ description: "Profile through which to view the product." })
export class BeginSeeAsInput {
  @Field(() => ID, { description: "SpecificProfile.id of a profile that the viewer manages." })
  profileId!: string;
}

@InputType({ description: "View to end." })
export class EndSeeAsInput {
  @Field(() => ID, { description: "SeeAs.profileId of the view." })
  profileId!: string;
}
