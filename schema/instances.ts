import { Field, ID, InputType, ObjectType } from "type-graphql";
import { Node } from "./node";
import { TimeZone } from "./scalars";

export const objectId = "Opaque id, unique over all types.";

@ObjectType({
  implements: Node,
  description: "AMA instance: the operation of one country. Every entity belongs to one instance; a user sees one or more.",
})
export class Instance {
  @Field(() => ID, { description: "Unique id. Source: cdama." })
  id!: string;
  @Field(() => String, { description: "Country, ISO 3166-1 alpha-2." })
  country!: string;
  @Field(() => String, { description: "Name in the language of the country." })
  name!: string;
  @Field(() => TimeZone, { description: "Main time zone, IANA." })
  timeZone!: string;
  @Field(() => String, { description: "Currency of the amounts, ISO 4217." })
  currency!: string;
}

@ObjectType({ implements: Node, description: "Processing centre of an AMA instance." })
export class Centre {
  @Field(() => ID, { description: objectId })
  id!: string;
  @Field(() => ID, { description: "Code, unique within the instance. Source: cdcentro." })
  code?: string;
  @Field(() => ID, { description: "AMA instance of the centre. Source: cdama." })
  instanceId!: string;
  @Field(() => String, { description: "Name. Source: nbcentro." })
  name!: string;
}

@ObjectType({ implements: Node, description: "A client of the organisation: the insurer for which a claim is served." })
export class Client {
  @Field(() => ID, { description: objectId })
  id!: string;
  @Field(() => ID, { description: "Code, unique within the instance. Source: cdcliente." })
  code?: string;
  instanceId!: string;
  @Field(() => String, { description: "Name. Source: nbcliente." })
  name!: string;
}

@ObjectType({ implements: Node, description: "Contract of a client." })
export class Contract {
  @Field(() => ID, { description: objectId })
  id!: string;
  @Field(() => ID, { description: "Code, unique within the client. Source: cdcontrato." })
  code?: string;
  instanceId!: string;
  clientId!: string;
  @Field(() => String, { description: "Name. Source: nbcontrato." })
  name!: string;
}

@ObjectType({ implements: Node, description: "A service that can be provided, such as a tow, a taxi or an ambulance." })
export class Service {
  @Field(() => ID, { description: objectId })
  id!: string;
  @Field(() => ID, { description: "Code, unique within the instance. Source: cdservicio." })
  code?: string;
  instanceId!: string;
  @Field(() => String, { description: "Name. Source: nbservicio." })
  name!: string;
}

@InputType({ description: "A processing centre." })
export class CentreKeyInput {
  @Field(() => ID, { description: "AMA instance of the centre." })
  instanceId!: string;
  @Field(() => ID, { nullable: true, description: "Centre.code of the centre. Required." })
  code?: string | null;
  @Field(() => ID, {
    nullable: true,
    description: "Centre.code of the centre, if `code` is absent.",
    deprecationReason: "Use code. Stays until 2027-05-31.",
  })
  id?: string | null;
}
