import { Select } from "@mantine/core";
import type { ReactNode } from "react";
import { type MessageDescriptor, useIntl } from "react-intl";
import { useAddressText, useAddressValue } from "./addressState";
import { SearchField } from "./ListPage";

/** What narrows a list: a field above it, whose value stands in the address. */
export interface ListFilter {
  name: string;
  field: ReactNode;
  /** Whether it narrows the list now. */
  isSet: boolean;
}

/** The search for a text, as `?q=`; its value is settled once nobody types. */
export function useSearchFilter(label: MessageDescriptor): ListFilter & { value: string | null; clear(): void } {
  const intl = useIntl();
  const search = useAddressText("q");
  return {
    name: "q",
    value: search.settled,
    isSet: Boolean(search.settled),
    clear: () => search.type(""),
    field: <SearchField text={search.text} onType={search.type} label={intl.formatMessage(label)} />,
  };
}

interface SelectFilterOptions<T> {
  label: MessageDescriptor;
  options: readonly { value: T; label: string }[];
  /** CSS pixels. */
  width?: number;
  /** Whether typing narrows the options. */
  searchable?: boolean;
  /** Another value of the address that goes as soon as this one is set. */
  drops?: string;
}

/** One of some values; null where the address names none of them. */
export function useSelectFilter<T extends string>(
  name: string,
  { label, options, width = 150, searchable = false, drops }: SelectFilterOptions<T>,
): ListFilter & { value: T | null } {
  const intl = useIntl();
  const [stored, store] = useAddressValue(name, drops);
  const text = intl.formatMessage(label);
  return {
    name,
    value: options.find(({ value }) => value === stored)?.value ?? null,
    isSet: Boolean(stored),
    field: (
      <Select
        aria-label={text}
        placeholder={text}
        w={width}
        clearable
        searchable={searchable}
        value={stored}
        onChange={store}
        data={[...options]}
      />
    ),
  };
}
