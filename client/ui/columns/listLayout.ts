import { columnWidths, type ListColumn, type ListLayout } from "../../../schema/rules/fields/lists";

const WIDTH_STEP_PX = 20;

export const namesOf = ({ columns }: ListLayout): string[] => columns.map(({ field }) => field);

/** Selects columns in this order. Columns already shown keep their width. */
export const withColumns = (layout: ListLayout, names: readonly string[]): ListLayout => ({
  ...layout,
  columns: names.map((field) => layout.columns.find((column) => column.field === field) ?? { field, width: null }),
});

/** Shows the column at the end, or hides it. The last visible column cannot be hidden. */
export function toggled(layout: ListLayout, name: string): ListLayout {
  const names = namesOf(layout);
  if (!names.includes(name)) return withColumns(layout, [...names, name]);
  return names.length === 1
    ? layout
    : withColumns(
        layout,
        names.filter((other) => other !== name),
      );
}

export function movedTo(layout: ListLayout, name: string, to: string): ListLayout {
  const names = namesOf(layout);
  const at = names.indexOf(to);
  if (at < 0 || !names.includes(name)) return layout;
  return withColumns(layout, names.filter((other) => other !== name).toSpliced(at, 0, name));
}

export function movedBy(layout: ListLayout, name: string, by: -1 | 1): ListLayout {
  const neighbour = namesOf(layout)[namesOf(layout).indexOf(name) + by];
  return neighbour === undefined ? layout : movedTo(layout, name, neighbour);
}

export const withWidth = (layout: ListLayout, name: string, width: number): ListLayout => ({
  ...layout,
  columns: layout.columns.map((column): ListColumn =>
    column.field === name ? { ...column, width: Math.max(columnWidths.min, Math.min(columnWidths.max, width)) } : column,
  ),
});

export const widened = (layout: ListLayout, name: string, usual: number, by: -1 | 1): ListLayout =>
  withWidth(layout, name, (layout.columns.find(({ field }) => field === name)?.width ?? usual) + by * WIDTH_STEP_PX);
