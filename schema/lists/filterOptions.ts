import { Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { filterFields, filterOptionParts, filterPartNames } from "../rules/map/filterParts";

/** Values are the names of the filter's properties. */
export const FilterOptionPart = filterOptionParts;
export type FilterOptionPart = (typeof filterOptionParts)[keyof typeof filterOptionParts];
registerEnumType(FilterOptionPart, {
  name: "FilterOptionPart",
  description: "Parts of a claim filter for which choices are available.",
  valuesConfig: Object.fromEntries(
    Object.entries(filterOptionParts).map(([name, part]) => [name, { description: `Values of \`${part}\` in the filter.` }]),
  ),
});

/** Inputs of the ranges that replaced two inputs. */
const rangeOfPart: Readonly<Record<string, string>> = { plannedFrom: "plannedStart", contactFrom: "contactedAt" };
const inputsOf = (part: string): readonly string[] => Object.values(filterFields).find(([first]) => first === part) ?? [part];
const namesOfInputs = (part: string): string =>
  (rangeOfPart[part] ? [rangeOfPart[part]] : inputsOf(part)).map((name) => `\`${name}\``).join(" and ");

export const FilterPart = filterPartNames;
export type FilterPart = (typeof filterPartNames)[keyof typeof filterPartNames];
registerEnumType(FilterPart, {
  name: "FilterPart",
  description: "Parts of a map filter. Inputs that belong together, such as known and unknown values, are one part.",
  valuesConfig: Object.fromEntries(
    Object.entries(filterPartNames).map(([name, part]) => [
      name,
      { description: `Value of ${namesOfInputs(part)} in the filter of the map.` },
    ]),
  ),
});

@ObjectType({ description: "A value by which claims can be filtered and that open claims in the viewer's scope have." })
export class FilterOption {
  @Field(() => ID, { description: "Value for the filter.", deprecationReason: "Use value. Stays until 2027-05-31." })
  id!: string;
  @Field(() => ID, { description: "Value for the filter." })
  value?: string;
  @Field(() => String, { description: "Display name. The value if it has no name." })
  name!: string;
  @Field(() => ID, { nullable: true, description: "Client of the contract. null for other parts." })
  clientId!: string | null;
  @Field(() => Int, { description: "Number of matching open claims in scope with this value." })
  count!: number;
}

@ObjectType({ description: "Display name of a value in a filter." })
export class FilterName {
  @Field(() => String, {
    description: "Input of the filter that contains the value.",
    deprecationReason: "Use filterPart. Stays until 2027-05-31.",
  })
  part!: string;
  @Field(() => FilterPart, { description: "Part of the filter that contains the value." })
  filterPart!: FilterPart;
  @Field(() => ID, { description: "Value in the filter.", deprecationReason: "Use value. Stays until 2027-05-31." })
  id!: string;
  @Field(() => ID, { description: "Value in the filter." })
  value?: string;
  @Field(() => String, { description: "Display name. The value if it has no name." })
  name!: string;
  @Field(() => ID, { nullable: true, description: "Client of the contract. null for other parts." })
  clientId!: string | null;
}

@ObjectType({ description: "Number of features that one part of a filter hides." })
export class FilterEffect {
  @Field(() => String, {
    description: "First input of the part of the filter.",
    deprecationReason: "Use filterPart. Stays until 2027-05-31.",
  })
  part!: string;
  @Field(() => FilterPart, { description: "Part of the filter." })
  filterPart!: FilterPart;
  @Field(() => Int, { description: "Number of additional features that would be shown without this part." })
  hides!: number;
}
