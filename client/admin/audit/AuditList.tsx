import { Button, Select, TextInput } from "@mantine/core";
import { useMemo, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useSearchParams } from "react-router";
import { ActorKind } from "../../../schema/rules/access/actors";
import { usePages } from "../../apollo/pages";
import { useAuditListQuery } from "../../gql/hooks";
import { actorKindName } from "../../i18n/actorName";
import { pageCatalogue } from "../../pages";
import { paths } from "../../paths";
import { textLimits } from "../../../schema/rules/limits/inputLimits";
import { useAddressText, useAddressValue } from "../../ui/table/addressState";
import { DataTable } from "../../ui/table/DataTable";
import { ListPage, SearchField } from "../../ui/table/ListPage";
import { actionName, auditActions } from "./auditActions";
import styles from "./audit.module.css";
import { type AuditRow, useAuditColumns } from "./auditColumns";
import { toInstant } from "./days";
import { auditModels, modelName } from "./auditModels";
import { useCommitted } from "./useCommitted";

const actorKinds = Object.keys(ActorKind) as ActorKind[];
/** What the address says of it may be anything. */
const kindIn = (value: string | null): ActorKind | null => actorKinds.find((kind) => kind === value) ?? null;

/** What was done, by whom and when: everything that the viewer may read of. */
export function AuditList() {
  const intl = useIntl();
  const search = useAddressText("q");
  const actor = useAddressText("actor", "by");
  const entity = useAddressText("entity");
  const [kindText, setKind] = useAddressValue("kind", "by");
  const kind = kindIn(kindText);
  // Whoever a row's page leads from, until another name or kind is asked for.
  const [by] = useAddressValue("by");
  const [action, setAction] = useAddressValue("action");
  const [model, setModel] = useAddressValue("model");
  const [from, setFrom] = useAddressValue("from");
  const [to, setTo] = useAddressValue("to");
  const [, setAddress] = useSearchParams();
  // What is typed of a date is none until it is whole: the field keeps it, until it is cleared.
  const [cleared, setCleared] = useState(0);
  const filter = useCommitted({
    text: search.settled,
    actor: kind || by || actor.settled ? { kind, id: by, name: actor.settled } : null,
    action,
    entityId: entity.settled,
    model,
    from: toInstant(from),
    to: toInstant(to),
  });
  const pages = usePages(useAuditListQuery({ variables: { filter }, fetchPolicy: "cache-and-network" }), "auditEntries");
  const columns = useAuditColumns();
  const who = by === null || actor.isTyped ? actor.text : (pages.rows?.find((row) => row.actor?.id === by)?.actor?.name ?? by);
  const actions = useMemo(
    () =>
      [...new Set([...auditActions, ...(action ? [action] : [])])]
        .map((value) => ({ value, label: actionName(intl, value) }))
        .sort((a, b) => a.label.localeCompare(b.label, intl.locale)),
    [intl, action],
  );
  const filtered = Object.values(filter).some((value) => value !== null);
  const field = (label: string, { text, type }: Pick<typeof actor, "text" | "type">) => (
    <TextInput
      aria-label={label}
      placeholder={label}
      w={130}
      maxLength={textLimits.search}
      value={text}
      onChange={(event) => type(event.currentTarget.value)}
    />
  );
  const moment = (label: string, value: string | null, set: (value: string) => void) => (
    <label className={styles.moment}>
      {label}
      <TextInput
        type="datetime-local"
        max="9999-12-31T23:59"
        w={180}
        defaultValue={value ?? ""}
        key={cleared}
        onChange={(event) => set(event.currentTarget.value)}
      />
    </label>
  );
  return (
    <ListPage
      title={pageCatalogue.audit.title}
      filters={
        <>
          <SearchField
            text={search.text}
            onType={search.type}
            label={intl.formatMessage({ id: "audit.search", defaultMessage: "Who, what or which" })}
          />
          {moment(intl.formatMessage({ id: "audit.from", defaultMessage: "From" }), from, setFrom)}
          {moment(intl.formatMessage({ id: "audit.to", defaultMessage: "Before" }), to, setTo)}
          {field(intl.formatMessage({ id: "audit.actor", defaultMessage: "Who" }), { ...actor, text: who })}
          <Select
            aria-label={intl.formatMessage({ id: "audit.actorKind", defaultMessage: "Kind of actor" })}
            placeholder={intl.formatMessage({ id: "audit.actorKind", defaultMessage: "Kind of actor" })}
            w={150}
            clearable
            value={kind}
            onChange={setKind}
            data={actorKinds.map((value) => ({ value, label: actorKindName(intl, value) }))}
          />
          <Select
            aria-label={intl.formatMessage({ id: "audit.action", defaultMessage: "Action" })}
            placeholder={intl.formatMessage({ id: "audit.action", defaultMessage: "Action" })}
            w={190}
            searchable
            clearable
            value={action}
            onChange={setAction}
            data={actions}
          />
          <Select
            aria-label={intl.formatMessage({ id: "audit.model", defaultMessage: "Kind" })}
            placeholder={intl.formatMessage({ id: "audit.model", defaultMessage: "Kind" })}
            w={150}
            clearable
            value={model}
            onChange={setModel}
            data={auditModels.map((value) => ({ value, label: modelName(intl, value) }))}
          />
          {field(intl.formatMessage({ id: "audit.entity", defaultMessage: "Record" }), entity)}
        </>
      }
      actions={
        filtered && (
          <Button
            variant="default"
            onClick={() => {
              for (const { type } of [search, actor, entity]) type("");
              setAddress({}, { replace: true });
              setCleared(cleared + 1);
            }}
          >
            <FormattedMessage id="audit.clear" defaultMessage="Clear filters" />
          </Button>
        )
      }
    >
      <DataTable<AuditRow>
        label={intl.formatMessage({ id: "page.audit", defaultMessage: "Audit of actions" })}
        columns={columns}
        keyOf={({ id }) => id}
        to={({ id }) => paths.auditRow("view", id)}
        empty={
          filtered ? (
            <FormattedMessage id="list.noMatch" defaultMessage="Nothing matches these filters." />
          ) : (
            <FormattedMessage id="audit.none" defaultMessage="Nothing was done yet that you may read of." />
          )
        }
        {...pages}
      />
    </ListPage>
  );
}
