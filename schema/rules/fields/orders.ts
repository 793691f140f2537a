// The fields by which a list can be ordered, made from the catalogue: the enum of the API, the server's orders and the client's columns.
import { type Field, type Fields, type FieldType, namesWhere } from "./field";

/** Types whose values have an order that people expect. */
const orderedTypes: ReadonlySet<FieldType> = new Set([
  ...(["text100", "text300", "text1000", "phone", "flag", "instant", "localTime", "minutes", "metres", "number", "count"] as const),
  ...(["assignmentType", "access", "networkState", "feedState"] as const),
]);

const isOrdered = ({ type, shownAs, ordered }: Field): boolean =>
  ordered ?? (shownAs === undefined && type !== undefined && orderedTypes.has(type));

export const orderedFields = <F extends Fields>(fields: F): (keyof F & string)[] => namesWhere(fields, isOrdered);

export const OrderDirection = { ASC: "ASC", DESC: "DESC" } as const;
export type OrderDirection = keyof typeof OrderDirection;

/** One key of an order: a field of the catalogue, and which way. */
export interface FieldOrder {
  field: string;
  direction: OrderDirection;
}

export const orderLimits = {
  /** Keys of an order. */
  keys: 3,
  /** Rows that are put in an order that no index keeps. */
  rows: 100_000,
} as const;
