import { Field, ID, InputType, ObjectType } from "type-graphql";
import { IndicatorKey } from "./indicators";
import { Instance } from "../instances";
import type { IndicatorKey as Key } from "../rules/indicators/indicators";

@ObjectType({ description: "Dashboard of the current viewer." })
export class Dashboard {
  @Field(() => [Instance], { description: "AMA instances whose figures the dashboard can show, ordered by name." })
  instances!: Instance[];
  @Field(() => ID, {
    nullable: true,
    description: "The AMA instance with the most open claims in the viewer's scope. `null` if the viewer sees no open claim.",
  })
  busiestInstanceId!: string | null;
  @Field(() => [IndicatorKey], {
    description:
      "Order of the tiles chosen by the user. Empty orders the worst indicators first. Indicators hidden from the user are omitted.",
  })
  order!: Key[];
  @Field(() => [IndicatorKey], { description: "Indicators that the user removed from the dashboard." })
  putAway!: Key[];
}

@InputType({ description: "Dashboard layout of the current user." })
export class SaveDashboardLayoutInput {
  @Field(() => [IndicatorKey], {
    description:
      "Order of the tiles, each indicator at most once. Indicators that are not listed follow. Empty orders the worst indicators first.",
  })
  order!: Key[];
  @Field(() => [IndicatorKey], { description: "Indicators to remove from the dashboard, each at most once." })
  putAway!: Key[];
}
