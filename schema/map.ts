import { DateTimeISOResolver as DateTimeISO } from "graphql-scalars";
import { Field, Float, ID, InputType, Int, ObjectType } from "type-graphql";
import { ClaimFilterParts } from "./claimFilters";
import { ClaimStatus, MapLayer, ResourceStatus, SupplierAccess } from "./enums";

@InputType({ description: "A rectangle of the earth, degrees WGS 84. West greater than east crosses the antimeridian." })
export class BoundsInput {
  @Field(() => Float, { description: "-180 to 180." })
  west!: number;
  @Field(() => Float, { description: "-90 to 90." })
  south!: number;
  @Field(() => Float, { description: "-180 to 180." })
  east!: number;
  @Field(() => Float, { description: "-90 to 90." })
  north!: number;
}

@InputType({ description: "Which features of the map; what is absent or null does not restrict, what is given must all hold." })
export class MapFilterInput extends ClaimFilterParts {
  @Field(() => [ResourceStatus], {
    nullable: true,
    description: "Mobile resources of one of these statuses; it narrows what is shown, not the counts by status and by layer.",
  })
  resourceStatuses?: ResourceStatus[] | null;
  @Field(() => [SupplierAccess], { nullable: true, description: "Suppliers reached in one of these ways." })
  access?: SupplierAccess[] | null;
}

@InputType({ description: "What one map shows." })
export class MapViewInput {
  @Field(() => BoundsInput, { description: "The rectangle on the screen." })
  bounds!: BoundsInput;
  @Field(() => Float, { description: "Zoom, 1 to 19; decides the cells that cluster." })
  zoom!: number;
  @Field(() => [MapLayer], { description: "Layers that are switched on." })
  layers!: MapLayer[];
  @Field(() => MapFilterInput, { nullable: true, description: "Further restrictions." })
  filter?: MapFilterInput | null;
}

@ObjectType({ description: "A feature of the map as a plain object, for those who do not read packed frames." })
export class MapFeature {
  @Field(() => ID, { description: "Claim id or supplier id." })
  id!: string;
  @Field(() => String, {
    description: "What people call it: a supplier by its name, a claim by what comes after the last hyphen of its id.",
  })
  name!: string;
  @Field(() => MapLayer, { description: "Its layer." })
  layer!: MapLayer;
  @Field(() => ClaimStatus, { nullable: true, description: "Of claims only." })
  claimStatus!: ClaimStatus | null;
  @Field(() => ResourceStatus, { nullable: true, description: "Of mobile resources only." })
  resourceStatus!: ResourceStatus | null;
  @Field(() => Float, { description: "Longitude, degrees." })
  lon!: number;
  @Field(() => Float, { description: "Latitude, degrees." })
  lat!: number;
  @Field(() => DateTimeISO, { nullable: true, description: "When the position was measured; null for a fixed place." })
  fixAt!: Date | null;
}

@ObjectType({ description: "Features too close to be drawn one by one." })
export class MapCluster {
  @Field(() => Boolean, { description: "True: claims; false: suppliers." })
  claims!: boolean;
  @Field(() => Float, { description: "Mean longitude of its members, degrees." })
  lon!: number;
  @Field(() => Float, { description: "Mean latitude of its members, degrees." })
  lat!: number;
  @Field(() => Int, { description: "How many." })
  count!: number;
  @Field(() => ClaimStatus, {
    nullable: true,
    description: "Most urgent timing among its claims, as its first status; null for suppliers.",
  })
  worst!: ClaimStatus | null;
}

@ObjectType({ description: "One step of a live map: first what is in view, then only what changed." })
export class MapFrame {
  @Field(() => Boolean, { description: "True: forget everything shown before." })
  first!: boolean;
  @Field(() => DateTimeISO, { description: "The server's clock." })
  at!: Date;
  @Field(() => DateTimeISO, {
    description: "Up to when everything that was written is shown, by the same clock: the data is `at` - `followedAt` old.",
  })
  followedAt!: Date;
  @Field(() => [MapFeature], { description: "The same points as plain objects: new or changed." })
  features!: MapFeature[];
  @Field(() => [ID], { description: "Features that left the view, the filter, the scope or the map." })
  removed!: string[];
  @Field(() => [MapCluster], { nullable: true, description: "All clusters in view; null: unchanged." })
  clusters!: MapCluster[] | null;
}

@ObjectType({ description: "How far the map follows what is written." })
export class Heartbeat {
  @Field(() => DateTimeISO, { description: "The server's clock." })
  at!: Date;
  @Field(() => DateTimeISO, { description: "Up to when everything that was written is on the map, by the same clock." })
  followedAt!: Date;
}
