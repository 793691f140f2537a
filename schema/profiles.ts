// Generic profiles (what one may do) and specific ones (what one may see of it).
import { DateTimeISOResolver as DateTimeISO } from "graphql-scalars";
import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { MapLayer, ProfileType } from "./enums";
import { Instance } from "./instances";
import { connectionOf } from "./paging";
import type { MapLayer as Layer } from "./rules/map/map";
import type { ProfileType as Profile } from "./rules/access/profiles";
import { UserReference } from "./userReference";

@ObjectType({ description: "Something that a profile lets its users do." })
export class Functionality {
  @Field(() => ID, { description: "Its name: `claim.detail`." })
  id!: string;
  @Field(() => [ID], { description: "Those it needs, themselves with what they need: it is assigned only where they are." })
  needs!: string[];
  @Field(() => [ID], { description: "Those that need it: while one of them is assigned it cannot be unassigned." })
  neededBy!: string[];
}

@ObjectType({ description: "A generic profile: what its users may do. The same for the whole installation." })
export class GenericProfile {
  @Field(() => ProfileType, { description: "Which one." })
  profileType!: Profile;
  @Field(() => [ID], { description: "Functionality.id of those assigned." })
  functionalities!: string[];
  @Field(() => Boolean, { description: "Whether its users sign in with a second factor." })
  requiresTwoFactor!: boolean;
  @Field(() => DateTimeISO, {
    nullable: true,
    description: "When it was changed last: given back with a change; null: as a new installation has it.",
  })
  updatedAt!: Date | null;
  @Field(() => Int, { description: "How many of the users whom the viewer manages have it." })
  users!: number;
  @Field(() => Boolean, { description: "Whether the viewer may change it: the installation's first administrator may." })
  changeable!: boolean;
}

@InputType({ description: "A generic profile as it is to be." })
export class ChangeGenericProfileInput {
  @Field(() => ProfileType, { description: "Which one." })
  profileType!: Profile;
  @Field(() => DateTimeISO, {
    nullable: true,
    description: "GenericProfile.updatedAt as it was read: CHANGED_MEANWHILE when it is another one by now.",
  })
  updatedAt?: Date | null;
  @Field(() => [ID], { description: "Functionality.id of all that are to be assigned." })
  functionalities!: string[];
  @Field(() => Boolean, { description: "Whether its users sign in with a second factor." })
  requiresTwoFactor!: boolean;
}

@ObjectType({ description: "A contract of a specific profile." })
export class ProfileContract {
  @Field(() => ID, { description: "AMA instance. Source: cdama." })
  instanceId!: string;
  @Field(() => ID, { description: "Client. Source: cdcliente." })
  clientId!: string;
  @Field(() => String, { description: "Source: nbcliente." })
  clientName!: string;
  @Field(() => ID, { description: "Contract. Source: cdcontrato." })
  contractId!: string;
  @Field(() => String, { description: "Source: nbcontrato." })
  name!: string;
}

@ObjectType({ description: "A supplier or base of a provider's specific profile." })
export class ProfileSupplier {
  @Field(() => ID, { description: "Source: cdprovee." })
  id!: string;
  @Field(() => String, { nullable: true, description: "Name; null: not known yet, or not to the viewer." })
  name!: string | null;
}

@ObjectType({ description: "Fields of a layer that are not shown." })
export class HiddenFields {
  @Field(() => MapLayer, { description: "The layer." })
  layer!: Layer;
  @Field(() => [String], { description: "The fields, by the names they have in the schema." })
  fields!: string[];
}

@ObjectType({ description: "A field that a specific profile can hide." })
export class LayerFields {
  @Field(() => MapLayer, { description: "The layer." })
  layer!: Layer;
  @Field(() => [String], { description: "Its fields that can be hidden, by the names they have in the schema." })
  fields!: string[];
}

@ObjectType({ description: "A specific profile: narrows its users, beside their generic profile. What it does not narrow stays open." })
export class SpecificProfile {
  @Field(() => ID, { description: "Unique everywhere." })
  id!: string;
  @Field(() => String, { description: "Name; unique whatever the case." })
  name!: string;
  @Field(() => ProfileType, { description: "Parent: the generic profile of its users." })
  profileType!: Profile;
  @Field(() => UserReference, { nullable: true, description: "The local administrator who manages it; null: the installation's own." })
  owner?: UserReference | null;
  @Field(() => [ProfileContract], {
    description: "Contracts to view, those of the viewer. None at all: no narrowing, but for a client, who then sees nothing.",
  })
  contracts?: ProfileContract[];
  @Field(() => [Instance], { description: "AMA instances, those of the viewer. None at all: those of the user." })
  instances?: Instance[];
  @Field(() => [ProfileSupplier], { description: "A provider's own suppliers and bases, those that the viewer sees; others have none." })
  suppliers?: ProfileSupplier[];
  @Field(() => [MapLayer], { description: "Layers that are not shown." })
  hiddenLayers!: Layer[];
  @Field(() => [HiddenFields], { description: "Fields that are not shown." })
  hiddenFields?: unknown;
  @Field(() => [String], { description: "Indicators that are not shown." })
  hiddenIndicators!: string[];
  @Field(() => Boolean, { description: "Whether its users sign in with a second factor." })
  requiresTwoFactor!: boolean;
  @Field(() => Int, { description: "How many users have it." })
  users?: number;
  @Field(() => Int, { description: "How many API keys have it." })
  keys?: number;
  @Field(() => DateTimeISO, { description: "When it was made." })
  createdAt!: Date;
  @Field(() => DateTimeISO, { description: "When it was changed last: given back with a change." })
  updatedAt!: Date;
}
export const SpecificProfileConnection = connectionOf(SpecificProfile, "SpecificProfile");

@InputType({ description: "Which specific profiles: those that fit everything that is given." })
export class SpecificProfileFilter {
  @Field(() => String, { nullable: true, description: "Part of the name, whatever the case; at most 100 characters." })
  text?: string | null;
  @Field(() => [ProfileType], { nullable: true, description: "Of one of these parents." })
  profileTypes?: Profile[] | null;
  @Field(() => ID, { nullable: true, description: "Owned by this administrator." })
  ownerId?: string | null;
}

@InputType({ description: "A contract." })
export class ContractKeyInput {
  @Field(() => ID, { description: "AMA instance." })
  instanceId!: string;
  @Field(() => ID, { description: "Client." })
  clientId!: string;
  @Field(() => ID, { description: "Contract." })
  contractId!: string;
}

@InputType({ description: "Fields of a layer that are not to be shown." })
export class HiddenFieldsInput {
  @Field(() => MapLayer, { description: "The layer, each once." })
  layer!: Layer;
  @Field(() => [String], { description: "The fields, by the names they have in the schema." })
  fields!: string[];
}

@InputType({
  description:
    "A specific profile as it is to be; what it has that the viewer does not see stays. A copy is a new one made of another's fields.",
})
export class SaveSpecificProfileInput {
  @Field(() => ID, { nullable: true, description: "The one that is changed; absent: a new one." })
  id?: string | null;
  @Field(() => DateTimeISO, {
    nullable: true,
    description: "SpecificProfile.updatedAt as it was read: CHANGED_MEANWHILE when it is another one by now. Needed with `id`.",
  })
  updatedAt?: Date | null;
  @Field(() => String, { description: "Name: letters of any of the nine languages, digits and spaces; at most 100 characters." })
  name!: string;
  @Field(() => ProfileType, { description: "Parent. It stays while users or keys have the profile." })
  profileType!: Profile;
  @Field(() => [ContractKeyInput], { description: "Contracts to view, never all of a client that has two or more." })
  contracts!: ContractKeyInput[];
  @Field(() => [ID], { description: "AMA instances; empty: those of the user." })
  instanceIds!: string[];
  @Field(() => [ID], {
    description: "A provider's own suppliers and bases, also of those not known yet where the viewer sees all; empty for other parents.",
  })
  supplierIds!: string[];
  @Field(() => [MapLayer], { description: "Layers that are not to be shown." })
  hiddenLayers!: Layer[];
  @Field(() => [HiddenFieldsInput], { description: "Fields that are not to be shown." })
  hiddenFields!: HiddenFieldsInput[];
  @Field(() => [String], { description: "Indicators that are not to be shown." })
  hiddenIndicators!: string[];
  @Field(() => Boolean, { description: "Whether its users sign in with a second factor." })
  requiresTwoFactor!: boolean;
}

@ObjectType({ description: "A contract to choose from." })
export class ContractChoice {
  @Field(() => ID, { description: "Unique within its client. Source: cdcontrato." })
  id!: string;
  @Field(() => String, { description: "Source: nbcontrato." })
  name!: string;
}

@ObjectType({ description: "A client of an AMA instance with the contracts to choose from: those the viewer may give." })
export class ClientChoice {
  @Field(() => ID, { description: "AMA instance. Source: cdama." })
  instanceId!: string;
  @Field(() => ID, { description: "Unique within its instance. Source: cdcliente." })
  id!: string;
  @Field(() => String, { description: "Source: nbcliente." })
  name!: string;
  @Field(() => [ContractChoice], { description: "Its contracts, by name." })
  contracts!: ContractChoice[];
  @Field(() => Boolean, {
    description: "Whether a profile may have all of these: it is the only one of the client, or not all of them are here.",
  })
  mayHaveAll!: boolean;
}

@ObjectType({ description: "What the form of a specific profile chooses from." })
export class ProfileChoices {
  @Field(() => [LayerFields], { description: "The layers with their fields that can be hidden." })
  fields!: LayerFields[];
  @Field(() => [String], { description: "Indicators that can be hidden." })
  indicators!: string[];
}

@ObjectType({ description: "How much a specific profile shows, of what the viewer sees itself." })
export class SpecificProfileReach {
  @Field(() => Int, { description: "Open claims that it shows." })
  claims!: number;
  @Field(() => Int, { description: "Open claims that the viewer sees." })
  ofClaims!: number;
  @Field(() => Int, { description: "Suppliers that it shows." })
  suppliers!: number;
  @Field(() => Int, { description: "Suppliers that the viewer sees." })
  ofSuppliers!: number;
}

@InputType({ description: "A specific profile to delete." })
export class DeleteSpecificProfileInput {
  @Field(() => ID, { description: "SpecificProfile.id." })
  id!: string;
}

@InputType({ description: "Who manages a specific profile from now on." })
export class MoveSpecificProfileInput {
  @Field(() => ID, { description: "SpecificProfile.id." })
  id!: string;
  @Field(() => ID, { description: "User.id of the local administrator who takes over." })
  ownerId!: string;
}
