import { useEffect, useMemo, useRef, useState } from "react";
import { upperSnake } from "../../../schema/rules/apiEnums";
import { densities, type FieldListName, type ListLayout } from "../../../schema/rules/fields/lists";
import { useListLayoutsQuery, useSaveListLayoutMutation } from "../../gql/hooks";
import { useObservable } from "../../store/observable";
import { useAddressValue } from "../table/addressState";
import type { ColumnDefinition } from "../table/columns";
import { usualDensity } from "../table/density";
import { movedTo, namesOf, withColumns, withWidth } from "./listLayout";

/** What is changed goes to the server once nothing more is changed for this long, milliseconds. */
const SAVE_DELAY_MS = 800;

export interface ArrangedColumns<R> {
  /** Undefined until it is known what the user has arranged. */
  shown: ColumnDefinition<R>[] | undefined;
  layout: ListLayout;
  /** Null: as the product arranges it. */
  change(layout: ListLayout | null): void;
  rowHeight: number;
  onWidth(column: string, width: number): void;
  onMoveColumn(column: string, to: string): void;
}

/**
 * The columns of a list as its user arranges them: kept on the server; which ones and their order in the address too, where they are not the
 * usual ones, so that whoever is sent it sees the same. `all`: every column there can be, `usual`: those that are shown where nobody chose.
 */
export function useListLayout<R>(list: FieldListName, all: readonly ColumnDefinition<R>[], usual: readonly string[]): ArrangedColumns<R> {
  const [addressed, setAddressed] = useAddressValue("columns");
  const { data, error } = useListLayoutsQuery({ fetchPolicy: "cache-and-network" });
  const [save] = useSaveListLayoutMutation();
  const density = useObservable(usualDensity);
  const [changed, setChanged] = useState<ListLayout | null | undefined>(undefined);

  const byId = useMemo(() => new Map(all.map((column) => [column.id, column])), [all]);
  const productOwn = useMemo(
    (): ListLayout => ({ columns: usual.filter((name) => byId.has(name)).map((field) => ({ field, width: null })), density }),
    [usual, byId, density],
  );
  const key = upperSnake(list);
  const saved = data?.myAccount.listLayouts.find((one) => one.list === key);
  const savedLayout = useMemo((): ListLayout => {
    const columns = saved?.columns.filter(({ field }) => byId.has(field)) ?? [];
    return saved && columns.length
      ? { columns: columns.map(({ field, width }) => ({ field, width })), density: saved.density }
      : productOwn;
  }, [saved, byId, productOwn]);
  const own = changed === undefined ? savedLayout : (changed ?? productOwn);
  const names = useMemo(() => [...new Set((addressed ?? "").split(","))].filter((name) => byId.has(name)), [addressed, byId]);
  const layout = useMemo(() => (names.length ? withColumns(own, names) : own), [own, names]);
  const isKnown = data !== undefined || error !== undefined;

  const write = useRef(setAddressed);
  useEffect(() => {
    write.current = setAddressed;
  });
  // What is arranged otherwise than usual stands in the address from the beginning.
  const ownNames = namesOf(own).join(",");
  const usualNames = namesOf(productOwn).join(",");
  useEffect(() => {
    if (isKnown && addressed === null && ownNames !== usualNames) write.current(ownNames);
  }, [isKnown, addressed, ownNames, usualNames]);

  useEffect(() => {
    if (changed === undefined) return undefined;
    const input = {
      list: key,
      columns: changed && changed.columns.map(({ field, width }) => ({ field, width })),
      density: changed?.density,
    };
    const timer = setTimeout(() => void save({ variables: { input } }).catch(() => undefined), SAVE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [changed, key, save]);

  const change = (next: ListLayout | null): void => {
    setChanged(next);
    const wanted = namesOf(next ?? productOwn).join(",");
    setAddressed(wanted === usualNames ? null : wanted);
  };
  return {
    shown: useMemo(
      () =>
        isKnown
          ? layout.columns.map(({ field, width }) => {
              const column = byId.get(field)!;
              return width === null ? column : { ...column, width, grow: false };
            })
          : undefined,
      [isKnown, layout, byId],
    ),
    layout,
    change,
    rowHeight: densities[layout.density],
    onWidth: (column, width) => change(withWidth(layout, column, width)),
    onMoveColumn: (column, to) => change(movedTo(layout, column, to)),
  };
}
