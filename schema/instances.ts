import { Field, ID, InputType, ObjectType } from "type-graphql";

@ObjectType({ description: "AMA instance: the operation of one country. Every entity belongs to one instance; a user sees one or more." })
export class Instance {
  @Field(() => ID, { description: "Unique id. Source: cdama." })
  id!: string;
  @Field(() => String, { description: "Country, ISO 3166-1 alpha-2." })
  country!: string;
  @Field(() => String, { description: "Name in the language of the country." })
  name!: string;
  @Field(() => String, { description: "Main time zone, IANA." })
  timeZone!: string;
  @Field(() => String, { description: "Currency of the amounts, ISO 4217." })
  currency!: string;
}

@ObjectType({ description: "Processing centre of an AMA instance." })
export class Centre {
  @Field(() => ID, { description: "Id, unique within the instance. Source: cdcentro." })
  id!: string;
  @Field(() => ID, { description: "AMA instance of the centre. Source: cdama." })
  instanceId!: string;
  @Field(() => String, { description: "Name. Source: nbcentro." })
  name!: string;
}

@ObjectType({ description: "A client of the organisation: the insurer for which a claim is served." })
export class Client {
  @Field(() => ID, { description: "Id, unique within the instance. Source: cdcliente." })
  id!: string;
  @Field(() => String, { description: "Name. Source: nbcliente." })
  name!: string;
}

@ObjectType({ description: "Contract of a client." })
export class Contract {
  @Field(() => ID, { description: "Id, unique within the client. Source: cdcontrato." })
  id!: string;
  @Field(() => String, { description: "Name. Source: nbcontrato." })
  name!: string;
}

@ObjectType({ description: "A service that can be provided, such as a tow, a taxi or an ambulance." })
export class Service {
  @Field(() => ID, { description: "Id, unique within the instance. Source: cdservicio." })
  id!: string;
  @Field(() => String, { description: "Name. Source: nbservicio." })
  name!: string;
}

@InputType({ description: "A processing centre." })
export class CentreKeyInput {
  @Field(() => ID, { description: "AMA instance of the centre." })
  instanceId!: string;
  @Field(() => ID, { description: "Centre.id of the centre." })
  id!: string;
}
