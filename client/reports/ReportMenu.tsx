import { Button, Menu } from "@mantine/core";
import { IconFileDescription } from "@tabler/icons-react";
import { useEffect, useEffectEvent, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { periodInput } from "../api/ranges";
import { SECOND_MS } from "../../schema/rules/durations";
import { exportPath, isUnfinished } from "../../schema/rules/exports/exports";
import type { Period } from "../../schema/rules/indicators/periods";
import type { ReportFormat } from "../../schema/rules/reports/reports";
import { saveFile } from "../exports/saveFile";
import { useCreateReportMutation, useReportProgressQuery } from "../gql/hooks";
import { named } from "../i18n/named";
import { paths } from "../paths";
import { useCan } from "../session/useCan";
import { ReasonedMenuItem } from "../ui/ReasonedMenuItem";
import { useToast } from "../ui/toasts/toasts";

interface ReportMenuProps {
  instanceId: string | null;
  period: Period | null;
}

export function ReportMenu(props: ReportMenuProps) {
  return useCan()("dashboard.report") ? <Reports {...props} /> : null;
}

function Reports({ instanceId, period }: ReportMenuProps) {
  const intl = useIntl();
  const toast = useToast();
  const canSubscribe = useCan()("dashboard.subscribe");
  const [create, { loading }] = useCreateReportMutation();
  const [followed, setFollowed] = useState<string | null>(null);
  const begin = async (format: ReportFormat): Promise<void> => {
    if (instanceId === null || period === null) return;
    try {
      const { data } = await create({
        variables: { input: { instanceId, period: periodInput(period), format, requestId: crypto.randomUUID() } },
      });
      setFollowed(data!.createReport.id);
      toast.say("downloadStarted");
    } catch (error) {
      toast.say("downloadFailed", error);
    }
  };
  const title = intl.formatMessage({ id: "reports.menu", defaultMessage: "Report" });
  const reason =
    followed !== null || loading
      ? named(intl, "errors", "EXPORT_UNDER_WAY")
      : instanceId === null || period === null
        ? intl.formatMessage({ id: "reports.nothing", defaultMessage: "No figures are visible." })
        : null;
  return (
    <>
      {followed !== null && <Follow key={followed} id={followed} onEnd={() => setFollowed(null)} />}
      <Menu position="bottom-end" shadow="md" width={260}>
        <Menu.Target>
          <Button variant="default" loading={followed !== null} leftSection={<IconFileDescription size={15} aria-hidden />}>
            {title}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <ReasonedMenuItem reason={reason} onClick={() => void begin("PDF")}>
            <FormattedMessage id="reports.pdf" defaultMessage="Document (PDF)" />
          </ReasonedMenuItem>
          <ReasonedMenuItem reason={reason} onClick={() => void begin("XLSX")}>
            <FormattedMessage id="export.xlsx" defaultMessage="Spreadsheet (XLSX)" />
          </ReasonedMenuItem>
          {canSubscribe && (
            <Menu.Item component={Link} to={paths.subscriptions()}>
              <FormattedMessage id="reports.subscribe" defaultMessage="E-mail reports and alerts…" />
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
    </>
  );
}

function Follow({ id, onEnd }: { id: string; onEnd(): void }) {
  const toast = useToast();
  const { data } = useReportProgressQuery({ variables: { id }, pollInterval: SECOND_MS, fetchPolicy: "network-only" });
  const report = data?.report;
  const state = data === undefined ? "WAITING" : (report?.state ?? null);
  const enter = useEffectEvent(() => {
    if (state !== null && isUnfinished(state)) return;
    if (state === "DONE") saveFile(exportPath(id), report!.fileName);
    toast.say(state === "DONE" || state === "DOWNLOADED" ? "downloadFinished" : "downloadFailed");
    onEnd();
  });
  useEffect(() => enter(), [state]);
  return null;
}
