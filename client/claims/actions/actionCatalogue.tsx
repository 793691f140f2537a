import type { DocumentNode } from "graphql";
import { IconCheck, IconClockPlus, IconMapPinCheck } from "@tabler/icons-react";
import type { ComponentType, ReactNode } from "react";
import { defineMessages, FormattedMessage, type MessageDescriptor } from "react-intl";
import { type ClaimActionName, claimActions, type HeldActionName, holdSecondsOf } from "../../../schema/rules/claims/actions";
import type { ErrorCode } from "../../../schema/rules/errors";
import * as documents from "../../gql/graphql";
import type { ActionFormProps, ClaimActionInput } from "./actionRequest";
import { CancelForm } from "./forms/CancelForm";
import { ConfirmForm } from "./forms/ConfirmForm";
import { DelayForm } from "./forms/DelayForm";

interface ActionEntry {
  /** Text of the button. The other texts receive the claim number as `id`. */
  label: MessageDescriptor;
  title: MessageDescriptor;
  pending: MessageDescriptor;
  done: MessageDescriptor;
  Form: ComponentType<ActionFormProps>;
  mutation: DocumentNode;
  /** Shortcut and icon of a button. Actions without it cannot be undone and are in the menu. */
  button?: { key: string; icon: ReactNode };
  isForLateClaims?: boolean;
}
interface HeldActionEntry {
  undoMutation: DocumentNode;
  notNotified: ErrorCode;
  DoneNote: ComponentType<{ input: ClaimActionInput }>;
}

const manageDelay: ActionEntry & HeldActionEntry = {
  ...defineMessages({
    label: { id: "claim.action.manageDelay", defaultMessage: "Manage delay" },
    title: { id: "claim.dialog.manageDelay", defaultMessage: "Manage the delay of {id}" },
    pending: { id: "claim.pending.manageDelay", defaultMessage: "Managing the delay…" },
    done: { id: "claim.done.manageDelay", defaultMessage: "Delay managed · {id}" },
  }),
  Form: DelayForm,
  mutation: documents.ManageDelayDocument,
  undoMutation: documents.UndoManageDelayDocument,
  notNotified: "DELAY_NOTIFICATION_FAILED",
  DoneNote: ({ input: { minutes } }) => (
    <FormattedMessage
      id="claim.done.minutes"
      defaultMessage="{minutes, plural, one {# minute} other {# minutes}} more. The assistance system is notified in {seconds} seconds."
      values={{ minutes, seconds: holdSecondsOf("manageDelay") }}
    />
  ),
  button: { key: "D", icon: <IconClockPlus size={15} aria-hidden /> },
  isForLateClaims: true,
};

const confirmArrival: ActionEntry = {
  ...defineMessages({
    label: { id: "claim.action.confirmArrival", defaultMessage: "Arrival" },
    title: { id: "claim.dialog.confirmArrival", defaultMessage: "Confirm the arrival at {id}" },
    pending: { id: "claim.pending.confirmArrival", defaultMessage: "Confirming the arrival…" },
    done: { id: "claim.done.confirmArrival", defaultMessage: "Arrival confirmed · {id}" },
  }),
  Form: (props) => (
    <ConfirmForm
      {...props}
      timeInput="ConfirmArrivalInput.at"
      timeLabel={<FormattedMessage id="claim.confirm.arrivedAt" defaultMessage="Arrived at" />}
      submitLabel={<FormattedMessage id="claim.confirm.arrival" defaultMessage="Confirm arrival" />}
    />
  ),
  mutation: documents.ConfirmArrivalDocument,
  button: { key: "R", icon: <IconMapPinCheck size={15} aria-hidden /> },
};

const confirmCompletion: ActionEntry = {
  ...defineMessages({
    label: { id: "claim.action.confirmCompletion", defaultMessage: "Completion" },
    title: { id: "claim.dialog.confirmCompletion", defaultMessage: "Confirm the completion of {id}" },
    pending: { id: "claim.pending.confirmCompletion", defaultMessage: "Confirming the completion…" },
    done: { id: "claim.done.confirmCompletion", defaultMessage: "Completion confirmed · {id}" },
  }),
  Form: (props) => (
    <ConfirmForm
      {...props}
      timeInput="ConfirmCompletionInput.at"
      timeLabel={<FormattedMessage id="claim.confirm.completedAt" defaultMessage="Completed at" />}
      submitLabel={<FormattedMessage id="claim.confirm.completion" defaultMessage="Confirm completion" />}
    />
  ),
  mutation: documents.ConfirmCompletionDocument,
  button: { key: "F", icon: <IconCheck size={15} aria-hidden /> },
};

const cancelProvider: ActionEntry = {
  ...defineMessages({
    label: { id: "claim.action.cancelProvider", defaultMessage: "Cancel supplier" },
    title: { id: "claim.dialog.cancelProvider", defaultMessage: "Cancel the supplier of {id}" },
    pending: { id: "claim.pending.cancelProvider", defaultMessage: "Cancelling the supplier…" },
    done: { id: "claim.done.cancelProvider", defaultMessage: "Supplier cancelled · {id}" },
  }),
  Form: (props) => (
    <CancelForm {...props} submitLabel={<FormattedMessage {...cancelProvider.label} />}>
      <li>
        <FormattedMessage
          id="claim.cancelProvider.loses"
          defaultMessage="{supplier} is removed from this claim and notified."
          values={{ supplier: <b>{props.claim.supplier?.name}</b> }}
        />
      </li>
      <li>
        <FormattedMessage
          id="claim.cancelProvider.waits"
          defaultMessage="The claim becomes unassigned. The time promised to the insured remains."
        />
      </li>
    </CancelForm>
  ),
  mutation: documents.CancelProviderDocument,
};

const cancelService: ActionEntry = {
  ...defineMessages({
    label: { id: "claim.action.cancelService", defaultMessage: "Cancel service" },
    title: { id: "claim.dialog.cancelService", defaultMessage: "Cancel the service {id}" },
    pending: { id: "claim.pending.cancelService", defaultMessage: "Cancelling the service…" },
    done: { id: "claim.done.cancelService", defaultMessage: "Service cancelled · {id}" },
  }),
  Form: (props) => (
    <CancelForm {...props} submitLabel={<FormattedMessage {...cancelService.label} />}>
      <li>
        <FormattedMessage id="claim.cancelService.ends" defaultMessage="The service ends and is removed from every map." />
      </li>
      {props.claim.supplier && !props.claim.proposed && (
        <li>
          <FormattedMessage
            id="claim.cancelService.supplier"
            defaultMessage="{supplier} is instructed not to come."
            values={{ supplier: <b>{props.claim.supplier.name}</b> }}
          />
        </li>
      )}
    </CancelForm>
  ),
  mutation: documents.CancelServiceDocument,
};

export const heldActionCatalogue: Record<HeldActionName, ActionEntry & HeldActionEntry> = { manageDelay };
export const actionCatalogue: Record<ClaimActionName, ActionEntry> = {
  ...heldActionCatalogue,
  confirmArrival,
  confirmCompletion,
  cancelProvider,
  cancelService,
};
export const actionsInOrder = Object.keys(actionCatalogue) as ClaimActionName[];

export const undoTimesOf = (action: HeldActionName): { offeredSeconds: number; possibleSeconds: number } => ({
  offeredSeconds: claimActions[action].undoSeconds,
  possibleSeconds: holdSecondsOf(action),
});
