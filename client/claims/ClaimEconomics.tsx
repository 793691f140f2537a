import type { FragmentType } from "@apollo/client";
import { FormattedMessage, useIntl } from "react-intl";
import type { ClaimEconomics_ClaimFragment } from "../gql/graphql";
import { useClaimEconomics_claimFragment } from "../gql/hooks";
import styles from "../mapkit/detail.module.css";
import { useWhole } from "../mapkit/useWhole";
import { decimal, sumOf } from "./amounts";

/** Economic movements and their sum. */
export function ClaimEconomics({ claim }: { claim: FragmentType<ClaimEconomics_ClaimFragment> }) {
  const intl = useIntl();
  const data = useWhole(useClaimEconomics_claimFragment(claim));
  if (!data) return null;
  if (!data.movements.length) {
    return (
      <p className={styles.empty}>
        <FormattedMessage id="claim.economics.none" defaultMessage="No economic movements have been recorded." />
      </p>
    );
  }
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <FormattedMessage id="claim.economics.number" defaultMessage="Movement" />
          </th>
          <th scope="col" className={styles.number}>
            <FormattedMessage id="claim.economics.amount" defaultMessage="Amount" />
          </th>
        </tr>
      </thead>
      <tbody>
        {data.movements.map(({ number, amount }) => (
          <tr key={number}>
            <td>{number}</td>
            <td className={styles.number}>{decimal(intl, amount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            <FormattedMessage id="claim.economics.total" defaultMessage="Total" />
          </th>
          <td className={styles.number}>{decimal(intl, sumOf(data.movements.map(({ amount }) => amount)))}</td>
        </tr>
      </tfoot>
    </table>
  );
}
