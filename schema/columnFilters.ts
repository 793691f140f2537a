import { DateTimeISOResolver as DateTimeISO } from "graphql-scalars";
import { type ClassType, Field, Float, InputType } from "type-graphql";
import { registerCamelCaseEnum } from "./enums";
import { type ColumnFilter, columnFilterLimits, narrowedColumns } from "./rules/fields/columnFilters";
import type { Fields } from "./rules/fields/field";

export const columnsDescription = `What single columns hold, of ${columnFilterLimits.columns} at most; all of it must hold.`;

/** The input type of what is demanded of one column: `{ field: PLATE, contains: "12" }`, by every field of the catalogue that has such a column. */
export function columnFilterInputOf(fields: Fields, entity: string): ClassType<ColumnFilter> {
  const described = Object.fromEntries(narrowedColumns(fields).map((name) => [name, { description: `\`${entity}.${name}\`.` }]));
  const columns = registerCamelCaseEnum(`${entity}Column`, `Columns by which a list of ${entity} entities can be narrowed.`, described);
  @InputType(`${entity}ColumnInput`, {
    description:
      "What is demanded of one column: one part that fits what it holds, or both ends of a range. Another part is refused with BAD_USER_INPUT.",
  })
  class Input implements ColumnFilter {
    @Field(() => columns, { description: "Which column. One that the viewer's profile hides is refused with FIELD_UNKNOWN." })
    field!: string;
    @Field(() => String, {
      nullable: true,
      description:
        "Of texts, of what has a name, of codes and of attributes: contains this text, whatever the case and the accents. A name is the source's.",
    })
    contains?: string | null;
    @Field(() => [String], { nullable: true, description: "Of an enum: one of these values." })
    oneOf?: string[] | null;
    @Field(() => Boolean, { nullable: true, description: "Of yes and no: this. What is not known is neither." })
    is?: boolean | null;
    @Field(() => Float, { nullable: true, description: "Of numbers: at least this." })
    atLeast?: number | null;
    @Field(() => Float, { nullable: true, description: "Of numbers: at most this." })
    atMost?: number | null;
    @Field(() => DateTimeISO, { nullable: true, description: "Of instants: at or after this one." })
    from?: Date | null;
    @Field(() => DateTimeISO, { nullable: true, description: "Of instants: before this one." })
    before?: Date | null;
    @Field(() => Boolean, { nullable: true, description: "Of every column: true: nothing is known; false: something is." })
    empty?: boolean | null;
  }
  return Input;
}
