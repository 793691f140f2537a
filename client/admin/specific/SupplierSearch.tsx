import { Combobox, Loader, TextInput, useCombobox } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { textLimits } from "../../../schema/rules/requests/inputLimits";
import { useErrorText } from "../../api/errors";
import { useSupplierChoicesQuery } from "../../gql/hooks";
import admin from "../admin.module.css";
import type { Supplier } from "./profileValues";
import styles from "./specific.module.css";

const MIN_SEARCH_LENGTH = 2;
/** `passed` counts the suppliers on earlier pages, all of which are already chosen. */
const FIRST_PAGE: { after: string | null; passed: number } = { after: null, passed: 0 };

export function SupplierSearch({ chosen, onAdd }: { chosen: readonly Supplier[]; onAdd(supplier: Supplier): void }) {
  const intl = useIntl();
  const errorText = useErrorText();
  const list = useCombobox({ onDropdownClose: () => list.resetSelectedOption() });
  const [text, setText] = useState("");
  const searchText = text.trim();
  const [search] = useDebouncedValue(searchText, 250);
  const [{ after, passed }, goTo] = useState(FIRST_PAGE);
  const { data, loading, error } = useSupplierChoicesQuery({ variables: { text: search, after }, skip: search.length < MIN_SEARCH_LENGTH });
  const { nodes = [], totalCount = 0, pageInfo } = data?.suppliers ?? {};
  const ids = new Set(chosen.map(({ id }) => id));
  const matches = nodes.filter(({ id }) => !ids.has(id));
  // Every supplier of the page is already chosen: loads the next page.
  if (!matches.length && pageInfo?.hasNextPage) goTo({ after: pageInfo.endCursor, passed: passed + nodes.length });

  const isSearching = searchText.length >= MIN_SEARCH_LENGTH;
  const waiting = isSearching && (searchText !== search || loading);
  const unchosenCount = totalCount - passed - (nodes.length - matches.length);
  const more =
    !waiting && matches.length > 0 && unchosenCount > matches.length
      ? intl.formatMessage(
          { id: "list.firstOf", defaultMessage: "Showing the first {shown, number} of {total, number}. Type to find more." },
          { shown: matches.length, total: unchosenCount },
        )
      : null;
  const nothing = waiting
    ? intl.formatMessage({ id: "detail.loading", defaultMessage: "Loading…" })
    : error
      ? errorText(error)
      : intl.formatMessage({ id: "specific.noSupplier", defaultMessage: "No other matching suppliers." });
  const type = (typed: string): void => {
    setText(typed);
    goTo(FIRST_PAGE);
  };
  const add = (id: string): void => {
    onAdd({ id, name: matches.find((match) => match.id === id)?.name ?? null });
    type("");
    list.closeDropdown();
  };
  return (
    <>
      <Combobox store={list} onOptionSubmit={add}>
        <Combobox.Target>
          <TextInput
            label={<FormattedMessage id="specific.addSupplier" defaultMessage="Add supplier or base" />}
            placeholder={intl.formatMessage({ id: "specific.searchSupplier", defaultMessage: "Name or code, at least two characters" })}
            className={styles.search!}
            rightSection={waiting ? <Loader size={14} aria-hidden /> : undefined}
            maxLength={textLimits.search}
            value={text}
            onChange={(event) => {
              type(event.currentTarget.value);
              list.openDropdown();
              list.updateSelectedOptionIndex();
            }}
            onFocus={() => list.openDropdown()}
            onBlur={() => list.closeDropdown()}
          />
        </Combobox.Target>
        <Combobox.Dropdown hidden={!isSearching}>
          <Combobox.Options
            className={admin.choices!}
            aria-label={intl.formatMessage({ id: "specific.addSupplier", defaultMessage: "Add supplier or base" })}
          >
            {matches.map(({ id, name }) => (
              <Combobox.Option key={id} value={id}>
                {name ?? id} <small className={styles.code}>{id}</small>
              </Combobox.Option>
            ))}
            {!matches.length && <Combobox.Empty>{nothing}</Combobox.Empty>}
          </Combobox.Options>
          {more && <Combobox.Footer className={admin.note!}>{more}</Combobox.Footer>}
        </Combobox.Dropdown>
      </Combobox>
      <span className="spoken" role="status">
        {isSearching && list.dropdownOpened && (more ?? (matches.length ? null : nothing))}
      </span>
    </>
  );
}
