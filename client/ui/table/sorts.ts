// What a list is sorted by: a column, or several, of which the first counts most.
import type { Column, Sort } from "./dataTableProps";

/** Pressed alone a column is what the list is sorted by, the other way round each time. Added, it comes after the others, turns, and goes again. */
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
  // The last way round it is taken away; the only one stays.
  const isOver = sorts.length > 1 && (sortable !== true || before.desc);
  return isOver ? sorts.toSpliced(at, 1) : sorts.with(at, next);
}

/** As it stands in an address: "plate,-file". */
export const sortText = (sorts: readonly Sort[]): string => sorts.map(({ id, desc }) => `${desc ? "-" : ""}${id}`).join(",");

/** What an address says, each column once. */
export function readSorts(text: string, max: number): Sort[] {
  const sorts = text.split(",").map((one): Sort => ({ id: one.replace(/^-/, ""), desc: one.startsWith("-") }));
  return sorts.filter(({ id }, at) => id !== "" && sorts.findIndex((one) => one.id === id) === at).slice(0, max);
}
