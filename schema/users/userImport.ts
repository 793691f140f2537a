import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { ErrorCode } from "../errorCodes";

@InputType({ description: "A line of a file of users. The server checks its values and returns a result per line." })
export class ImportUserRow {
  @Field(() => Int, { description: "Line number, returned with the result." })
  line!: number;
  @Field(() => String, { description: "User name for signing in." })
  user!: string;
  @Field(() => String, { description: "Full name." })
  name!: string;
  @Field(() => String, { description: "E-mail address for the link to choose a password, or for the invitation. Personal data." })
  email!: string;
  @Field(() => String, {
    nullable: true,
    description: "Language code. Default, also if empty: es. Open list: an error is reported with its row.",
  })
  language?: string | null;
  @Field(() => String, { description: "Generic profile: OPERADOR, SUPERVISOR … Open list: an error is reported with its row." })
  profile!: string;
  @Field(() => String, {
    nullable: true,
    description: "Name of a specific profile that the viewer manages. null or empty for none.",
  })
  specificProfile?: string | null;
  @Field(() => String, { nullable: true, description: "Codes of the AMA instances, separated by spaces or commas. `*` for all instances." })
  instances?: string | null;
  @Field(() => String, {
    nullable: true,
    description:
      "PASSWORD mails a link to choose a password; DIRECTORY mails an invitation to sign in through the directory. Default, also if empty: PASSWORD. Open list: an error is reported with its row.",
  })
  signIn?: string | null;
}

@InputType({ description: "Lines of a file of users, at most 100 per request." })
export class ImportUsersInput {
  @Field(() => ID, { description: "Id of the import. A repeated line of the same import creates one user." })
  requestId!: string;
  @Field(() => [ImportUserRow], { description: "Lines to import." })
  rows!: ImportUserRow[];
}

@ObjectType({ description: "Result for one line of a file of users." })
export class ImportedUser {
  @Field(() => Int, { description: "Line number." })
  line!: number;
  @Field(() => ID, { nullable: true, description: "User.id of the created user. null if the line was rejected." })
  userId!: string | null;
  @Field(() => String, {
    nullable: true,
    description: "Column that caused the rejection. Open list: the fields of `ImportUserRow`. null if no single column did.",
  })
  field!: string | null;
  @Field(() => ErrorCode, { nullable: true, description: "Error code of the rejection. null if the user was created." })
  code!: string | null;
  @Field(() => String, {
    nullable: true,
    description: "Reason of the rejection, in the language of the request. null if the user was created.",
  })
  message!: string | null;
}
