import { Button } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { ExportMenu, type ExportedLog } from "../../exports/ExportMenu";

interface LogActionsProps extends ExportedLog {
  isSet: boolean;
  onClear(): void;
}

export const LogActions = ({ isSet, onClear, ...exported }: LogActionsProps) => (
  <>
    {isSet && (
      <Button variant="default" onClick={onClear}>
        <FormattedMessage id="audit.clear" defaultMessage="Clear filters" />
      </Button>
    )}
    <ExportMenu {...exported} />
  </>
);
