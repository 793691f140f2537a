import { FormattedMessage } from "react-intl";
import { usePages } from "../../apollo/pages";
import { useAuditListQuery } from "../../gql/hooks";
import { paths } from "../../paths";
import { LogActions } from "../kit/LogActions";
import { QueryList } from "../../ui/table/QueryList";
import { auditColumns } from "./auditColumns";
import { useAuditFilters } from "./auditFilters";

export function AuditList() {
  const { filter, isSet, clear, fields, chip } = useAuditFilters();
  const pages = usePages(useAuditListQuery({ variables: { filter }, fetchPolicy: "cache-and-network" }), "auditEntries");
  return (
    <QueryList
      page="audit"
      pages={pages}
      columns={auditColumns}
      filters={fields((id) => pages.rows?.find(({ actor }) => actor?.actorId === id)?.actor?.name)}
      chips={chip}
      to={({ id }) => paths.auditRow("view", id)}
      actions={<LogActions list="audit" filter={filter} isSet={isSet} onClear={clear} />}
      none={<FormattedMessage id="audit.none" defaultMessage="No entries visible to you." />}
    />
  );
}
