import { type ReactNode, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { fieldOf, type Filter, type FilterField } from "./filter";
import { sameFilter } from "./filterAddress";
import { type FilterChange, filterInputs } from "./FilterFields";
import { fieldNames } from "./fieldNames";
import type { FilterNames } from "./useFilterNames";
import styles from "./FilterPanel.module.css";

type Field = keyof typeof filterInputs;
const basic: readonly Field[] = ["centre", "service", "kind", "scheduled", "priority", "unassigned"];
const advanced: readonly Field[] = [
  ...(["access", "client", "contract", "supplier", "assigned", "planned", "contact", "mobile", "assignment"] as const),
  ...(["file", "otherFile"] as const),
];
const attributes: readonly Field[] = ["attributes"];

export interface FilterSectionsProps extends Pick<FilterNames, "nameOf"> {
  /** What is chosen here. */
  filter: Filter;
  /** What narrows the map or the list, and which fields that sets. */
  applied: Filter;
  set: readonly FilterField[];
  canUse(field: FilterField): boolean;
  /** Contracts that are chosen no more since another client is. */
  dropped: readonly string[];
  onChange(change: FilterChange): void;
}

/** The fields of the filters: those that most people need, and two folds with the others. */
export function FilterSections({ filter, applied, set, canUse, dropped, nameOf, onChange }: FilterSectionsProps) {
  const shown = (fields: readonly Field[]): ReactNode =>
    fields.filter(canUse).map((field) => {
      const Input = filterInputs[field];
      const isOther = !sameFilter(fieldOf(filter, field), fieldOf(applied, field));
      const input = <Input key={field} filter={filter} onChange={onChange} label={<Label field={field} isChanged={isOther} />} />;
      return field === "contract"
        ? [input, <DroppedContracts key="dropped" names={dropped.map((id) => nameOf("contractIds", id) ?? id)} />]
        : input;
    });
  return (
    <>
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
    </>
  );
}

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
