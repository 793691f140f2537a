import { Button, Modal } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { type BulkActionName, isHeldAction } from "../../../schema/rules/claims/actions";
import type { ActionForm_ClaimFragment, BulkAnswer_AnswerFragment } from "../../gql/graphql";
import { useClaimBulkQuery } from "../../gql/hooks";
import { TableMessage, TableWaiting } from "../../ui/table/TableMessage";
import { useErrorText } from "../../api/errors";
import { useToast } from "../../ui/toasts/toasts";
import { useCan } from "../../session/useCan";
import { actionCatalogue } from "../actions/actionCatalogue";
import { actionOfApi } from "../actions/actionOfApi";
import { actionRejection } from "../actions/actionRejection";
import type { ClaimActionInput } from "../actions/actionRequest";
import { useActionReasons } from "../actions/forms/useActionReasons";
import styles from "./bulk.module.css";
import { bulkCatalogue } from "./bulkCatalogue";
import { BulkOutcome } from "./BulkOutcome";
import { BulkRejections } from "./BulkRejections";
import { useBulkAction } from "./useBulkAction";
import { useBulkUndo } from "./useBulkUndo";

interface BulkDialogProps {
  action: BulkActionName;
  claimIds: readonly string[];
  onClose(): void;
  /** Called after the user has read the result, with the claims that were skipped or failed. */
  onSent(otherIds: readonly string[]): void;
}

export function BulkDialog({ action, claimIds, onClose, onSent }: BulkDialogProps) {
  const intl = useIntl();
  const errorText = useErrorText();
  const toast = useToast();
  const can = useCan();
  const offerUndo = useBulkUndo();
  const { data, error, refetch } = useClaimBulkQuery({
    variables: { ids: [...claimIds], first: claimIds.length },
    fetchPolicy: "network-only",
  });
  const { send, sending, failed } = useBulkAction(action);
  const [answers, setAnswers] = useState<readonly BulkAnswer_AnswerFragment[] | null>(null);
  const [sent, setSent] = useState<readonly ActionForm_ClaimFragment[] | null>(null);
  const claims = (sending || answers ? sent : null) ?? data?.claims.nodes;
  const checked = (claims ?? []).map((claim) => ({
    claim,
    rejection: actionRejection(action, claim, claim.pendingAction && actionOfApi[claim.pendingAction.name], can),
  }));
  const able = checked.filter(({ rejection }) => rejection === null).map(({ claim }) => claim);
  const submit = async (input: ClaimActionInput): Promise<void> => {
    setSent(claims ?? null);
    const answered = await send(
      able.map(({ id }) => id),
      input,
    );
    if (!answered) return;
    const done = answered.filter((answer) => !answer.error);
    if (done.length && isHeldAction(action)) offerUndo(action, input, done);
    if (done.length < answered.length || done.some(({ claim }) => claim?.pendingAction)) return setAnswers(answered);
    if (!isHeldAction(action))
      toast.done(
        intl.formatMessage(
          { id: "claims.bulk.done", defaultMessage: "{count, plural, one {# claim updated} other {# claims updated}}" },
          { count: done.length },
        ),
      );
    closeAfter(answered);
  };
  const closeAfter = (answered: readonly BulkAnswer_AnswerFragment[] | null): void => {
    onClose();
    const doneIds = new Set(answered?.filter((answer) => !answer.error).map(({ claimId }) => claimId));
    if (answered) onSent(claimIds.filter((id) => !doneIds.has(id)));
  };
  const close = (): void => void (!sending && closeAfter(answers));
  return (
    <Modal
      opened
      centered
      size={520}
      title={intl.formatMessage(bulkCatalogue[action].title, { count: able.length || claimIds.length })}
      onClose={close}
      closeButtonProps={{ "aria-label": intl.formatMessage({ id: "action.close", defaultMessage: "Close" }), "aria-disabled": sending }}
    >
      {answers ? (
        <BulkOutcome answers={answers} onClose={close} />
      ) : error && !claims ? (
        <TableMessage alert onRetry={() => void refetch()}>
          {errorText(error)}
        </TableMessage>
      ) : !claims ? (
        <TableWaiting />
      ) : (
        <div className={styles.body}>
          <BulkRejections
            rejections={checked.map(({ rejection }) => rejection).filter((rejection) => rejection !== null)}
            missing={claimIds.length - claims.length}
          />
          {able.length > 0 ? (
            <BulkForm action={action} claims={able} sending={sending} onCancel={close} onSubmit={submit} />
          ) : (
            <div className={styles.buttons}>
              <Button data-autofocus onClick={close}>
                <FormattedMessage id="action.close" defaultMessage="Close" />
              </Button>
            </div>
          )}
          <div role="status" className={styles.quiet}>
            {sending && (
              <FormattedMessage
                id="claims.bulk.sending"
                defaultMessage="Updating {count, plural, one {# claim} other {# claims}}…"
                values={{ count: able.length }}
              />
            )}
          </div>
          <div role="alert" className={styles.failed}>
            {failed}
          </div>
        </div>
      )}
    </Modal>
  );
}

interface BulkFormProps {
  action: BulkActionName;
  claims: readonly ActionForm_ClaimFragment[];
  sending: boolean;
  onCancel(): void;
  onSubmit(input: ClaimActionInput): Promise<void>;
}

/** Reasons are suggested only if all claims belong to one instance. */
function BulkForm({ action, claims, sending, onCancel, onSubmit }: BulkFormProps) {
  const { Form } = actionCatalogue[action];
  const [first] = claims;
  const reasonsFor = useActionReasons(first!.instance.id);
  const isOneInstance = claims.every(({ instance }) => instance.id === first!.instance.id);
  return (
    <Form
      claim={first!}
      isForMany
      otherZones={[...new Set(claims.map(({ timeZone }) => timeZone))].filter((zone) => zone !== first!.timeZone)}
      input={{}}
      reasons={isOneInstance ? reasonsFor(action) : []}
      saying={null}
      sending={sending}
      onCancel={onCancel}
      onSubmit={(input) => void (!sending && onSubmit(input))}
    />
  );
}
