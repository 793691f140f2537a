import { Field, ID, InputType, ObjectType, registerEnumType } from "type-graphql";
import { ActorKind } from "./rules/access/actors";

registerEnumType(ActorKind, {
  name: "ActorKind",
  description: "Type of actor.",
  valuesConfig: {
    USER: { description: "A person who is signed in." },
    KEY: { description: "A program that uses an API key." },
    SYSTEM: { description: "The product itself." },
    OUTSIDE: { description: "An actor outside the product: the assistance system, or a caller who failed to sign in." },
  },
});

@ObjectType({
  description: "Actor of an event. `kind` and `actorId` identify it. Names are those at the time of the event and are not unique.",
})
export class Actor {
  @Field(() => ActorKind, { description: "Type of actor." })
  kind!: ActorKind;
  @Field(() => ID, { nullable: true, description: "Same as `actorId`.", deprecationReason: "Use actorId. Stays until 2027-05-31." })
  id!: string | null;
  @Field(() => ID, {
    nullable: true,
    description: "Id of the user or of the API key. null for the system and for actors outside the product, and if it was not stored.",
  })
  actorId?: string | null;
  @Field(() => String, {
    description: 'User name or name of the API key; "system" for the product; "assistance" or "somebody" for actors outside the product.',
  })
  name!: string;
}

@InputType({ description: "Filters events by actor. Omitted and null fields do not filter." })
export class ActorFilter {
  @Field(() => ActorKind, { nullable: true, description: "Actors of this type." })
  kind?: ActorKind | null;
  @Field(() => ID, { nullable: true, description: "Id of the user or of the API key." })
  id?: string | null;
  @Field(() => String, { nullable: true, description: "Actors with exactly this name. Several actors can share a name." })
  name?: string | null;
}
