import type { TypedDocumentNode } from "@apollo/client";
import { useApolloClient, useQuery } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { IconMap2 } from "@tabler/icons-react";
import type { DocumentNode } from "graphql";
import { useMemo } from "react";
import { useIntl } from "react-intl";
import { Link, useLocation, useNavigate } from "react-router";
import { upperSnake } from "../../schema/rules/apiEnums";
import { type FieldListName, fieldLists } from "../../schema/rules/fields/lists";
import { orderLimits } from "../../schema/rules/fields/orders";
import { type Pages, usePages } from "../apollo/pages";
import { selectFields } from "../apollo/selectFields";
import { withoutTotal } from "../apollo/withoutTotal";
import type { ClusterGroup } from "../../schema/rules/map/frames";
import { addressNarrowed, addressOpening } from "../map/address/addressOpening";
import { ExportMenu } from "../exports/ExportMenu";
import type { PageKey } from "../pages";
import { useUserId } from "../session/useUserId";
import { ColumnsMenu } from "../ui/columns/ColumnsMenu";
import { useListLayout } from "../ui/columns/useListLayout";
import { useAddressSort } from "../ui/table/addressState";
import type { ListFilter } from "../ui/table/listFilters";
import { QueryList, type QueryListProps } from "../ui/table/QueryList";
import { fieldsRead, type OwnColumns, useCatalogueColumns } from "./catalogueColumns";
import { useColumnFilters } from "./columnFilters/useColumnFilters";
import { useNewRows } from "./useNewRows";
import { useFilterPanel } from "./useFilterPanel";
import { useLeftOutToast } from "./useLeftOutToast";
import { usePreview } from "./usePreview";
import type { RegisterFilter } from "./useRegisterFilter";

interface RegisterProps<R extends { id: string }> {
  list: FieldListName;
  page: PageKey;
  group: ClusterGroup;
  /** The query selects every field that a column can show, in this fragment. */
  document: DocumentNode;
  fragment: string;
  rowFields: readonly string[];
  overrides: OwnColumns<R>;
  zoneOf(row: R): string | undefined;
  filters: readonly ListFilter[];
  filter: object;
  narrowing: RegisterFilter;
  /** True if the map counts the listed entities, so that chips can show how many each filter hides. */
  isCounted: boolean;
  usualSort: string;
  isUrgent?(row: R): boolean;
  bulk?: QueryListProps<R>["bulk"];
}

interface Variables {
  [name: string]: unknown;
  first: number;
  filter: object;
  sort: string;
  orderBy: { field: string; direction: "ASC" | "DESC" }[] | null;
}
type Answer = Record<
  FieldListName,
  { nodes: { id: string }[]; totalCount: number; pageInfo: { hasNextPage: boolean; startCursor: string | null; endCursor: string | null } }
>;

export function Register<R extends { id: string }>(props: RegisterProps<R>) {
  const { list, page, group, document, fragment, rowFields, overrides, zoneOf, filters, usualSort, isUrgent, bulk } = props;
  const intl = useIntl();
  const onMap = intl.formatMessage({ id: "register.onMap", defaultMessage: "Show on map" });
  const client = useApolloClient();
  const navigate = useNavigate();
  const user = useUserId();
  const { search } = useLocation();
  const all = useCatalogueColumns<R>(list, overrides, zoneOf);
  const { pageSize, columns: usual, layer } = fieldLists[list];
  const arranged = useListLayout(list, all, usual);
  const [sort, setSort] = useAddressSort(undefined, orderLimits.keys);
  const preview = usePreview();
  const sayLeftOut = useLeftOutToast();
  const columnFilters = useColumnFilters(list, all, overrides);
  const isNarrowed = columnFilters.names.length > 0;
  const filter = { ...props.filter, ...columnFilters.filter };
  const filterPanel = useFilterPanel(props.narrowing, props.isCounted && !isNarrowed ? layer : null);
  const chips = (filterPanel.chips || isNarrowed) && (
    <>
      {filterPanel.chips}
      {columnFilters.chips}
    </>
  );

  const names = arranged.shown?.map(({ id }) => id) ?? [];
  const requestedDocument = selectFields(document, fragment, [...rowFields, ...fieldsRead(list, names, overrides)]) as TypedDocumentNode<
    Answer,
    Variables
  >;
  const sorts = sort.filter((entry) => all.some(({ id, sortable }) => id === entry.id && sortable));
  const variables: Variables = {
    first: pageSize,
    filter,
    sort: usualSort,
    orderBy: sorts.length ? sorts.map(({ id, desc }) => ({ field: upperSnake(id), direction: desc ? "DESC" : "ASC" })) : null,
  };
  const result = useQuery(requestedDocument, { variables, skip: arranged.shown === undefined, fetchPolicy: "cache-and-network" });
  // The type has all fields of the document; only those of the visible columns are present.
  const pages = usePages(result, list) as Pages<R>;
  const notice = useNewRows({
    list: JSON.stringify(variables),
    rows: pages.offset === 0 ? pages.rows : undefined,
    ofClaims: group === "claims",
    // A different page size has a separate cache entry, so the displayed list is not affected.
    look: async () => {
      const looked = await client.query({
        query: withoutTotal(requestedDocument),
        variables: { ...variables, first: pageSize + 1 },
        fetchPolicy: "network-only",
      });
      return looked.data?.[list]?.nodes.slice(0, pageSize).map(({ id }) => id) ?? [];
    },
    reload: () => result.refetch(),
  });
  return (
    <QueryList<R>
      page={page}
      pages={pages}
      columns={useMemo(() => arranged.shown ?? [], [arranged.shown])}
      arranged={arranged}
      filters={[{ name: "panel", field: filterPanel.button, isSet: Boolean(chips) }, ...filters]}
      chips={chips}
      headMenu={columnFilters.headMenu}
      sort={sorts}
      onSort={setSort}
      maxSorts={orderLimits.keys}
      onOpen={({ id }) => void navigate(addressOpening(user, { group, id }))}
      onPreview={({ id }) => preview.show({ group, id })}
      previewed={preview.shown?.group === group ? preview.shown.id : null}
      {...(isUrgent && { isUrgent })}
      {...(bulk && { bulk })}
      notice={notice}
      aside={preview.drawer}
      actions={
        <>
          <Button
            component={Link}
            variant="default"
            data-folds
            title={onMap}
            leftSection={<IconMap2 size={15} aria-hidden />}
            to={addressNarrowed(user, search, layer)}
            onClick={() => isNarrowed && sayLeftOut(columnFilters.names)}
          >
            {onMap}
          </Button>
          <ExportMenu list={list} columns={names} filter={filter} sort={usualSort} orderBy={variables.orderBy} />
          <ColumnsMenu all={all} arranged={arranged} />
        </>
      }
    >
      {filterPanel.panel}
    </QueryList>
  );
}
