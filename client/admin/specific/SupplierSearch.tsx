import { Combobox, Loader, TextInput, useCombobox } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { textLimits } from "../../../schema/rules/limits/inputLimits";
import { useErrorText } from "../../apollo/errors";
import { useSupplierChoicesQuery } from "../../gql/hooks";
import admin from "../admin.module.css";
import type { Supplier } from "./profileValues";
import styles from "./specific.module.css";

/** A shorter text would find a good part of all suppliers. */
const MIN_SEARCH_LENGTH = 2;
/** Before the first page; of the pages that are passed every supplier is chosen. */
const FIRST_PAGE: { after: string | null; passed: number } = { after: null, passed: 0 };

/** Finds suppliers and bases that are not chosen yet, however many of those with that name are. */
export function SupplierSearch({ chosen, onAdd }: { chosen: readonly Supplier[]; onAdd(supplier: Supplier): void }) {
  const intl = useIntl();
  const errorText = useErrorText();
  const list = useCombobox({ onDropdownClose: () => list.resetSelectedOption() });
  const [text, setText] = useState("");
  const wanted = text.trim();
  const [search] = useDebouncedValue(wanted, 250);
  const [{ after, passed }, goTo] = useState(FIRST_PAGE);
  const { data, loading, error } = useSupplierChoicesQuery({ variables: { text: search, after }, skip: search.length < MIN_SEARCH_LENGTH });
  const { nodes = [], totalCount = 0, pageInfo } = data?.suppliers ?? {};
  const ids = new Set(chosen.map(({ id }) => id));
  const found = nodes.filter(({ id }) => !ids.has(id));
  // All of them are chosen: on to the next page.
  if (!found.length && pageInfo?.hasNextPage) goTo({ after: pageInfo.endCursor, passed: passed + nodes.length });

  const asked = wanted.length >= MIN_SEARCH_LENGTH;
  const waiting = asked && (wanted !== search || loading);
  const others = totalCount - passed - (nodes.length - found.length);
  const more =
    !waiting && found.length > 0 && others > found.length
      ? intl.formatMessage(
          { id: "list.firstOf", defaultMessage: "The first {shown, number} of {total, number}: type to find more." },
          { shown: found.length, total: others },
        )
      : null;
  const nothing = waiting
    ? intl.formatMessage({ id: "detail.loading", defaultMessage: "Loading…" })
    : error
      ? errorText(error)
      : intl.formatMessage({ id: "specific.noSupplier", defaultMessage: "No other supplier matches." });
  const type = (typed: string): void => {
    setText(typed);
    goTo(FIRST_PAGE);
  };
  const add = (id: string): void => {
    onAdd({ id, name: found.find((one) => one.id === id)?.name ?? null });
    type("");
    list.closeDropdown();
  };
  return (
    <>
      <Combobox store={list} onOptionSubmit={add}>
        <Combobox.Target>
          <TextInput
            label={<FormattedMessage id="specific.addSupplier" defaultMessage="Add a supplier or base" />}
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
        <Combobox.Dropdown hidden={!asked}>
          <Combobox.Options
            className={admin.choices!}
            aria-label={intl.formatMessage({ id: "specific.addSupplier", defaultMessage: "Add a supplier or base" })}
          >
            {found.map(({ id, name }) => (
              <Combobox.Option key={id} value={id}>
                {name ?? id} <small className={styles.code}>{id}</small>
              </Combobox.Option>
            ))}
            {!found.length && <Combobox.Empty>{nothing}</Combobox.Empty>}
          </Combobox.Options>
          {more && <Combobox.Footer className={admin.note!}>{more}</Combobox.Footer>}
        </Combobox.Dropdown>
      </Combobox>
      <span className="spoken" role="status">
        {asked && list.dropdownOpened && (more ?? (found.length ? null : nothing))}
      </span>
    </>
  );
}
