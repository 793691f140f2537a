// Generic profiles grant functionalities; specific profiles also limit the visible rows.
import { DateTimeISOResolver as DateTimeISO } from "graphql-scalars";
import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { MapLayer, ProfileType } from "../enums";
import { Instance, objectId } from "../instances";
import { connectionOf } from "../paging";
import { InstantRange } from "../ranges";
import { RequestIdField } from "../requestId";
import type { MapLayer as Layer } from "../rules/lists/mapLayers";
import type { ProfileType as Profile } from "../rules/access/profiles";
import { UserReference } from "../userReference";
import { Node } from "../node";
import { IndicatorKey } from "../indicators/indicators";
import type { IndicatorKey as Key } from "../rules/indicators/indicators";

@ObjectType({ description: "A right that a profile can grant to its users." })
export class Functionality {
  @Field(() => ID, { description: "Name of the functionality, such as `claim.detail`." })
  id!: string;
  @Field(() => [ID], {
    description: "Functionalities that it requires, including indirect ones. It can be assigned only together with them.",
  })
  needs!: string[];
  @Field(() => [ID], { description: "Functionalities that require it. It cannot be removed while one of them is assigned." })
  neededBy!: string[];
}

@ObjectType({ description: "A generic profile, which defines the rights of its users. It applies to the whole installation." })
export class GenericProfile {
  @Field(() => ProfileType, { description: "Code of the profile." })
  profileType!: Profile;
  @Field(() => [ID], { description: "Functionality.id of the assigned functionalities." })
  functionalities!: string[];
  @Field(() => Boolean, { description: "True to require a second factor of its users." })
  requiresTwoFactor!: boolean;
  @Field(() => DateTimeISO, {
    nullable: true,
    description: "Time of the last change. Send it back with a change to detect concurrent changes. null if the profile was never changed.",
  })
  updatedAt!: Date | null;
  @Field(() => Int, { description: "Number of users with this profile among those that the viewer manages." })
  users!: number;
  @Field(() => Boolean, { description: "True if the viewer may change it. Only the first administrator of the installation may." })
  changeable!: boolean;
}

@InputType({ description: "New values of a generic profile." })
export class ChangeGenericProfileInput {
  @Field(() => ProfileType, { description: "Code of the profile." })
  profileType!: Profile;
  @Field(() => DateTimeISO, {
    nullable: true,
    description: "GenericProfile.updatedAt as it was read. Returns CHANGED_MEANWHILE if it has changed since.",
  })
  updatedAt?: Date | null;
  @Field(() => [ID], { description: "Functionality.id of all functionalities to assign." })
  functionalities!: string[];
  @Field(() => Boolean, { description: "True to require a second factor of its users." })
  requiresTwoFactor!: boolean;
}

@ObjectType({ description: "A contract of a specific profile." })
export class ProfileContract {
  @Field(() => ID, { description: "AMA instance. Source: cdama." })
  instanceId!: string;
  @Field(() => ID, { description: "Client. Source: cdcliente." })
  clientId!: string;
  @Field(() => String, { description: "Name of the client. Source: nbcliente." })
  clientName!: string;
  @Field(() => ID, { description: "Contract. Source: cdcontrato." })
  contractId!: string;
  @Field(() => String, { description: "Name of the contract. Source: nbcontrato." })
  name!: string;
}

@ObjectType({ description: "A supplier or base of a provider's specific profile." })
export class ProfileSupplier {
  @Field(() => ID, { description: "Supplier.id of the supplier. Source: cdprovee." })
  id!: string;
  @Field(() => String, {
    nullable: true,
    description: "Name of the supplier. null if the supplier is not known yet, or if the viewer may not see it.",
  })
  name!: string | null;
}

@ObjectType({ description: "Hidden fields of a layer." })
export class HiddenFields {
  @Field(() => MapLayer, { description: "Layer of the fields." })
  layer!: Layer;
  @Field(() => [String], {
    description: "Names of fields of the layer's type, `Claim` or `Supplier`. Open list: the fields of the schema.",
  })
  fields!: string[];
}

@ObjectType({ description: "Fields of a layer that a specific profile can hide." })
export class LayerFields {
  @Field(() => MapLayer, { description: "Layer of the fields." })
  layer!: Layer;
  @Field(() => [String], {
    description: "Names of fields of the layer's type, `Claim` or `Supplier`. Open list: the fields of the schema.",
  })
  fields!: string[];
}

@ObjectType({
  implements: Node,
  description:
    "A specific profile. It restricts its users in addition to their generic profile. Dimensions that it does not restrict stay open.",
})
export class SpecificProfile {
  @Field(() => ID, { description: "Unique id of the profile." })
  id!: string;
  @Field(() => String, { description: "Name, unique regardless of case." })
  name!: string;
  @Field(() => ProfileType, { description: "Generic profile, which is the parent of the specific profile." })
  profileType!: Profile;
  @Field(() => UserReference, {
    nullable: true,
    description: "Local administrator who manages the profile. null if it belongs to the installation.",
  })
  owner?: UserReference | null;
  @Field(() => [ProfileContract], {
    description:
      "Contracts that its users see, of those in the viewer's scope. If the profile has no contracts, it does not restrict them; a client without contracts sees nothing.",
  })
  contracts?: ProfileContract[];
  @Field(() => [Instance], {
    description:
      "AMA instances that its users see, of those in the viewer's scope. If the profile has no instances, the instances of the user apply.",
  })
  instances?: Instance[];
  @Field(() => [ProfileSupplier], {
    description: "Suppliers and bases of a provider, of those in the viewer's scope. Empty for other parents.",
  })
  suppliers?: ProfileSupplier[];
  @Field(() => [MapLayer], { description: "Hidden layers." })
  hiddenLayers!: Layer[];
  @Field(() => [HiddenFields], { description: "Hidden fields." })
  hiddenFields?: unknown;
  @Field(() => [IndicatorKey], { description: "Hidden indicators." })
  hiddenIndicators!: Key[];
  @Field(() => Boolean, { description: "True to require a second factor of its users." })
  requiresTwoFactor!: boolean;
  @Field(() => Int, { description: "Number of users with the profile." })
  users?: number;
  @Field(() => Int, { description: "Number of API keys with the profile." })
  keys?: number;
  @Field(() => DateTimeISO, { description: "Time at which the profile was created." })
  createdAt!: Date;
  @Field(() => DateTimeISO, { description: "Time of the last change. Send it back with a change to detect concurrent changes." })
  updatedAt!: Date;
}
export const SpecificProfileConnection = connectionOf(SpecificProfile, "SpecificProfile");

@InputType({ description: "Filters specific profiles. All given fields must match." })
export class SpecificProfileFilter {
  @Field(() => String, {
    nullable: true,
    description: "Substring of the name, ignoring case and accents. Only the first 100 characters are used.",
  })
  text?: string | null;
  @Field(() => [ProfileType], { nullable: true, description: "Profiles with one of these parents." })
  profileTypes?: Profile[] | null;
  @Field(() => ID, { nullable: true, description: "Profiles owned by this administrator." })
  ownerId?: string | null;
  @Field(() => InstantRange, { nullable: true, description: "Profiles whose last change is in this period." })
  updatedAt?: InstantRange | null;
}

@InputType({ description: "Key of a contract." })
export class ContractKeyInput {
  @Field(() => ID, { description: "AMA instance of the client." })
  instanceId!: string;
  @Field(() => ID, { description: "Client.code of the client." })
  clientId!: string;
  @Field(() => ID, { description: "Contract.code of the contract." })
  contractId!: string;
}

@InputType({ description: "Fields of a layer to hide." })
export class HiddenFieldsInput {
  @Field(() => MapLayer, { description: "Layer of the fields. Each layer can be listed once." })
  layer!: Layer;
  @Field(() => [String], {
    description: "Names of fields of the layer's type, `Claim` or `Supplier`. Open list: the fields of the schema.",
  })
  fields!: string[];
}

@InputType({
  description:
    "Input for creating or changing a specific profile. Values out of the viewer's scope are kept. To copy a profile, create one with the same fields.",
})
export class SaveSpecificProfileInput {
  @Field(() => ID, { nullable: true, description: "SpecificProfile.id of the profile to change. Omit it to create one." })
  id?: string | null;
  @Field(() => DateTimeISO, {
    nullable: true,
    description: "SpecificProfile.updatedAt as it was read. Returns CHANGED_MEANWHILE if it has changed since. Required with `id`.",
  })
  updatedAt?: Date | null;
  @Field(() => String, { description: "Name: letters of any of the nine languages, digits and spaces; at most 100 characters." })
  name!: string;
  @Field(() => ProfileType, {
    description: "Generic profile, which is the parent. It cannot be changed while users or keys have the profile.",
  })
  profileType!: Profile;
  @Field(() => [ContractKeyInput], {
    description: "Contracts to show. All contracts of a client are accepted only if the client has a single contract.",
  })
  contracts!: ContractKeyInput[];
  @Field(() => [ID], { description: "AMA instances to show. If empty, the instances of the user apply." })
  instanceIds!: string[];
  @Field(() => [ID], {
    description:
      "Suppliers and bases of a provider. A viewer who sees all suppliers may include suppliers that are not known yet. Empty for other parents.",
  })
  supplierIds!: string[];
  @Field(() => [MapLayer], { description: "Layers to hide." })
  hiddenLayers!: Layer[];
  @Field(() => [HiddenFieldsInput], { description: "Fields to hide." })
  hiddenFields!: HiddenFieldsInput[];
  @Field(() => [IndicatorKey], { description: "Indicators to hide." })
  hiddenIndicators!: Key[];
  @Field(() => Boolean, { description: "True to require a second factor of its users." })
  requiresTwoFactor!: boolean;
  @RequestIdField()
  requestId?: string | null;
}

@ObjectType({ description: "A contract that can be selected." })
export class ContractChoice {
  @Field(() => ID, { description: objectId })
  id!: string;
  @Field(() => ID, { description: "Code, unique within the client. Source: cdcontrato." })
  code?: string;
  @Field(() => String, { description: "Name. Source: nbcontrato." })
  name!: string;
}

@ObjectType({ description: "A client of an AMA instance with the contracts that the viewer may assign." })
export class ClientChoice {
  @Field(() => ID, { description: "AMA instance. Source: cdama." })
  instanceId!: string;
  @Field(() => ID, { description: objectId })
  id!: string;
  @Field(() => ID, { description: "Code, unique within the instance. Source: cdcliente." })
  code?: string;
  @Field(() => String, { description: "Name. Source: nbcliente." })
  name!: string;
  @Field(() => [ContractChoice], { description: "Contracts of the client, ordered by name." })
  contracts!: ContractChoice[];
  @Field(() => Boolean, {
    description: "True if a profile may have all contracts of the client: it has only one contract, or not all of them are listed.",
  })
  mayHaveAll!: boolean;
}

@ObjectType({ description: "Choices in the form of a specific profile." })
export class ProfileChoices {
  @Field(() => [LayerFields], { description: "Layers with their fields that can be hidden." })
  fields!: LayerFields[];
  @Field(() => [IndicatorKey], { description: "Indicators that can be hidden." })
  indicators!: Key[];
}

@ObjectType({ description: "Number of claims and suppliers that a specific profile shows, compared with the viewer's scope." })
export class SpecificProfileReach {
  @Field(() => Int, { description: "Number of open claims that the profile shows." })
  claims!: number;
  @Field(() => Int, { description: "Number of open claims in the viewer's scope." })
  ofClaims!: number;
  @Field(() => Int, { description: "Number of suppliers that the profile shows." })
  suppliers!: number;
  @Field(() => Int, { description: "Number of suppliers in the viewer's scope." })
  ofSuppliers!: number;
}

@InputType({ description: "A specific profile to delete." })
export class DeleteSpecificProfileInput {
  @Field(() => ID, { description: "SpecificProfile.id." })
  id!: string;
  @RequestIdField()
  requestId?: string | null;
}

@InputType({ description: "New manager of a specific profile." })
export class MoveSpecificProfileInput {
  @Field(() => ID, { description: "SpecificProfile.id." })
  id!: string;
  @Field(() => ID, { description: "User.id of the new owner, a local administrator." })
  ownerId!: string;
  @RequestIdField()
  requestId?: string | null;
}
