import { MultiSelect, type OptionsFilter } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { type ReactNode, useState } from "react";
import { useIntl } from "react-intl";
import { listLimits, textLimits } from "../../schema/rules/limits/inputLimits";
import { filterOptionParts } from "../../schema/rules/map/filterParts";
import { type Filter, type FilterPart, partsOf } from "./filter";
import { useFilterNames } from "./useFilterNames";
import type { FilterOptionPart } from "../gql/graphql";
import { useFilterOptionsQuery, useMapSupplierListQuery } from "../gql/hooks";
import styles from "./FilterPanel.module.css";

/** Asked this long after the last key, milliseconds. */
const TYPING_DELAY_MS = 250;
/** Suppliers that are offered for what is typed. */
const SUPPLIERS_OFFERED = 20;

export interface Choice {
  value: string;
  label: string;
}

interface ChoiceSelectProps {
  label: ReactNode;
  value: readonly string[];
  onChange(value: string[]): void;
  /** What is offered, and what is chosen. */
  choices: readonly Choice[];
  /** What is typed; absent: the choices are all there are. */
  typed?: { text: string; type(text: string): void; want(): void };
}

/** All that the server has found is offered. */
const offered: OptionsFilter = ({ options }) => options;

/** Several of some choices. */
export function ChoiceSelect({ label, value, onChange, choices, typed }: ChoiceSelectProps) {
  const known = new Map(choices.map((choice) => [choice.value, choice]));
  const data = [...known.values(), ...value.filter((one) => !known.has(one)).map((one) => ({ value: one, label: one }))];
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

/** What else is chosen that narrows what is offered: what belongs to something else is offered with it. */
const belongsTo: Partial<Record<FilterOptionPart, readonly FilterPart[]>> = {
  CENTRE: ["instanceIds"],
  CLIENT: ["instanceIds"],
  CONTRACT: ["instanceIds", "clientIds"],
};

interface OptionSelectProps extends Pick<ChoiceSelectProps, "label" | "value" | "onChange"> {
  part: FilterOptionPart;
  /** All that is chosen. */
  filter: Filter;
  /** Choices of ours, before those of the server. */
  before?: readonly Choice[];
}

/** Several of what open claims in the viewer's scope have, that of most claims first; found by name where there are more than are offered. */
export function OptionSelect({ part, filter, before = [], ...select }: OptionSelectProps) {
  const intl = useIntl();
  const typed = useTyped();
  const offered = useFilterOptionsQuery({
    variables: { part, text: typed.asked, filter: partsOf(filter, belongsTo[part] ?? []) },
    fetchPolicy: "cache-and-network",
    skip: !typed.isWanted,
  });
  const { nameOf } = useFilterNames(filter);
  const choices = [
    ...select.value.map((id) => ({ value: id, label: nameOf(filterOptionParts[part], id) ?? id })),
    ...before,
    ...((offered.data ?? offered.previousData)?.filterOptions ?? []).map(({ id, name, count }) => ({
      value: id,
      label: select.value.includes(id) ? name : `${name} · ${intl.formatNumber(count)}`,
    })),
  ];
  return <ChoiceSelect {...select} choices={choices} typed={typed} />;
}

/** Several suppliers, found by name or id. */
export function SupplierSelect({ filter, ...select }: Omit<OptionSelectProps, "part" | "before">) {
  const typed = useTyped();
  const { nameOf } = useFilterNames(filter);
  const offered = useMapSupplierListQuery({
    variables: { first: SUPPLIERS_OFFERED, filter: typed.asked ? { text: typed.asked } : {} },
    skip: !typed.isWanted,
  });
  const choices = [
    ...select.value.map((id) => ({ value: id, label: nameOf("supplierIds", id) ?? id })),
    ...((offered.data ?? offered.previousData)?.suppliers.nodes ?? []).map(({ id, name }) => ({ value: id, label: name ?? id })),
  ];
  return <ChoiceSelect {...select} choices={choices} typed={typed} />;
}

/** What is typed into a select, and whether its choices were wanted yet: nobody asks for those of a select that stays closed. */
function useTyped() {
  const [text, setText] = useState("");
  const [isWanted, setWanted] = useState(false);
  const [asked] = useDebouncedValue(text.trim(), TYPING_DELAY_MS);
  return {
    text,
    asked: asked || null,
    isWanted,
    want: () => setWanted(true),
    type: (typed: string) => setText(typed.slice(0, textLimits.search)),
  };
}
