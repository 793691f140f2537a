// Inputs of which exactly one is given (@oneOf). Each replaces separate fields: server/graphql/inputForms.ts adds it to the schema and
// passes it on as those fields.
import { DateTimeISOResolver as DateTimeISO } from "graphql-scalars";
import { Field, ID, InputType } from "type-graphql";
import { PlaceInput } from "./search";

@InputType({ description: "Users with whom a map configuration is shared: exactly one of the fields." })
export class MapConfigurationAudience {
  @Field(() => ID, { nullable: true, description: "Users of this AMA instance, which must be in the viewer's scope." })
  instanceId?: string;
  @Field(() => ID, { nullable: true, description: "Users with this specific profile, which the viewer must manage." })
  specificProfileId?: string;
}

@InputType({ description: "A person. All given fields must match." })
export class ErasedPerson {
  @Field(() => String, { nullable: true, description: "Phone of the insured person, in any notation." })
  phone?: string | null;
  @Field(() => String, { nullable: true, description: "Plate of the vehicle, in any notation." })
  plate?: string | null;
  @Field(() => String, { nullable: true, description: "Full name of the insured person, in any order. Accents and case are ignored." })
  name?: string | null;
}

@InputType({ description: "Claims to erase: exactly one of the fields." })
export class ErasedClaims {
  @Field(() => ID, { nullable: true, description: "Claim.id, also of an archived claim." })
  claimId?: string;
  @Field(() => ErasedPerson, { nullable: true, description: "All claims of a person." })
  person?: ErasedPerson;
}

@InputType({ description: "A service for which no claim exists." })
export class PlannedService {
  @Field(() => ID, { description: "AMA instance." })
  instanceId!: string;
  @Field(() => ID, { description: "Service code." })
  serviceId!: string;
  @Field(() => PlaceInput, { description: "Place of the service." })
  place!: PlaceInput;
  @Field(() => DateTimeISO, { nullable: true, description: "Time at which the supplier is needed. Omitted or past values mean now." })
  at?: Date | null;
}

@InputType({ description: "Service that needs a supplier: exactly one of the fields." })
export class NeededService {
  @Field(() => ID, { nullable: true, description: "Claim.id of an existing claim." })
  claimId?: string;
  @Field(() => PlannedService, { nullable: true, description: "A service for which no claim exists." })
  planned?: PlannedService;
}

export const oneOfTypes = [MapConfigurationAudience, ErasedClaims, NeededService];

export interface Choice {
  type: string;
  /** Names of the inputs that the choice replaces, with which it cannot be combined. */
  replaces: readonly string[];
  description: string;
}

/** Choices by the input type that has them, and by name. */
export const choices: Readonly<Record<string, Readonly<Record<string, Choice>>>> = {
  EraseClaimsInput: {
    claims: { type: "ErasedClaims", replaces: ["claimId", "phone", "plate", "name"], description: "Claims to erase. Required." },
  },
  ShareMapConfigurationInput: {
    audience: {
      type: "MapConfigurationAudience",
      replaces: ["instanceId", "specificProfileId"],
      description: "Users with whom the configuration is shared. Required.",
    },
  },
  SupplierFilterInput: {
    service: {
      type: "NeededService",
      replaces: ["claimId", "instanceId", "serviceId", "place", "at"],
      description: "Service that needs a supplier. Required.",
    },
  },
};
