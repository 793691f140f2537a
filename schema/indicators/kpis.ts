import { Field, Float, Int, ObjectType } from "type-graphql";
import { ClaimStatus, MapLayer, ResourceStatus } from "../enums";

@ObjectType({ description: "Open claims of one status." })
export class ClaimKpi {
  @Field(() => ClaimStatus, { description: "Status of the claims." })
  status!: ClaimStatus;
  @Field(() => Int, { description: "Number of claims." })
  count!: number;
  @Field(() => Float, { nullable: true, description: "Age or lateness of the oldest claim, in seconds. null if no claim has one." })
  oldestSeconds!: number | null;
}

@ObjectType({ description: "Mobile resources of one status." })
export class ResourceKpi {
  @Field(() => ResourceStatus, { description: "Status of the resources." })
  status!: ResourceStatus;
  @Field(() => Int, { description: "Number of resources." })
  count!: number;
}

@ObjectType({ description: "Features of one layer." })
export class LayerKpi {
  @Field(() => MapLayer, { description: "Layer of the features." })
  layer!: MapLayer;
  @Field(() => Int, { description: "Number of features, with and without position. Filters by status do not affect it." })
  count!: number;
  @Field(() => Int, { description: "Number of features without a position." })
  withoutPosition!: number;
}

@ObjectType({ description: "Counts in the viewer's scope, most urgent first." })
export class Kpis {
  @Field(() => [ClaimKpi], { description: "Open claims by status." })
  claims!: ClaimKpi[];
  @Field(() => [ResourceKpi], { description: "Mobile resources by status." })
  resources!: ResourceKpi[];
  @Field(() => [LayerKpi], { description: "Features by layer." })
  layers!: LayerKpi[];
}
