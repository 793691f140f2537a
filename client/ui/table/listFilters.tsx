import { Select } from "@mantine/core";
import type { ReactNode } from "react";
import { type MessageDescriptor, useIntl } from "react-intl";
import { useAddressText, useAddressValue } from "./addressState";
import { SearchField } from "./ListPage";

export interface ListFilter {
  name: string;
  field: ReactNode;
  isSet: boolean;
}

/** Text search as `?q=`. `value` changes after a pause in typing. */
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
  width?: number;
  searchable?: boolean;
  /** Another address value that is removed when this one is set. */
  drops?: string;
}

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
        flex={`10 1 ${width - 20}px`}
        maw={width}
        clearable
        searchable={searchable}
        value={stored}
        onChange={store}
        data={[...options]}
      />
    ),
  };
}
