import { defineMessages } from "react-intl";
import {
  AssignmentType,
  type ClaimStatus,
  claimStatuses,
  claimStatusOrder,
  type RiskType,
  riskTypes,
  type ServiceKind,
  serviceKinds,
  TimingLabel,
} from "../../schema/rules/lists/claims";
import { named } from "../i18n/named";
import { faultName, priorityName, riskName, serviceName } from "../i18n/sourceNames";
import { StatusGlyph } from "../mapkit/glyphs/StatusGlyph";
import { ClaimName } from "../entity/ClaimName";
import { isPriority } from "../../schema/rules/claims/worklist";
import { DueCell } from "./DueCell";
import type { OwnColumns } from "./catalogueColumns";
import type { ClaimRow } from "./claimRow";
import styles from "./registers.module.css";

const labels = defineMessages({
  EARLY: { id: "timing.EARLY", defaultMessage: "early" },
  ON_TIME: { id: "timing.ON_TIME", defaultMessage: "on time" },
  LATE: { id: "timing.LATE", defaultMessage: "late" },
});
const assignments = defineMessages({
  MANUAL: { id: "claim.general.manual", defaultMessage: "manual" },
  DIGITAL: { id: "claim.general.digital", defaultMessage: "digital" },
});
const texts = defineMessages({
  claim: { id: "register.claim", defaultMessage: "Claim" },
});

export const ownClaimColumns: OwnColumns<ClaimRow> = {
  id: {
    header: texts.claim,
    width: 130,
    reads: ["priorityCode", "priorityName"],
    cell: ({ id, status, priorityCode, priorityName: name }) => (
      <span className={styles.first} title={id}>
        <StatusGlyph claimStatus={status} size={14} />
        <ClaimName id={id} />
        {isPriority(priorityCode ?? null) && <b className={styles.priority}>{name ?? "VIP"}</b>}
      </span>
    ),
  },
  status: {
    width: 200,
    choices: { values: claimStatusOrder, name: (intl, value) => named(intl, "status", value as ClaimStatus) },
    cell: ({ status }, { intl }) => (
      <>
        <b>{claimStatuses[status].code.toUpperCase()}</b> {named(intl, "status", status)}
      </>
    ),
  },
  measuredFrom: {
    width: 230,
    reads: [
      ...["promisedAt", "predictedAt", "assignedAt", "arrivedAt", "arrivedLate", "managedUntil"],
      ...["scheduled", "plannedStart", "plannedEnd", "supplier"],
    ],
    cell: (claim, { write }) => claim.measuredFrom && <DueCell claim={claim} at={claim.measuredFrom} write={write} />,
  },
  statusLabel: {
    width: 100,
    choices: { values: Object.keys(TimingLabel), name: (intl, value) => intl.formatMessage(labels[value as TimingLabel]) },
    cell: ({ statusLabel }, { intl }) => statusLabel && intl.formatMessage(labels[statusLabel]),
  },
  kind: {
    choices: { values: serviceKinds, name: (intl, value) => named(intl, "kind", value as ServiceKind) },
    cell: ({ kind }, { intl }) => kind && named(intl, "kind", kind),
  },
  service: { width: 150, cell: ({ service }, { intl }) => service && serviceName(intl, service) },
  riskType: {
    width: 100,
    choices: { values: riskTypes, name: (intl, value) => named(intl, "risk", value as RiskType) },
    cell: ({ riskType }, { intl }) => riskType && named(intl, "risk", riskType),
  },
  riskName: { reads: ["riskType"], cell: ({ riskType, riskName: name }, { intl }) => riskName(intl, riskType ?? null, name) },
  priorityName: {
    reads: ["priorityCode"],
    cell: ({ priorityCode, priorityName: name }, { intl }) => priorityName(intl, priorityCode, name),
  },
  faultName: { reads: ["faultCode"], cell: ({ faultCode, faultName: name }, { intl }) => faultName(intl, faultCode, name) },
  assignmentType: {
    width: 100,
    choices: { values: Object.keys(AssignmentType), name: (intl, value) => intl.formatMessage(assignments[value as AssignmentType]) },
    cell: ({ assignmentType }, { intl }) => assignmentType && intl.formatMessage(assignments[assignmentType]),
  },
  instance: { width: 140, cell: ({ instance }) => instance?.name },
  insuredPhone: { width: 180 },
  plannedStart: { width: 190 },
  centre: { width: 160, cell: ({ centre }) => centre?.name },
  client: { width: 140, cell: ({ client }) => client?.name },
  contract: { width: 140, cell: ({ contract }) => contract?.name },
  supplier: {
    width: 180,
    reads: ["proposed"],
    cell: ({ supplier, proposed }, { intl }) =>
      supplier &&
      (proposed
        ? intl.formatMessage({ id: "claim.general.proposed", defaultMessage: "proposed: {supplier}" }, { supplier: supplier.name })
        : supplier.name),
  },
};
