import { Field, ID, ObjectType } from "type-graphql";

@ObjectType({ description: "Id and names of a user." })
export class UserReference {
  @Field(() => ID, { description: "User.id." })
  id!: string;
  @Field(() => String, { description: "User name for signing in." })
  user!: string;
  @Field(() => String, { description: "Name." })
  name!: string;
}
