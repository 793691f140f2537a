import { Field, InputType, ObjectType } from "type-graphql";

@ObjectType({ description: "How somebody can sign in to this installation, beside user and password." })
export class SignInOptions {
  @Field(() => String, {
    nullable: true,
    description:
      "Address where internal users begin to sign in, by a browser, through the corporate directory; `lang` and `keep=1` (keep the session) may be added. Null: no directory is configured.",
  })
  directory!: string | null;
}

@InputType({ description: "What the corporate directory led back with." })
export class ExchangeHandoffInput {
  @Field(() => String, { description: "`jwt` of `/login/aad`: a code that is good once, not a token." })
  code!: string;
}
