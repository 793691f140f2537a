import { Title } from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link, useLocation, useNavigate } from "react-router";
import { pageOf, type PageKey } from "../../pages";
import { paths } from "../../paths";
import { useShortcuts } from "../../ui/shortcuts";
import { TableMessage } from "../../ui/table/TableMessage";
import admin from "../admin.module.css";
import form from "../../ui/form/FormPage.module.css";
import styles from "./LogDetail.module.css";

/** The lists of logs, whose rows have a page each. */
type LogList = Extract<PageKey, "audit" | "apiErrors" | "supplierFilterCalls">;

export interface LogDetailProps {
  list: LogList;
  title: string;
  /** What is known of the row, each with its name; null shows as a dash. */
  facts: readonly (readonly [string, ReactNode])[];
  children: ReactNode;
}

/** One row of a log: the way back, its facts, and what else there is to say. */
export const LogDetail = ({ list, title, facts, children }: LogDetailProps) => (
  <main className={styles.page}>
    <div className={styles.inside}>
      <Back list={list} />
      <Title order={1} className={styles.title!}>
        {title}
      </Title>
      <dl className={admin.facts}>
        {facts.map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{value ?? "—"}</dd>
          </div>
        ))}
      </dl>
      {children}
    </div>
  </main>
);

/** What stands there for a row that there is not, or that is not for this viewer. */
export const NoLogRow = ({ list }: { list: LogList }) => (
  <main className={styles.page}>
    <div className={styles.inside}>
      <Back list={list} />
    </div>
    <TableMessage alert>
      <FormattedMessage
        id="audit.gone"
        defaultMessage="There is no such row, or you may not read it. Rows are removed when they are too old."
      />
    </TableMessage>
  </main>
);

/** Back to the list as it was: its filters are in the address before this one. */
function Back({ list }: { list: LogList }) {
  const intl = useIntl();
  const navigate = useNavigate();
  // The first page that is opened has this key: then there is no list to go back to.
  const came = useLocation().key !== "default";
  const back = (): void => void (came ? navigate(-1) : navigate(paths[list]()));
  useShortcuts([
    { keys: "Esc", label: intl.formatMessage({ id: "audit.back", defaultMessage: "Back to the list" }), key: "Escape", press: back },
  ]);
  return (
    <Link
      to={paths[list]()}
      className={form.back}
      onClick={(event) => {
        if (!came || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        back();
      }}
    >
      <IconArrowLeft size={14} aria-hidden />
      {pageOf(list).title}
    </Link>
  );
}
