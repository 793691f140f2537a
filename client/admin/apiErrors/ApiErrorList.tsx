import { defineMessages, FormattedMessage } from "react-intl";
import { usePages } from "../../apollo/pages";
import type { ApiErrorListQuery } from "../../gql/graphql";
import { useApiErrorListQuery } from "../../gql/hooks";
import { paths } from "../../paths";
import { LogActions } from "../kit/LogActions";
import { type ColumnDefinition, numberColumn, textColumn } from "../../ui/table/columns";
import { QueryList } from "../../ui/table/QueryList";
import { integrationName, operationName, refusalText } from "../kit/integrationNames";
import { LogTime } from "../kit/LogTime";
import log from "../kit/LogDetail.module.css";
import { useApiErrorFilters } from "./apiErrorFilters";

type Row = ApiErrorListQuery["apiErrors"]["nodes"][number];

const headers = defineMessages({
  at: { id: "audit.at", defaultMessage: "Time" },
  integration: { id: "apiErrors.integration", defaultMessage: "System" },
  operation: { id: "apiErrors.operation", defaultMessage: "Operation" },
  code: { id: "audit.code", defaultMessage: "Code" },
  claim: { id: "audit.model.claim", defaultMessage: "Claim" },
  instance: { id: "apiErrors.instance", defaultMessage: "AMA instance" },
  attempt: { id: "apiErrors.attempt", defaultMessage: "Attempt" },
  path: { id: "apiErrors.path", defaultMessage: "Path" },
});

const columns: ColumnDefinition<Row>[] = [
  { id: "at", header: headers.at, width: 170, cell: ({ at }) => <LogTime at={at} /> },
  { id: "integration", header: headers.integration, width: 150, cell: ({ integration }, { intl }) => integrationName(intl, integration) },
  { id: "operation", header: headers.operation, width: 170, cell: ({ operation }, { intl }) => operationName(intl, operation) },
  {
    id: "code",
    header: headers.code,
    width: 240,
    grow: true,
    cell: ({ code }, { intl }) => (
      <span className={log.code} title={refusalText(intl, code) ?? code}>
        {code}
      </span>
    ),
  },
  textColumn("claimId", headers.claim, { width: 190, grow: true }),
  textColumn("instanceId", headers.instance, { width: 120 }),
  numberColumn("attempt", headers.attempt, { width: 80, of: ({ attempt }) => attempt }),
  { id: "path", header: headers.path, width: 190, grow: true, cell: ({ path }) => <span className={log.code}>{path}</span> },
];

export function ApiErrorList() {
  const { filter, isSet, clear, fields } = useApiErrorFilters();
  const pages = usePages(useApiErrorListQuery({ variables: { filter }, fetchPolicy: "cache-and-network" }), "apiErrors");
  return (
    <QueryList<Row>
      page="apiErrors"
      pages={pages}
      columns={columns}
      filters={fields}
      to={({ id }) => paths.apiError("view", id)}
      actions={<LogActions list="apiErrors" filter={filter} isSet={isSet} onClear={clear} />}
      none={<FormattedMessage id="apiErrors.none" defaultMessage="No failed calls to other systems." />}
    />
  );
}
