// Columns of claims that are not plain values; same contents as client/registers/claimColumns.tsx.
import { type ClaimStatus, claimStatuses, type RiskType } from "../../../schema/rules/lists/claims";
import { faultName, priorityName, riskName, serviceName } from "../../../schema/rules/fields/sourceNames";
import { type OwnColumn, wordOf } from "./ownColumn";

type Text = string | null;
interface Named {
  name: string;
}

const nameOf = (field: string): OwnColumn => ({
  selects: `${field} { name }`,
  cell: (row) => (row[field] as Named | null)?.name,
});

export const ownClaimColumns: Readonly<Record<string, OwnColumn>> = {
  // The complete id, because a file has no tooltips.
  id: { heading: "register.claim", cell: ({ id }) => id as string },
  status: {
    cell: ({ status }, { say }) => `${claimStatuses[status as ClaimStatus].code.toUpperCase()} ${say(`status.${status as ClaimStatus}`)}`,
  },
  statusLabel: wordOf("statusLabel", (label) => `timing.${label}`),
  kind: wordOf("kind", (kind) => `kind.${kind}`),
  service: {
    selects: "service { code name }",
    cell: ({ service }, { say }) => serviceName(say, service as { code: string; name: string }),
  },
  riskType: wordOf("riskType", (type) => `risk.${type}`),
  riskName: {
    selects: "riskType riskName",
    cell: ({ riskType, riskName: name }, { say }) => riskName(say, riskType as RiskType | null, name as Text),
  },
  priorityName: {
    selects: "priorityCode priorityName",
    cell: ({ priorityCode, priorityName: name }, { say }) => priorityName(say, priorityCode as Text, name as Text),
  },
  faultName: {
    selects: "faultCode faultName",
    cell: ({ faultCode, faultName: name }, { say }) => faultName(say, faultCode as Text, name as Text),
  },
  assignmentType: wordOf("assignmentType", (type) => `claim.general.${type.toLowerCase()}`),
  instance: nameOf("instance"),
  centre: nameOf("centre"),
  client: nameOf("client"),
  contract: nameOf("contract"),
  supplier: {
    selects: "supplier { id name } proposed",
    cell: ({ supplier, proposed }, { sayWith }) => {
      const name = (supplier as Named | null)?.name;
      return name !== undefined && proposed ? sayWith("claim.general.proposed", { supplier: name }) : name;
    },
  },
};
