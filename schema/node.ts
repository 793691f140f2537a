import { Field, ID, InterfaceType } from "type-graphql";

@InterfaceType({
  description:
    "An object that `node` and `nodes` read again. Only `globalId` is unique over all types: a claim and a supplier can have the same `id`.",
})
export abstract class Node {
  @Field(() => ID, {
    description: "Opaque id, unique over all types, with which `node` and `nodes` read the object again.",
  })
  globalId?: string;
}
