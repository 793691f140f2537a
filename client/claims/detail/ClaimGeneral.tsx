import type { FragmentType } from "@apollo/client";
import type { ReactNode } from "react";
import { defineMessages, FormattedMessage, useIntl } from "react-intl";
import type { ClaimGeneral_ClaimFragment } from "../../gql/graphql";
import { useClaimGeneral_claimFragment } from "../../gql/hooks";
import { duration } from "../../i18n/durations";
import { useNow } from "../../live/connection";
import { useCanSeeField } from "../../session/useCanSeeField";
import { Detail, Details } from "../../entity/Details";
import { supplierColumns } from "../../entity/supplierColumns";
import styles from "../../entity/detail.module.css";
import { Phone } from "../../entity/Phone";
import { useCompleteFragment } from "../../entity/useCompleteFragment";
import { ClaimAndLocalTime } from "./ClaimAndLocalTime";
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

/** Milestones and general data of a claim. */
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
  return (
    <>
      {canSeeField("incidents.milestones") && <MilestoneTrack claim={data} />}
      <Details>
        <Detail wide columns={columns("origin")} label={<FormattedMessage id="claim.general.origin" defaultMessage="Origin" />}>
          {data.origin ?? (position || !canSeeField("incidents.position") ? null : <NoPosition />)}
        </Detail>
        <Detail
          wide
          columns={columns("destination")}
          label={<FormattedMessage id="claim.general.destination" defaultMessage="Destination" />}
        >
          {data.destination}
        </Detail>
        <Detail label={<FormattedMessage id="claim.general.occurred" defaultMessage="Occurred" />}>{instant(data.occurredAt)}</Detail>
        <Detail
          columns={columns("plannedStart", "plannedEnd")}
          label={<FormattedMessage id="claim.general.planned" defaultMessage="Planned" />}
        >
          {data.plannedStart && (
            <>
              {instant(data.plannedStart)}
              {data.plannedEnd && data.plannedEnd !== data.plannedStart && <> – {instant(data.plannedEnd)}</>}
            </>
          )}
        </Detail>
        <Detail
          columns={columns("assignedAt", "supplier")}
          label={<FormattedMessage id="claim.general.assigned" defaultMessage="Assigned" />}
        >
          {supplier || data.assignedAt ? (
            <>
              {instant(data.assignedAt)}
              {data.assignedAt && supplier && ", "}
              {data.proposed ? (
                <FormattedMessage id="claim.general.proposed" defaultMessage="proposed: {supplier}" values={{ supplier: name }} />
              ) : (
                name
              )}
            </>
          ) : null}
        </Detail>
        <Detail
          columns={supplier ? supplierColumns(supplier.access, "position") : columns("supplier")}
          label={<FormattedMessage id="claim.general.position" defaultMessage="Position" />}
        >
          {supplier?.position ? <PositionAge at={supplier.position.at} /> : supplier?.access === "MOBILE" ? <NoPosition /> : null}
        </Detail>
        <Detail columns={columns("client")} label={<FormattedMessage id="claim.general.client" defaultMessage="Client" />}>
          {data.client?.name}
        </Detail>
        <Detail columns={columns("contract")} label={<FormattedMessage id="claim.general.contract" defaultMessage="Contract" />}>
          {data.contract?.name}
        </Detail>
        <Detail columns={columns("file")} label={<FormattedMessage id="claim.general.file" defaultMessage="File" />}>
          {data.file}
        </Detail>
        <Detail columns={columns("insuredPhone")} label={<FormattedMessage id="claim.general.phone" defaultMessage="Phone" />}>
          {data.insuredPhone && <Phone number={data.insuredPhone} />}
        </Detail>
        <Detail label={<FormattedMessage id="claim.general.centre" defaultMessage="Centre" />}>
          {[data.centre?.name, data.instance.name].filter(Boolean).join(", ")}
        </Detail>
        <Detail columns={columns("riskName", "causeCode")} label={<FormattedMessage id="claim.general.risk" defaultMessage="Risk" />}>
          {[data.riskName, data.causeCode].filter(Boolean).join(", ")}
        </Detail>
        <Detail label={<FormattedMessage id="claim.general.statusSince" defaultMessage="Status since" />}>{instant(data.statusAt)}</Detail>
        {data.assignmentType && (
          <Detail label={<FormattedMessage id="claim.general.assignment" defaultMessage="Assignment" />}>
            {intl.formatMessage(assignments[data.assignmentType])}
          </Detail>
        )}
        {data.serviceNumber && (
          <Detail label={<FormattedMessage id="claim.general.serviceNumber" defaultMessage="Service no." />}>{data.serviceNumber}</Detail>
        )}
        {data.otherFile && (
          <Detail label={<FormattedMessage id="claim.general.otherFile" defaultMessage="Other file" />}>{data.otherFile}</Detail>
        )}
        {data.limits && (
          <Detail wide label={<FormattedMessage id="claim.general.limits" defaultMessage="Limits" />}>
            {data.limits}
          </Detail>
        )}
        <Detail wide columns={columns("notes")} label={<FormattedMessage id="claim.general.notes" defaultMessage="Notes" />}>
          {data.notes}
        </Detail>
        {Object.entries(data.attributes ?? {}).map(([key, value]) => (
          <Detail key={key} label={key}>
            {value}
          </Detail>
        ))}
      </Details>
    </>
  );
}

const NoPosition = () => (
  <span className={styles.quiet}>
    <FormattedMessage id="claim.general.nowhere" defaultMessage="without position" />
  </span>
);

function PositionAge({ at }: { at: string | null }) {
  const intl = useIntl();
  const now = useNow(5_000);
  if (!at) return <FormattedMessage id="claim.general.fixed" defaultMessage="fixed place" />;
  const age = duration(intl, Math.max(0, (now - Date.parse(at)) / 1000));
  return <FormattedMessage id="claim.general.positionAge" defaultMessage="{age} old" values={{ age }} />;
}
