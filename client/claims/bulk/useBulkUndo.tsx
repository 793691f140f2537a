import { useApolloClient } from "@apollo/client/react";
import { notifications } from "@mantine/notifications";
import { FormattedMessage, useIntl } from "react-intl";
import { claimActions, type HeldActionName } from "../../../schema/rules/claims/actions";
import { useErrorText } from "../../apollo/errors";
import type { BulkAnswer_AnswerFragment } from "../../gql/graphql";
import { useToast } from "../../ui/toasts";
import { heldActionCatalogue } from "../actions/actionCatalogue";
import type { ClaimActionInput } from "../actions/actionRequest";
import { UndoButton } from "../actions/outcome/UndoButton";
import { showUndoToast } from "../actions/outcome/undoToasts";

/** Claims that are undone at a time: as many requests as the server runs of one viewer. */
const UNDONE_AT_ONCE = 3;

/** Offers to undo what was done to several claims, each by its own request, as long as that is possible. */
export function useBulkUndo() {
  const client = useApolloClient();
  const intl = useIntl();
  const toast = useToast();
  const errorText = useErrorText();

  const undoAll = async (action: HeldActionName, done: readonly BulkAnswer_AnswerFragment[]): Promise<void> => {
    const waiting = done.values();
    const failures: unknown[] = [];
    const undoNext = async (): Promise<void> => {
      for (const { claimId, requestId } of waiting)
        await client
          .mutate({ mutation: heldActionCatalogue[action].undoMutation, variables: { input: { claimId, requestId } } })
          .catch((error: unknown) => failures.push(error));
    };
    await Promise.all(Array.from({ length: UNDONE_AT_ONCE }, undoNext));
    if (!failures.length) return;
    const text = intl.formatMessage(
      { id: "claims.bulk.notUndone", defaultMessage: "{count, plural, one {# claim was} other {# claims were}} not undone: {why}" },
      { count: failures.length, why: errorText(failures[0]) },
    );
    toast.failed(text);
  };

  return (action: HeldActionName, input: ClaimActionInput, done: readonly BulkAnswer_AnswerFragment[]): void => {
    const { DoneNote } = heldActionCatalogue[action];
    showUndoToast(done[0]!.requestId!, claimActions[action].undoSeconds * 1_000, (id) => ({
      title: (
        <FormattedMessage
          id="claims.bulk.done"
          defaultMessage="Done to {count, plural, one {# claim} other {# claims}}"
          values={{ count: done.length }}
        />
      ),
      message: (
        <>
          <DoneNote input={input} />
          <UndoButton
            toast={id}
            onUndo={() => {
              notifications.hide(id);
              void undoAll(action, done);
            }}
          />
        </>
      ),
    }));
  };
}
