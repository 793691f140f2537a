import type { FragmentType } from "@apollo/client";
import { FormattedMessage, useIntl } from "react-intl";
import type { ClaimEconomics_ClaimFragment } from "../../gql/graphql";
import { useClaimEconomics_claimFragment } from "../../gql/hooks";
import { DetailTable } from "../../entity/DetailTable";
import { useCompleteFragment } from "../../entity/useCompleteFragment";
import { decimal, sumOf } from "./amounts";

/** Economic movements and their sum. */
export function ClaimEconomics({ claim }: { claim: FragmentType<ClaimEconomics_ClaimFragment> }) {
  const intl = useIntl();
  const data = useCompleteFragment(useClaimEconomics_claimFragment(claim));
  if (!data?.movements) return null;
  return (
    <DetailTable
      rows={data.movements}
      keyOf={({ number }) => number}
      none={<FormattedMessage id="claim.economics.none" defaultMessage="No economic movements have been recorded." />}
      columns={[
        {
          key: "number",
          label: <FormattedMessage id="claim.economics.number" defaultMessage="Movement" />,
          cell: ({ number }) => number,
        },
        {
          key: "amount",
          label: <FormattedMessage id="claim.economics.amount" defaultMessage="Amount" />,
          number: true,
          cell: ({ amount }) => decimal(intl, amount),
        },
      ]}
      total={{
        label: <FormattedMessage id="claim.economics.total" defaultMessage="Total" />,
        value: decimal(intl, sumOf(data.movements.map(({ amount }) => amount))),
      }}
    />
  );
}
