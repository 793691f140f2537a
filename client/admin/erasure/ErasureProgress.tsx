import { Button, Group, Modal, Progress } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import type { ErasureList_ErasureFragment } from "../../gql/graphql";

export type ErasureRow = ErasureList_ErasureFragment;

export function ErasureProgress({ erasure, onClose }: { erasure: ErasureRow; onClose(): void }) {
  const intl = useIntl();
  const { claims, openClaims, archivedClaims, completedAt } = erasure;
  const isComplete = completedAt !== null;
  return (
    <Modal
      opened
      onClose={onClose}
      size={460}
      centered
      title={
        isComplete ? (
          <FormattedMessage id="erasure.isComplete" defaultMessage="The erasure is complete" />
        ) : (
          <FormattedMessage id="erasure.isUnderWay" defaultMessage="The erasure is in progress" />
        )
      }
      closeButtonProps={{ "aria-label": intl.formatMessage({ id: "action.close", defaultMessage: "Close" }) }}
    >
      {!isComplete && (
        <Progress value={100} animated aria-label={intl.formatMessage({ id: "erasure.underWay", defaultMessage: "In progress" })} />
      )}
      <div role="status">
        <p>
          <FormattedMessage
            id="erasure.soFar"
            defaultMessage="{claims, plural, one {# claim} other {# claims}} erased from the database, {archived, plural, one {# claim} other {# claims}} from archives."
            values={{ claims, archived: archivedClaims }}
          />
        </p>
        {openClaims > 0 && (
          <p>
            <FormattedMessage
              id="erasure.kept"
              defaultMessage="{count, plural, one {# open claim is} other {# open claims are}} erased once finished."
              values={{ count: openClaims }}
            />
          </p>
        )}
        <p>
          {isComplete ? (
            <FormattedMessage id="erasure.archivesFollow" defaultMessage="Archives follow within seconds. The list shows the progress." />
          ) : (
            <FormattedMessage
              id="erasure.goesOn"
              defaultMessage="You can close this dialog. The erasure continues and the list shows its progress."
            />
          )}
        </p>
      </div>
      <Group justify="flex-end">
        <Button variant="default" data-autofocus onClick={onClose}>
          <FormattedMessage id="action.close" defaultMessage="Close" />
        </Button>
      </Group>
    </Modal>
  );
}
