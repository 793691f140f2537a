import { useMutation, useQuery } from "@apollo/client/react";
import { Anchor, Button, Progress } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { exportPath } from "../../schema/rules/exports/exports";
import { CancelExportDocument, ExportProgressDocument } from "../gql/graphql";
import { useToast } from "../ui/toasts/toasts";

export function ExportToast({ id }: { id: string }) {
  const intl = useIntl();
  const toast = useToast();
  const { data } = useQuery(ExportProgressDocument, { variables: { id }, fetchPolicy: "cache-only" });
  const [cancel, { loading }] = useMutation(CancelExportDocument);
  const progress = data?.export;
  if (progress?.state === "DONE")
    return (
      <>
        <FormattedMessage id="export.ready" defaultMessage="Saving {fileName}." values={{ fileName: progress.fileName }} />{" "}
        <Anchor href={exportPath(id)} download={progress.fileName} size="sm">
          <FormattedMessage id="export.save" defaultMessage="Save again" />
        </Anchor>
      </>
    );
  const { rows = 0, total = null } = progress ?? {};
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
