import { Field, Float, Int, ObjectType } from "type-graphql";
import { ClaimStatus, MapLayer, ResourceStatus } from "./enums";

@ObjectType({ description: "Open claims of one status." })
export class ClaimKpi {
  @Field(() => ClaimStatus, { description: "The status." })
  status!: ClaimStatus;
  @Field(() => Int, { description: "How many." })
  count!: number;
  @Field(() => Float, { nullable: true, description: "Age or lateness of the oldest, seconds; null where none has one." })
  oldestSeconds!: number | null;
}

@ObjectType({ description: "Mobile resources of one status." })
export class ResourceKpi {
  @Field(() => ResourceStatus, { description: "The status." })
  status!: ResourceStatus;
  @Field(() => Int, { description: "How many." })
  count!: number;
}

@ObjectType({ description: "Features of one layer." })
export class LayerKpi {
  @Field(() => MapLayer, { description: "The layer." })
  layer!: MapLayer;
  @Field(() => Int, { description: "How many, with and without position; the filters by status do not change it." })
  count!: number;
  @Field(() => Int, { description: "How many of these have no position." })
  withoutPosition!: number;
}

@ObjectType({ description: "Counts of what the viewer may see, most urgent first." })
export class Kpis {
  @Field(() => [ClaimKpi], { description: "Open claims by status." })
  claims!: ClaimKpi[];
  @Field(() => [ResourceKpi], { description: "Mobile resources by status." })
  resources!: ResourceKpi[];
  @Field(() => [LayerKpi], { description: "Features by layer." })
  layers!: LayerKpi[];
}
