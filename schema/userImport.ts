// Users by a file: a line each, as it is written there.
import { Field, ID, InputType, Int, ObjectType } from "type-graphql";

@InputType({ description: "A line of a file of users. Its values are checked on the server, and answered line by line." })
export class ImportUserRow {
  @Field(() => Int, { description: "Which line, as the answer names it." })
  line!: number;
  @Field(() => String, { description: "What it signs in with." })
  user!: string;
  @Field(() => String, { description: "Its name." })
  name!: string;
  @Field(() => String, { description: "Where the link to choose a password, or the invitation, goes. Personal data." })
  email!: string;
  @Field(() => String, { nullable: true, description: "Its language by its code; null or empty: es." })
  language?: string | null;
  @Field(() => String, { description: "Its generic profile: OPERADOR, SUPERVISOR …" })
  profile!: string;
  @Field(() => String, {
    nullable: true,
    description: "Its specific profile by name, of those that the viewer manages; null or empty: none.",
  })
  specificProfile?: string | null;
  @Field(() => String, { nullable: true, description: "Its AMA instances by their codes, with blanks or commas between; * is every one." })
  instances?: string | null;
  @Field(() => String, {
    nullable: true,
    description:
      "PASSWORD: it is mailed a link to choose one; DIRECTORY: it is invited to come in through the directory. null or empty: PASSWORD.",
  })
  signIn?: string | null;
}

@InputType({ description: "Lines of a file of users, at most 100 at once." })
export class ImportUsersInput {
  @Field(() => ID, { description: "Names the import: the same line of the same import makes one user, however often it is sent." })
  requestId!: string;
  @Field(() => [ImportUserRow], { description: "The lines." })
  rows!: ImportUserRow[];
}

@ObjectType({ description: "What became of a line of a file of users." })
export class ImportedUser {
  @Field(() => Int, { description: "Which line." })
  line!: number;
  @Field(() => ID, { nullable: true, description: "User.id of the user made of it; null: it was refused." })
  userId!: string | null;
  @Field(() => String, { nullable: true, description: "The column that is to blame, where one is." })
  field!: string | null;
  @Field(() => String, { nullable: true, description: "Error code of the refusal." })
  code!: string | null;
  @Field(() => String, { nullable: true, description: "Why, in the language of the request." })
  message!: string | null;
}
