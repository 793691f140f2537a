import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link, useParams } from "react-router";
import type { AuditDetailQuery } from "../../gql/graphql";
import { useAuditDetailQuery } from "../../gql/hooks";
import { actorName } from "../../i18n/actorName";
import { paths } from "../../paths";
import admin from "../admin.module.css";
import { Loaded } from "../Loaded";
import { actionName } from "./auditActions";
import styles from "./audit.module.css";
import { AuditDiff } from "./AuditDiff";
import { LogDetail, NoLogRow } from "../kit/LogDetail";
import { LogTime } from "../kit/LogTime";
import { modelName } from "./auditModels";

export function AuditDetail() {
  const { pk = "" } = useParams();
  return <Row key={pk} id={pk} />;
}

function Row({ id }: { id: string }) {
  const { data, error, refetch } = useAuditDetailQuery({ variables: { id } });
  return (
    <Loaded data={data} error={error} onRetry={() => void refetch().catch(() => undefined)}>
      {({ auditEntry }) => (auditEntry ? <Entry entry={auditEntry} /> : <NoLogRow list="audit" />)}
    </Loaded>
  );
}

/** Links to all entries of the actor by id, because names are not unique. */
function Who({ actor }: { actor: NonNullable<NonNullable<AuditDetailQuery["auditEntry"]>["actor"]> }) {
  const intl = useIntl();
  const by = new URLSearchParams({ kind: actor.kind, ...(actor.actorId !== null ? { by: actor.actorId } : { actor: actor.name }) });
  return (
    <Link
      to={`${paths.audit()}?${by.toString()}`}
      title={intl.formatMessage({ id: "audit.allBy", defaultMessage: "All actions of this actor" })}
    >
      {actorName(intl, actor)}
    </Link>
  );
}

function Entry({ entry }: { entry: NonNullable<AuditDetailQuery["auditEntry"]> }) {
  const intl = useIntl();
  const { at, actor, action, model, entityId, origin, requestId, erased, before, after } = entry;
  const facts: [string, ReactNode][] = [
    [intl.formatMessage({ id: "audit.at", defaultMessage: "Time" }), <LogTime key="at" at={at} zone />],
    [intl.formatMessage({ id: "audit.utc", defaultMessage: "UTC" }), <span key="utc">{at.slice(0, 19).replace("T", " ")}</span>],
    [intl.formatMessage({ id: "audit.actor", defaultMessage: "Actor" }), actor && <Who key="actor" actor={actor} />],
    [intl.formatMessage({ id: "audit.model", defaultMessage: "Object type" }), modelName(intl, model)],
    [
      intl.formatMessage({ id: "audit.entity", defaultMessage: "Object" }),
      entityId && model === "CLAIM" ? (
        <Link key="claim" to={paths.claim({ id: entityId })}>
          {entityId}
        </Link>
      ) : (
        entityId
      ),
    ],
    [
      intl.formatMessage({ id: "audit.code", defaultMessage: "Code" }),
      <span key="code" className={styles.code}>
        {action}
      </span>,
    ],
    [intl.formatMessage({ id: "audit.origin", defaultMessage: "IP address" }), origin],
    [
      intl.formatMessage({ id: "audit.request", defaultMessage: "Request" }),
      requestId && (
        <span key="request" className={styles.code}>
          {requestId}
        </span>
      ),
    ],
  ];
  return (
    <LogDetail list="audit" title={actionName(intl, action)} facts={facts}>
      {erased ? (
        <p className={admin.note}>
          <FormattedMessage
            id="audit.erased"
            defaultMessage="The values were erased under the data-protection policy. The event itself is kept."
          />
        </p>
      ) : (
        <AuditDiff before={before ?? null} after={after ?? null} />
      )}
    </LogDetail>
  );
}
