// Keys of third parties' programs.
import { DateTimeISOResolver as DateTimeISO } from "graphql-scalars";
import { Field, ID, InputType, ObjectType } from "type-graphql";
import { ProfileType, registerCamelCaseEnum } from "./enums";
import { IndicatorKey } from "./indicators";
import { Instance } from "./instances";
import { connectionOf } from "./paging";
import { SpecificProfileReference } from "./profileReference";
import { type KeyScope as Scope, MAX_WIDGET_ORIGINS } from "./rules/access/apiKeys";
import type { IndicatorKey as Indicator } from "./rules/indicators/indicators";
import type { ProfileType as Profile } from "./rules/access/profiles";
import { UserReference } from "./userReference";

const KeyScope = registerCamelCaseEnum<Scope>("KeyScope", "What an API key is good for.", {
  ingest: { description: "Sending records and positions." },
  read: { description: "Reading through GraphQL." },
  act: { description: "Acting on claims through GraphQL, as far as its profile goes; reads too." },
  widget: { description: "Showing some indicators on named pages of others, and nothing else." },
});
export { KeyScope };

@ObjectType({ description: "A key of a third party's program. The key itself is shown once, when it is made." })
export class ApiKey {
  @Field(() => ID, { description: "Unique everywhere." })
  id!: string;
  @Field(() => String, { description: "What people call it." })
  name!: string;
  @Field(() => [KeyScope], { description: "What it is good for." })
  scopes!: Scope[];
  @Field(() => ProfileType, { description: "Generic profile: what it may do." })
  profileType!: Profile;
  @Field(() => SpecificProfileReference, { nullable: true, description: "What narrows it beside its generic profile." })
  specificProfile?: SpecificProfileReference | null;
  @Field(() => Boolean, { description: "Whether it is for every AMA instance, also those to come." })
  allInstances?: boolean;
  @Field(() => [Instance], { description: "The AMA instances it is for; empty when it is for every one." })
  instances?: Instance[];
  @Field(() => [IndicatorKey], { nullable: true, description: "The indicators that a key for widgets shows; null of others." })
  indicators!: Indicator[] | null;
  @Field(() => [String], { nullable: true, description: "Origins of the pages that may show its widgets; null of others." })
  origins!: string[] | null;
  @Field(() => UserReference, { nullable: true, description: "The local administrator who manages it; null: made on the machine itself." })
  owner?: UserReference | null;
  @Field(() => DateTimeISO, { description: "When it was made." })
  createdAt!: Date;
  @Field(() => DateTimeISO, { nullable: true, description: "Until when it is good; null: until it is revoked." })
  expiresAt!: Date | null;
  @Field(() => DateTimeISO, { nullable: true, description: "When it was used last, to the minute; null: never." })
  lastUsedAt!: Date | null;
  @Field(() => DateTimeISO, { nullable: true, description: "When it was revoked; null: it was not." })
  revokedAt!: Date | null;
  @Field(() => DateTimeISO, {
    nullable: true,
    description: "Since the database was restored it is good for nothing until it is confirmed; null: it need not be.",
  })
  unconfirmedSince!: Date | null;
}
export const ApiKeyConnection = connectionOf(ApiKey, "ApiKey");

@ObjectType({ description: "A new API key." })
export class CreatedApiKey {
  @Field(() => String, { description: "The key itself. It is shown only now; nobody can see it again." })
  key!: string;
  @Field(() => ApiKey, { description: "What is kept of it." })
  apiKey!: ApiKey;
}

@InputType({ description: "A new API key." })
export class CreateApiKeyInput {
  @Field(() => String, {
    description:
      "Name: letters of any of the nine languages, digits and spaces; at most 100 characters; unique among the owner's keys that are not revoked.",
  })
  name!: string;
  @Field(() => [KeyScope], { description: "What it is good for, at least one." })
  scopes!: Scope[];
  @Field(() => ProfileType, { description: "Generic profile: what it may do." })
  profileType!: Profile;
  @Field(() => ID, { nullable: true, description: "Specific profile; its parent is the generic profile. null: none." })
  specificProfileId?: string | null;
  @Field(() => Boolean, { description: "For every AMA instance, also those to come; then `instanceIds` is empty." })
  allInstances!: boolean;
  @Field(() => [ID], { description: "The AMA instances it is for." })
  instanceIds!: string[];
  @Field(() => [IndicatorKey], { nullable: true, description: "What a key of scope `WIDGET` shows, at least one; its only scope." })
  indicators?: Indicator[] | null;
  @Field(() => [String], {
    nullable: true,
    description: `Origins of the pages that may show its widgets, 1 to ${MAX_WIDGET_ORIGINS}: https://intranet.example, or http of this machine.`,
  })
  origins?: string[] | null;
  @Field(() => DateTimeISO, { description: "Until when it is good: in the future, at most two years ahead." })
  expiresAt!: Date;
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
