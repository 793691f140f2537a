import { IconFilter, IconX } from "@tabler/icons-react";
import { useMemo } from "react";
import { defineMessages, FormattedMessage, useIntl } from "react-intl";
import { useSearchParams } from "react-router";
import { ActorKind } from "../../../schema/rules/access/actors";
import { upperSnake } from "../../../schema/rules/apiEnums";
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
  search: { id: "audit.search", defaultMessage: "Actor, action or object" },
  actor: { id: "audit.actor", defaultMessage: "Actor" },
  actorKind: { id: "audit.actorKind", defaultMessage: "Actor type" },
  action: { id: "audit.action", defaultMessage: "Action" },
  model: { id: "audit.model", defaultMessage: "Object type" },
  entity: { id: "audit.entity", defaultMessage: "Object" },
});

/** Address parameter that also shows entries of imports, API keys and the system. */
const EVERYTHING = "everything";

export function useAuditFilters() {
  const intl = useIntl();
  const search = useSearchFilter(texts.search);
  const actor = useAddressText("actor", "by");
  const entity = useAddressText("entity");
  // Id of an actor, set by the link on an entry's page. Choosing another name or type of actor clears it.
  const [by] = useAddressValue("by");
  const [action] = useAddressValue("action");
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
  const models = useSelectFilter<(typeof auditModels)[number]>("model", {
    label: texts.model,
    options: auditModels.map((value) => ({ value, label: modelName(intl, upperSnake(value)) })),
  });
  // Filters by actor or action override the restriction to people. Users who may not see actors cannot tell people from programs.
  const isAsked = Boolean(kinds.value || by || actor.settled || actions.value);
  const canChoose = useCan()("claim.viewers") && !isAsked;
  const narrowed = useCommitted({
    text: search.value,
    actor: kinds.value || by || actor.settled ? { kind: kinds.value, id: by, name: actor.settled } : null,
    action: actions.value,
    entityId: entity.settled,
    model: models.value && upperSnake(models.value),
    at: period.range,
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
    /** `nameOf` returns the name of the actor given by id in the address, or `undefined` if it is not loaded. */
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

const withStored = (options: readonly string[], stored: string | null): string[] => [...new Set([...options, ...(stored ? [stored] : [])])];

function PeopleChip({ isOn, set }: { isOn: boolean; set(on: boolean): void }) {
  return (
    <button type="button" aria-pressed={isOn} onClick={() => set(!isOn)}>
      {isOn ? (
        <>
          <IconFilter size={14} stroke={1.75} aria-hidden />
          <span className={styles.name}>
            <FormattedMessage id="audit.peopleOnly" defaultMessage="User actions only" />
          </span>
          <span className={styles.hides}>
            <FormattedMessage id="audit.peopleOnly.hides" defaultMessage="hides imports, programs and the system" />
          </span>
          <IconX size={13} stroke={2} aria-hidden />
        </>
      ) : (
        <span>
          <FormattedMessage id="audit.peopleOnly" defaultMessage="User actions only" />
        </span>
      )}
    </button>
  );
}
