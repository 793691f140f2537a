import { useMemo } from "react";
import { useIntl } from "react-intl";
import type { AuditListQuery } from "../../gql/graphql";
import { actorName } from "../../i18n/actorName";
import type { Column } from "../../ui/table/DataTable";
import { actionName } from "./auditActions";
import styles from "./audit.module.css";
import { AuditTime } from "./AuditTime";
import { modelName } from "./auditModels";

export type AuditRow = AuditListQuery["auditEntries"]["nodes"][number];

export function useAuditColumns(): Column<AuditRow>[] {
  const intl = useIntl();
  return useMemo(
    () => [
      {
        id: "at",
        header: intl.formatMessage({ id: "audit.at", defaultMessage: "When" }),
        width: 170,
        cell: ({ at }) => <AuditTime at={at} />,
      },
      {
        id: "actor",
        header: intl.formatMessage({ id: "audit.actor", defaultMessage: "Who" }),
        width: 180,
        grow: true,
        cell: ({ actor }) => actor && actorName(intl, actor),
      },
      {
        id: "action",
        header: intl.formatMessage({ id: "audit.action", defaultMessage: "Action" }),
        width: 220,
        grow: true,
        cell: ({ action }) => <span title={action}>{actionName(intl, action)}</span>,
      },
      {
        id: "model",
        header: intl.formatMessage({ id: "audit.model", defaultMessage: "Kind" }),
        width: 150,
        cell: ({ model }) => modelName(intl, model),
      },
      {
        id: "entity",
        header: intl.formatMessage({ id: "audit.entity", defaultMessage: "Record" }),
        width: 240,
        grow: true,
        cell: ({ entityId }) => entityId && <span className={styles.code}>{entityId}</span>,
      },
      {
        id: "origin",
        header: intl.formatMessage({ id: "audit.origin", defaultMessage: "From where" }),
        width: 150,
        cell: ({ origin }) => origin && <span className={styles.code}>{origin}</span>,
      },
    ],
    [intl],
  );
}
