import { DateTimeISOResolver as DateTimeISO } from "graphql-scalars";
import { Field, ID, InputType, ObjectType } from "type-graphql";
import { ProfileType, registerCamelCaseEnum } from "../enums";
import { IndicatorKey } from "../indicators/indicators";
import { Instance } from "../instances";
import { connectionOf } from "../paging";
import { SpecificProfileReference } from "../profileReference";
import { RequestIdField } from "../requestId";
import { type KeyScope as Scope, MAX_KEY_DEVICES, MAX_WIDGET_ORIGINS } from "../rules/access/apiKeys";
import { FigureGrouping, type FigureGrouping as Grouping } from "../rules/indicators/groupings";
import type { IndicatorKey as Indicator } from "../rules/indicators/indicators";
import type { ProfileType as Profile } from "../rules/access/profiles";
import { UserReference } from "../userReference";
import { Node } from "../node";

const KeyScope = registerCamelCaseEnum<Scope>("KeyScope", "Scopes of API keys.", {
  ingest: { description: "Send records and positions." },
  positions: {
    description: "Send positions of the devices or of the supplier that the key names. The only scope accepted in the address of a phone.",
  },
  read: { description: "Read through GraphQL." },
  act: { description: "Read and perform actions on claims through GraphQL, within the rights of the profile." },
  widget: {
    description:
      "Show selected indicators on external pages. The key can query only `indicators`, `indicatorsChanged` and, if it names them, `indicatorGroups` by its groupings and `arrivalProof`.",
  },
});
export { KeyScope };

@ObjectType({ implements: Node, description: "API key of an external program. The secret is returned only once, when the key is created." })
export class ApiKey {
  @Field(() => ID, { description: "Unique id of the key." })
  id!: string;
  @Field(() => String, { description: "Display name." })
  name!: string;
  @Field(() => [KeyScope], { description: "Scopes of the key." })
  scopes!: Scope[];
  @Field(() => ProfileType, { description: "Generic profile, which defines the rights of the key." })
  profileType!: Profile;
  @Field(() => SpecificProfileReference, {
    nullable: true,
    description: "Specific profile that restricts the key in addition to its generic profile.",
  })
  specificProfile?: SpecificProfileReference | null;
  @Field(() => Boolean, { description: "True if the key covers all AMA instances, including future ones." })
  allInstances?: boolean;
  @Field(() => [Instance], { description: "AMA instances of the key. Empty if the key covers all instances." })
  instances?: Instance[];
  @Field(() => [IndicatorKey], { nullable: true, description: "Indicators that a widget key shows. null for other keys." })
  indicators!: Indicator[] | null;
  @Field(() => [String], {
    nullable: true,
    description: "Origins of the pages on which widgets may be shown. null for keys that are not widget keys.",
  })
  origins!: string[] | null;
  @Field(() => [FigureGrouping], {
    nullable: true,
    description: "Groupings that a widget key may use. null for other keys.",
  })
  groupings!: Grouping[] | null;
  @Field(() => Boolean, { description: "Whether a widget key may read `arrivalProof`. false for other keys." })
  arrivalProof!: boolean;
  @Field(() => [String], {
    nullable: true,
    description: "Device codes of a key of scope `POSITIONS`. null for other keys and for a key bound to a supplier.",
  })
  devices!: string[] | null;
  @Field(() => ID, {
    nullable: true,
    description: "Supplier that a key of scope `POSITIONS` is bound to: the key sends positions of its device. null for other keys.",
  })
  supplierId!: string | null;
  @Field(() => UserReference, {
    nullable: true,
    description: "Local administrator who manages the key. null if the key was created on the server.",
  })
  owner?: UserReference | null;
  @Field(() => DateTimeISO, { description: "Time at which the key was created." })
  createdAt!: Date;
  @Field(() => DateTimeISO, { nullable: true, description: "Expiry of the key. null if it does not expire." })
  expiresAt!: Date | null;
  @Field(() => DateTimeISO, { nullable: true, description: "Time of the last use, rounded to the minute. null if the key was never used." })
  lastUsedAt!: Date | null;
  @Field(() => DateTimeISO, { nullable: true, description: "Time at which the key was revoked. null if it is not revoked." })
  revokedAt!: Date | null;
  @Field(() => DateTimeISO, {
    nullable: true,
    description:
      "Time of the database restore since which the key is suspended until it is confirmed. null if no confirmation is required.",
  })
  unconfirmedSince!: Date | null;
}
export const ApiKeyConnection = connectionOf(ApiKey, "ApiKey");

@ObjectType({ description: "Result of creating an API key." })
export class CreatedApiKey {
  @Field(() => String, { description: "The secret key. It is returned only once and cannot be read again." })
  key!: string;
  @Field(() => ApiKey, { description: "The stored key, without its secret." })
  apiKey!: ApiKey;
}

@InputType({ description: "Input for a new API key." })
export class CreateApiKeyInput {
  @Field(() => String, {
    description:
      "Name: letters of any of the nine languages, digits and spaces; at most 100 characters; unique among the owner's keys that are not revoked.",
  })
  name!: string;
  @Field(() => [KeyScope], { description: "Scopes of the key, at least one." })
  scopes!: Scope[];
  @Field(() => ProfileType, { description: "Generic profile, which defines the rights of the key." })
  profileType!: Profile;
  @Field(() => ID, { nullable: true, description: "Specific profile, whose parent must be the generic profile. null for none." })
  specificProfileId?: string | null;
  @Field(() => Boolean, { description: "True to cover all AMA instances, including future ones. `instanceIds` must then be empty." })
  allInstances!: boolean;
  @Field(() => [ID], { description: "AMA instances of the key." })
  instanceIds!: string[];
  @Field(() => [IndicatorKey], {
    nullable: true,
    description:
      "Indicators that a key of scope `WIDGET` shows, at least one unless it shows `arrivalProof`. `WIDGET` cannot be combined with other scopes.",
  })
  indicators?: Indicator[] | null;
  @Field(() => [String], {
    nullable: true,
    description: `Origins of the pages on which widgets may be shown, 1 to ${MAX_WIDGET_ORIGINS}, such as https://intranet.example. http is accepted only for the local machine.`,
  })
  origins?: string[] | null;
  @Field(() => [FigureGrouping], {
    nullable: true,
    description: "Groupings that a key of scope `WIDGET` may use. They disclose names of clients or suppliers. null for none.",
  })
  groupings?: Grouping[] | null;
  @Field(() => Boolean, {
    defaultValue: false,
    description: "Whether a key of scope `WIDGET` may read `arrivalProof`: by supplier only if `groupings` contains SUPPLIER.",
  })
  arrivalProof?: boolean;
  @Field(() => [String], {
    nullable: true,
    description: `Device codes (\`Supplier.mobile\`) of a key of scope \`POSITIONS\`, 1 to ${MAX_KEY_DEVICES}. \`POSITIONS\` cannot be combined with other scopes and requires either \`devices\` or \`supplierId\`.`,
  })
  devices?: string[] | null;
  @Field(() => ID, { nullable: true, description: "Supplier of a key of scope `POSITIONS`, instead of `devices`." })
  supplierId?: string | null;
  @Field(() => DateTimeISO, { description: "Expiry of the key, in the future and at most two years ahead." })
  expiresAt!: Date;
  @RequestIdField()
  requestId?: string | null;
}

@InputType({ description: "An API key to confirm." })
export class ConfirmApiKeyInput {
  @Field(() => ID, { description: "ApiKey.id." })
  id!: string;
}

@InputType({ description: "An API key to revoke." })
export class RevokeApiKeyInput {
  @Field(() => ID, { description: "ApiKey.id." })
  id!: string;
}
