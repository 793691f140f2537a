import { Field, ObjectType, registerEnumType } from "type-graphql";
import { Claim } from "./claims";
import { SearchMatch } from "./rules/search/searchKinds";
import { Supplier } from "./suppliers";

registerEnumType(SearchMatch, {
  name: "SearchMatch",
  description: "What of an answer begins with the text that was searched for.",
  valuesConfig: {
    NUMBER: { description: "The claim's number, or its last digits." },
    FILE: { description: "The claim's file." },
    OTHER_FILE: { description: "Somebody else's file of the claim." },
    PLATE: { description: "The registration plate." },
    PHONE: { description: "A phone, with or without its calling code." },
    INSURED: { description: "The insured's name, from any of its words on." },
    CODE: { description: "The supplier's code." },
    NAME: { description: "The supplier's name, from any of its words on." },
  },
});

@ObjectType({ description: "Something that was found: a claim, open or finished, or a supplier." })
export class SearchHit {
  @Field(() => SearchMatch, { description: "By what it was found." })
  matched!: SearchMatch;
  @Field(() => Claim, { nullable: true, description: "The claim; null where a supplier was found." })
  claim!: Claim | null;
  @Field(() => Supplier, { nullable: true, description: "The supplier; null where a claim was found." })
  supplier!: Supplier | null;
}
