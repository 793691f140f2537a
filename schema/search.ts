import { Field, Float, InputType, ObjectType, registerEnumType } from "type-graphql";
import { Claim } from "./claims";
import { Position } from "./position";
import { PlaceService } from "./rules/search/placeService";
import { SearchMatch } from "./rules/search/searchKinds";
import { Supplier } from "./suppliers";

registerEnumType(SearchMatch, {
  name: "SearchMatch",
  description: "What of an answer begins with the text that was searched for.",
  valuesConfig: {
    NUMBER: { description: "The claim's number, or its last digits." },
    FILE: { description: "The claim's file." },
    OTHER_FILE: { description: "Somebody else's file of the claim." },
    PLATE: { description: "The registration plate." },
    PHONE: { description: "A phone, with or without its calling code." },
    INSURED: { description: "The insured's name, from any of its words on." },
    CODE: { description: "The supplier's code." },
    NAME: { description: "The supplier's name, from any of its words on." },
  },
});

@ObjectType({ description: "Something that was found: a claim, open or finished, or a supplier." })
export class SearchHit {
  @Field(() => SearchMatch, { description: "By what it was found." })
  matched!: SearchMatch;
  @Field(() => Claim, { nullable: true, description: "The claim; null where a supplier was found." })
  claim!: Claim | null;
  @Field(() => Supplier, { nullable: true, description: "The supplier; null where a claim was found." })
  supplier!: Supplier | null;
}

registerEnumType(PlaceService, {
  name: "PlaceService",
  description: "A service outside that places and addresses are searched with.",
  valuesConfig: {
    PHOTON: { description: "A Photon server." },
    NOMINATIM: { description: "A Nominatim server." },
    PELIAS: { description: "A Pelias server." },
    HERE: { description: "HERE Geocoding and Search." },
  },
});

@InputType({ description: "A place on the earth, degrees WGS 84." })
export class PlaceInput {
  @Field(() => Float, { description: "-180 to 180." })
  lon!: number;
  @Field(() => Float, { description: "-90 to 90." })
  lat!: number;
}

@ObjectType({ description: "A place that was found: a town, a street, an address." })
export class FoundPlace {
  @Field(() => String, { description: "What it is called." })
  name!: string;
  @Field(() => String, { nullable: true, description: "Where that is: town, region, country. Null: the name says it." })
  area!: string | null;
  @Field(() => Position, { description: "Its middle." })
  position!: Position;
}

@ObjectType({ description: "What is known of a place that was searched for." })
export class PlaceAnswer {
  @Field(() => [FoundPlace], { description: "The likeliest first." })
  places!: FoundPlace[];
  @Field(() => Boolean, { description: "Whether the service answered, with addresses too; else they are towns of the gazetteer." })
  isFromService!: boolean;
  @Field(() => PlaceService, {
    nullable: true,
    description: "The service that `outside` would ask as well. Null: none is configured, or it has just been asked.",
  })
  service!: PlaceService | null;
}
