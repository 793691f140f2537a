import { Fragment, type ReactNode, useMemo, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { Pages } from "../../apollo/pages";
import { useObservable } from "../../store/observable";
import { pageOf, type PageKey, titleText } from "../../pages";
import type { ArrangedColumns } from "../columns/useListLayout";
import { type ColumnDefinition, type RowActions, useColumns } from "./columns";
import { usualDensity } from "./density";
import { DataTable, type DataTableProps } from "./DataTable";
import type { ListFilter } from "./listFilters";
import { ListPage } from "./ListPage";

export interface QueryListProps<R extends { id: string }> extends Pick<
  DataTableProps<R>,
  "sort" | "onSort" | "maxSorts" | "headMenu" | "to" | "onOpen" | "onPreview" | "previewed" | "isUrgent"
> {
  page: PageKey;
  pages: Pages<R>;
  columns: readonly ColumnDefinition<R>[];
  rowActions?: RowActions<R>;
  filters?: readonly ListFilter[];
  chips?: ReactNode;
  actions?: ReactNode;
  /** Bulk actions; absent if rows cannot be selected. `keep` replaces the selection. */
  bulk?(chosen: R[], keep: (ids: readonly string[]) => void): ReactNode;
  none?: ReactNode;
  children?: ReactNode;
  arranged?: Pick<ArrangedColumns<R>, "rowHeight" | "onWidth" | "onMoveColumn">;
  notice?: ReactNode;
  aside?: ReactNode;
}

const idOf = ({ id }: { id: string }): string => id;

export function QueryList<R extends { id: string }>(props: QueryListProps<R>) {
  const { page, pages, filters = [], actions, bulk, none, children, sort, onSort, to, onOpen, arranged } = props;
  const intl = useIntl();
  const density = useObservable(usualDensity);
  const columns = useColumns(props.columns, props.rowActions);
  // Stores complete rows, because selected rows far from the viewport are no longer in the list.
  const [selected, setSelected] = useState<ReadonlyMap<string, R>>(new Map());
  const keys = useMemo(() => new Set(selected.keys()), [selected]);
  const here = useMemo(() => new Map(pages.rows?.map((row) => [row.id, row])), [pages.rows]);
  const chosen = [...selected].map(([id, row]) => here.get(id) ?? row);
  const select = (ids: Iterable<string>): void => {
    const rows = [...ids].map((id) => here.get(id) ?? selected.get(id)).filter((row) => row !== undefined);
    setSelected(new Map(rows.map((row) => [row.id, row])));
  };
  return (
    <ListPage
      title={pageOf(page).title}
      total={pages.total}
      bulk={bulk && chosen.length > 0 && bulk(chosen, select)}
      filters={filters.map(({ name, field }) => (
        <Fragment key={name}>{field}</Fragment>
      ))}
      actions={actions}
      chips={props.chips}
      notice={props.notice}
      aside={props.aside}
    >
      <DataTable<R>
        label={titleText(intl, pageOf(page))}
        columns={columns}
        keyOf={idOf}
        {...(sort !== undefined && { sort })}
        {...(onSort && { onSort, maxSorts: props.maxSorts ?? 1 })}
        {...(bulk && { selected: keys, onSelect: select })}
        {...(props.headMenu && { headMenu: props.headMenu })}
        {...(to && { to })}
        {...(onOpen && { onOpen })}
        {...(props.onPreview && { onPreview: props.onPreview, previewed: props.previewed ?? null })}
        {...(props.isUrgent && { isUrgent: props.isUrgent })}
        // A change of row height remounts the table, which measures rows again.
        key={arranged?.rowHeight ?? density}
        {...(arranged && { rowHeight: arranged.rowHeight, onWidth: arranged.onWidth, onMoveColumn: arranged.onMoveColumn })}
        empty={
          filters.some(({ isSet }) => isSet) ? (
            <FormattedMessage id="list.noMatch" defaultMessage="No matches for these filters." />
          ) : (
            (none ?? <FormattedMessage id="list.empty" defaultMessage="This list is empty." />)
          )
        }
        {...pages}
      />
      {children}
    </ListPage>
  );
}
