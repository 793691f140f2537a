import { FormattedMessage } from "react-intl";
import { useSpecificProfileReachQuery } from "../../gql/hooks";
import admin from "../admin.module.css";

/** What a stored profile shows, and to whom, in one sentence. */
export function ProfileReach({ profile: { id, users, keys } }: { profile: { id: string; users: number; keys: number } }) {
  const { data } = useSpecificProfileReachQuery({ variables: { id }, fetchPolicy: "cache-and-network" });
  if (!data) return null;
  return (
    <p className={admin.note}>
      <FormattedMessage
        id="specific.reach"
        defaultMessage="As it is stored it shows {claims, number} of {ofClaims, number} open claims and {suppliers, number} of {ofSuppliers, number} suppliers that you see, to {users, plural, one {# user} other {# users}} and {keys, plural, one {# API key} other {# API keys}}."
        values={{ ...data.specificProfileReach, users, keys }}
      />
    </p>
  );
}
