import { Field, ID, InputType, ObjectType, registerEnumType } from "type-graphql";
import { BasemapLayer } from "./basemap";
import { ProfileType } from "./enums";
import { Centre } from "./instances";
import { SeeAs } from "./seeAs";
import { LoginStep } from "./rules/access/login";

registerEnumType(LoginStep, {
  name: "LoginStep",
  description: "What is asked, after the password, before somebody is signed in.",
  valuesConfig: {
    CODE: { description: "The code of the second factor: `confirmSecondFactor`." },
    ENROL: { description: "A second factor is to be set up: `setUpSecondFactor`, then `confirmSecondFactor`." },
    NEW_PASSWORD: { description: "A new password is to be chosen: `choosePassword`." },
  },
});

@InputType({ description: "Sign-in of an external user." })
export class LoginInput {
  @Field(() => String, { description: "What the user signs in with; the case does not matter. Required." })
  user!: string;
  @Field(() => String, { description: "At most 1,000 characters." })
  password!: string;
  @Field(() => Boolean, { nullable: true, description: "Keep the session beyond the browser's." })
  persistent?: boolean | null;
  @Field(() => Boolean, { nullable: true, description: "The same, as the source system's checkbox sends it." })
  keepSessionAlive?: boolean | null;
}

@InputType({ description: "The code of a second factor, on the way in." })
export class ConfirmSecondFactorInput {
  @Field(() => String, { description: "`LoginInfo.challenge`." })
  challenge!: string;
  @Field(() => String, { description: "Six digits, as the authenticator shows them; spaces do not matter." })
  code!: string;
}

@InputType({ description: "The new password, on the way in." })
export class ChoosePasswordInput {
  @Field(() => String, { description: "`LoginInfo.challenge`." })
  challenge!: string;
  @Field(() => String, { description: "8 to 32 characters with a digit, a lower-case, an upper-case and a special character." })
  password!: string;
  @Field(() => String, { description: "The same again." })
  repeated!: string;
}

@InputType({ description: "A new password by the link of a mail." })
export class ResetPasswordInput {
  @Field(() => String, { description: "The token in the link." })
  token!: string;
  @Field(() => String, { description: "8 to 32 characters with a digit, a lower-case, an upper-case and a special character." })
  password!: string;
  @Field(() => String, { description: "The same again." })
  repeated!: string;
}

@InputType({ description: "The sign-in that a second factor is set up for." })
export class SetUpSecondFactorInput {
  @Field(() => String, { description: "`LoginInfo.challenge`." })
  challenge!: string;
}

@InputType({ description: "Who has forgotten the password." })
export class RequestPasswordResetInput {
  @Field(() => String, { description: "User name or e-mail." })
  account!: string;
}

@ObjectType({
  description:
    "That a request was taken. It says nothing of any account: the answer is the same whether there is such a user, and nobody is signed in by it.",
})
export class Acknowledgement {
  @Field(() => Boolean, { description: "true: what is not taken is answered as an error." })
  accepted!: boolean;
}

@ObjectType({
  description:
    "What a client needs after sign-in (the login info reply of the specification). While `step` says that something is missing, nothing of the user is in it but the language.",
})
export class LoginInfo {
  @Field(() => String, {
    nullable: true,
    description:
      "Access token: bearer of requests and sockets, good for 15 minutes; `userInfo` gives a fresh one. Null before the last step.",
  })
  jwt!: string | null;
  @Field(() => Boolean, { description: "Whether a second factor is asked for." })
  use2fa!: boolean;
  @Field(() => LoginStep, { nullable: true, description: "What is asked next; null: signed in." })
  step!: LoginStep | null;
  @Field(() => String, {
    nullable: true,
    description:
      "Names this sign-in to the call that `step` asks for: good for 5 minutes and 5 tries. Each answer brings the one to go on with.",
  })
  challenge!: string | null;
  @Field(() => ID, { nullable: true, description: "Who signed in; null before the last step." })
  userId!: string | null;
  @Field(() => String, { description: "The user's language: en, es, ca, it, fr, el, pt, tr or bz." })
  language!: string;
  @Field(() => String, { nullable: true, description: "Name to greet with; null before the last step." })
  name!: string | null;
  @Field(() => ProfileType, { nullable: true, description: "Generic profile; null before the last step." })
  profileType!: ProfileType | null;
  @Field(() => [String], {
    description: "What the user may do (`claim.manageDelay`, `admin.users` …): what is not in it is answered FORBIDDEN.",
  })
  functionalities!: string[];
  @Field(() => Boolean, {
    description: "Whether the user manages everybody, and so may have claims erased; never while a profile is looked through.",
  })
  managesEverybody!: boolean;
  @Field(() => SeeAs, {
    nullable: true,
    description: "The profile that is looked through: what is said here of the user is said of that view; null: none.",
  })
  seeAs!: SeeAs | null;
  @Field(() => [String], { description: "Columns the user may see, each after its table and a dot: `incidents.plate`." })
  visibleColumns!: string[];
  @Field(() => [String], {
    description: "Layers of the map the user may see, by their tables: incidents, mobilesupplier, bases, collaborating.",
  })
  userTables!: string[];
  @Field(() => [Centre], { description: "Processing centres of the user's AMA instances." })
  centers!: Centre[];
  @Field(() => Centre, { nullable: true, description: "The user's default centre." })
  defaultCenter!: Centre | null;
  @Field(() => String, { nullable: true, description: "Key of the HERE maps, where the browser itself fetches them; null: it does not." })
  hereApiKey!: string | null;
  @Field(() => Boolean, { description: "Whether the live connection can be had; false: ask every 20 seconds." })
  live!: boolean;
  @Field(() => [BasemapLayer], { description: "What is drawn under the map, the lowest first; empty: only the world." })
  basemap!: BasemapLayer[];
  @Field(() => BasemapLayer, { nullable: true, description: "Traffic that can be drawn over it; null where none is configured." })
  traffic!: BasemapLayer | null;
  @Field(() => String, {
    nullable: true,
    description: "Address of the first street pack; null where there is none.",
    deprecationReason: "Use basemap. Stays until 2027-05-31.",
  })
  streetPack!: string | null;
}
