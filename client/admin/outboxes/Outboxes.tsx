import { Button } from "@mantine/core";
import { useState } from "react";
import { defineMessages, FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { usePages } from "../../apollo/pages";
import { useOutboxCallsQuery, useStopOutboxCallMutation } from "../../gql/hooks";
import { pageOf } from "../../pages";
import { paths } from "../../paths";
import { MutationDialog } from "../../ui/form/MutationDialog";
import { useAddressText } from "../../ui/table/addressState";
import { type ListFilter, useSelectFilter } from "../../ui/table/listFilters";
import { QueryList } from "../../ui/table/QueryList";
import { integrationName, integrations, operationName } from "../kit/integrationNames";
import { TextFilter } from "../kit/TextFilter";
import { OutboxMenu } from "./OutboxMenu";
import { callStates, outboxColumns, type OutboxRow, stateName } from "./outboxColumns";

const texts = defineMessages({
  integration: { id: "apiErrors.integration", defaultMessage: "System" },
  state: { id: "outboxes.state", defaultMessage: "State" },
  claim: { id: "audit.model.claim", defaultMessage: "Claim" },
});

export function Outboxes() {
  const intl = useIntl();
  const system = useSelectFilter("system", {
    label: texts.integration,
    options: integrations.map((value) => ({ value, label: integrationName(intl, value) })),
  });
  const state = useSelectFilter("state", {
    label: texts.state,
    options: callStates.map((value) => ({ value, label: stateName(intl, value) })),
  });
  const claim = useAddressText("claim");
  const [stopping, setStopping] = useState<OutboxRow | null>(null);
  const filter = { integration: system.value, states: state.value && [state.value], claimId: claim.settled || null };
  const result = useOutboxCallsQuery({ variables: { filter }, fetchPolicy: "cache-and-network" });
  const ofClaim: ListFilter = {
    name: "claim",
    isSet: Boolean(claim.settled),
    field: <TextFilter label={texts.claim} text={claim.text} type={claim.type} />,
  };
  return (
    <QueryList<OutboxRow>
      page="outboxes"
      pages={usePages(result, "outboxCalls")}
      columns={outboxColumns}
      rowActions={{ width: 80, cell: (row) => <OutboxMenu call={row} onStop={() => setStopping(row)} /> }}
      filters={[system, state, ofClaim]}
      actions={
        <>
          <Button component={Link} to={paths.mails()} variant="default">
            {pageOf("mails").title}
          </Button>
          <Button variant="default" onClick={() => void result.refetch().catch(() => undefined)}>
            <FormattedMessage id="action.reload" defaultMessage="Reload" />
          </Button>
        </>
      }
      none={<FormattedMessage id="outboxes.none" defaultMessage="No outgoing calls visible to you." />}
    >
      {stopping && <StopDialog call={stopping} onClose={() => setStopping(null)} />}
    </QueryList>
  );
}

function StopDialog({ call: { id, operation, claimId }, onClose }: { call: OutboxRow; onClose(): void }) {
  const intl = useIntl();
  const [stop] = useStopOutboxCallMutation();
  return (
    <MutationDialog
      title={
        <FormattedMessage id="outboxes.stopTitle" defaultMessage="Abandon {name}?" values={{ name: operationName(intl, operation) }} />
      }
      confirm={<FormattedMessage id="outboxes.stop" defaultMessage="Abandon" />}
      danger
      mutate={() => stop({ variables: { id } })}
      done={intl.formatMessage({ id: "outboxes.stopped", defaultMessage: "The call was abandoned." })}
      onClose={onClose}
    >
      <p>
        {claimId === null ? (
          <FormattedMessage id="outboxes.stopMail" defaultMessage="The e-mail is not sent. Nothing else changes." />
        ) : (
          <FormattedMessage
            id="outboxes.stopText"
            defaultMessage="No further attempts are made. The claim shows that the other system was not notified, and an alarm is raised. An earlier attempt without a response may have arrived."
          />
        )}
      </p>
    </MutationDialog>
  );
}
