import { Button } from "@mantine/core";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { fieldsSet, type Filter, type FilterField, filterFields } from "./filter";
import { canonicalFilter } from "./filterAddress";
import { ReasonedButton } from "../ui/form/ReasonedButton";
import { lazyPart } from "../ui/lazyPart";
import { useToast } from "../ui/toasts/toasts";
import type { FilterChange } from "./FilterFields";
import { type Narrowed, useCanNarrow } from "./useCanNarrow";
import { useFilterNames } from "./useFilterNames";
import styles from "./FilterPanel.module.css";
import { loadChunk } from "../store/loadChunk";

const FilterSections = lazyPart(() => loadChunk(() => import("./FilterSections")).then((file) => file.FilterSections));

export interface FilterPanelProps {
  narrowed: Narrowed;
  filter: Filter;
  onApply(filter: Filter): void;
  children?: ReactNode;
}

/** Filters of the map or a list, applied on submit. Filters on fields hidden by the profile are left out. */
export function FilterPanel({ narrowed, filter: applied, onApply, children }: FilterPanelProps) {
  const intl = useIntl();
  const toast = useToast();
  const canNarrow = useCanNarrow(narrowed);
  const canUse = (field: FilterField): boolean => filterFields[field].every(canNarrow);
  const key = JSON.stringify(applied);
  const [edited, setEdited] = useState<{ key: string; filter: Filter } | null>(null);
  // A filter applied elsewhere replaces unsaved changes.
  const chosen = edited?.key === key ? edited.filter : applied;
  const change = (parts: FilterChange): void => setEdited({ key, filter: withParts(chosen, parts) });
  const { nameOf, foreignContracts } = useFilterNames(chosen);
  // Contracts of other clients are removed once the client is changed, but a filter from the address is kept unchanged.
  const dropped = chosen === applied ? [] : foreignContracts;
  const form = withoutContracts(chosen, dropped);
  const isChanged = JSON.stringify(sorted(form)) !== JSON.stringify(sorted(applied));
  const isComplete = fieldsSet(canonicalFilter(form)).length === fieldsSet(form).length;
  const reason = !isChanged
    ? intl.formatMessage({ id: "map.filters.unchanged", defaultMessage: "No changes." })
    : isComplete
      ? null
      : intl.formatMessage({ id: "map.filters.order", defaultMessage: "“From” must be before “To”." });
  const set = fieldsSet(applied);
  const formElement = useRef<HTMLFormElement>(null);
  const wasSubmitted = useRef(false);
  useEffect(() => {
    // The controls close when their filter is applied.
    if (wasSubmitted.current) formElement.current?.querySelector<HTMLElement>("[data-add-filter]")?.focus();
    wasSubmitted.current = false;
  }, [key]);
  return (
    <form
      ref={formElement}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (reason !== null) return;
        wasSubmitted.current = true;
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
          <FilterSections key={key} filter={form} {...{ applied, canUse, dropped, nameOf }} onChange={change} />
        </section>
      </div>
      {(children === undefined || isChanged || set.length > 0) && (
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
      )}
    </form>
  );
}

function withoutContracts(filter: Filter, dropped: readonly string[]): Filter {
  if (!dropped.length) return filter;
  const { contractIds = [], ...otherParts } = filter;
  const left = contractIds.filter((id) => !dropped.includes(id));
  return { ...otherParts, ...(left.length && { contractIds: left }) };
}
const withParts = (filter: Filter, parts: FilterChange): Filter =>
  Object.fromEntries(Object.entries({ ...filter, ...parts }).filter(([, value]) => value !== undefined));
const sorted = (filter: Filter): [string, unknown][] => Object.entries(filter).toSorted(([a], [b]) => (a < b ? -1 : 1));
