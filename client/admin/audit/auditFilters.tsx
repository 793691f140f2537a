import { TextInput } from "@mantine/core";
import { type ReactNode, useMemo, useState } from "react";
import { defineMessages, type MessageDescriptor, useIntl } from "react-intl";
import { useSearchParams } from "react-router";
import { ActorKind } from "../../../schema/rules/access/actors";
import { MINUTE_MS } from "../../../schema/rules/durations";
import { localOf } from "../../../schema/rules/language/localTimes";
import { textLimits } from "../../../schema/rules/limits/inputLimits";
import { actorKindName } from "../../i18n/actorName";
import { ownZone } from "../../i18n/Instant";
import { useNow } from "../../live/connection";
import { DateTimeField } from "../../ui/form/DateTimeField";
import { toInstant } from "../../ui/form/toInstant";
import { useAddressText, useAddressValue } from "../../ui/table/addressState";
import { type ListFilter, useSearchFilter, useSelectFilter } from "../../ui/table/listFilters";
import { actionName, auditActions } from "./auditActions";
import { auditModels, modelName } from "./auditModels";

import { useCommitted } from "./useCommitted";

const actorKinds = Object.keys(ActorKind) as ActorKind[];

const texts = defineMessages({
  search: { id: "audit.search", defaultMessage: "Who, what or which" },
  from: { id: "audit.from", defaultMessage: "From" },
  to: { id: "audit.to", defaultMessage: "Before" },
  actor: { id: "audit.actor", defaultMessage: "Who" },
  actorKind: { id: "audit.actorKind", defaultMessage: "Kind of actor" },
  action: { id: "audit.action", defaultMessage: "Action" },
  model: { id: "audit.model", defaultMessage: "Kind" },
  entity: { id: "audit.entity", defaultMessage: "Record" },
});

/** What narrows the audit: the filter as the server takes it, its fields, and how every one is emptied. */
export function useAuditFilters() {
  const intl = useIntl();
  const search = useSearchFilter(texts.search);
  const actor = useAddressText("actor", "by");
  const entity = useAddressText("entity");
  // Whoever a row's page leads from, until another name or kind is asked for.
  const [by] = useAddressValue("by");
  const [action] = useAddressValue("action");
  const [model] = useAddressValue("model");
  const [from, setFrom] = useAddressValue("from");
  const [to, setTo] = useAddressValue("to");
  const now = useNow(MINUTE_MS);
  const [, setAddress] = useSearchParams();
  // What is typed of a date is none until it is whole: the field keeps it, until it is cleared.
  const [cleared, setCleared] = useState(0);
  const kinds = useSelectFilter("kind", {
    label: texts.actorKind,
    drops: "by",
    options: actorKinds.map((value) => ({ value, label: actorKindName(intl, value) })),
  });
  const actions = useSelectFilter("action", {
    label: texts.action,
    width: 190,
    searchable: true,
    options: useMemo(
      () =>
        withStored(auditActions, action)
          .map((value) => ({ value, label: actionName(intl, value) }))
          .sort((a, b) => a.label.localeCompare(b.label, intl.locale)),
      [intl, action],
    ),
  });
  const models = useSelectFilter("model", {
    label: texts.model,
    options: withStored(auditModels, model).map((value) => ({ value, label: modelName(intl, value) })),
  });
  const filter = useCommitted({
    text: search.value,
    actor: kinds.value || by || actor.settled ? { kind: kinds.value, id: by, name: actor.settled } : null,
    action: actions.value,
    entityId: entity.settled,
    model: models.value,
    from: toInstant(from),
    to: toInstant(to),
  });
  const moment = (label: MessageDescriptor, value: string | null, set: (value: string) => void): ReactNode => (
    <DateTimeField
      key={cleared}
      label={intl.formatMessage(label)}
      value={value ?? ""}
      onChange={set}
      from={localOf(now, ownZone())}
      beside
    />
  );
  const isSet = Object.values(filter).some((value) => value !== null);
  return {
    filter,
    isSet,
    clear: () => {
      search.clear();
      actor.type("");
      entity.type("");
      setAddress({}, { replace: true });
      setCleared(cleared + 1);
    },
    /** `nameOf` says what somebody is called whom the address names by id; undefined: not known. */
    fields: (nameOf: (id: string) => string | undefined): ListFilter[] => {
      const who = by === null || actor.isTyped ? actor.text : (nameOf(by) ?? by);
      return [
        search,
        { name: "from", field: moment(texts.from, from, setFrom) },
        { name: "to", field: moment(texts.to, to, setTo) },
        { name: "actor", field: <TextFilter label={texts.actor} text={who} type={actor.type} /> },
        kinds,
        actions,
        models,
        { name: "entity", field: <TextFilter label={texts.entity} text={entity.text} type={entity.type} /> },
      ].map(({ name, field }) => ({ name, field, isSet }));
    },
  };
}

/** These, and what the address names besides. */
const withStored = (known: readonly string[], stored: string | null): string[] => [...new Set([...known, ...(stored ? [stored] : [])])];

/** A field that takes a text as it is. */
function TextFilter({ label, text, type }: { label: MessageDescriptor; text: string; type(text: string): void }) {
  const intl = useIntl();
  const name = intl.formatMessage(label);
  return (
    <TextInput
      aria-label={name}
      placeholder={name}
      w={130}
      maxLength={textLimits.search}
      value={text}
      onChange={(event) => type(event.currentTarget.value)}
    />
  );
}
