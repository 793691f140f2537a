// Favourites of the map.
import { DateTimeISOResolver as DateTimeISO } from "graphql-scalars";
import { Field, ID, InputType, ObjectType, registerEnumType } from "type-graphql";
import { Instance } from "./instances";
import { SpecificProfileReference } from "./profileReference";
import { configurationLimits, MapPanel, MapTab } from "./rules/map/configurations";

registerEnumType(MapPanel, {
  name: "MapPanel",
  description: "A panel of the map screen that can be folded away.",
  valuesConfig: {
    CONFIGURATION: { description: "Layers and filters, at the left." },
    TRACKING: { description: "List and details, at the right." },
    COUNTS: { description: "The counts by status above list and details: folded they are one line." },
  },
});
registerEnumType(MapTab, {
  name: "MapTab",
  description: "What the tracking panel of the map is about.",
  valuesConfig: { CLAIMS: { description: "Claims." }, PROVIDERS: { description: "Suppliers." } },
});

const addressDescription = `The part of the map's address after "?" that it holds: layers, filters, camera, list, place; nothing that is open. Empty: the product's own. At most ${configurationLimits.address} characters.`;
const nameDescription =
  "Name: letters of any of the nine languages, digits and spaces; at most 100 characters; unique among its owner's, however it is written.";

@ObjectType({ description: "A map configuration (favourite): what a map shows, kept under a name. Source: specification section 2." })
export class MapConfiguration {
  @Field(() => ID, { description: "Unique everywhere. `#/map?config=` with it opens the map so." })
  id!: string;
  @Field(() => String, { description: "Name." })
  name!: string;
  @Field(() => String, { description: addressDescription })
  address!: string;
  @Field(() => MapTab, { description: "What the tracking panel is about." })
  tab!: MapTab;
  @Field(() => [MapPanel], { description: "Panels that are folded away." })
  foldedPanels!: MapPanel[];
  @Field(() => Boolean, { description: "Whether the traffic is shown." })
  traffic!: boolean;
  @Field(() => Boolean, {
    description: "Whether the viewer's map opens with it. Where that is so of none, it opens with the product's own, called Default.",
  })
  isDefault!: boolean;
  @Field(() => Boolean, { description: "Whether it is the viewer's own; else somebody shares it, and the viewer cannot change it." })
  isOwn!: boolean;
  @Field(() => String, { description: "Full name of its owner." })
  ownerName!: string;
  @Field(() => Instance, {
    nullable: true,
    description: "AMA instance with whose users its owner shares it; null: with none. Null for whoever is not its owner.",
  })
  sharedInstance?: Instance | null;
  @Field(() => SpecificProfileReference, {
    nullable: true,
    description: "Specific profile with whose users its owner shares it; null: with none. Null for whoever is not its owner.",
  })
  sharedProfile?: SpecificProfileReference | null;
  @Field(() => DateTimeISO, { description: "When it was changed last: given back with a change." })
  updatedAt!: Date;
}

@ObjectType({ description: "With whom the viewer can share a map configuration." })
export class MapConfigurationAudiences {
  @Field(() => [Instance], { description: "The AMA instances that the viewer sees, by name." })
  instances!: Instance[];
  @Field(() => [SpecificProfileReference], {
    description: "The specific profiles that the viewer manages, by name; none but for a local administrator.",
  })
  profiles!: SpecificProfileReference[];
}

@InputType({ description: "A new map configuration, or what becomes of one of the viewer's own." })
export class SaveMapConfigurationInput {
  @Field(() => ID, { nullable: true, description: "MapConfiguration.id of the one to change; null: a new one." })
  id?: string | null;
  @Field(() => DateTimeISO, {
    nullable: true,
    description: "Of one to change: MapConfiguration.updatedAt as it was read; CHANGED_MEANWHILE when it is another one by now.",
  })
  updatedAt?: Date | null;
  @Field(() => String, { description: nameDescription })
  name!: string;
  @Field(() => String, { description: addressDescription })
  address!: string;
  @Field(() => MapTab, { description: "What the tracking panel is about." })
  tab!: MapTab;
  @Field(() => [MapPanel], { description: "Panels that are folded away." })
  foldedPanels!: MapPanel[];
  @Field(() => Boolean, { description: "Whether the traffic is shown." })
  traffic!: boolean;
}

@InputType({ description: "A map configuration to delete." })
export class DeleteMapConfigurationInput {
  @Field(() => ID, { description: "MapConfiguration.id, of one of the viewer's own." })
  id!: string;
}

@InputType({ description: "What the viewer's map is to open with." })
export class MakeDefaultMapConfigurationInput {
  @Field(() => ID, { nullable: true, description: "MapConfiguration.id, also of a shared one; null: the product's own, called Default." })
  id?: string | null;
}

@InputType({ description: "With whom a map configuration is to be shared: with the users of one AMA instance or of one specific profile." })
export class ShareMapConfigurationInput {
  @Field(() => ID, { description: "MapConfiguration.id, of one of the viewer's own." })
  id!: string;
  @Field(() => ID, { nullable: true, description: "AMA instance, one of the viewer's; null: a profile is given." })
  instanceId?: string | null;
  @Field(() => ID, { nullable: true, description: "Specific profile, one that the viewer manages; null: an instance is given." })
  specificProfileId?: string | null;
}

@InputType({ description: "A map configuration that is to be shared no more." })
export class UnshareMapConfigurationInput {
  @Field(() => ID, { description: "MapConfiguration.id, of one of the viewer's own." })
  id!: string;
}
