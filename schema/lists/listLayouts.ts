import { Field, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { registerCamelCaseEnum } from "../enums";
import { columnWidths, type Density as DensityName, densities, type FieldListName } from "../rules/fields/lists";

export const ListName = registerCamelCaseEnum<FieldListName>("ListName", "Lists whose columns the user can choose.", {
  claims: { description: "Claims, open and finished: the query `claims`." },
  mobileSuppliers: { description: "Suppliers that move and send positions: the query `mobileSuppliers`." },
  bases: { description: "Fixed places from which suppliers work: the query `bases`." },
  collaborators: { description: "Suppliers of the collaborating network: the query `collaborators`." },
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

@ObjectType({ description: "A shown column." })
export class ListColumn {
  @Field(() => String, { description: "Name of a field of the list's type, `Claim` or `Supplier`. Open list: the fields of the schema." })
  field!: string;
  @Field(() => Int, { nullable: true, description: "Width, in CSS pixels. null for the default width." })
  width!: number | null;
}

@ObjectType({ description: "Layout of a list, chosen by the user." })
export class ListLayout {
  @Field(() => ListName, { description: "List of the layout." })
  list!: FieldListName;
  @Field(() => [ListColumn], {
    description: "Shown fields, in this order. Fields that the user's profile hides are not returned, even if they were chosen.",
  })
  columns!: ListColumn[];
  @Field(() => Density, { description: "Row height." })
  density!: DensityName;
}

@InputType({ description: "A column to show." })
export class ListColumnInput {
  @Field(() => String, { description: "Name of a field of the list's type, `Claim` or `Supplier`. Open list: the fields of the schema." })
  field!: string;
  @Field(() => Int, {
    nullable: true,
    description: `Width in CSS pixels, ${columnWidths.min} to ${columnWidths.max}. null for the default width.`,
  })
  width?: number | null;
}

@InputType({ description: "Layout of a list for the current user." })
export class SaveListLayoutInput {
  @Field(() => ListName, { description: "List of the layout." })
  list!: FieldListName;
  @Field(() => [ListColumnInput], {
    nullable: true,
    description: "Fields to show, in this order, each at most once. null restores the default layout.",
  })
  columns?: ListColumnInput[] | null;
  @Field(() => Density, { defaultValue: Density.NORMAL, description: "Row height." })
  density!: DensityName;
}
