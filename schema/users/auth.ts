import { Field, ID, InputType, ObjectType, registerEnumType } from "type-graphql";
import { BasemapLayer } from "../map/basemap";
import { Language, ProfileType } from "../enums";
import { Centre } from "../instances";
import { SeeAs } from "./seeAs";
import { LoginStep } from "../rules/access/login";

registerEnumType(LoginStep, {
  name: "LoginStep",
  description: "Step that is required after the password before the user is signed in.",
  valuesConfig: {
    CODE: { description: "The code of the second factor is required: `confirmSecondFactor`." },
    ENROL: { description: "A second factor must be set up: `setUpSecondFactor`, then `confirmSecondFactor`." },
    NEW_PASSWORD: { description: "A new password must be chosen: `choosePassword`." },
  },
});

@InputType({ description: "Sign-in of an external user." })
export class LoginInput {
  @Field(() => String, { description: "User name, case-insensitive. Required." })
  user!: string;
  @Field(() => String, { description: "Password, at most 1,000 characters." })
  password!: string;
  @Field(() => Boolean, { nullable: true, description: "True to keep the session after the browser is closed." })
  persistent?: boolean | null;
  @Field(() => Boolean, { nullable: true, description: "Same as `persistent`, under the name that the source system uses." })
  keepSessionAlive?: boolean | null;
}

@InputType({ description: "Code of the second factor during a sign-in." })
export class ConfirmSecondFactorInput {
  @Field(() => String, { description: "`LoginInfo.challenge`." })
  challenge!: string;
  @Field(() => String, { description: "Code of the authenticator, six digits. Spaces are ignored." })
  code!: string;
}

@InputType({ description: "New password during a sign-in." })
export class ChoosePasswordInput {
  @Field(() => String, { description: "`LoginInfo.challenge`." })
  challenge!: string;
  @Field(() => String, { description: "8 to 32 characters with a digit, a lower-case, an upper-case and a special character." })
  password!: string;
  @Field(() => String, { description: "Repetition of the new password." })
  repeated!: string;
}

@InputType({ description: "New password, with the link from a mail." })
export class ResetPasswordInput {
  @Field(() => String, { description: "Token from the link." })
  token!: string;
  @Field(() => String, { description: "8 to 32 characters with a digit, a lower-case, an upper-case and a special character." })
  password!: string;
  @Field(() => String, { description: "Repetition of the new password." })
  repeated!: string;
}

@InputType({ description: "Sign-in for which a second factor is set up." })
export class SetUpSecondFactorInput {
  @Field(() => String, { description: "`LoginInfo.challenge`." })
  challenge!: string;
}

@InputType({ description: "Account whose password was forgotten." })
export class RequestPasswordResetInput {
  @Field(() => String, { description: "User name or e-mail." })
  account!: string;
}

@ObjectType({
  description:
    "Confirms that a request was accepted. It reveals nothing about accounts: the response is the same whether or not the user exists.",
})
export class Acknowledgement {
  @Field(() => Boolean, { description: "True. Rejected requests return an error instead." })
  accepted!: boolean;
}

@ObjectType({
  description:
    "Result of a sign-in (the login info reply of the specification). While `step` is set, only the language of the user is returned.",
})
export class LoginInfo {
  @Field(() => String, {
    nullable: true,
    description: "Access token for requests and sockets, valid for 15 minutes. `userInfo` returns a new one. null before the last step.",
  })
  jwt!: string | null;
  @Field(() => Boolean, { description: "True if a second factor is required." })
  use2fa!: boolean;
  @Field(() => LoginStep, { nullable: true, description: "Next required step. null if the user is signed in." })
  step!: LoginStep | null;
  @Field(() => String, {
    nullable: true,
    description:
      "Token of this sign-in for the operation that `step` requires, valid for 5 minutes and 5 attempts. Each response contains the token for the next operation. null if the user is signed in.",
  })
  challenge!: string | null;
  @Field(() => ID, { nullable: true, description: "The signed-in user. null before the last step." })
  userId!: string | null;
  @Field(() => Language, { description: "Language of the user's texts." })
  language!: string;
  @Field(() => String, { nullable: true, description: "Display name of the user. null before the last step." })
  name!: string | null;
  @Field(() => ProfileType, { nullable: true, description: "Generic profile. null before the last step." })
  profileType!: ProfileType | null;
  @Field(() => [String], {
    description:
      "Functionalities of the user (`claim.manageDelay`, `admin.users` …). Open list: releases add functionalities. Operations that require another one return FORBIDDEN.",
  })
  functionalities!: string[];
  @Field(() => Boolean, {
    description:
      "True if the user manages all users and may request the erasure of claims. Always false while the user views the product as another profile.",
  })
  managesEverybody!: boolean;
  @Field(() => SeeAs, {
    nullable: true,
    description: "Profile as which the user views the product; the other fields describe that view. null if there is none.",
  })
  seeAs!: SeeAs | null;
  @Field(() => [String], {
    description: "Columns that the user may see, each as table and column: `incidents.plate`. Open list: the fields of the schema.",
  })
  visibleColumns!: string[];
  @Field(() => [String], {
    description: "Map layers that the user may see, by table: incidents, mobilesupplier, bases, collaborating.",
  })
  userTables!: string[];
  @Field(() => [Centre], { description: "Processing centres of the user's AMA instances." })
  centers!: Centre[];
  @Field(() => Centre, { nullable: true, description: "Default centre of the user. null if none is set." })
  defaultCenter!: Centre | null;
  @Field(() => String, { nullable: true, description: "Key for the HERE maps if browsers read them directly. null otherwise." })
  hereApiKey!: string | null;
  @Field(() => Boolean, { description: "True if websockets are available. If false, poll every 20 seconds." })
  live!: boolean;
  @Field(() => Boolean, {
    description: "True if a mail server is configured. If false, e-mails are stored, and administrators read them in `mails`.",
  })
  sendsMail!: boolean;
  @Field(() => [BasemapLayer], { description: "Layers of the base map, lowest first. Empty if only the built-in world is drawn." })
  basemap!: BasemapLayer[];
  @Field(() => BasemapLayer, { nullable: true, description: "Traffic layer for the map. null if none is configured." })
  traffic!: BasemapLayer | null;
  @Field(() => String, {
    nullable: true,
    description: "Address of the first street pack. null if there is none.",
    deprecationReason: "Use basemap. Stays until 2027-05-31.",
  })
  streetPack!: string | null;
}
