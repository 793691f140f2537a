import { Button, Menu } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { defineMessages, FormattedMessage, useIntl } from "react-intl";
import { Link, useNavigate } from "react-router";
import { usePages } from "../../apollo/pages";
import { useTestWebhookEndpointMutation, useWebhooksQuery } from "../../gql/hooks";
import { pageOf } from "../../pages";
import { paths } from "../../paths";
import { type ColumnDefinition, numberColumn, textColumn } from "../../ui/table/columns";
import { QueryList } from "../../ui/table/QueryList";
import { ReasonedMenuItem } from "../../ui/ReasonedMenuItem";
import { useToastedMutation } from "../../ui/toasts/useToastedMutation";
import { headers } from "../kit/columns";
import { RowMenu } from "../kit/RowMenu";
import { Tag } from "../kit/Tag";
import { DeleteWebhook, ReplayWebhook, RotateSecret } from "./WebhookDialogs";
import { WebhookForm } from "./WebhookForm";
import { endpointStateName, eventName, type WebhookRow } from "./webhookNames";

const texts = defineMessages({
  url: { id: "webhooks.url", defaultMessage: "Address" },
  events: { id: "webhooks.events", defaultMessage: "Events" },
  key: { id: "webhooks.key", defaultMessage: "API key" },
  waiting: { id: "webhooks.waiting", defaultMessage: "Waiting" },
  dead: { id: "webhooks.dead", defaultMessage: "Given up" },
});

const columns: ColumnDefinition<WebhookRow>[] = [
  textColumn("name", headers.name, { width: 170, grow: true }),
  {
    id: "state",
    header: headers.state,
    width: 190,
    cell: ({ state }, { intl }) => <Tag off={state !== "ENABLED"}>{endpointStateName(intl, state)}</Tag>,
  },
  textColumn("url", texts.url, { width: 240, grow: true }),
  {
    id: "events",
    header: texts.events,
    width: 260,
    grow: true,
    cell: ({ events }, { intl }) => events.map((type) => eventName(intl, type)).join(", "),
  },
  { id: "key", header: texts.key, width: 150, cell: ({ key }) => key.name },
  numberColumn("waiting", texts.waiting, { width: 90, of: ({ waiting }) => waiting }),
  numberColumn("dead", texts.dead, { width: 110, of: ({ dead }) => dead }),
];

type DialogName = "edit" | "replay" | "rotate" | "delete";

export function WebhookList() {
  const [making, setMaking] = useState(false);
  const [dialog, setDialog] = useState<{ name: DialogName; row: WebhookRow } | null>(null);
  const result = useWebhooksQuery({ fetchPolicy: "cache-and-network" });
  const close = (): void => setDialog(null);
  const reload = (): void => void result.refetch().catch(() => undefined);
  return (
    <QueryList<WebhookRow>
      page="webhooks"
      pages={usePages(result, "webhookEndpoints")}
      columns={columns}
      rowActions={{ width: 80, cell: (row) => <WebhookMenu row={row} onOpen={(name) => setDialog({ name, row })} /> }}
      actions={
        <>
          <Button component={Link} to={paths.webhookDeliveries()} variant="default">
            {pageOf("webhookDeliveries").title}
          </Button>
          <Button leftSection={<IconPlus size={14} aria-hidden />} onClick={() => setMaking(true)}>
            <FormattedMessage id="webhooks.new" defaultMessage="New webhook" />
          </Button>
        </>
      }
      none={<FormattedMessage id="webhooks.none" defaultMessage="No webhooks yet. A webhook sends events to another program." />}
    >
      {making && <WebhookForm onClose={() => setMaking(false)} onMade={reload} />}
      {dialog?.name === "edit" && <WebhookForm endpoint={dialog.row} onClose={close} onMade={reload} />}
      {dialog?.name === "replay" && <ReplayWebhook endpoint={dialog.row} onClose={close} onDone={reload} />}
      {dialog?.name === "rotate" && <RotateSecret endpoint={dialog.row} onClose={close} />}
      {dialog?.name === "delete" && <DeleteWebhook endpoint={dialog.row} onClose={close} onDone={reload} />}
    </QueryList>
  );
}

function WebhookMenu({ row: { id, name, state }, onOpen }: { row: WebhookRow; onOpen(name: DialogName): void }) {
  const intl = useIntl();
  const run = useToastedMutation();
  const navigate = useNavigate();
  const [test] = useTestWebhookEndpointMutation();
  const log = `${paths.webhookDeliveries()}?webhook=${id}`;
  const sendTest = async (): Promise<void> => {
    await run(
      () => test({ variables: { id } }),
      intl.formatMessage({ id: "webhooks.tested", defaultMessage: "The test is being sent. Its result is in the log." }),
    );
    await navigate(log);
  };
  const disabled = intl.formatMessage({ id: "webhooks.enableFirst", defaultMessage: "Enable the webhook first." });
  return (
    <RowMenu label={intl.formatMessage({ id: "localAdmins.menu", defaultMessage: "Actions for {name}" }, { name })}>
      <Menu.Item onClick={() => onOpen("edit")}>
        <FormattedMessage id="webhooks.editItem" defaultMessage="Edit" />…
      </Menu.Item>
      <Menu.Item onClick={() => void sendTest()}>
        <FormattedMessage id="webhooks.test" defaultMessage="Send test" />
      </Menu.Item>
      <Menu.Item component={Link} to={log}>
        <FormattedMessage id="webhooks.log" defaultMessage="Show deliveries" />
      </Menu.Item>
      <ReasonedMenuItem reason={state === "ENABLED" ? null : disabled} onClick={() => onOpen("replay")}>
        <FormattedMessage id="webhooks.replay" defaultMessage="Send events again" />…
      </ReasonedMenuItem>
      <Menu.Item onClick={() => onOpen("rotate")}>
        <FormattedMessage id="webhooks.rotate" defaultMessage="Replace secret" />…
      </Menu.Item>
      <Menu.Divider />
      <ReasonedMenuItem danger reason={null} onClick={() => onOpen("delete")}>
        <FormattedMessage id="webhooks.delete" defaultMessage="Delete webhook" />…
      </ReasonedMenuItem>
    </RowMenu>
  );
}
