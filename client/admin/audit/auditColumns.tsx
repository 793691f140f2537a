import type { ReactNode } from "react";
import { defineMessages } from "react-intl";
import { claimName } from "../../../schema/rules/search/claimName";
import type { AuditListQuery } from "../../gql/graphql";
import { actorName } from "../../i18n/actorName";
import type { ColumnDefinition } from "../../ui/table/columns";
import { actionName } from "./auditActions";
import styles from "./audit.module.css";
import { LogTime } from "../kit/LogTime";
import { modelName } from "./auditModels";

type AuditRow = AuditListQuery["auditEntries"]["nodes"][number];

const headers = defineMessages({
  at: { id: "audit.at", defaultMessage: "Time" },
  actor: { id: "audit.actor", defaultMessage: "Actor" },
  action: { id: "audit.action", defaultMessage: "Action" },
  model: { id: "audit.model", defaultMessage: "Object type" },
  entity: { id: "audit.entity", defaultMessage: "Object" },
  origin: { id: "audit.origin", defaultMessage: "IP address" },
});

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** A generated id says nothing in a list; the details show it. */
const objectName = ({ model, entityId, entityName }: AuditRow): ReactNode => {
  if (entityName !== null || entityId === null) return entityName;
  if (model === "CLAIM") return <span title={entityId}>{claimName(entityId)}</span>;
  return UUID.test(entityId) ? null : code(entityId);
};

const code = (text: string | null) => text && <span className={styles.code}>{text}</span>;

export const auditColumns: ColumnDefinition<AuditRow>[] = [
  { id: "at", header: headers.at, width: 170, cell: ({ at }) => <LogTime at={at} /> },
  { id: "actor", header: headers.actor, width: 180, grow: true, cell: ({ actor }, { intl }) => actor && actorName(intl, actor) },
  {
    id: "action",
    header: headers.action,
    width: 220,
    grow: true,
    cell: ({ action }, { intl }) => <span title={action}>{actionName(intl, action)}</span>,
  },
  { id: "model", header: headers.model, width: 150, cell: ({ model }, { intl }) => modelName(intl, model) },
  { id: "entity", header: headers.entity, width: 240, grow: true, cell: (row) => objectName(row) },
  { id: "origin", header: headers.origin, width: 150, cell: ({ origin }) => code(origin) },
];
