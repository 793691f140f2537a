import { Button } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { ExportMenu, type ExportedLog } from "../../exports/ExportMenu";

interface LogActionsProps extends ExportedLog {
  /** Whether anything narrows the log. */
  isSet: boolean;
  onClear(): void;
}

/** What can be done with a log: all of it shown again, and what is shown taken as a file. */
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
