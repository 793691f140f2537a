import type { FragmentType } from "@apollo/client";
import type { ReactNode } from "react";
import { defineMessages, FormattedMessage, useIntl } from "react-intl";
import { claimFields } from "../../../schema/rules/fields/claimFields";
import type { ClaimGeneral_ClaimFragment } from "../../gql/graphql";
import { useClaimGeneral_claimFragment } from "../../gql/hooks";
import { priorityName, riskName } from "../../i18n/sourceNames";
import { useCanSeeField } from "../../session/useCanSeeField";
import { FieldDetails, type FieldDetailsProps } from "../../entity/detail/FieldDetails";
import { supplierColumns } from "../../entity/supplierColumns";
import styles from "../../entity/detail/detail.module.css";
import { useCompleteFragment } from "../../entity/useCompleteFragment";
import { ClaimAndLocalTime } from "../../entity/ClaimAndLocalTime";
import { SupplierPositionAge } from "./SupplierPositionAge";
import { MilestoneTrack } from "../milestones/MilestoneTrack";

const assignments = defineMessages({
  MANUAL: { id: "claim.general.manual", defaultMessage: "manual" },
  DIGITAL: { id: "claim.general.digital", defaultMessage: "digital" },
});

export interface ClaimGeneralProps {
  claim: FragmentType<ClaimGeneral_ClaimFragment>;
  onSupplier(id: string): void;
}

const columns = (...fields: string[]): string[] => fields.map((field) => `incidents.${field}`);

export function ClaimGeneral({ claim, onSupplier }: ClaimGeneralProps) {
  const intl = useIntl();
  const canSeeField = useCanSeeField();
  const data = useCompleteFragment(useClaimGeneral_claimFragment(claim));
  if (!data) return null;
  const { timeZone: zone, supplier, position } = data;
  const instant = (at: string | null): ReactNode => at && <ClaimAndLocalTime at={at} zone={zone} />;
  const name = supplier && (
    <button type="button" className={styles.link} onClick={() => onSupplier(supplier.id)}>
      {supplier.name}
    </button>
  );
  const overrides: FieldDetailsProps<typeof claimFields>["overrides"] = {
    origin: {
      label: <FormattedMessage id="claim.general.origin" defaultMessage="Origin" />,
      value: data.origin ?? (position || !canSeeField("incidents.position") ? null : <NoPosition />),
    },
    destination: { label: <FormattedMessage id="claim.general.destination" defaultMessage="Destination" /> },
    occurredAt: { label: <FormattedMessage id="claim.general.occurred" defaultMessage="Occurred" /> },
    plannedStart: {
      label: <FormattedMessage id="claim.general.planned" defaultMessage="Planned" />,
      columns: columns("plannedStart", "plannedEnd"),
      value: data.plannedStart && (
        <>
          {instant(data.plannedStart)}
          {data.plannedEnd && data.plannedEnd !== data.plannedStart && <> – {instant(data.plannedEnd)}</>}
        </>
      ),
    },
    plannedEnd: null,
    assignedAt: {
      label: <FormattedMessage id="claim.general.assigned" defaultMessage="Assigned" />,
      columns: columns("assignedAt", "supplier"),
      value:
        supplier || data.assignedAt ? (
          <>
            {instant(data.assignedAt)}
            {data.assignedAt && supplier && ", "}
            {data.proposed ? (
              <FormattedMessage id="claim.general.proposed" defaultMessage="proposed: {supplier}" values={{ supplier: name }} />
            ) : (
              name
            )}
          </>
        ) : null,
    },
    supplier: null,
    proposed: null,
    position: {
      columns: supplier ? supplierColumns(supplier.access, "position") : columns("supplier"),
      value: supplier?.position ? (
        <SupplierPositionAge supplierId={supplier.id} at={supplier.position.at} />
      ) : supplier?.access === "MOBILE" ? (
        <NoPosition />
      ) : null,
    },
    client: { value: data.client?.name ?? null },
    contract: { value: data.contract?.name ?? null },
    file: {},
    insuredPhone: { label: <FormattedMessage id="claim.general.phone" defaultMessage="Phone" /> },
    instance: {
      label: <FormattedMessage id="claim.general.centre" defaultMessage="Centre" />,
      value: [data.centre?.name, data.instance.name].filter(Boolean).join(", "),
    },
    centre: null,
    riskName: { columns: columns("riskName", "riskType"), value: riskName(intl, data.riskType, data.riskName) },
    riskType: null,
    priorityName: {
      columns: columns("priorityName", "priorityCode"),
      value: priorityName(intl, data.priorityCode, data.priorityName),
    },
    priorityCode: null,
    serviceState: {
      columns: columns("serviceState", "serviceStateName"),
      label: <FormattedMessage id="claim.general.serviceState" defaultMessage="State" />,
      value: [data.serviceStateName, data.serviceState].filter(Boolean).join(", "),
    },
    serviceStateName: null,
    surveys: { value: data.surveys.length > 0 ? <Surveys answers={data.surveys} /> : null },
    statusAt: { label: <FormattedMessage id="claim.general.statusSince" defaultMessage="Status since" /> },
    assignmentType: { value: data.assignmentType && intl.formatMessage(assignments[data.assignmentType]) },
    serviceNumber: { label: <FormattedMessage id="claim.general.serviceNumber" defaultMessage="Service no." /> },
    otherFile: { label: <FormattedMessage id="claim.general.otherFile" defaultMessage="Other file" /> },
    limits: {},
    notes: {},
  };
  return (
    <>
      {canSeeField("incidents.milestones") && <MilestoneTrack claim={data} />}
      <FieldDetails fields={claimFields} data={data} zone={zone} columnOf={(field) => `incidents.${field}`} overrides={overrides} />
    </>
  );
}

const Surveys = ({ answers }: { answers: readonly { question: string; answer: string }[] }) => (
  <ul className={styles.plainList}>
    {answers.map(({ question, answer }, i) => (
      <li key={i}>
        {question && <span className={styles.quiet}>{question}: </span>}
        {answer}
      </li>
    ))}
  </ul>
);

const NoPosition = () => (
  <span className={styles.quiet}>
    <FormattedMessage id="claim.general.nowhere" defaultMessage="no position" />
  </span>
);
