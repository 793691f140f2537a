import type { Column, Sort } from "./dataTableProps";

/** A click sorts by the column alone, then reverses. An added column is appended, then reversed, then removed. */
export function pressed(
  sorts: readonly Sort[],
  { id, sortable }: Pick<Column<never>, "id" | "sortable">,
  { adds, max }: { adds: boolean; max: number },
): Sort[] {
  const at = sorts.findIndex((sort) => sort.id === id);
  const before = sorts[at];
  const next: Sort = { id, desc: sortable === true ? before?.desc === false : sortable === "desc" };
  if (!adds || max === 1) return [next];
  if (!before) return [...sorts.slice(0, max - 1), next];
  // Removed after its last direction, unless it is the only one.
  const isOver = sorts.length > 1 && (sortable !== true || before.desc);
  return isOver ? sorts.toSpliced(at, 1) : sorts.with(at, next);
}

export const sortText = (sorts: readonly Sort[]): string => sorts.map(({ id, desc }) => `${desc ? "-" : ""}${id}`).join(",");

export function readSorts(text: string, max: number): Sort[] {
  const sorts = text.split(",").map((entry): Sort => ({ id: entry.replace(/^-/, ""), desc: entry.startsWith("-") }));
  return sorts.filter(({ id }, at) => id !== "" && sorts.findIndex((entry) => entry.id === id) === at).slice(0, max);
}
