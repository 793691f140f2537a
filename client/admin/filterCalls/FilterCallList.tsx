import { FormattedMessage } from "react-intl";
import { usePages } from "../../apollo/pages";
import { useFilterCallListQuery } from "../../gql/hooks";
import { paths } from "../../paths";
import { LogActions } from "../kit/LogActions";
import { QueryList } from "../../ui/table/QueryList";
import { filterCallColumns } from "./filterCallColumns";
import { useFilterCallFilters } from "./useFilterCallFilters";

export function FilterCallList() {
  const { filter, isSet, clear, fields } = useFilterCallFilters();
  const pages = usePages(useFilterCallListQuery({ variables: { filter }, fetchPolicy: "cache-and-network" }), "supplierFilterCalls");
  return (
    <QueryList
      page="supplierFilterCalls"
      pages={pages}
      columns={filterCallColumns}
      filters={fields}
      to={({ id }) => paths.supplierFilterCall("view", id)}
      actions={<LogActions list="supplierFilterCalls" filter={filter} isSet={isSet} onClear={clear} />}
      none={<FormattedMessage id="filterCalls.none" defaultMessage="No supplier-filter calls visible to you." />}
    />
  );
}
