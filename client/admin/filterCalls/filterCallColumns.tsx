import { defineMessages, type IntlShape } from "react-intl";
import { serviceKindOfCode } from "../../../schema/rules/fields/sourceCodes";
import type { FilterCall_CallFragment } from "../../gql/graphql";
import { actorName } from "../../i18n/actorName";
import { named } from "../../i18n/named";
import { type ColumnDefinition, numberColumn } from "../../ui/table/columns";
import { refusalText } from "../kit/integrationNames";
import { LogTime } from "../kit/LogTime";

type CallRow = FilterCall_CallFragment;

export const callTexts = defineMessages({
  at: { id: "audit.at", defaultMessage: "Time" },
  actor: { id: "audit.actor", defaultMessage: "Actor" },
  instance: { id: "filterCalls.instance", defaultMessage: "AMA instance" },
  claim: { id: "filterCalls.claim", defaultMessage: "Claim" },
  noClaim: { id: "filterCalls.noClaim", defaultMessage: "no claim yet" },
  service: { id: "filterCalls.service", defaultMessage: "Service" },
  candidates: { id: "filterCalls.candidates", defaultMessage: "Suitable" },
  excluded: { id: "filterCalls.excluded", defaultMessage: "Unsuitable" },
  duration: { id: "filterCalls.duration", defaultMessage: "Duration, ms" },
  outcome: { id: "filterCalls.outcome", defaultMessage: "Outcome" },
  answered: { id: "filterCalls.answered", defaultMessage: "Answered" },
});

export function serviceText(intl: IntlShape, code: string): string {
  const kind = serviceKindOfCode[code];
  return kind ? `${code} ${named(intl, "kind", kind)}` : code;
}

export const outcomeText = (intl: IntlShape, code: string | null): string =>
  code === null ? intl.formatMessage(callTexts.answered) : (refusalText(intl, code) ?? code);

export const filterCallColumns: ColumnDefinition<CallRow>[] = [
  { id: "at", header: callTexts.at, width: 170, cell: ({ at }) => <LogTime at={at} /> },
  { id: "actor", header: callTexts.actor, width: 170, grow: true, cell: ({ actor }, { intl }) => actor && actorName(intl, actor) },
  { id: "instance", header: callTexts.instance, width: 110, cell: ({ instanceId }) => instanceId },
  {
    id: "claim",
    header: callTexts.claim,
    width: 170,
    cell: ({ claimId }, { intl }) => claimId ?? intl.formatMessage(callTexts.noClaim),
  },
  { id: "service", header: callTexts.service, width: 160, cell: ({ serviceId }, { intl }) => serviceText(intl, serviceId) },
  numberColumn("candidates", callTexts.candidates, { width: 100, of: ({ candidates }) => candidates }),
  numberColumn("excluded", callTexts.excluded, { width: 90, of: ({ excluded }) => excluded }),
  numberColumn("durationMs", callTexts.duration, { width: 90, of: ({ durationMs }) => durationMs }),
  { id: "outcome", header: callTexts.outcome, width: 200, grow: true, cell: ({ code }, { intl }) => outcomeText(intl, code) },
];
