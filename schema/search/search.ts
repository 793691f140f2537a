import { Field, Float, InputType, ObjectType, registerEnumType } from "type-graphql";
import { Claim } from "../claims/claims";
import { Position } from "../position";
import { PlaceService } from "../rules/search/placeService";
import { SearchMatch } from "../rules/search/searchKinds";
import { Supplier } from "../suppliers/suppliers";

registerEnumType(SearchMatch, {
  name: "SearchMatch",
  description: "Property whose beginning matches the searched text.",
  valuesConfig: {
    NUMBER: { description: "Number of the claim, its last part or its last digits." },
    FILE: { description: "File number, which several claims can share." },
    OTHER_FILE: { description: "File number of the claim at another company." },
    PLATE: { description: "Registration plate of the insured vehicle." },
    PHONE: { description: "Phone, with or without its calling code." },
    INSURED: { description: "Name of the insured, from the beginning of any of its words." },
    ADDRESS: { description: "Town or street at which the service starts, from the beginning of any of its words." },
    CODE: { description: "Code under which the source system knows the supplier." },
    NAME: { description: "Name of the supplier, from the beginning of any of its words." },
  },
});

@ObjectType({ description: "A search result: a claim, open or finished, or a supplier." })
export class SearchHit {
  @Field(() => SearchMatch, { description: "Property that matched." })
  matched!: SearchMatch;
  @Field(() => Claim, { nullable: true, description: "Matching claim. null if the result is a supplier." })
  claim!: Claim | null;
  @Field(() => Supplier, { nullable: true, description: "Matching supplier. null if the result is a claim." })
  supplier!: Supplier | null;
}

registerEnumType(PlaceService, {
  name: "PlaceService",
  description: "External service that searches places and addresses.",
  valuesConfig: {
    PHOTON: { description: "A Photon server: OpenStreetMap places, found while typing." },
    NOMINATIM: { description: "A Nominatim server: OpenStreetMap places." },
    PELIAS: { description: "A Pelias server: open address data." },
    HERE: { description: "HERE Geocoding and Search." },
  },
});

@InputType({ description: "A position on the earth, in WGS 84 degrees." })
export class PlaceInput {
  @Field(() => Float, { description: "Longitude, -180 to 180." })
  lon!: number;
  @Field(() => Float, { description: "Latitude, -90 to 90." })
  lat!: number;
}

@ObjectType({ description: "A matching place: a town, a street or an address." })
export class FoundPlace {
  @Field(() => String, { description: "Display name." })
  name!: string;
  @Field(() => String, { nullable: true, description: "Town, region and country. null if the name contains them." })
  area!: string | null;
  @Field(() => Position, { description: "Centre of the place." })
  position!: Position;
}

@ObjectType({ description: "Result of a search for a place." })
export class PlaceAnswer {
  @Field(() => [FoundPlace], { description: "Matching places, best match first." })
  places!: FoundPlace[];
  @Field(() => Boolean, {
    description: "True if the place service answered, so that addresses are included. False if only towns of the gazetteer are.",
  })
  isFromService!: boolean;
  @Field(() => PlaceService, {
    nullable: true,
    description: "Service that `outside` would query in addition. null if none is configured, or if it was queried for this result.",
  })
  service!: PlaceService | null;
}
