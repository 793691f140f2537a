import { Button } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { usePages } from "../../apollo/pages";
import { useAuditListQuery } from "../../gql/hooks";
import { paths } from "../../paths";
import { QueryList } from "../../ui/table/QueryList";
import { auditColumns } from "./auditColumns";
import { useAuditFilters } from "./auditFilters";

/** What was done, by whom and when: everything that the viewer may read of. */
export function AuditList() {
  const { filter, isSet, clear, fields } = useAuditFilters();
  const pages = usePages(useAuditListQuery({ variables: { filter }, fetchPolicy: "cache-and-network" }), "auditEntries");
  return (
    <QueryList
      page="audit"
      pages={pages}
      columns={auditColumns}
      filters={fields((id) => pages.rows?.find(({ actor }) => actor?.id === id)?.actor?.name)}
      to={({ id }) => paths.auditRow("view", id)}
      actions={
        isSet && (
          <Button variant="default" onClick={clear}>
            <FormattedMessage id="audit.clear" defaultMessage="Clear filters" />
          </Button>
        )
      }
      none={<FormattedMessage id="audit.none" defaultMessage="Nothing was done yet that you may read of." />}
    />
  );
}
