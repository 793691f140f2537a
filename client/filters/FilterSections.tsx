import { type ReactNode, useEffect, useRef, useState } from "react";
import { IconX } from "@tabler/icons-react";
import { FormattedMessage, useIntl } from "react-intl";
import iconButton from "../ui/iconButton.module.css";
import { AddFilter } from "./AddFilter";
import { fieldOf, fieldsSet, type Filter, type FilterField, filterFieldOrder, withoutParts } from "./filter";
import { sameFilter } from "./filterAddress";
import { type FilterChange, filterInputs } from "./FilterFields";
import { fieldNames } from "./fieldNames";
import { useFilterTexts } from "./useFilterTexts";
import type { FilterNames } from "./useFilterNames";
import styles from "./FilterPanel.module.css";

export interface FilterSectionsProps extends Pick<FilterNames, "nameOf"> {
  filter: Filter;
  applied: Filter;
  canUse(field: FilterField): boolean;
  /** Contracts that were removed because another client was selected. */
  dropped: readonly string[];
  onChange(change: FilterChange): void;
}

/** Filters that are set, as chips; their controls open on demand. Key it by the applied filter, so that the controls close with it. */
export function FilterSections({ filter, applied, canUse, dropped, nameOf, onChange }: FilterSectionsProps) {
  const [opened, setOpened] = useState<readonly FilterField[]>([]);
  const usable = filterFieldOrder.filter(canUse);
  const chips = fieldsSet(filter).filter((field) => canUse(field) && !opened.includes(field));
  const isChanged = (field: FilterField): boolean => !sameFilter(fieldOf(filter, field), fieldOf(applied, field));
  const open = (field: FilterField): void => setOpened([...opened, field]);
  const remove = (field: FilterField): void => {
    setOpened(opened.filter((other) => other !== field));
    onChange(withoutParts(field));
  };
  return (
    <>
      <FilterList {...{ filter, fields: chips, isChanged }} onOpen={open} onRemove={remove} />
      {usable
        .filter((field) => opened.includes(field))
        .map((field) => (
          <OpenedFilter
            key={field}
            {...{ field, filter }}
            isChanged={isChanged(field)}
            onChange={onChange}
            onRemove={() => remove(field)}
          />
        ))}
      <DroppedContracts names={dropped.map((id) => nameOf("contractIds", id) ?? id)} />
      <AddFilter fields={usable.filter((field) => !opened.includes(field) && !chips.includes(field))} onAdd={open} />
    </>
  );
}

interface FilterListProps {
  filter: Filter;
  fields: readonly FilterField[];
  isChanged(field: FilterField): boolean;
  onOpen(field: FilterField): void;
  onRemove(field: FilterField): void;
}

function FilterList({ filter, fields, isChanged, onOpen, onRemove }: FilterListProps) {
  const intl = useIntl();
  const names = fieldNames(intl);
  const textsOf = useFilterTexts(filter);
  if (!fields.length) return null;
  return (
    <ul className={styles.chips}>
      {fields.map((field) => {
        const text = `${names[field]}: ${textsOf(field).join(", ")}`;
        return (
          <li key={field}>
            <button type="button" className={styles.chip} title={text} onClick={() => onOpen(field)}>
              {text}
              {isChanged(field) && <ChangedMark />}
            </button>
            <RemoveButton name={names[field]} onRemove={() => onRemove(field)} />
          </li>
        );
      })}
    </ul>
  );
}

interface OpenedFilterProps {
  field: FilterField;
  filter: Filter;
  isChanged: boolean;
  onChange(change: FilterChange): void;
  onRemove(): void;
}

function OpenedFilter({ field, filter, isChanged, onChange, onRemove }: OpenedFilterProps) {
  const names = fieldNames(useIntl());
  const section = useRef<HTMLDivElement>(null);
  useEffect(() => section.current?.querySelector<HTMLElement>("input:not([type=hidden])")?.focus(), []);
  const Control = filterInputs[field];
  const label: ReactNode = (
    <>
      {names[field]}
      {isChanged && <ChangedMark />}
    </>
  );
  return (
    <div ref={section} className={styles.opened}>
      <Control filter={filter} onChange={onChange} label={label} />
      <RemoveButton name={names[field]} onRemove={onRemove} />
    </div>
  );
}

function RemoveButton({ name, onRemove }: { name: string; onRemove(): void }) {
  const label = useIntl().formatMessage({ id: "map.filters.remove", defaultMessage: "Remove filter: {name}" }, { name });
  return (
    <button type="button" className={`${iconButton.button} ${styles.remove}`} aria-label={label} title={label} onClick={onRemove}>
      <IconX size={13} stroke={2} aria-hidden />
    </button>
  );
}

function ChangedMark() {
  const changed = useIntl().formatMessage({ id: "map.filters.changed", defaultMessage: "not applied" });
  return (
    <>
      {" "}
      <span className={styles.dot} title={changed} aria-hidden />
      <span className="spoken">{changed}</span>
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
