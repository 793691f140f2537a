import { Modal } from "@mantine/core";
import { defineMessages, useIntl, type MessageDescriptor } from "react-intl";
import type { ClaimActionName } from "../../../schema/rules/claims/actions";
import type { ClaimActions_ClaimFragment } from "../../gql/graphql";
import { CancelForm } from "./CancelForm";
import { ConfirmForm } from "./ConfirmForm";
import { DelayForm } from "./DelayForm";
import type { ClaimActionInput, ActionRequest } from "./actionRequest";

const titles: Record<ClaimActionName, MessageDescriptor> = defineMessages({
  manageDelay: { id: "claim.dialog.manageDelay", defaultMessage: "Manage the delay of {id}" },
  confirmArrival: { id: "claim.dialog.confirmArrival", defaultMessage: "Confirm the arrival at {id}" },
  confirmCompletion: { id: "claim.dialog.confirmCompletion", defaultMessage: "Confirm the completion of {id}" },
  cancelProvider: { id: "claim.dialog.cancelProvider", defaultMessage: "Cancel the provider of {id}" },
  cancelService: { id: "claim.dialog.cancelService", defaultMessage: "Cancel the service {id}" },
});

const forms = {
  manageDelay: DelayForm,
  confirmArrival: ConfirmForm,
  confirmCompletion: ConfirmForm,
  cancelProvider: CancelForm,
  cancelService: CancelForm,
} satisfies Record<ClaimActionName, unknown>;

export interface ActionDialogProps {
  claim: ClaimActions_ClaimFragment;
  sent: ActionRequest;
  sending: boolean;
  onClose(): void;
  /** Answers whether it was taken. */
  onSend(sent: ActionRequest): Promise<boolean>;
}

/** Asks what an action needs. What can be taken back is sent behind the closed dialog; a cancellation waits for its answer. */
export function ActionDialog({ claim, sent, sending, onClose, onSend }: ActionDialogProps) {
  const intl = useIntl();
  const Form = forms[sent.action];
  const cancels = sent.action === "cancelProvider" || sent.action === "cancelService";
  const submit = async (input: ClaimActionInput): Promise<void> => {
    if (!cancels) onClose();
    if ((await onSend({ ...sent, input })) && cancels) onClose();
  };
  return (
    <Modal opened onClose={onClose} title={intl.formatMessage(titles[sent.action], { id: claim.id })} size={440} centered>
      <Form
        claim={claim}
        action={sent.action}
        input={sent.input}
        sending={sending}
        onCancel={onClose}
        onSubmit={(input) => void submit(input)}
      />
    </Modal>
  );
}
