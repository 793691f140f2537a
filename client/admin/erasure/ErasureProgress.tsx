import { Button, Group, Modal, Progress } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import type { ErasureList_ErasureFragment } from "../../gql/graphql";

export type ErasureRow = ErasureList_ErasureFragment;

/** How far an erasure has come, until it is complete; it goes on when this is closed. */
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
          <FormattedMessage id="erasure.isUnderWay" defaultMessage="The erasure is under way" />
        )
      }
      closeButtonProps={{ "aria-label": intl.formatMessage({ id: "action.close", defaultMessage: "Close" }) }}
    >
      {!isComplete && (
        <Progress value={100} animated aria-label={intl.formatMessage({ id: "erasure.underWay", defaultMessage: "Under way" })} />
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
              defaultMessage="{count, plural, one {# claim is not finished and was} other {# claims are not finished and were}} kept: ask again once finished."
              values={{ count: openClaims }}
            />
          </p>
        )}
        <p>
          {isComplete ? (
            <FormattedMessage id="erasure.archivesFollow" defaultMessage="Archives follow within seconds; the list shows their count." />
          ) : (
            <FormattedMessage id="erasure.goesOn" defaultMessage="It goes on when you close this; the list shows how far it has come." />
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
