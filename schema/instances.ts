import { Field, ID, InputType, ObjectType } from "type-graphql";

@ObjectType({ description: "AMA instance: one country operation. Everything belongs to one; a user sees one or more." })
export class Instance {
  @Field(() => ID, { description: "Source: cdama." })
  id!: string;
  @Field(() => String, { description: "Country, ISO 3166-1 alpha-2." })
  country!: string;
  @Field(() => String, { description: "Name in the country's own language." })
  name!: string;
  @Field(() => String, { description: "Main time zone, IANA." })
  timeZone!: string;
  @Field(() => String, { description: "Currency of its amounts, ISO 4217." })
  currency!: string;
}

@ObjectType({ description: "Processing centre of an AMA instance." })
export class Centre {
  @Field(() => ID, { description: "Source: cdcentro." })
  id!: string;
  @Field(() => ID, { description: "Instance it belongs to. Source: cdama." })
  instanceId!: string;
  @Field(() => String, { description: "Source: nbcentro." })
  name!: string;
}

@ObjectType({ description: "A customer of the organisation: the insurer a claim is served for." })
export class Client {
  @Field(() => ID, { description: "Unique within its instance. Source: cdcliente." })
  id!: string;
  @Field(() => String, { description: "Source: nbcliente." })
  name!: string;
}

@ObjectType({ description: "Contract of a client." })
export class Contract {
  @Field(() => ID, { description: "Unique within its client. Source: cdcontrato." })
  id!: string;
  @Field(() => String, { description: "Source: nbcontrato." })
  name!: string;
}

@ObjectType({ description: "What can be served: a tow, a taxi, an ambulance." })
export class Service {
  @Field(() => ID, { description: "Source: cdservicio." })
  id!: string;
  @Field(() => String, { description: "Source: nbservicio." })
  name!: string;
}

@InputType({ description: "A processing centre." })
export class CentreKeyInput {
  @Field(() => ID, { description: "AMA instance it belongs to." })
  instanceId!: string;
  @Field(() => ID, { description: "Centre." })
  id!: string;
}
