import { Button } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { fieldOf, fieldsSet, type Filter, type FilterField, filterFields } from "./filter";
import { canonicalFilter, sameFilter } from "./filterAddress";
import { ReasonedButton } from "../ui/form/ReasonedButton";
import { useToast } from "../ui/toasts";
import { type FilterChange, filterInputs } from "./FilterFields";
import { fieldNames } from "./fieldNames";
import { type Narrowed, useCanNarrow } from "./useCanNarrow";
import { useFilterNames } from "./useFilterNames";
import styles from "./FilterPanel.module.css";

type Field = keyof typeof filterInputs;
const basic: readonly Field[] = ["centre", "service", "kind", "scheduled", "priority", "unassigned"];
const advanced: readonly Field[] = [
  ...(["access", "client", "contract", "supplier", "assigned", "planned", "contact", "mobile", "assignment"] as const),
  ...(["file", "otherFile"] as const),
];
const attributes: readonly Field[] = ["attributes"];

export interface FilterPanelProps {
  narrowed: Narrowed;
  /** What narrows it now. */
  filter: Filter;
  onApply(filter: Filter): void;
  /** Stands above the filters and scrolls with them; where nothing does, whatever surrounds them names them. */
  children?: ReactNode;
}

/** The filters of the map or of a list: what is chosen narrows it once it is applied. A filter by what the profile hides is absent. */
export function FilterPanel({ narrowed, filter: applied, onApply, children }: FilterPanelProps) {
  const intl = useIntl();
  const toast = useToast();
  const canNarrow = useCanNarrow(narrowed);
  const canUse = (field: FilterField): boolean => filterFields[field].every(canNarrow);
  const key = JSON.stringify(applied);
  const [edited, setEdited] = useState<{ key: string; filter: Filter } | null>(null);
  // What was applied elsewhere goes before what is chosen here.
  const chosen = edited?.key === key ? edited.filter : applied;
  const change = (parts: FilterChange): void => setEdited({ key, filter: withParts(chosen, parts) });
  const { nameOf, foreignContracts } = useFilterNames(chosen);
  // With another client chosen its contracts alone count. What an address says is left as it is.
  const dropped = chosen === applied ? [] : foreignContracts;
  const form = withoutContracts(chosen, dropped);
  const isChanged = JSON.stringify(sorted(form)) !== JSON.stringify(sorted(applied));
  const isComplete = fieldsSet(canonicalFilter(form)).length === fieldsSet(form).length;
  const reason = !isChanged
    ? intl.formatMessage({ id: "map.filters.unchanged", defaultMessage: "Nothing has been changed." })
    : isComplete
      ? null
      : intl.formatMessage({ id: "map.filters.order", defaultMessage: "The beginning of a range lies after its end." });
  const set = fieldsSet(applied);
  const shown = (fields: readonly Field[]): ReactNode =>
    fields.filter(canUse).map((field) => {
      const Input = filterInputs[field];
      const isOther = !sameFilter(fieldOf(form, field), fieldOf(applied, field));
      const input = <Input key={field} filter={form} onChange={change} label={<Label field={field} isChanged={isOther} />} />;
      return field === "contract"
        ? [input, <DroppedContracts key="dropped" names={dropped.map((id) => nameOf("contractIds", id) ?? id)} />]
        : input;
    });
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (reason !== null) return;
        onApply(canonicalFilter(form));
        toast.say("filtersApplied");
      }}
    >
      <div className={styles.body}>
        {children}
        <section className={styles.filters} aria-label={intl.formatMessage({ id: "map.filters.title", defaultMessage: "Filters" })}>
          {children !== undefined && (
            <h3>
              <FormattedMessage id="map.filters.title" defaultMessage="Filters" />{" "}
              {set.length > 0 && (
                <span>
                  <FormattedMessage
                    id="map.filters.active"
                    defaultMessage="{count, plural, one {# active} other {# active}}"
                    values={{ count: set.length }}
                  />
                </span>
              )}
            </h3>
          )}
          {shown(basic)}
          <Disclosure
            title={<FormattedMessage id="map.filters.advanced" defaultMessage="Advanced filters" />}
            fields={advanced.filter(canUse)}
            set={set}
          >
            {shown}
          </Disclosure>
          <Disclosure
            title={<FormattedMessage id="map.filters.attributeSearch" defaultMessage="Attribute search" />}
            fields={attributes.filter(canUse)}
            set={set}
          >
            {shown}
          </Disclosure>
        </section>
      </div>
      <div className={styles.footer}>
        <ReasonedButton type="submit" size="xs" reason={reason}>
          <FormattedMessage id="map.filters.apply" defaultMessage="Apply" />
        </ReasonedButton>
        <Button
          size="xs"
          variant="default"
          onClick={() => {
            setEdited(null);
            onApply({});
            toast.say("filtersCleared");
          }}
        >
          <FormattedMessage id="map.filters.clear" defaultMessage="Clear" />
        </Button>
      </div>
    </form>
  );
}

function withoutContracts(filter: Filter, dropped: readonly string[]): Filter {
  if (!dropped.length) return filter;
  const { contractIds = [], ...others } = filter;
  const left = contractIds.filter((id) => !dropped.includes(id));
  return { ...others, ...(left.length && { contractIds: left }) };
}
const withParts = (filter: Filter, parts: FilterChange): Filter =>
  Object.fromEntries(Object.entries({ ...filter, ...parts }).filter(([, value]) => value !== undefined));
const sorted = (filter: Filter): [string, unknown][] => Object.entries(filter).toSorted(([one], [other]) => (one < other ? -1 : 1));

/** Says which contracts are chosen no more since another client is. */
function DroppedContracts({ names }: { names: readonly string[] }) {
  const intl = useIntl();
  return (
    <div role="status" className={styles.dropped}>
      {names.length > 0 && (
        <FormattedMessage
          id="map.filters.contractsDropped"
          defaultMessage="No longer chosen, as of another client: {names}"
          values={{ names: intl.formatList(names) }}
        />
      )}
    </div>
  );
}

interface DisclosureProps {
  title: ReactNode;
  fields: readonly Field[];
  /** What narrows the map or the list. */
  set: readonly FilterField[];
  /** Draws the fields; only while they are seen. */
  children(fields: readonly Field[]): ReactNode;
}

/** Filters that fold. They open where one of them narrows anew: by an address or a favourite, too, while the panel is there. */
function Disclosure({ title, fields, set, children }: DisclosureProps) {
  const intl = useIntl();
  const narrowing = fields.filter((field) => set.includes(field));
  const count = narrowing.length;
  const [isOpen, setOpen] = useState(count > 0);
  const [shownFor, setShownFor] = useState(narrowing);
  if (narrowing.join() !== shownFor.join()) {
    setShownFor(narrowing);
    if (narrowing.some((field) => !shownFor.includes(field))) setOpen(true);
  }
  if (!fields.length) return null;
  return (
    <details className={styles.more} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {title} {count > 0 && <span>{intl.formatNumber(count)}</span>}
      </summary>
      {isOpen && children(fields)}
    </details>
  );
}

/** A field's name, with a dot while it is not yet applied. */
function Label({ field, isChanged }: { field: Field; isChanged: boolean }) {
  const intl = useIntl();
  const names = fieldNames(intl);
  const changed = intl.formatMessage({ id: "map.filters.changed", defaultMessage: "not yet applied" });
  return (
    <>
      {names[field]}
      {isChanged && (
        <>
          {" "}
          <span className={styles.dot} title={changed} aria-hidden />
          <span className="spoken">{changed}</span>
        </>
      )}
    </>
  );
}
