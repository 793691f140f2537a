import { Field, ID, ObjectType } from "type-graphql";

@ObjectType({ description: "A user by name." })
export class UserReference {
  @Field(() => ID, { description: "User.id." })
  id!: string;
  @Field(() => String, { description: "What it signs in with." })
  user!: string;
  @Field(() => String, { description: "Name." })
  name!: string;
}
