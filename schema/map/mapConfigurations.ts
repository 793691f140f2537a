import { DateTimeISOResolver as DateTimeISO } from "graphql-scalars";
import { Field, ID, InputType, ObjectType, registerEnumType } from "type-graphql";
import { Instance } from "../instances";
import { SpecificProfileReference } from "../profileReference";
import { RequestIdField } from "../requestId";
import { configurationLimits, MapPanel, MapTab } from "../rules/map/configurations";
import { Node } from "../node";

registerEnumType(MapPanel, {
  name: "MapPanel",
  description: "A panel of the map screen that can be collapsed.",
  valuesConfig: {
    CONFIGURATION: { description: "Layers and filters, on the left." },
    TRACKING: { description: "List and details, on the right." },
    COUNTS: { description: "Counts by status, above the list and the details. Collapsed to one line." },
  },
});
registerEnumType(MapTab, {
  name: "MapTab",
  description: "Subject of the tracking panel of the map.",
  valuesConfig: {
    CLAIMS: { description: "The panel lists the claims that the filter matches." },
    PROVIDERS: { description: "The panel lists the suppliers of the visible layers." },
  },
});

const addressDescription = `Part of the map's address after "?": layers, filters, camera, list and place, without opened features. Empty for the built-in configuration. At most ${configurationLimits.address} characters.`;
const nameDescription =
  "Name: letters of any of the nine languages, digits and spaces; at most 100 characters; unique among the owner's configurations, regardless of case and accents.";

@ObjectType({
  implements: Node,
  description: "A map configuration (favourite): the content of a map, saved under a name. Source: specification section 2.",
})
export class MapConfiguration {
  @Field(() => ID, { description: "Unique id of the configuration. `#/map?config=` with the id opens the map with it." })
  id!: string;
  @Field(() => String, { description: "Name." })
  name!: string;
  @Field(() => String, { description: addressDescription })
  address!: string;
  @Field(() => MapTab, { description: "Subject of the tracking panel." })
  tab!: MapTab;
  @Field(() => [MapPanel], { description: "Collapsed panels." })
  foldedPanels!: MapPanel[];
  @Field(() => Boolean, { description: "True to show traffic." })
  traffic!: boolean;
  @Field(() => Boolean, {
    description: "True if the viewer's map opens with this configuration. If none is set, it opens with the built-in one, called Default.",
  })
  isDefault!: boolean;
  @Field(() => Boolean, { description: "True if the viewer owns the configuration. A shared one of another user cannot be changed." })
  isOwn!: boolean;
  @Field(() => String, { description: "Full name of the owner." })
  ownerName!: string;
  @Field(() => Instance, {
    nullable: true,
    description:
      "AMA instance with whose users the owner shares the configuration. null if it is not shared with an instance, and for viewers other than the owner.",
  })
  sharedInstance?: Instance | null;
  @Field(() => SpecificProfileReference, {
    nullable: true,
    description:
      "Specific profile with whose users the owner shares the configuration. null if it is not shared with a profile, and for viewers other than the owner.",
  })
  sharedProfile?: SpecificProfileReference | null;
  @Field(() => DateTimeISO, { description: "Time of the last change. Send it back with a change to detect concurrent changes." })
  updatedAt!: Date;
}

@ObjectType({ description: "Instances and profiles with which the viewer can share a map configuration." })
export class MapConfigurationAudiences {
  @Field(() => [Instance], { description: "AMA instances that the viewer sees, ordered by name." })
  instances!: Instance[];
  @Field(() => [SpecificProfileReference], {
    description: "Specific profiles that the viewer manages, ordered by name. Empty if the viewer is not a local administrator.",
  })
  profiles!: SpecificProfileReference[];
}

@InputType({ description: "Input for creating or changing a map configuration of the viewer." })
export class SaveMapConfigurationInput {
  @Field(() => ID, { nullable: true, description: "MapConfiguration.id of the configuration to change. null creates one." })
  id?: string | null;
  @Field(() => DateTimeISO, {
    nullable: true,
    description: "To change an existing configuration: its `updatedAt` as it was read. Returns CHANGED_MEANWHILE if it has changed since.",
  })
  updatedAt?: Date | null;
  @Field(() => String, { description: nameDescription })
  name!: string;
  @Field(() => String, { description: addressDescription })
  address!: string;
  @Field(() => MapTab, { description: "Subject of the tracking panel." })
  tab!: MapTab;
  @Field(() => [MapPanel], { description: "Collapsed panels." })
  foldedPanels!: MapPanel[];
  @Field(() => Boolean, { description: "True to show traffic." })
  traffic!: boolean;
  @RequestIdField()
  requestId?: string | null;
}

@InputType({ description: "A map configuration to delete." })
export class DeleteMapConfigurationInput {
  @Field(() => ID, { description: "MapConfiguration.id of a configuration of the viewer." })
  id!: string;
  @RequestIdField()
  requestId?: string | null;
}

@InputType({ description: "Configuration with which the viewer's map opens." })
export class MakeDefaultMapConfigurationInput {
  @Field(() => ID, {
    nullable: true,
    description: "MapConfiguration.id, also of a shared configuration. null for the built-in configuration, called Default.",
  })
  id?: string | null;
}

@InputType({ description: "Target with which a map configuration is shared: the users of one AMA instance or of one specific profile." })
export class ShareMapConfigurationInput {
  @Field(() => ID, { description: "MapConfiguration.id of a configuration of the viewer." })
  id!: string;
  @Field(() => ID, { nullable: true, description: "AMA instance in the viewer's scope. null if a profile is given." })
  instanceId?: string | null;
  @Field(() => ID, { nullable: true, description: "Specific profile that the viewer manages. null if an instance is given." })
  specificProfileId?: string | null;
  @RequestIdField()
  requestId?: string | null;
}

@InputType({ description: "Map configuration to stop sharing." })
export class UnshareMapConfigurationInput {
  @Field(() => ID, { description: "MapConfiguration.id of a configuration of the viewer." })
  id!: string;
  @RequestIdField()
  requestId?: string | null;
}
