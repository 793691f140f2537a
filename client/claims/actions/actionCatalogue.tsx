// What people see of each action, in the order of its buttons: its texts, its form and the mutation that sends it.
import type { DocumentNode } from "graphql";
import { IconCheck, IconClockPlus, IconMapPinCheck } from "@tabler/icons-react";
import type { ComponentType, ReactNode } from "react";
import { defineMessages, FormattedMessage, type MessageDescriptor } from "react-intl";
import { claimActions, type ClaimActionName, type HeldActionName } from "../../../schema/rules/claims/actions";
import type { ErrorCode } from "../../../schema/rules/errors";
import * as documents from "../../gql/graphql";
import type { ActionFormProps, ClaimActionInput } from "./actionRequest";
import { CancelForm } from "./forms/CancelForm";
import { ConfirmForm } from "./forms/ConfirmForm";
import { DelayForm } from "./forms/DelayForm";

interface ActionEntry {
  /** On its button; `id` in the others is the claim's. */
  label: MessageDescriptor;
  title: MessageDescriptor;
  /** While it is under way, and when it is done. */
  pending: MessageDescriptor;
  done: MessageDescriptor;
  Form: ComponentType<ActionFormProps>;
  /** Takes the claim, the id of the request and what the form asks for; answers the claim as it is then. */
  mutation: DocumentNode;
  /** Its key, and what stands on its button; absent: it cannot be undone, and is an item of the menu. */
  button?: { key: string; icon: ReactNode };
  /** Stands out while the claim is late. */
  isForLateClaims?: boolean;
}
/** What a held action has beside: how it is undone, what is said while it can be, and when the assistance system could not be notified of it. */
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
      values={{ minutes, seconds: claimActions.manageDelay.undoSeconds }}
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
    label: { id: "claim.action.cancelProvider", defaultMessage: "Cancel provider" },
    title: { id: "claim.dialog.cancelProvider", defaultMessage: "Cancel the provider of {id}" },
    pending: { id: "claim.pending.cancelProvider", defaultMessage: "Cancelling the provider…" },
    done: { id: "claim.done.cancelProvider", defaultMessage: "Provider cancelled · {id}" },
  }),
  Form: (props) => (
    <CancelForm {...props} submitLabel={<FormattedMessage {...cancelProvider.label} />}>
      <li>
        <FormattedMessage
          id="claim.cancelProvider.loses"
          defaultMessage="{supplier} is taken off this claim and notified."
          values={{ supplier: <b>{props.claim.supplier?.name}</b> }}
        />
      </li>
      <li>
        <FormattedMessage
          id="claim.cancelProvider.waits"
          defaultMessage="The claim waits for a supplier from now on; what was promised to the insured stays."
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
        <FormattedMessage id="claim.cancelService.ends" defaultMessage="The service ends and leaves every map." />
      </li>
      {props.claim.supplier && !props.claim.proposed && (
        <li>
          <FormattedMessage
            id="claim.cancelService.supplier"
            defaultMessage="{supplier} is asked not to come."
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
