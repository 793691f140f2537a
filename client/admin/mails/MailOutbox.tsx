import { Button, Modal } from "@mantine/core";
import { useMemo, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { usePages } from "../../apollo/pages";
import type { MailsQuery } from "../../gql/graphql";
import { useMailsQuery } from "../../gql/hooks";
import { useInstants } from "../../i18n/Instant";
import { pageCatalogue } from "../../pages";
import { type Column, DataTable } from "../../ui/table/DataTable";
import { ListPage } from "../../ui/table/ListPage";
import admin from "../admin.module.css";
import styles from "./mails.module.css";

type Row = MailsQuery["mails"]["nodes"][number];

/** Mails that stand here because no mail server is configured. */
export function MailOutbox() {
  const intl = useIntl();
  const write = useInstants();
  const [open, setOpen] = useState<Row | null>(null);
  const result = useMailsQuery({ fetchPolicy: "cache-and-network" });
  const pages = usePages(result, "mails");
  const columns = useMemo<Column<Row>[]>(
    () => [
      {
        id: "subject",
        header: intl.formatMessage({ id: "mails.subject", defaultMessage: "Subject" }),
        width: 260,
        grow: true,
        cell: ({ subject }) => subject,
      },
      { id: "to", header: intl.formatMessage({ id: "mails.to", defaultMessage: "To" }), width: 260, cell: ({ to }) => to },
      {
        id: "at",
        header: intl.formatMessage({ id: "mails.at", defaultMessage: "Written" }),
        width: 150,
        cell: ({ at }) => write.dateTime(at),
      },
    ],
    [intl, write],
  );
  return (
    <ListPage
      title={pageCatalogue.mails.title}
      total={pages.total}
      actions={
        <Button variant="default" onClick={() => void result.refetch().catch(() => undefined)}>
          <FormattedMessage id="action.reload" defaultMessage="Reload" />
        </Button>
      }
    >
      <DataTable<Row>
        label={intl.formatMessage({ id: "page.mails", defaultMessage: "Mail outbox" })}
        columns={columns}
        keyOf={({ id }) => id}
        onOpen={setOpen}
        empty={
          <FormattedMessage
            id="mails.none"
            defaultMessage="There is no mail. What is mailed to the users you manage stands here while no mail server is configured."
          />
        }
        {...pages}
      />
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
    </ListPage>
  );
}
