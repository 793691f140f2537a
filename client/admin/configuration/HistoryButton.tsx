import { Button } from "@mantine/core";
import { IconHistory } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { FormattedMessage } from "react-intl";
import { useInstants } from "../../i18n/Instant";
import { SideDialog } from "../../ui/SideDialog";
import { TableMessage } from "../../ui/table/TableMessage";
import styles from "./configuration.module.css";

export interface HistoryEntry {
  id: string;
  at: string;
  who: string;
  what: ReactNode;
}

export interface HistoryButtonProps {
  /** Returns the changes, newest first; `undefined` while loading. Called only while the history is open. */
  useHistory(): { entries: HistoryEntry[] | undefined; error: unknown; retry(): void };
}

export function HistoryButton({ useHistory }: HistoryButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" leftSection={<IconHistory size={14} aria-hidden />} aria-expanded={open} onClick={() => setOpen(!open)}>
        <FormattedMessage id="configuration.history" defaultMessage="History" />
      </Button>
      {open && (
        <SideDialog title={<FormattedMessage id="configuration.history" defaultMessage="History" />} onClose={() => setOpen(false)}>
          <History useHistory={useHistory} />
        </SideDialog>
      )}
    </>
  );
}

function History({ useHistory }: HistoryButtonProps) {
  const write = useInstants();
  const { entries, error, retry } = useHistory();
  if (!entries)
    return (
      <TableMessage alert={Boolean(error)} onRetry={error ? retry : undefined}>
        {error ? (
          <FormattedMessage id="configuration.historyFailed" defaultMessage="The history could not be loaded." />
        ) : (
          <FormattedMessage id="session.loading" defaultMessage="Loading…" />
        )}
      </TableMessage>
    );
  if (!entries.length)
    return (
      <p className={styles.quiet}>
        <FormattedMessage id="configuration.historyNone" defaultMessage="No changes yet." />
      </p>
    );
  return (
    <ol className={styles.history}>
      {entries.map(({ id, at, who, what }) => (
        <li key={id}>
          <span className={styles.quiet}>
            {write.dateTime(at)} · {who}
          </span>
          <span>{what}</span>
        </li>
      ))}
    </ol>
  );
}
