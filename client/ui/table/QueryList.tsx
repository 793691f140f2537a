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
  /** The page of the catalogue: its title names the list and its table. */
  page: PageKey;
  /** What was asked for: `usePages(useUserListQuery(…), "users")`. */
  pages: Pages<R>;
  columns: readonly ColumnDefinition<R>[];
  rowActions?: RowActions<R>;
  filters?: readonly ListFilter[];
  /** What narrows the list now, in a line of its own. */
  chips?: ReactNode;
  /** What can be done besides, at the right. */
  actions?: ReactNode;
  /** What can be done to the rows that are selected; absent: rows cannot be. `keep`: these stay selected, and no others. */
  bulk?(chosen: R[], keep: (ids: readonly string[]) => void): ReactNode;
  /** Said where there is no row and nothing narrows the list; absent: that nothing matches. */
  none?: ReactNode;
  /** Dialogs. */
  children?: ReactNode;
  /** The columns are those of whoever looks, who can also size and place them: `useListLayout`. */
  arranged?: Pick<ArrangedColumns<R>, "rowHeight" | "onWidth" | "onMoveColumn">;
  /** Said over the rows: that there are new ones. */
  notice?: ReactNode;
  /** Stands at the right of the table. */
  aside?: ReactNode;
}

const idOf = ({ id }: { id: string }): string => id;

/** A screen that is one list of the server: pages of a query, what filters them, and what is done to a row or to some of them. */
export function QueryList<R extends { id: string }>(props: QueryListProps<R>) {
  const { page, pages, filters = [], actions, bulk, none, children, sort, onSort, to, onOpen, arranged } = props;
  const intl = useIntl();
  const density = useObservable(usualDensity);
  const columns = useColumns(props.columns, props.rowActions);
  // The rows themselves: those far from what is seen are not in the list any more, and stay selected as they were.
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
        // Rows of another height are measured anew.
        key={arranged?.rowHeight ?? density}
        {...(arranged && { rowHeight: arranged.rowHeight, onWidth: arranged.onWidth, onMoveColumn: arranged.onMoveColumn })}
        empty={
          none === undefined || filters.some(({ isSet }) => isSet) ? (
            <FormattedMessage id="list.noMatch" defaultMessage="Nothing matches these filters." />
          ) : (
            none
          )
        }
        {...pages}
      />
      {children}
    </ListPage>
  );
}
