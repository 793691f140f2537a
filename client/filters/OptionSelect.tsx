import { MultiSelect, type OptionsFilter } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { type ReactNode, useState } from "react";
import { useIntl } from "react-intl";
import { listLimits, textLimits } from "../../schema/rules/requests/inputLimits";
import { filterOptionParts } from "../../schema/rules/map/filterParts";
import { type Filter, type FilterPart, partsOf } from "./filter";
import { useFilterNames } from "./useFilterNames";
import type { FilterOptionPart } from "../gql/graphql";
import { useFilterOptionsQuery, useMapSupplierListQuery } from "../gql/hooks";
import styles from "./FilterPanel.module.css";

const TYPING_DELAY_MS = 250;
const SUPPLIERS_OFFERED = 20;

export interface Choice {
  value: string;
  label: string;
}

interface ChoiceSelectProps {
  label: ReactNode;
  value: readonly string[];
  onChange(value: string[]): void;
  choices: readonly Choice[];
  /** Search text for server-side search; absent if all choices are loaded. */
  typed?: { text: string; type(text: string): void; want(): void };
}

/** Disables Mantine's filter, because the server has already searched. */
const offered: OptionsFilter = ({ options }) => options;

export function ChoiceSelect({ label, value, onChange, choices, typed }: ChoiceSelectProps) {
  const choiceByValue = new Map(choices.map((choice) => [choice.value, choice]));
  const data = [...choiceByValue.values(), ...value.filter((id) => !choiceByValue.has(id)).map((id) => ({ value: id, label: id }))];
  return (
    <MultiSelect
      label={label}
      size="xs"
      data={data}
      value={[...value]}
      onChange={onChange}
      maxValues={listLimits.filter}
      searchable
      clearable
      hidePickedOptions
      classNames={{ inputField: styles.typed! }}
      {...(typed && { searchValue: typed.text, onSearchChange: typed.type, onDropdownOpen: typed.want, filter: offered })}
    />
  );
}

const belongsTo: Partial<Record<FilterOptionPart, readonly FilterPart[]>> = {
  CENTRE: ["instanceIds"],
  CLIENT: ["instanceIds"],
  CONTRACT: ["instanceIds", "clientIds"],
};

interface OptionSelectProps extends Pick<ChoiceSelectProps, "label" | "value" | "onChange"> {
  part: FilterOptionPart;
  filter: Filter;
  before?: readonly Choice[];
}

/** Options that occur in open claims of the user's scope, most frequent first. Further ones are searched by name. */
export function OptionSelect({ part, filter, before = [], ...select }: OptionSelectProps) {
  const intl = useIntl();
  const typed = useTyped();
  const offered = useFilterOptionsQuery({
    variables: { part, text: typed.searchText, filter: partsOf(filter, belongsTo[part] ?? []) },
    fetchPolicy: "cache-and-network",
    skip: !typed.isWanted,
  });
  const { nameOf } = useFilterNames(filter);
  const choices = [
    ...select.value.map((id) => ({ value: id, label: nameOf(filterOptionParts[part], id) ?? id })),
    ...before,
    ...((offered.data ?? offered.previousData)?.filterOptions ?? []).map(({ value, name, count }) => ({
      value,
      label: select.value.includes(value) ? name : `${name} · ${intl.formatNumber(count)}`,
    })),
  ];
  return <ChoiceSelect {...select} choices={choices} typed={typed} />;
}

export function SupplierSelect({ filter, ...select }: Omit<OptionSelectProps, "part" | "before">) {
  const typed = useTyped();
  const { nameOf } = useFilterNames(filter);
  const offered = useMapSupplierListQuery({
    variables: { first: SUPPLIERS_OFFERED, filter: typed.searchText ? { text: typed.searchText } : {} },
    skip: !typed.isWanted,
  });
  const choices = [
    ...select.value.map((id) => ({ value: id, label: nameOf("supplierIds", id) ?? id })),
    ...((offered.data ?? offered.previousData)?.suppliers.nodes ?? []).map(({ id, name }) => ({ value: id, label: name ?? id })),
  ];
  return <ChoiceSelect {...select} choices={choices} typed={typed} />;
}

/** Search text, and whether the select was opened. Options are loaded only after that. */
function useTyped() {
  const [text, setText] = useState("");
  const [isWanted, setWanted] = useState(false);
  const [searchText] = useDebouncedValue(text.trim(), TYPING_DELAY_MS);
  return {
    text,
    searchText: searchText || null,
    isWanted,
    want: () => setWanted(true),
    type: (typed: string) => setText(typed.slice(0, textLimits.search)),
  };
}
