import { CloseButton, TextInput, Title } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { type ReactNode, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { textLimits } from "../../../schema/rules/requests/inputLimits";
import styles from "./ListPage.module.css";
import { useShortcuts } from "../shortcuts";

export interface ListPageProps {
  title: ReactNode;
  total?: number | undefined;
  filters?: ReactNode;
  actions?: ReactNode;
  chips?: ReactNode;
  /** Replaces filters and actions while rows are selected, without a change of height. */
  bulk?: ReactNode;
  notice?: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
}

export const ListPage = ({ title, total, filters, actions, chips, bulk, notice, aside, children }: ListPageProps) => (
  <main className={styles.page}>
    <div className={styles.bar}>
      <Title order={1}>{title}</Title>
      <span className={styles.count} role="status">
        {total !== undefined && (
          <FormattedMessage id="list.total" defaultMessage="{total, plural, one {# entry} other {# entries}}" values={{ total }} />
        )}
      </span>
      <div className={styles.room}>
        {/* The hidden tools keep their height, so that rows do not move. */}
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
