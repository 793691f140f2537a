import { Button } from "@mantine/core";
import { IconFilter } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { FormattedMessage } from "react-intl";
import type { MapLayer } from "../../schema/rules/lists/mapLayers";
import { fieldsSet } from "../filters/filter";
import { FilterChips } from "../filters/FilterChips";
import { FilterPanel } from "../filters/FilterPanel";
import { SideDialog } from "../ui/SideDialog";
import type { RegisterFilter } from "./useRegisterFilter";
import styles from "./registers.module.css";

export interface FilterPanelParts {
  button: ReactNode;
  panel: ReactNode;
  chips: ReactNode;
}

/** `counted`: layer for which chips show the number of hidden items; `null` for none. */
export function useFilterPanel({ list, address, change }: RegisterFilter, counted: MapLayer | null): FilterPanelParts {
  const [isOpen, setOpen] = useState(false);
  const title = <FormattedMessage id="map.filters.title" defaultMessage="Filters" />;
  const count = fieldsSet(address.filter).length;
  return {
    button: (
      <Button variant="default" leftSection={<IconFilter size={15} aria-hidden />} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {title}
        {count > 0 && (
          <>
            {" "}
            <span className={styles.filterCount}>
              <FormattedMessage
                id="map.filters.active"
                defaultMessage="{count, plural, one {# active} other {# active}}"
                values={{ count }}
              />
            </span>
          </>
        )}
      </Button>
    ),
    panel: isOpen && (
      <SideDialog title={title} onClose={() => setOpen(false)}>
        <FilterPanel narrowed={list} filter={address.filter} onApply={(filter) => change(filter, "push")} />
      </SideDialog>
    ),
    chips: count > 0 && (
      <FilterChips address={{ ...address, layers: counted && [counted] }} onChange={(filter) => change(filter, "replace")} />
    ),
  };
}
