import { Title } from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link, useLocation, useNavigate, useParams } from "react-router";
import type { AuditDetailQuery } from "../../gql/graphql";
import { useAuditDetailQuery } from "../../gql/hooks";
import { actorName } from "../../i18n/actorName";
import { pageCatalogue } from "../../pages";
import { paths } from "../../paths";
import { useShortcuts } from "../../ui/shortcuts";
import { TableMessage } from "../../ui/table/TableMessage";
import admin from "../admin.module.css";
import { Loaded } from "../Loaded";
import { actionName } from "./auditActions";
import styles from "./audit.module.css";
import { AuditDiff } from "./AuditDiff";
import { AuditTime } from "./AuditTime";
import { modelName } from "./auditModels";

/** One row of the audit, with what was there before and after. */
export function AuditDetail() {
  const { pk = "" } = useParams();
  return <Row key={pk} id={pk} />;
}

function Row({ id }: { id: string }) {
  const { data, error, refetch } = useAuditDetailQuery({ variables: { id } });
  return (
    <Loaded data={data} error={error} onRetry={() => void refetch().catch(() => undefined)}>
      {({ auditEntry }) =>
        auditEntry ? (
          <Entry entry={auditEntry} />
        ) : (
          <main className={styles.page}>
            <Back />
            <TableMessage alert>
              <FormattedMessage
                id="audit.gone"
                defaultMessage="There is no such row, or you may not read it. Rows are removed when they are too old."
              />
            </TableMessage>
          </main>
        )
      }
    </Loaded>
  );
}

/** Back to the list as it was: its filters are in the address before this one. */
function Back() {
  const intl = useIntl();
  const navigate = useNavigate();
  // The first page that is opened has this key: then there is no list to go back to.
  const came = useLocation().key !== "default";
  const back = (): void => void (came ? navigate(-1) : navigate(paths.audit()));
  useShortcuts([
    { keys: "Esc", label: intl.formatMessage({ id: "audit.back", defaultMessage: "Back to the list" }), key: "Escape", press: back },
  ]);
  return (
    <Link
      to={paths.audit()}
      className={styles.back}
      onClick={(event) => {
        if (!came || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        back();
      }}
    >
      <IconArrowLeft size={14} aria-hidden />
      {pageCatalogue.audit.title}
    </Link>
  );
}

/** Leads to all that this one did, by its id: others may have its name. */
function Who({ actor }: { actor: NonNullable<NonNullable<AuditDetailQuery["auditEntry"]>["actor"]> }) {
  const intl = useIntl();
  const by = new URLSearchParams({ kind: actor.kind, ...(actor.id !== null ? { by: actor.id } : { actor: actor.name }) });
  return (
    <Link to={`${paths.audit()}?${by.toString()}`} title={intl.formatMessage({ id: "audit.allBy", defaultMessage: "All that it did" })}>
      {actorName(intl, actor)}
    </Link>
  );
}

function Entry({ entry }: { entry: NonNullable<AuditDetailQuery["auditEntry"]> }) {
  const intl = useIntl();
  const { at, actor, action, model, entityId, origin, requestId, erased, before, after } = entry;
  const facts: [string, ReactNode][] = [
    [intl.formatMessage({ id: "audit.at", defaultMessage: "When" }), <AuditTime key="at" at={at} zone />],
    [intl.formatMessage({ id: "audit.utc", defaultMessage: "In UTC" }), <span key="utc">{at.slice(0, 19).replace("T", " ")}</span>],
    [intl.formatMessage({ id: "audit.actor", defaultMessage: "Who" }), actor && <Who key="actor" actor={actor} />],
    [intl.formatMessage({ id: "audit.model", defaultMessage: "Kind" }), modelName(intl, model)],
    [
      intl.formatMessage({ id: "audit.entity", defaultMessage: "Record" }),
      entityId && model === "claim" ? (
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
    [intl.formatMessage({ id: "audit.origin", defaultMessage: "From where" }), origin],
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
    <main className={styles.page}>
      <div className={styles.inside}>
        <Back />
        <Title order={1} className={styles.title!}>
          {actionName(intl, action)}
        </Title>
        <dl className={admin.facts}>
          {facts.map(([name, value]) => (
            <div key={name} className={styles.fact}>
              <dt>{name}</dt>
              <dd>{value ?? "—"}</dd>
            </div>
          ))}
        </dl>
        {erased ? (
          <p className={admin.note}>
            <FormattedMessage
              id="audit.erased"
              defaultMessage="What was there before and after was erased for good, as personal data may be. That it was done stays."
            />
          </p>
        ) : (
          <AuditDiff before={before ?? null} after={after ?? null} />
        )}
      </div>
    </main>
  );
}
