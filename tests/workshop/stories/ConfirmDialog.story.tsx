import { ConfirmDialog } from "../../../client/ui/form/ConfirmDialog";

const nothing = (): void => undefined;

export const Danger = () => (
  <ConfirmDialog title="Revoke the key “Billing”" confirm="Revoke key" danger onClose={nothing} onConfirm={nothing}>
    Programs that use the key receive CREDENTIAL_REVOKED immediately.
  </ConfirmDialog>
);

export const Failed = () => (
  <ConfirmDialog title="Add holiday" confirm="Add holiday" failed="This day is a holiday already." onClose={nothing} onConfirm={nothing}>
    1 November 2026, all AMA instances
  </ConfirmDialog>
);

export const Blocked = () => (
  <ConfirmDialog title="Delete the list" confirm="Delete list" reason="Two profiles use the list." onClose={nothing} onConfirm={nothing}>
    The contract keeps its other lists.
  </ConfirmDialog>
);
