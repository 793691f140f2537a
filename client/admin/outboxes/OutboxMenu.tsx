import { Menu } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { useResendOutboxCallMutation } from "../../gql/hooks";
import { ReasonedMenuItem } from "../../ui/ReasonedMenuItem";
import { useToastedMutation } from "../../ui/useToastedMutation";
import { operationName } from "../kit/integrationNames";
import { RowMenu } from "../kit/RowMenu";
import type { OutboxRow } from "./outboxColumns";

/** What can be done to a call; what cannot says why. Giving it up is asked about. */
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
              ? intl.formatMessage({ id: "outboxes.again", defaultMessage: "It was given up: do its action again on the claim." })
              : intl.formatMessage({ id: "outboxes.notFailed", defaultMessage: "Only a call that has failed is sent again." })
        }
        onClick={() =>
          void run(
            () => resend({ variables: { id } }),
            intl.formatMessage({ id: "outboxes.resent", defaultMessage: "It is sent again now." }),
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
              ? intl.formatMessage({ id: "outboxes.underWay", defaultMessage: "It is being sent just now." })
              : intl.formatMessage({ id: "outboxes.over", defaultMessage: "It does not wait any more." })
        }
        onClick={onStop}
      >
        <FormattedMessage id="outboxes.stop" defaultMessage="Give up" />…
      </ReasonedMenuItem>
    </RowMenu>
  );
}
