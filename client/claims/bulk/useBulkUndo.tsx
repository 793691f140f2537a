import { useApolloClient } from "@apollo/client/react";
import { notifications } from "@mantine/notifications";
import { FormattedMessage, useIntl } from "react-intl";
import type { HeldActionName } from "../../../schema/rules/claims/actions";
import { useErrorText } from "../../api/errors";
import type { BulkAnswer_AnswerFragment } from "../../gql/graphql";
import { useToast } from "../../ui/toasts/toasts";
import { heldActionCatalogue, undoTimesOf } from "../actions/actionCatalogue";
import type { ClaimActionInput } from "../actions/actionRequest";
import { UndoButton } from "../../ui/toasts/UndoButton";
import { showUndoToast } from "../../ui/toasts/undoToasts";

const UNDONE_AT_ONCE = 3;

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
      {
        id: "claims.bulk.notUndone",
        defaultMessage: "{count, plural, one {# claim could not be undone} other {# claims could not be undone}}: {why}",
      },
      { count: failures.length, why: errorText(failures[0]) },
    );
    toast.failed(text);
  };

  return (action: HeldActionName, input: ClaimActionInput, done: readonly BulkAnswer_AnswerFragment[]): void => {
    const { DoneNote } = heldActionCatalogue[action];
    showUndoToast(done[0]!.requestId!, undoTimesOf(action), (id) => ({
      title: (
        <FormattedMessage
          id="claims.bulk.done"
          defaultMessage="{count, plural, one {# claim updated} other {# claims updated}}"
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
