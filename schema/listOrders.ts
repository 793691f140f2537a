import { type ClassType, Field, InputType } from "type-graphql";
import { OrderDirection, registerCamelCaseEnum } from "./enums";
import type { Fields } from "./rules/fields/field";
import { type FieldOrder, orderedFields, orderLimits } from "./rules/fields/orders";

export const orderByDescription = `Keys of the order, the first counts most; without one \`sort\` decides. More than ${orderLimits.rows} matching rows are ordered by few fields only: TOO_MANY_TO_ORDER asks to narrow the filter.`;

/** The input type of one key of an order: `{ field: PLATE, direction: DESC }`, by every field of the catalogue that has an order. */
export function orderInputOf(fields: Fields, entity: string): ClassType<FieldOrder> {
  const names = orderedFields(fields);
  const described = Object.fromEntries(names.map((name) => [name, { description: `By \`${entity}.${name}\`.` }]));
  const values = registerCamelCaseEnum(`${entity}OrderField`, `Fields by which a list of ${entity} entities can be ordered.`, described);
  @InputType(`${entity}OrderInput`, {
    description: `One key of an order, of ${orderLimits.keys} at most; the id breaks ties. Texts are compared by their beginning, what has a name by its name, statuses by their urgency.`,
  })
  class Order implements FieldOrder {
    @Field(() => values, { description: "Which field. One that the viewer's profile hides is refused with FIELD_UNKNOWN." })
    field!: string;
    @Field(() => OrderDirection, { defaultValue: OrderDirection.ASC, description: "Which way." })
    direction!: OrderDirection;
  }
  return Order;
}
