// Type of each row that `node` or `nodes` returned: rows are plain objects.
const typeNames = new WeakMap<object, string>();

export function asNode<Row extends object>(typeName: string, row: Row): Row {
  typeNames.set(row, typeName);
  return row;
}

export const nodeTypeOf = (row: object): string | undefined => typeNames.get(row);
