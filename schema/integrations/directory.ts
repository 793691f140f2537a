import { Field, InputType, ObjectType } from "type-graphql";

@ObjectType({ description: "Sign-in methods of this installation in addition to user name and password." })
export class SignInOptions {
  @Field(() => String, {
    nullable: true,
    description:
      "Address at which internal users sign in with a browser through the corporate directory. `lang` and `keep=1` (keep the session) may be added. null if no directory is configured.",
  })
  directory!: string | null;
}

@InputType({ description: "Parameters with which the corporate directory redirected the browser." })
export class ExchangeHandoffInput {
  @Field(() => String, { description: "`jwt` of `/login/aad`, a code that is valid once. It is not an access token." })
  code!: string;
}
