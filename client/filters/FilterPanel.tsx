import { Button } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { fieldsSet, type Filter, type FilterField, filterFields } from "./filter";
import { canonicalFilter } from "./filterAddress";
import { ReasonedButton } from "../ui/form/ReasonedButton";
import { lazyPart } from "../ui/lazyPart";
import { useToast } from "../ui/toasts";
import type { FilterChange } from "./FilterFields";
import { type Narrowed, useCanNarrow } from "./useCanNarrow";
import { useFilterNames } from "./useFilterNames";
import styles from "./FilterPanel.module.css";

const FilterSections = lazyPart(() => import("./FilterSections").then((file) => file.FilterSections));

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
          <FilterSections filter={form} {...{ applied, set, canUse, dropped, nameOf }} onChange={change} />
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
