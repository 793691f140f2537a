import { defineMessages, useIntl, type MessageDescriptor } from "react-intl";
import type { Process } from "../../../schema/rules/claims/processes";
import type { ClaimExplanationQuery } from "../../gql/graphql";

type Run = NonNullable<ClaimExplanationQuery["claim"]>["processes"][number];

const startedTexts: Record<Process, MessageDescriptor> = defineMessages({
  ARRIVAL_CONTACT_CENTRE: {
    id: "claim.process.arrivalCall",
    defaultMessage: "Contact centre asked to call the supplier: arrival {minutes} min late",
  },
  ARRIVAL_CONTACT_LIST: {
    id: "claim.process.arrivalList",
    defaultMessage: "Insured added to the contact list: arrival {minutes} min late",
  },
  COMPLETION_CONTACT_CENTRE: {
    id: "claim.process.completionCall",
    defaultMessage: "Contact centre asked to call the supplier: completion {minutes} min late",
  },
  COMPLETION_CONTACT_LIST: {
    id: "claim.process.completionList",
    defaultMessage: "Insured added to the contact list: completion {minutes} min late",
  },
  AUTOMATIC_ARRIVAL: {
    id: "claim.process.arrival",
    defaultMessage: "Arrival detected automatically: {fixes} positions, at most {metres} m away",
  },
  AUTOMATIC_COMPLETION: { id: "claim.process.completion", defaultMessage: "Completed automatically {minutes} min after the arrival" },
});
const callsSupplier = (process: Process): boolean => process.endsWith("CONTACT_CENTRE");

export function ProcessRunLine({ run: { process, state, evidence } }: { run: Run }) {
  const intl = useIntl();
  const { minutes, fixes, metres, finding } = evidence;
  if (state === "NOTHING_TO_DO")
    return intl.formatMessage(
      {
        id: "claim.process.nothing",
        defaultMessage:
          "{who, select, supplier {Supplier not called} other {Insured not added to a contact list}}: {why, select, NO_PHONE {no phone number} PHONE_UNDIALLABLE {the phone number cannot be dialled} other {no matching contact list}}",
      },
      { who: callsSupplier(process) ? "supplier" : "insured", why: finding },
    );
  return intl.formatMessage(startedTexts[process], { minutes, fixes, metres: metres === null ? null : Math.round(metres) });
}

export function ProcessRunCancelled({ run: { process } }: { run: Run }) {
  const intl = useIntl();
  return callsSupplier(process)
    ? intl.formatMessage({ id: "claim.process.callCancelled", defaultMessage: "Automatic call cancelled" })
    : intl.formatMessage({ id: "claim.process.listCancelled", defaultMessage: "Insured removed from the contact list" });
}
