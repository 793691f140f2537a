// How a user has arranged a list: part of its own account, the same in every browser.
import { Field, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { registerCamelCaseEnum } from "./enums";
import { columnWidths, type Density as DensityName, densities, type FieldListName } from "./rules/fields/lists";

export const ListName = registerCamelCaseEnum<FieldListName>("ListName", "Lists whose columns are chosen.", {
  claims: { description: "`claims`." },
  mobileSuppliers: { description: "`mobileSuppliers`." },
  bases: { description: "`bases`." },
  collaborators: { description: "`collaborators`." },
});
export const Density = Object.fromEntries(Object.keys(densities).map((name) => [name, name])) as { [D in DensityName]: D };
registerEnumType(Density, {
  name: "Density",
  description: "Height of a row.",
  valuesConfig: {
    COMPACT: { description: "24 pixels." },
    NORMAL: { description: "28 pixels." },
    ROOMY: { description: "32 pixels." },
  },
});

@ObjectType({ description: "A column that is shown." })
export class ListColumn {
  @Field(() => String, { description: "Name of the field, as the schema has it." })
  field!: string;
  @Field(() => Int, { nullable: true, description: "CSS pixels; null: as wide as it usually is." })
  width!: number | null;
}

@ObjectType({ description: "How the user has arranged a list." })
export class ListLayout {
  @Field(() => ListName, { description: "Which list." })
  list!: FieldListName;
  @Field(() => [ListColumn], {
    description: "What is shown, in this order. A field that the user's profile hides is not answered, whatever was chosen.",
  })
  columns!: ListColumn[];
  @Field(() => Density, { description: "Height of its rows." })
  density!: DensityName;
}

@InputType({ description: "A column to show." })
export class ListColumnInput {
  @Field(() => String, { description: "Name of the field, as the schema has it." })
  field!: string;
  @Field(() => Int, {
    nullable: true,
    description: `CSS pixels, ${columnWidths.min} to ${columnWidths.max}; null: as wide as it usually is.`,
  })
  width?: number | null;
}

@InputType({ description: "How the user who asks arranges a list." })
export class SaveListLayoutInput {
  @Field(() => ListName, { description: "Which list." })
  list!: FieldListName;
  @Field(() => [ListColumnInput], {
    nullable: true,
    description: "What is shown, in this order, each field once. Null: as the product arranges it.",
  })
  columns?: ListColumnInput[] | null;
  @Field(() => Density, { defaultValue: Density.NORMAL, description: "Height of its rows." })
  density!: DensityName;
}
