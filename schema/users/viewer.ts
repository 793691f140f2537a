import { DateTimeISOResolver as DateTimeISO } from "graphql-scalars";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { KeyScope } from "./apiKeys";
import { ActorKind } from "../rules/access/actors";
import { ProfileType } from "../enums";
import { Instance } from "../instances";
import type { KeyScope as Scope } from "../rules/access/apiKeys";
import type { ProfileType as Profile } from "../rules/access/profiles";

@ObjectType({
  description: "Limits of the caller's requests and sockets. A request beyond a limit is refused with the code in parentheses.",
})
export class ViewerLimits {
  @Field(() => Int, { description: "Maximum cost of a query or a subscription (`QUERY_TOO_LARGE`)." })
  queryCost!: number;
  @Field(() => Int, { description: "Maximum depth of a document (`QUERY_TOO_LARGE`)." })
  queryDepth!: number;
  @Field(() => Int, { description: "Maximum number of nodes in a page (`PAGE_TOO_LARGE`)." })
  pageSize!: number;
  @Field(() => Int, { description: "Number of requests that run at the same time. Further requests wait." })
  requestsAtOnce!: number;
  @Field(() => Int, { description: "Maximum number of waiting requests (`TOO_MANY_REQUESTS`)." })
  requestsWaiting!: number;
  @Field(() => Int, { description: "Maximum number of open sockets on one server. Further sockets are closed with 4429." })
  sockets!: number;
  @Field(() => Int, { description: "Maximum number of subscriptions on one socket (`TOO_MANY_SUBSCRIPTIONS`)." })
  subscriptionsPerSocket!: number;
  @Field(() => Int, { description: "Maximum total cost of the running subscriptions on one server (`TOO_MANY_SUBSCRIPTIONS`)." })
  subscriptionCost!: number;
}

@ObjectType({ description: "Caller of the request: the user of a session, or an API key." })
export class Viewer {
  @Field(() => ActorKind, { description: "`USER` for a session, `KEY` for an API key." })
  kind!: ActorKind;
  @Field(() => ID, { description: "Id of the user or of the API key." })
  id!: string;
  @Field(() => String, { description: "User name, or name of the API key." })
  name!: string;
  @Field(() => ProfileType, { description: "Generic profile, which defines the rights of the caller." })
  profileType!: Profile;
  @Field(() => [KeyScope], { nullable: true, description: "Scopes of the API key. null for a session." })
  scopes!: Scope[] | null;
  @Field(() => [String], {
    description:
      "Functionalities that the caller can use, such as `claim.detail`. Open list: releases add functionalities. Operations that require another one return FORBIDDEN.",
  })
  functionalities!: string[];
  @Field(() => Boolean, { description: "True if the caller sees all AMA instances, including future ones." })
  allInstances!: boolean;
  @Field(() => [Instance], { description: "AMA instances that the caller sees, ordered by id." })
  instances!: Instance[];
  @Field(() => DateTimeISO, {
    nullable: true,
    description:
      "Expiry of the API key or of the session. A session that is not kept ends earlier after 12 hours without use. null if the key does not expire.",
  })
  expiresAt!: Date | null;
  @Field(() => ViewerLimits, { description: "Limits of the caller's requests and sockets." })
  limits!: ViewerLimits;
}
