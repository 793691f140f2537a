import { useIntl } from "react-intl";
import { claimName } from "../../../schema/rules/claims/claimName";
import { actionCatalogue } from "./actionCatalogue";
import { LongId } from "../../entity/LongId";
import { SideDialog } from "../../ui/SideDialog";
import { OtherViewersLines } from "../../entity/presence/OtherViewers";
import type { ActionFormProps, ClaimActionInput, ActionRequest } from "./actionRequest";

export interface ActionDialogProps extends Pick<ActionFormProps, "claim" | "reasons" | "saying" | "sending"> {
  sent: ActionRequest;
  onClose(): void;
  /** Answers whether it was taken. */
  onSend(sent: ActionRequest): Promise<boolean>;
}

/** Asks what an action needs. What can be undone is sent behind the closed dialog; a cancellation waits for its answer. */
export function ActionDialog({ claim, sent, reasons, saying, sending, onClose, onSend }: ActionDialogProps) {
  const intl = useIntl();
  const { Form, title, button } = actionCatalogue[sent.action];
  const name = claimName(claim.id);
  const isFinal = button === undefined;
  const submit = async (input: ClaimActionInput): Promise<void> => {
    if (!isFinal) onClose();
    if ((await onSend({ ...sent, input })) && isFinal) onClose();
  };
  return (
    <SideDialog
      title={intl.formatMessage(title, { id: name })}
      aside={<LongId id={claim.id} shown={name} />}
      recalled={sent}
      onClose={onClose}
    >
      <OtherViewersLines claimId={claim.id} />
      <Form
        claim={claim}
        input={sent.input}
        reasons={reasons}
        saying={saying}
        sending={sending}
        onCancel={onClose}
        onSubmit={(input) => void submit(input)}
      />
    </SideDialog>
  );
}
