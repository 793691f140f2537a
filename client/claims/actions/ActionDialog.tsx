import { useIntl } from "react-intl";
import { useClaimName } from "../../store/claimNames";
import { actionCatalogue } from "./actionCatalogue";
import { LongId } from "../../entity/LongId";
import { SideDialog } from "../../ui/SideDialog";
import { OtherViewersLines } from "../../entity/presence/OtherViewers";
import { isUnsent } from "./outcome/unsentActions";
import type { ActionFormProps, ClaimActionInput, ActionRequest } from "./actionRequest";

export interface ActionDialogProps extends Pick<ActionFormProps, "claim" | "reasons" | "saying" | "sending"> {
  sent: ActionRequest;
  onClose(): void;
  onSend(sent: ActionRequest): Promise<boolean>;
  onKeep(sent: ActionRequest): void;
}

/** Form of an action. Actions that can be undone are sent after the dialog closes; a cancellation waits for the response. */
export function ActionDialog({ claim, sent, reasons, saying, sending, onClose, onSend, onKeep }: ActionDialogProps) {
  const intl = useIntl();
  const { Form, title, button } = actionCatalogue[sent.action];
  const isFinal = button === undefined;
  const shortName = useClaimName(claim.id);
  const name = isFinal ? claim.id : shortName;
  const submit = async (input: ClaimActionInput): Promise<void> => {
    if (!isFinal) onClose();
    const request = { ...sent, input };
    if (!(await onSend(request)) && isUnsent(request)) onKeep(request);
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
