import { useEffect, useMemo, useRef, useState } from "react";
import { upperSnake } from "../../../schema/rules/apiEnums";
import { densities, type FieldListName, type ListLayout } from "../../../schema/rules/fields/lists";
import { useListLayoutsQuery, useSaveListLayoutMutation } from "../../gql/hooks";
import { useObservable } from "../../store/observable";
import { useAddressValue } from "../table/addressState";
import type { ColumnDefinition } from "../table/columns";
import { usualDensity } from "../table/density";
import { movedTo, namesOf, withColumns, withWidth } from "./listLayout";

const SAVE_DELAY_MS = 800;

export interface ArrangedColumns<R> {
  shown: ColumnDefinition<R>[] | undefined;
  layout: ListLayout;
  change(layout: ListLayout | null): void;
  rowHeight: number;
  onWidth(column: string, width: number): void;
  onMoveColumn(column: string, to: string): void;
}

/**
 * Column layout of a user, stored on the server. Columns that differ from the default are also in the address, so that a shared link
 * shows the same list.
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
  const saved = data?.myAccount.listLayouts.find((stored) => stored.list === key);
  const savedLayout = useMemo((): ListLayout => {
    const columns = saved?.columns.filter(({ field }) => byId.has(field)) ?? [];
    return saved && columns.length
      ? { columns: columns.map(({ field, width }) => ({ field, width })), density: saved.density }
      : productOwn;
  }, [saved, byId, productOwn]);
  const currentLayout = changed === undefined ? savedLayout : (changed ?? productOwn);
  const names = useMemo(() => [...new Set((addressed ?? "").split(","))].filter((name) => byId.has(name)), [addressed, byId]);
  const layout = useMemo(() => (names.length ? withColumns(currentLayout, names) : currentLayout), [currentLayout, names]);
  const isKnown = data !== undefined || error !== undefined;

  const write = useRef(setAddressed);
  useEffect(() => {
    write.current = setAddressed;
  });
  // Puts a customized layout into the address when the page opens.
  const ownNames = namesOf(currentLayout).join(",");
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
    const nextNames = namesOf(next ?? productOwn).join(",");
    setAddressed(nextNames === usualNames ? null : nextNames);
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
