import { Checkbox, Select, TextInput } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { isName, tidyName } from "../../schema/rules/access/people";
import { ReportFormat, ReportFrequency } from "../../schema/rules/reports/reports";
import { SubscriptionsDocument, type Subscription_SubscriptionFragment } from "../gql/graphql";
import { useSaveSubscriptionMutation } from "../gql/hooks";
import { ownZone } from "../i18n/Instant";
import { named } from "../i18n/named";
import { useOwnInstance } from "../session/lastInstance";
import { MutationDialog } from "../ui/form/MutationDialog";
import { hours, hourText, weekdayName, weekdays } from "./times";

interface SubscriptionDialogProps {
  subscription: Subscription_SubscriptionFragment | null;
  instances: readonly { id: string; name: string; timeZone: string }[];
  onClose(): void;
}

const EVERY_DAY = "0";

export function SubscriptionDialog({ subscription, instances, onClose }: SubscriptionDialogProps) {
  const intl = useIntl();
  const [name, setName] = useState(subscription?.name ?? "");
  const ownInstance = useOwnInstance()(instances);
  const [instanceId, setInstance] = useState(subscription?.instanceId ?? ownInstance?.id ?? null);
  const [formats, setFormats] = useState<readonly ReportFormat[]>(subscription?.formats ?? ["PDF"]);
  const [day, setDay] = useState(String(subscription?.weekday ?? EVERY_DAY));
  const [hour, setHour] = useState(String(subscription?.hour ?? 8));
  const [timeZone, setZone] = useState(subscription?.timeZone ?? ownInstance?.timeZone ?? ownZone());
  const [save] = useSaveSubscriptionMutation({ refetchQueries: [SubscriptionsDocument] });
  const reason = !isName(tidyName(name))
    ? named(intl, "errors", "NAME_INVALID")
    : !formats.length
      ? intl.formatMessage({ id: "reports.noFormat", defaultMessage: "Choose at least one file format." })
      : null;
  const isDaily = day === EVERY_DAY;
  const mutate = () => {
    const times = {
      frequency: isDaily ? ReportFrequency.DAILY : ReportFrequency.WEEKLY,
      weekday: isDaily ? null : Number(day),
      hour: Number(hour),
      timeZone,
    };
    const before = subscription && { id: subscription.id, updatedAt: subscription.updatedAt };
    return save({ variables: { input: { ...before, name, instanceId: instanceId!, formats: [...formats], ...times } } });
  };
  const zones = [
    ...new Set([timeZone, ...instances.map((instance) => instance.timeZone), ownZone(), ...Intl.supportedValuesOf("timeZone")]),
  ];
  return (
    <MutationDialog
      title={<FormattedMessage id="reports.dialog" defaultMessage="E-mail report" />}
      confirm={<FormattedMessage id="reports.save" defaultMessage="Save" />}
      reason={reason}
      mutate={mutate}
      onClose={onClose}
    >
      <TextInput
        label={<FormattedMessage id="reports.name" defaultMessage="Name" />}
        value={name}
        maxLength={100}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Select
        label={<FormattedMessage id="dashboard.instance" defaultMessage="AMA instance" />}
        data={instances.map((instance) => ({ value: instance.id, label: `${instance.name} (${instance.id})` }))}
        value={instanceId}
        allowDeselect={false}
        searchable
        onChange={setInstance}
      />
      <Checkbox.Group
        label={<FormattedMessage id="reports.files" defaultMessage="Files" />}
        value={[...formats]}
        onChange={(chosen) => setFormats(chosen as ReportFormat[])}
      >
        {Object.values(ReportFormat).map((format) => (
          <Checkbox key={format} value={format} label={format} mt={6} />
        ))}
      </Checkbox.Group>
      <Select
        label={<FormattedMessage id="reports.day" defaultMessage="Day" />}
        data={[
          { value: EVERY_DAY, label: intl.formatMessage({ id: "reports.everyDay", defaultMessage: "Every day, for the previous day" }) },
          ...weekdays.map((weekday) => ({ value: String(weekday), label: weekdayName(intl, weekday) })),
        ]}
        value={day}
        allowDeselect={false}
        onChange={(value) => setDay(value!)}
      />
      <Select
        label={<FormattedMessage id="reports.hour" defaultMessage="Hour" />}
        data={hours.map((hourOfDay) => ({ value: String(hourOfDay), label: hourText(hourOfDay) }))}
        value={hour}
        allowDeselect={false}
        onChange={(value) => setHour(value!)}
      />
      <Select
        label={<FormattedMessage id="reports.zone" defaultMessage="Time zone" />}
        data={zones}
        value={timeZone}
        allowDeselect={false}
        searchable
        limit={100}
        onChange={(value) => setZone(value!)}
      />
    </MutationDialog>
  );
}
