import { DateTimeISOResolver as DateTimeISO } from "graphql-scalars";
import { type ClassType, Field, Float, InputType } from "type-graphql";
import { registerCamelCaseEnum } from "../enums";
import { fieldLabel } from "../englishText";
import {
  canBeEmpty,
  type ColumnFilter,
  columnFilterLimits,
  columnKindOf,
  columnParts,
  narrowedColumns,
} from "../rules/fields/columnFilters";
import type { ColumnKind, Fields } from "../rules/fields/field";

export const columnsDescription = `Conditions on single columns, at most ${columnFilterLimits.columns}. All of them must match.`;

const columnTypes: Record<ColumnKind, string> = {
  text: "a text",
  choice: "an enum",
  flag: "a boolean",
  number: "a number",
  instant: "an instant",
};
function columnDescription(fields: Fields, entity: string, name: string): string {
  const operands = columnParts[columnKindOf(fields[name]!)!].map((part) => `\`${part}\``).join(" and ");
  const type = columnTypes[columnKindOf(fields[name]!)!];
  return `${fieldLabel(name)}: \`${entity}.${name}\`, ${type} column. Operands: ${operands}${canBeEmpty(fields[name]!) ? ", or `empty`" : ""}.`;
}

/**
 * Builds the input type of a column filter, `{ field: PLATE, contains: "12" }`, from the fields of the catalogue that can be filtered.
 */
export function columnFilterInputOf(fields: Fields, entity: string): ClassType<ColumnFilter> {
  const described = Object.fromEntries(
    narrowedColumns(fields).map((name) => [name, { description: columnDescription(fields, entity, name) }]),
  );
  const columns = registerCamelCaseEnum(`${entity}Column`, `Columns by which a list of ${entity} entities can be filtered.`, described);
  @InputType(`${entity}ColumnInput`, {
    description:
      "Condition on one column: one operand that fits the type of the column, or both bounds of a range. Other operands return BAD_USER_INPUT.",
  })
  class Input implements ColumnFilter {
    @Field(() => columns, { description: "Column to filter. A column that the viewer's profile hides returns FIELD_UNKNOWN." })
    field!: string;
    @Field(() => String, {
      nullable: true,
      description: "Text, named, code and attribute columns: contains this text, ignoring case and accents. Names are those of the source.",
    })
    contains?: string | null;
    @Field(() => [String], { nullable: true, description: "Enum columns: equals one of these values." })
    oneOf?: string[] | null;
    @Field(() => Boolean, { nullable: true, description: "Boolean columns: equals this value. Unknown values match neither." })
    is?: boolean | null;
    @Field(() => Float, { nullable: true, description: "Number columns: at least this value." })
    atLeast?: number | null;
    @Field(() => Float, { nullable: true, description: "Number columns: at most this value." })
    atMost?: number | null;
    @Field(() => DateTimeISO, { nullable: true, description: "Instant columns: at or after this instant." })
    from?: Date | null;
    @Field(() => DateTimeISO, { nullable: true, description: "Instant columns: before this instant." })
    before?: Date | null;
    @Field(() => Boolean, { nullable: true, description: "Any column: true matches unknown values, false matches known values." })
    empty?: boolean | null;
  }
  return Input;
}
