// The dashboard as somebody has it: whose figures it can show, and how its tiles are arranged.
import { Field, InputType, ObjectType } from "type-graphql";
import { IndicatorKey } from "./indicators";
import { Instance } from "./instances";
import type { IndicatorKey as Key } from "./rules/indicators/indicators";

@ObjectType({ description: "The dashboard of who asks." })
export class Dashboard {
  @Field(() => [Instance], { description: "The AMA instances whose figures it can show, by name." })
  instances!: Instance[];
  @Field(() => [IndicatorKey], {
    description: "The user's own order of the tiles; empty: the worst first. An indicator that is hidden from the user is not there.",
  })
  order!: Key[];
  @Field(() => [IndicatorKey], { description: "Indicators that the user has put away." })
  putAway!: Key[];
}

@InputType({ description: "How the user who asks arranges its dashboard." })
export class SaveDashboardLayoutInput {
  @Field(() => [IndicatorKey], {
    description: "Order of the tiles, each once; those that are not there come after. Empty: the worst first.",
  })
  order!: Key[];
  @Field(() => [IndicatorKey], { description: "Indicators to put away, each once." })
  putAway!: Key[];
}
