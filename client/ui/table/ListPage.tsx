import { CloseButton, TextInput, Title } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { type ReactNode, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { textLimits } from "../../../schema/rules/limits/inputLimits";
import styles from "./ListPage.module.css";
import { useShortcuts } from "../shortcuts";

export interface ListPageProps {
  title: ReactNode;
  /** How many rows there are in all. */
  total?: number | undefined;
  /** What filters the list. */
  filters?: ReactNode;
  /** What can be done besides, at the right. */
  actions?: ReactNode;
  /** What narrows the list now, in a line of its own. */
  chips?: ReactNode;
  /** Stands in place of filters and actions while rows are selected, so that no row moves. */
  bulk?: ReactNode;
  /** Said over the rows. */
  notice?: ReactNode;
  /** Stands at the right of the table. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A screen that is one list: its name and count, what filters it and what can be done, the table below. */
export const ListPage = ({ title, total, filters, actions, chips, bulk, notice, aside, children }: ListPageProps) => (
  <main className={styles.page}>
    <div className={styles.bar}>
      <Title order={1}>{title}</Title>
      <span className={styles.count} role="status">
        {total !== undefined && <FormattedMessage id="list.total" defaultMessage="{total, number} in all" values={{ total }} />}
      </span>
      <div className={styles.room}>
        {/* They keep their height, so that no row moves. */}
        <div className={styles.tools} inert={Boolean(bulk)} data-hidden={Boolean(bulk)}>
          {filters}
          <span className={styles.rest} />
          {actions}
        </div>
        {bulk && <div className={styles.bulk}>{bulk}</div>}
      </div>
      {chips && <div className={styles.chips}>{chips}</div>}
    </div>
    <div className={styles.body}>
      <div className={styles.table}>
        {children}
        {notice && <div className={styles.notice}>{notice}</div>}
      </div>
      {aside}
    </div>
  </main>
);

/** The field that searches a list; `/` goes to it. */
export function SearchField({ text, onType, label }: { text: string; onType(text: string): void; label: string }) {
  const intl = useIntl();
  const field = useRef<HTMLInputElement>(null);
  useShortcuts([
    {
      keys: "/",
      label: intl.formatMessage({ id: "keys.search", defaultMessage: "Search the list" }),
      key: "/",
      press: () => field.current?.focus(),
    },
  ]);
  return (
    <TextInput
      ref={field}
      className={styles.search!}
      type="search"
      maxLength={textLimits.search}
      aria-label={label}
      placeholder={label}
      leftSection={<IconSearch size={14} aria-hidden />}
      rightSection={
        text && (
          <CloseButton
            size={22}
            aria-label={intl.formatMessage({ id: "list.clearSearch", defaultMessage: "Clear the search" })}
            onClick={() => onType("")}
          />
        )
      }
      value={text}
      onChange={(event) => onType(event.currentTarget.value)}
    />
  );
}
