import { DateTimeISOResolver as DateTimeISO } from "graphql-scalars";
import { Field, Float, ID, InputType, Int, ObjectType } from "type-graphql";
import { ClaimFilterParts } from "../lists/claimFilters";
import { ClaimStatus, MapLayer, ResourceStatus, SupplierAccess } from "../enums";

@InputType({ description: "A rectangle on the earth, in WGS 84 degrees. If west is greater than east, it crosses the antimeridian." })
export class BoundsInput {
  @Field(() => Float, { description: "Western longitude, -180 to 180." })
  west!: number;
  @Field(() => Float, { description: "Southern latitude, -90 to 90." })
  south!: number;
  @Field(() => Float, { description: "Eastern longitude, -180 to 180." })
  east!: number;
  @Field(() => Float, { description: "Northern latitude, -90 to 90." })
  north!: number;
}

@InputType({ description: "Filters map features. Omitted and null fields do not filter; all given fields must match." })
export class MapFilterInput extends ClaimFilterParts {
  @Field(() => [ResourceStatus], {
    nullable: true,
    description: "Mobile resources with one of these statuses. It filters the features, not the counts by status and by layer.",
  })
  resourceStatuses?: ResourceStatus[] | null;
  @Field(() => [SupplierAccess], { nullable: true, description: "Suppliers reached in one of these ways." })
  access?: SupplierAccess[] | null;
}

@InputType({ description: "View of one map." })
export class MapViewInput {
  @Field(() => BoundsInput, { description: "Rectangle shown on the screen." })
  bounds!: BoundsInput;
  @Field(() => Float, { description: "Zoom level, 1 to 19. It determines the cells in which features are clustered." })
  zoom!: number;
  @Field(() => [MapLayer], { description: "Visible layers." })
  layers!: MapLayer[];
  @Field(() => MapFilterInput, { nullable: true, description: "Filter of the features. null does not filter." })
  filter?: MapFilterInput | null;
}

@ObjectType({ description: "A feature of the map as a plain object, for clients that do not read packed frames." })
export class MapFeature {
  @Field(() => ID, { description: "Same as `entityId`.", deprecationReason: "Use entityId. Stays until 2027-05-31." })
  id!: string;
  @Field(() => ID, { description: "Claim.id or Supplier.id, or the id of a cluster." })
  entityId?: string;
  @Field(() => String, {
    description: "Label: the name of a supplier, or the part of a claim id after its last hyphen.",
  })
  name!: string;
  @Field(() => MapLayer, { description: "Layer of the feature." })
  layer!: MapLayer;
  @Field(() => ClaimStatus, { nullable: true, description: "Status of a claim. null for suppliers." })
  claimStatus!: ClaimStatus | null;
  @Field(() => ResourceStatus, { nullable: true, description: "Status of a mobile resource. null for other features." })
  resourceStatus!: ResourceStatus | null;
  @Field(() => Float, { description: "Longitude, degrees." })
  lon!: number;
  @Field(() => Float, { description: "Latitude, degrees." })
  lat!: number;
  @Field(() => DateTimeISO, { nullable: true, description: "Time at which the position was measured. null for a fixed location." })
  fixAt!: Date | null;
}

@ObjectType({ description: "Features that are too close to be drawn individually." })
export class MapCluster {
  @Field(() => Boolean, { description: "True for claims, false for suppliers." })
  claims!: boolean;
  @Field(() => Float, { description: "Mean longitude of the features, in degrees." })
  lon!: number;
  @Field(() => Float, { description: "Mean latitude of the features, in degrees." })
  lat!: number;
  @Field(() => Int, { description: "Number of features." })
  count!: number;
  @Field(() => ClaimStatus, {
    nullable: true,
    description: "Status that represents the most urgent timing of the claims. null for suppliers.",
  })
  worst!: ClaimStatus | null;
}

@ObjectType({ description: "One update of a live map: first all features in view, then only the changes." })
export class MapFrame {
  @Field(() => Boolean, { description: "True if the client must discard everything shown before." })
  first!: boolean;
  @Field(() => DateTimeISO, { description: "Time on the clock of the server." })
  at!: Date;
  @Field(() => DateTimeISO, {
    description: "Time up to which all stored data is shown, on the same clock. The age of the data is `at` - `followedAt`.",
  })
  followedAt!: Date;
  @Field(() => [MapFeature], { description: "New or changed features, as plain objects." })
  features!: MapFeature[];
  @Field(() => [ID], { description: "Ids of the features that left the view, the filter, the scope or the map." })
  removed!: string[];
  @Field(() => [MapCluster], { nullable: true, description: "All clusters in view. null if they are unchanged." })
  clusters!: MapCluster[] | null;
}

@ObjectType({ description: "Lag of the map behind the stored data." })
export class Heartbeat {
  @Field(() => DateTimeISO, { description: "Time on the clock of the server." })
  at!: Date;
  @Field(() => DateTimeISO, { description: "Time up to which all stored data is on the map, on the same clock." })
  followedAt!: Date;
}
