import { type ClassType, Field, InputType } from "type-graphql";
import { OrderDirection, registerCamelCaseEnum } from "../enums";
import { fieldLabel } from "../englishText";
import { columnKindOf } from "../rules/fields/columnFilters";
import type { ColumnKind, Field as FieldEntry, Fields } from "../rules/fields/field";
import { type FieldOrder, orderedFields, orderLimits } from "../rules/fields/orders";

export const orderByDescription = `Keys of the order, most significant first. If absent, \`sort\` applies. If more than ${orderLimits.rows} rows match, only few fields are accepted. Errors: TOO_MANY_TO_ORDER if the filter must be narrowed.`;

const sequences: Record<ColumnKind, string> = {
  text: "sorted alphabetically",
  choice: "sorted by name, statuses by urgency",
  flag: "sorted false before true",
  number: "sorted from the smallest value",
  instant: "sorted from the earliest instant",
};
const sequenceOf = (field: FieldEntry): string => sequences[columnKindOf(field) ?? "text"];

/** Builds the input type of a sort key, `{ field: PLATE, direction: DESC }`, from the sortable fields of the catalogue. */
export function orderInputOf(fields: Fields, entity: string): ClassType<FieldOrder> {
  const names = orderedFields(fields);
  const described = Object.fromEntries(
    names.map((name) => [name, { description: `${fieldLabel(name)}: \`${entity}.${name}\`, ${sequenceOf(fields[name]!)}.` }]),
  );
  const values = registerCamelCaseEnum(`${entity}OrderField`, `Fields by which a list of ${entity} entities can be ordered.`, described);
  @InputType(`${entity}OrderInput`, {
    description: `One key of an order, of at most ${orderLimits.keys}. Ties are ordered by id. Text is compared by its beginning, named values by name, statuses by urgency.`,
  })
  class Order implements FieldOrder {
    @Field(() => values, { description: "The field. A field that the viewer's profile hides returns FIELD_UNKNOWN." })
    field!: string;
    @Field(() => OrderDirection, { defaultValue: OrderDirection.ASC, description: "Direction of the order." })
    direction!: OrderDirection;
  }
  return Order;
}
