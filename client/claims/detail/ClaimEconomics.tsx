import type { FragmentType } from "@apollo/client";
import { FormattedMessage, useIntl } from "react-intl";
import type { ClaimEconomics_ClaimFragment } from "../../gql/graphql";
import { useClaimEconomics_claimFragment } from "../../gql/hooks";
import { DetailTable } from "../../entity/detail/DetailTable";
import { useCompleteFragment } from "../../entity/useCompleteFragment";
import { money, sumOf } from "./amounts";

export function ClaimEconomics({ claim }: { claim: FragmentType<ClaimEconomics_ClaimFragment> }) {
  const intl = useIntl();
  const data = useCompleteFragment(useClaimEconomics_claimFragment(claim));
  if (!data?.movements) return null;
  // All movements are in the currency of the claim's instance.
  const [first] = data.movements;
  return (
    <DetailTable
      rows={data.movements}
      keyOf={({ number }) => number}
      none={<FormattedMessage id="claim.economics.none" defaultMessage="No economic movements." />}
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
          cell: ({ amount, currency }) => money(intl, amount, currency),
        },
      ]}
      total={
        first && {
          label: <FormattedMessage id="claim.economics.total" defaultMessage="Total" />,
          value: money(intl, sumOf(data.movements.map(({ amount }) => amount)), first.currency),
        }
      }
    />
  );
}
