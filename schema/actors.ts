import { Field, ID, InputType, ObjectType, registerEnumType } from "type-graphql";
import { ActorKind } from "./rules/access/actors";

registerEnumType(ActorKind, {
  name: "ActorKind",
  description: "What kind of somebody did something.",
  valuesConfig: {
    USER: { description: "A user." },
    KEY: { description: "A program, by an API key." },
    SYSTEM: { description: "The product by itself." },
    OUTSIDE: { description: "Somebody who is none of ours: the assistance system, or whoever tries to sign in." },
  },
});

@ObjectType({ description: "Who did something. Kind and id say who it is; names are as they were then, and others may have the same." })
export class Actor {
  @Field(() => ActorKind, { description: "What kind of somebody." })
  kind!: ActorKind;
  @Field(() => ID, {
    nullable: true,
    description: "The user's id, or the API key's; null for the system and the outside, and where it was not kept.",
  })
  id!: string | null;
  @Field(() => String, { description: 'What a user signs in with, the name of a key; "system"; "assistance" or "somebody" outside.' })
  name!: string;
}

@InputType({ description: "Whose doings; what is absent or null does not filter." })
export class ActorFilter {
  @Field(() => ActorKind, { nullable: true, description: "Somebody of this kind." })
  kind?: ActorKind | null;
  @Field(() => ID, { nullable: true, description: "The user or the API key of this id." })
  id?: string | null;
  @Field(() => String, { nullable: true, description: "Whoever has exactly this name: it may be several." })
  name?: string | null;
}
