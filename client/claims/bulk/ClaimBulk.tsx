import { Button } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { functionalityOfAction } from "../../../schema/rules/access/functionalities";
import { type BulkActionName, bulkActionNames } from "../../../schema/rules/claims/actions";
import { listLimits } from "../../../schema/rules/requests/inputLimits";
import { useCan } from "../../session/useCan";
import { ReasonedButton } from "../../ui/form/ReasonedButton";
import { actionCatalogue } from "../actions/actionCatalogue";
import { BulkDialog } from "./BulkDialog";

export function useBulkActions(): readonly BulkActionName[] {
  const can = useCan();
  return bulkActionNames.filter((action) => can(functionalityOfAction(action)));
}

interface ClaimBulkProps {
  claimIds: readonly string[];
  onSelect(ids: readonly string[]): void;
}

export function ClaimBulk({ claimIds, onSelect }: ClaimBulkProps) {
  const intl = useIntl();
  const actions = useBulkActions();
  const [open, setOpen] = useState<BulkActionName | null>(null);
  const max = listLimits.selection;
  const tooMany =
    claimIds.length > max
      ? intl.formatMessage({ id: "claims.bulk.tooMany", defaultMessage: "Select at most {max, number} claims." }, { max })
      : null;
  return (
    <>
      <strong role="status">
        <FormattedMessage id="list.selected" defaultMessage="{count, number} selected" values={{ count: claimIds.length }} />
      </strong>
      {actions.map((action) => (
        <ReasonedButton
          key={action}
          variant="default"
          reason={tooMany}
          leftSection={actionCatalogue[action].button?.icon}
          onClick={() => setOpen(action)}
        >
          {intl.formatMessage(actionCatalogue[action].label)}
        </ReasonedButton>
      ))}
      <Button variant="subtle" color="gray" onClick={() => onSelect([])}>
        <FormattedMessage id="list.unselect" defaultMessage="Clear the selection" />
      </Button>
      {open && <BulkDialog action={open} claimIds={claimIds} onClose={() => setOpen(null)} onSent={onSelect} />}
    </>
  );
}
