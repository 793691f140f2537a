import { Select } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { upperSnakeEnum } from "../../schema/rules/apiEnums";
import { indicatorKeys } from "../../schema/rules/indicators/indicators";
import { AlertLevel } from "../../schema/rules/reports/reports";
import { SubscriptionsDocument } from "../gql/graphql";
import { useSaveAlertMutation } from "../gql/hooks";
import { named } from "../i18n/named";
import { MutationDialog } from "../ui/form/MutationDialog";

const keyOf = upperSnakeEnum(indicatorKeys);
type ApiKey = keyof typeof keyOf;

interface AlertDialogProps {
  instances: readonly { id: string; name: string }[];
  onClose(): void;
}

export function AlertDialog({ instances, onClose }: AlertDialogProps) {
  const intl = useIntl();
  const [instanceId, setInstance] = useState(instances[0]?.id ?? null);
  const [key, setKey] = useState<string | null>(null);
  const [level, setLevel] = useState<string>(AlertLevel.WARNING);
  const [save] = useSaveAlertMutation({ refetchQueries: [SubscriptionsDocument] });
  const choose = intl.formatMessage({ id: "reports.noIndicator", defaultMessage: "Choose an indicator." });
  return (
    <MutationDialog
      title={<FormattedMessage id="reports.addAlert" defaultMessage="New alert" />}
      confirm={<FormattedMessage id="reports.save" defaultMessage="Save" />}
      reason={key === null || instanceId === null ? choose : null}
      mutate={() => save({ variables: { input: { instanceId: instanceId!, key: key as ApiKey, level: level as AlertLevel } } })}
      onClose={onClose}
    >
      <Select
        label={<FormattedMessage id="dashboard.instance" defaultMessage="AMA instance" />}
        data={instances.map((instance) => ({ value: instance.id, label: `${instance.name} (${instance.id})` }))}
        value={instanceId}
        allowDeselect={false}
        searchable
        onChange={setInstance}
      />
      <Select
        label={<FormattedMessage id="page.dashboardKpi" defaultMessage="Indicator" />}
        data={(Object.keys(keyOf) as ApiKey[]).map((apiKey) => ({ value: apiKey, label: named(intl, "indicator", keyOf[apiKey]) }))}
        value={key}
        searchable
        onChange={setKey}
      />
      <Select
        label={<FormattedMessage id="reports.from" defaultMessage="From" />}
        data={Object.values(AlertLevel).map((alertLevel) => ({ value: alertLevel, label: named(intl, "indicatorLevel", alertLevel) }))}
        value={level}
        allowDeselect={false}
        onChange={(value) => setLevel(value!)}
      />
    </MutationDialog>
  );
}
