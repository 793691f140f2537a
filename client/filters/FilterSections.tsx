import { type ReactNode, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { textFilters } from "../../schema/rules/map/filterParts";
import { fieldOf, type Filter, type FilterField } from "./filter";
import { sameFilter } from "./filterAddress";
import { type FilterChange, filterInputs } from "./FilterFields";
import { fieldNames } from "./fieldNames";
import type { FilterNames } from "./useFilterNames";
import styles from "./FilterPanel.module.css";

type Field = keyof typeof filterInputs;
const basic: readonly Field[] = ["instance", "centre", "service", "kind", "scheduled", "priority", "unassigned"];
const advanced: readonly Field[] = [
  ...(["access", "client", "contract", "supplier", "assigned", "planned", "contact", "mobile", "assignment"] as const),
  ...textFilters,
];
const attributes: readonly Field[] = ["attributes"];

export interface FilterSectionsProps extends Pick<FilterNames, "nameOf"> {
  filter: Filter;
  applied: Filter;
  set: readonly FilterField[];
  canUse(field: FilterField): boolean;
  /** Contracts that were removed because another client was selected. */
  dropped: readonly string[];
  onChange(change: FilterChange): void;
}

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

function DroppedContracts({ names }: { names: readonly string[] }) {
  const intl = useIntl();
  return (
    <div role="status" className={styles.dropped}>
      {names.length > 0 && (
        <FormattedMessage
          id="map.filters.contractsDropped"
          defaultMessage="Removed, because they belong to another client: {names}"
          values={{ names: intl.formatList(names) }}
        />
      )}
    </div>
  );
}

interface DisclosureProps {
  title: ReactNode;
  fields: readonly Field[];
  set: readonly FilterField[];
  children(fields: readonly Field[]): ReactNode;
}

/** Collapsible group of filters. Opens when one of its filters becomes active, for example from an address or a favourite. */
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

function Label({ field, isChanged }: { field: Field; isChanged: boolean }) {
  const intl = useIntl();
  const names = fieldNames(intl);
  const changed = intl.formatMessage({ id: "map.filters.changed", defaultMessage: "not applied" });
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
