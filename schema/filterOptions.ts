import { Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { filterOptionParts } from "./rules/map/filterParts";

/** Values are the parts of the filter that take what is chosen. */
export const FilterOptionPart = filterOptionParts;
export type FilterOptionPart = (typeof filterOptionParts)[keyof typeof filterOptionParts];
registerEnumType(FilterOptionPart, {
  name: "FilterOptionPart",
  description: "What a filter of claims offers a choice of.",
  valuesConfig: Object.fromEntries(
    Object.entries(filterOptionParts).map(([name, part]) => [name, { description: `What \`${part}\` of the filter takes.` }]),
  ),
});

@ObjectType({ description: "Something to narrow claims by, that open claims in the viewer's scope have." })
export class FilterOption {
  @Field(() => ID, { description: "What the filter takes." })
  id!: string;
  @Field(() => String, { description: "What people call it; its id where nobody has named it." })
  name!: string;
  @Field(() => ID, { nullable: true, description: "Of a contract: its client." })
  clientId!: string | null;
  @Field(() => Int, { description: "How many of the open claims in scope that were asked about have it." })
  count!: number;
}

@ObjectType({ description: "What people call something that a filter names." })
export class FilterName {
  @Field(() => String, { description: "The part of the filter that names it." })
  part!: string;
  @Field(() => ID, { description: "What the filter calls it." })
  id!: string;
  @Field(() => String, { description: "What people call it; its id where nobody has named it." })
  name!: string;
  @Field(() => ID, { nullable: true, description: "Of a contract: its client." })
  clientId!: string | null;
}

@ObjectType({ description: "What one part of a filter hides." })
export class FilterEffect {
  @Field(() => String, { description: "The part; of parts that are one question (from and to, known and unknown) the first." })
  part!: string;
  @Field(() => Int, { description: "How many features would be seen besides without it." })
  hides!: number;
}
