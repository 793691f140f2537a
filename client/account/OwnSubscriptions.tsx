import { FormattedMessage } from "react-intl";
import { Link } from "react-router";
import { useOwnSubscriptionsQuery } from "../gql/hooks";
import { pageCatalogue } from "../pages";
import { paths } from "../paths";
import { useCan } from "../session/useCan";
import { FormSection } from "../ui/form/FormPage";
import styles from "./account.module.css";

export function OwnSubscriptions() {
  const can = useCan();
  const allowed = can("dashboard.subscribe");
  const { data } = useOwnSubscriptionsQuery({ skip: !allowed, fetchPolicy: "cache-and-network" });
  if (!allowed) return null;
  return (
    <FormSection title={<FormattedMessage id="account.subscriptions" defaultMessage="Subscriptions" />}>
      <p className={styles.note}>
        {data && (
          <FormattedMessage
            id="account.subscriptionCount"
            defaultMessage="You receive {reports, plural, =0 {no reports} one {# report} other {# reports}} and {alerts, plural, =0 {no alerts} one {# alert} other {# alerts}} by e-mail."
            values={{ reports: data.reportSubscriptions.length, alerts: data.indicatorAlerts.length }}
          />
        )}{" "}
        <Link to={paths.subscriptions()}>{pageCatalogue.subscriptions.title}</Link>
      </p>
    </FormSection>
  );
}
