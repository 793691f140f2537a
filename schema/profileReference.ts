import { Field, ID, ObjectType } from "type-graphql";
import { ProfileType } from "./enums";
import type { ProfileType as Profile } from "./rules/access/profiles";

@ObjectType({ description: "A specific profile by name, also one that somebody else manages." })
export class SpecificProfileReference {
  @Field(() => ID, { description: "SpecificProfile.id." })
  id!: string;
  @Field(() => String, { description: "Name." })
  name!: string;
  @Field(() => ProfileType, { description: "Parent: the generic profile of its users." })
  profileType!: Profile;
}
