import { IconFilter, IconX } from "@tabler/icons-react";
import { useMemo } from "react";
import { defineMessages, FormattedMessage, useIntl } from "react-intl";
import { useSearchParams } from "react-router";
import { ActorKind } from "../../../schema/rules/access/actors";
import { actorKindName } from "../../i18n/actorName";
import { useAddressText, useAddressValue } from "../../ui/table/addressState";
import { useCan } from "../../session/useCan";
import { type ListFilter, useSearchFilter, useSelectFilter } from "../../ui/table/listFilters";
import { TextFilter } from "../kit/TextFilter";
import { useCommitted } from "../kit/useCommitted";
import { usePeriodFilters } from "../kit/usePeriodFilters";
import { actionName, auditActions } from "./auditActions";
import styles from "./audit.module.css";
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

/** In the address: everything is listed, not only what people did. */
const EVERYTHING = "everything";

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
  const [everything, setEverything] = useAddressValue(EVERYTHING);
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
  // Whoever asks for somebody, or for an action, means it. To whom actors are not shown, nothing tells people from programs.
  const isAsked = Boolean(kinds.value || by || actor.settled || actions.value);
  const canChoose = useCan()("claim.viewers") && !isAsked;
  const narrowed = useCommitted({
    text: search.value,
    actor: kinds.value || by || actor.settled ? { kind: kinds.value, id: by, name: actor.settled } : null,
    action: actions.value,
    entityId: entity.settled,
    model: models.value,
    from: period.from,
    to: period.to,
    peopleOnly: canChoose && everything === null ? true : null,
  });
  const { peopleOnly, ...filter } = narrowed;
  const isSet = Object.values(filter).some((value) => value !== null);
  return {
    filter: narrowed,
    isSet,
    chip: canChoose && <PeopleChip isOn={peopleOnly === true} set={(on) => setEverything(on ? null : "1")} />,
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

/** Says what is left out of the list; a click shows it, and leaves it out again. */
function PeopleChip({ isOn, set }: { isOn: boolean; set(on: boolean): void }) {
  return (
    <button type="button" aria-pressed={isOn} onClick={() => set(!isOn)}>
      {isOn ? (
        <>
          <IconFilter size={14} stroke={1.75} aria-hidden />
          <span className={styles.name}>
            <FormattedMessage id="audit.peopleOnly" defaultMessage="Only what people did" />
          </span>
          <span className={styles.hides}>
            <FormattedMessage id="audit.peopleOnly.hides" defaultMessage="imports, programs and the system are hidden" />
          </span>
          <IconX size={13} stroke={2} aria-hidden />
        </>
      ) : (
        <span>
          <FormattedMessage id="audit.peopleOnly" defaultMessage="Only what people did" />
        </span>
      )}
    </button>
  );
}
