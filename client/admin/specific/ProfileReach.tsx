import { FormattedMessage } from "react-intl";
import { useSpecificProfileReachQuery } from "../../gql/hooks";
import admin from "../admin.module.css";

export function ProfileReach({ profile: { id, users, keys } }: { profile: { id: string; users: number; keys: number } }) {
  const { data } = useSpecificProfileReachQuery({ variables: { id }, fetchPolicy: "cache-and-network" });
  if (!data) return null;
  return (
    <p className={admin.note}>
      <FormattedMessage
        id="specific.reach"
        defaultMessage="Saved version: {users, plural, one {# user} other {# users}} and {keys, plural, one {# API key} other {# API keys}} see {claims, number} of {ofClaims, number} open claims and {suppliers, number} of {ofSuppliers, number} suppliers visible to you."
        values={{ ...data.specificProfileReach, users, keys }}
      />
    </p>
  );
}
