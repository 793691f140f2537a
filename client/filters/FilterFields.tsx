import { Input, SegmentedControl, TextInput } from "@mantine/core";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { AssignmentType, type ServiceKind, serviceKinds } from "../../schema/rules/lists/claims";
import { MINUTE_MS } from "../../schema/rules/durations";
import { byTextFilter } from "../../schema/rules/map/filterParts";
import { textLimits } from "../../schema/rules/requests/inputLimits";
import { SupplierAccess } from "../../schema/rules/lists/suppliers";
import type { Filter, FilterField } from "./filter";
import { MinutesField } from "./MinutesField";
import { answerNames, assignmentNames } from "./useFilterTexts";
import { named } from "../i18n/named";
import { accessNames } from "../entity/accessNames";
import { useNow } from "../live/connection";
import { DateTimeField } from "../ui/form/DateTimeField";
import { ChoiceSelect, OptionSelect, SupplierSelect } from "./OptionSelect";
import styles from "./FilterPanel.module.css";

export type FilterChange = { [Part in keyof Filter]?: Filter[Part] | undefined };
interface FieldProps {
  filter: Filter;
  label: ReactNode;
  onChange(change: FilterChange): void;
}

const UNKNOWN = "unknown:";
const listOf = <T extends string>(values: readonly string[]): T[] | undefined => (values.length ? (values as T[]) : undefined);

export const filterInputs: Readonly<Record<FilterField, (props: FieldProps) => ReactNode>> = {
  instance: ({ filter, onChange, label }) => (
    <OptionSelect
      part="INSTANCE"
      {...{ filter, label }}
      value={filter.instanceIds ?? []}
      onChange={(ids) => onChange({ instanceIds: listOf(ids) })}
    />
  ),
  centre: ({ filter, onChange, label }) => (
    <OptionSelect
      part="CENTRE"
      {...{ filter, label }}
      value={filter.centreIds ?? []}
      onChange={(ids) => onChange({ centreIds: listOf(ids) })}
    />
  ),
  service: ({ filter, onChange, label }) => (
    <OptionSelect
      part="SERVICE"
      {...{ filter, label }}
      value={filter.serviceIds ?? []}
      onChange={(ids) => onChange({ serviceIds: listOf(ids) })}
    />
  ),
  kind: Kind,
  scheduled: Scheduled,
  priority: Priority,
  unassigned: ({ filter, onChange, label }) => (
    <MinutesField label={label} range={filter.unassignedMinutes} onChange={(unassignedMinutes) => onChange({ unassignedMinutes })} />
  ),
  access: Access,
  client: ({ filter, onChange, label }) => (
    <OptionSelect
      part="CLIENT"
      {...{ filter, label }}
      value={filter.clientIds ?? []}
      onChange={(ids) => onChange({ clientIds: listOf(ids) })}
    />
  ),
  contract: ({ filter, onChange, label }) => (
    <OptionSelect
      part="CONTRACT"
      {...{ filter, label }}
      value={filter.contractIds ?? []}
      onChange={(ids) => onChange({ contractIds: listOf(ids) })}
    />
  ),
  supplier: ({ filter, onChange, label }) => (
    <SupplierSelect {...{ filter, label }} value={filter.supplierIds ?? []} onChange={(ids) => onChange({ supplierIds: listOf(ids) })} />
  ),
  assigned: ({ filter, onChange, label }) => (
    <MinutesField label={label} range={filter.assignedMinutes} onChange={(assignedMinutes) => onChange({ assignedMinutes })} />
  ),
  planned: ({ filter, onChange, label }) => (
    <Dates
      {...{ label, from: filter.plannedFrom, to: filter.plannedTo }}
      onFrom={(plannedFrom) => onChange({ plannedFrom })}
      onTo={(plannedTo) => onChange({ plannedTo })}
    />
  ),
  contact: ({ filter, onChange, label }) => (
    <Dates
      {...{ label, from: filter.contactFrom, to: filter.contactTo }}
      onFrom={(contactFrom) => onChange({ contactFrom })}
      onTo={(contactTo) => onChange({ contactTo })}
    />
  ),
  mobile: ({ filter, onChange, label }) => (
    <Text label={label} value={filter.mobileUser} onChange={(mobileUser) => onChange({ mobileUser })} />
  ),
  assignment: Assignment,
  ...byTextFilter((name) => ({ filter, onChange, label }: FieldProps) => (
    <Text label={label} value={filter[name]} onChange={(text) => onChange({ [name]: text })} />
  )),
  attributes: ({ filter, onChange, label }) => (
    <Text label={label} value={filter.attributeText} onChange={(attributeText) => onChange({ attributeText })} />
  ),
};

function Kind({ filter, onChange, label }: FieldProps) {
  const intl = useIntl();
  const choices = serviceKinds.map((kind) => ({ value: kind, label: named(intl, "kind", kind) }));
  return (
    <ChoiceSelect
      label={label}
      choices={choices}
      value={filter.kinds ?? []}
      onChange={(kinds) => onChange({ kinds: listOf<ServiceKind>(kinds) })}
    />
  );
}

function Scheduled({ filter: { scheduled, scheduledUnknown }, onChange, label }: FieldProps) {
  const intl = useIntl();
  const value = scheduled === undefined ? (scheduledUnknown ? "unknown" : "any") : scheduled ? "yes" : "no";
  return (
    <Input.Wrapper label={label} size="xs" labelElement="div" id="filter-scheduled">
      <SegmentedControl
        aria-labelledby="filter-scheduled-label"
        size="xs"
        fullWidth
        value={value}
        onChange={(chosen) =>
          onChange({
            scheduled: chosen === "yes" ? true : chosen === "no" ? false : undefined,
            scheduledUnknown: chosen === "unknown" ? true : undefined,
          })
        }
        data={[
          { value: "any", label: intl.formatMessage({ id: "map.filters.any", defaultMessage: "Any" }) },
          { value: "yes", label: intl.formatMessage(answerNames.yes) },
          { value: "no", label: intl.formatMessage(answerNames.no) },
          { value: "unknown", label: intl.formatMessage(answerNames.notSet) },
        ]}
      />
    </Input.Wrapper>
  );
}

function Priority({ filter, onChange, label }: FieldProps) {
  const intl = useIntl();
  const { priorityCodes = [], priorityUnknown } = filter;
  const notSet = { value: UNKNOWN, label: intl.formatMessage(answerNames.notSet) };
  return (
    <OptionSelect
      part="PRIORITY"
      {...{ filter, label }}
      before={[notSet]}
      value={[...priorityCodes, ...(priorityUnknown ? [UNKNOWN] : [])]}
      onChange={(codes) =>
        onChange({
          priorityCodes: listOf(codes.filter((code) => code !== UNKNOWN)),
          priorityUnknown: codes.includes(UNKNOWN) ? true : undefined,
        })
      }
    />
  );
}

function Access({ filter, onChange, label }: FieldProps) {
  const intl = useIntl();
  const choices = (Object.keys(SupplierAccess) as SupplierAccess[]).map((value) => ({
    value,
    label: intl.formatMessage(accessNames[value]),
  }));
  return (
    <ChoiceSelect
      label={label}
      choices={choices}
      value={filter.access ?? []}
      onChange={(access) => onChange({ access: listOf<SupplierAccess>(access) })}
    />
  );
}

function Assignment({ filter, onChange, label }: FieldProps) {
  const intl = useIntl();
  const choices = (Object.keys(AssignmentType) as AssignmentType[]).map((value) => ({
    value,
    label: intl.formatMessage(assignmentNames[value]),
  }));
  return (
    <ChoiceSelect
      label={label}
      choices={choices}
      value={filter.assignmentTypes ?? []}
      onChange={(types) => onChange({ assignmentTypes: listOf<AssignmentType>(types) })}
    />
  );
}

function Text({ label, value, onChange }: { label: ReactNode; value: string | undefined; onChange(value: string | undefined): void }) {
  return (
    <TextInput
      label={label}
      size="xs"
      maxLength={textLimits.search}
      value={value ?? ""}
      onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}
    />
  );
}

/** Formats an instant in the browser's zone for a datetime-local input: "2026-10-25T02:30". */
const localOf = (at: number): string => new Date(at - new Date(at).getTimezoneOffset() * MINUTE_MS).toISOString().slice(0, 16);

interface DatesProps {
  label: ReactNode;
  from: string | undefined;
  to: string | undefined;
  onFrom(at: string | undefined): void;
  onTo(at: string | undefined): void;
}

function Dates({ label, from, to, onFrom, onTo }: DatesProps) {
  const now = useNow(MINUTE_MS);
  const field = (text: ReactNode, at: string | undefined, change: (at: string | undefined) => void) => (
    <DateTimeField
      label={text}
      value={at === undefined ? "" : localOf(Date.parse(at))}
      from={`${localOf(now).slice(0, 11)}00:00`}
      onChange={(local) => change(local ? new Date(local).toISOString() : undefined)}
    />
  );
  return (
    <fieldset className={styles.dates}>
      <legend>{label}</legend>
      {field(<FormattedMessage id="map.filters.from" defaultMessage="From" />, from, onFrom)}
      {field(<FormattedMessage id="map.filters.to" defaultMessage="To" />, to, onTo)}
    </fieldset>
  );
}
