import { useMemo } from "react";
import { defineMessages, useIntl } from "react-intl";
import { useSearchParams } from "react-router";
import { ActorKind } from "../../../schema/rules/access/actors";
import { actorKindName } from "../../i18n/actorName";
import { useAddressText, useAddressValue } from "../../ui/table/addressState";
import { type ListFilter, useSearchFilter, useSelectFilter } from "../../ui/table/listFilters";
import { TextFilter } from "../kit/TextFilter";
import { useCommitted } from "../kit/useCommitted";
import { usePeriodFilters } from "../kit/usePeriodFilters";
import { actionName, auditActions } from "./auditActions";
import { auditModels, modelName } from "./auditModels";

const actorKinds = Object.keys(ActorKind) as ActorKind[];

const texts = defineMessages({
  search: { id: "audit.search", defaultMessage: "Who, what or which" },
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
  const period = usePeriodFilters();
  const [, setAddress] = useSearchParams();
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
    from: period.from,
    to: period.to,
  });
  const isSet = Object.values(filter).some((value) => value !== null);
  return {
    filter,
    isSet,
    clear: () => {
      search.clear();
      actor.type("");
      entity.type("");
      setAddress({}, { replace: true });
      period.clear();
    },
    /** `nameOf` says what somebody is called whom the address names by id; undefined: not known. */
    fields: (nameOf: (id: string) => string | undefined): ListFilter[] => {
      const who = by === null || actor.isTyped ? actor.text : (nameOf(by) ?? by);
      return [
        search,
        ...period.fields,
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
