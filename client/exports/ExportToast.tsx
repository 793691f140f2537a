import { useMutation, useQuery } from "@apollo/client/react";
import { Anchor, Button, Progress } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { exportPath } from "../../schema/rules/exports/exports";
import { CancelExportDocument, ExportProgressDocument } from "../gql/graphql";
import { useToast } from "../ui/toasts";

/** How far an export has come, as the page follows it; it can be cancelled until it is written. */
export function ExportToast({ id }: { id: string }) {
  const intl = useIntl();
  const toast = useToast();
  const { data } = useQuery(ExportProgressDocument, { variables: { id }, fetchPolicy: "cache-only" });
  const [cancel, { loading }] = useMutation(CancelExportDocument);
  const one = data?.export;
  if (one?.state === "DONE")
    return (
      <>
        <FormattedMessage id="export.ready" defaultMessage="{fileName} is being saved." values={{ fileName: one.fileName }} />{" "}
        <Anchor href={exportPath(id)} download={one.fileName} size="sm">
          <FormattedMessage id="export.save" defaultMessage="Save it again" />
        </Anchor>
      </>
    );
  const { rows = 0, total = null } = one ?? {};
  const title = intl.formatMessage({ id: "export.running", defaultMessage: "Exporting" });
  return (
    <>
      {total === null ? (
        title
      ) : (
        <FormattedMessage
          id="export.progress"
          defaultMessage="{rows, number} of {total, plural, one {# row} other {# rows}} exported"
          values={{ rows, total }}
        />
      )}
      <Progress aria-label={title} value={total ? (100 * rows) / total : 0} animated={total === null} my={6} size="sm" />
      <Button
        size="compact-xs"
        variant="default"
        loading={loading}
        onClick={() => void cancel({ variables: { input: { id } } }).catch((error: unknown) => toast.failed(error))}
      >
        <FormattedMessage id="export.cancel" defaultMessage="Cancel the export" />
      </Button>
    </>
  );
}
