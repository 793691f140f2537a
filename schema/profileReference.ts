import { Field, ID, ObjectType } from "type-graphql";
import { ProfileType } from "./enums";
import type { ProfileType as Profile } from "./rules/access/profiles";

@ObjectType({ description: "Id and name of a specific profile, including profiles of other administrators." })
export class SpecificProfileReference {
  @Field(() => ID, { description: "SpecificProfile.id." })
  id!: string;
  @Field(() => String, { description: "Name." })
  name!: string;
  @Field(() => ProfileType, { description: "Generic profile, which is the parent of the specific profile." })
  profileType!: Profile;
}
