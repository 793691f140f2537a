import { type Field, type Fields, type FieldType, namesWhere } from "./field";

const orderedTypes: ReadonlySet<FieldType> = new Set([
  ...(["text100", "text300", "text1000", "phone", "flag", "instant", "localTime", "minutes", "metres", "number", "count"] as const),
  ...(["assignmentType", "access", "networkState", "feedState"] as const),
]);

const isOrdered = ({ type, shownAs, ordered }: Field): boolean =>
  ordered ?? (shownAs === undefined && type !== undefined && orderedTypes.has(type));

export const orderedFields = <F extends Fields>(fields: F): (keyof F & string)[] => namesWhere(fields, isOrdered);

export const OrderDirection = { ASC: "ASC", DESC: "DESC" } as const;
export type OrderDirection = keyof typeof OrderDirection;

export interface FieldOrder {
  field: string;
  direction: OrderDirection;
}

export const orderLimits = {
  keys: 3,
  /** Maximum number of rows that are sorted without an index. */
  rows: 100_000,
} as const;
