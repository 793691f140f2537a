import { Button, Modal } from "@mantine/core";
import { useState } from "react";
import { defineMessages, FormattedMessage, useIntl } from "react-intl";
import { usePages } from "../../apollo/pages";
import type { MailsQuery } from "../../gql/graphql";
import { useMailsQuery } from "../../gql/hooks";
import { useInstants } from "../../i18n/Instant";
import { type ColumnDefinition, dateTimeColumn, textColumn } from "../../ui/table/columns";
import { QueryList } from "../../ui/table/QueryList";
import admin from "../admin.module.css";
import styles from "./mails.module.css";

type Row = MailsQuery["mails"]["nodes"][number];

const headers = defineMessages({
  subject: { id: "mails.subject", defaultMessage: "Subject" },
  to: { id: "mails.to", defaultMessage: "To" },
  at: { id: "mails.at", defaultMessage: "Sent" },
});

const columns: ColumnDefinition<Row>[] = [
  textColumn("subject", headers.subject, { width: 260, grow: true }),
  textColumn("to", headers.to, { width: 260 }),
  dateTimeColumn("at", headers.at, { width: 150 }),
];

export function MailOutbox() {
  const intl = useIntl();
  const write = useInstants();
  const [open, setOpen] = useState<Row | null>(null);
  const result = useMailsQuery({ fetchPolicy: "cache-and-network" });
  return (
    <QueryList<Row>
      page="mails"
      pages={usePages(result, "mails")}
      columns={columns}
      onOpen={setOpen}
      actions={
        <Button variant="default" onClick={() => void result.refetch().catch(() => undefined)}>
          <FormattedMessage id="action.reload" defaultMessage="Reload" />
        </Button>
      }
      none={
        <FormattedMessage
          id="mails.none"
          defaultMessage="No e-mails. Until a mail server is configured, e-mails to your users are listed here."
        />
      }
    >
      {open && (
        <Modal
          opened
          onClose={() => setOpen(null)}
          size={620}
          centered
          title={open.subject}
          closeButtonProps={{ "aria-label": intl.formatMessage({ id: "action.close", defaultMessage: "Close" }) }}
        >
          <p className={admin.note}>
            {open.to} · {write.dateTime(open.at)}
          </p>
          <pre className={styles.text}>{open.text}</pre>
        </Modal>
      )}
    </QueryList>
  );
}
