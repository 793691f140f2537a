import type { TypedDocumentNode } from "@apollo/client";
import { useMutation, useQuery } from "@apollo/client/react";
import { Button, Menu } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useEffect } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { type ExportedList, type ExportFormat, exportNeeds, isUnfinished, type LogName } from "../../schema/rules/exports/exports";
import type { FieldListName } from "../../schema/rules/fields/lists";
import {
  ExportApiErrorsDocument,
  ExportAuditDocument,
  ExportBasesDocument,
  ExportClaimsDocument,
  ExportCollaboratorsDocument,
  ExportMobileSuppliersDocument,
  ExportProgressDocument,
  type ExportState_ExportFragment,
  ExportSupplierFilterCallsDocument,
} from "../gql/graphql";
import { named } from "../i18n/named";
import { useCan } from "../session/useCan";
import { useObservable } from "../store/observable";
import { ReasonedMenuItem } from "../ui/ReasonedMenuItem";
import { useToast } from "../ui/toasts/toasts";
import { followedExport } from "./followedExport";

export interface ExportedRegister {
  list: FieldListName;
  columns: readonly string[];
  filter: object;
  sort: string;
  orderBy: object[] | null;
}
export interface ExportedLog {
  list: LogName;
  filter: object;
}

const documents = {
  claims: ExportClaimsDocument,
  mobileSuppliers: ExportMobileSuppliersDocument,
  bases: ExportBasesDocument,
  collaborators: ExportCollaboratorsDocument,
  audit: ExportAuditDocument,
  apiErrors: ExportApiErrorsDocument,
  supplierFilterCalls: ExportSupplierFilterCallsDocument,
} as Record<ExportedList, unknown>;
type Started = TypedDocumentNode<Record<string, ExportState_ExportFragment>, { input: object }>;

const formats: readonly ExportFormat[] = ["XLSX", "CSV"];

export function ExportMenu(props: ExportedRegister | ExportedLog) {
  return useCan()(exportNeeds(props.list)) ? <Formats {...props} /> : null;
}

function Formats({ list, ...source }: ExportedRegister | ExportedLog) {
  const intl = useIntl();
  const toast = useToast();
  const followed = useObservable(followedExport);
  const [start, { loading }] = useMutation(documents[list] as Started);
  // Continues to follow an export that was started before a reload.
  const { data: last } = useQuery(ExportProgressDocument, { fetchPolicy: "network-only", skip: followed !== null });
  const unfinished = last?.export && isUnfinished(last.export.state) ? last.export.id : null;
  useEffect(() => {
    if (unfinished !== null) followedExport.set(unfinished);
  }, [unfinished]);

  const begin = async (format: ExportFormat): Promise<void> => {
    try {
      const { data } = await start({ variables: { input: { format, ...source } } });
      followedExport.set(Object.values(data!)[0]!.id);
      toast.say("downloadStarted");
    } catch (error) {
      toast.say("downloadFailed", error);
    }
  };
  const title = intl.formatMessage({ id: "export.title", defaultMessage: "Export" });
  const reason = followed !== null || loading ? named(intl, "errors", "EXPORT_UNDER_WAY") : null;
  return (
    <Menu position="bottom-end" shadow="md" width={240}>
      <Menu.Target>
        <Button variant="default" data-folds title={title} leftSection={<IconDownload size={15} aria-hidden />}>
          {title}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {formats.map((format) => (
          <ReasonedMenuItem key={format} reason={reason} onClick={() => void begin(format)}>
            {format === "XLSX" ? (
              <FormattedMessage id="export.xlsx" defaultMessage="Spreadsheet (XLSX)" />
            ) : (
              <FormattedMessage id="export.csv" defaultMessage="Text (CSV)" />
            )}
          </ReasonedMenuItem>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
