import { ReasonedButton } from "../../../client/ui/form/ReasonedButton";

export const Enabled = () => <ReasonedButton reason={null}>Save changes</ReasonedButton>;
export const DisabledWithReason = () => <ReasonedButton reason="There are no changes to save.">Save changes</ReasonedButton>;
export const Danger = () => (
  <ReasonedButton reason={null} color="red">
    Revoke key
  </ReasonedButton>
);
