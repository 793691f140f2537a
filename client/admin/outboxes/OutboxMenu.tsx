import { Menu } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { useResendOutboxCallMutation } from "../../gql/hooks";
import { ReasonedMenuItem } from "../../ui/ReasonedMenuItem";
import { useToastedMutation } from "../../ui/toasts/useToastedMutation";
import { operationName } from "../kit/integrationNames";
import { RowMenu } from "../kit/RowMenu";
import type { OutboxRow } from "./outboxColumns";

export function OutboxMenu({ call, onStop }: { call: OutboxRow; onStop(): void }) {
  const intl = useIntl();
  const run = useToastedMutation();
  const [resend] = useResendOutboxCallMutation();
  const { id, operation, canResend, canStop, state } = call;
  const name = operationName(intl, operation);
  return (
    <RowMenu label={intl.formatMessage({ id: "localAdmins.menu", defaultMessage: "Actions for {name}" }, { name })}>
      <ReasonedMenuItem
        reason={
          canResend
            ? null
            : state === "DEAD"
              ? intl.formatMessage({ id: "outboxes.again", defaultMessage: "The call was abandoned. Repeat the action on the claim." })
              : intl.formatMessage({ id: "outboxes.notFailed", defaultMessage: "Only failed calls can be sent again." })
        }
        onClick={() =>
          void run(
            () => resend({ variables: { id } }),
            intl.formatMessage({ id: "outboxes.resent", defaultMessage: "The call is being sent again." }),
          )
        }
      >
        <FormattedMessage id="outboxes.resend" defaultMessage="Send again now" />
      </ReasonedMenuItem>
      <Menu.Divider />
      <ReasonedMenuItem
        danger
        reason={
          canStop
            ? null
            : state === "WAITING"
              ? intl.formatMessage({ id: "outboxes.underWay", defaultMessage: "The call is being sent." })
              : intl.formatMessage({ id: "outboxes.over", defaultMessage: "The call is no longer waiting." })
        }
        onClick={onStop}
      >
        <FormattedMessage id="outboxes.stop" defaultMessage="Abandon" />…
      </ReasonedMenuItem>
    </RowMenu>
  );
}
