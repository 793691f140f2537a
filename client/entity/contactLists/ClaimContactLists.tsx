import { FormattedMessage, type IntlShape, useIntl } from "react-intl";
import { Link } from "react-router";
import type { ContactListField } from "../../gql/graphql";
import { useErrorText } from "../../api/errors";
import { useClaimContactListsQuery } from "../../gql/hooks";
import { named } from "../../i18n/named";
import { paths } from "../../paths";
import styles from "./contactLists.module.css";

const fieldNames: Record<ContactListField, string> = {
  CENTRE_ID: "centre",
  CLIENT_ID: "client",
  CONTRACT_ID: "contract",
  RISK_CODE: "riskCode",
  RISK_TYPE: "riskType",
  SUPPLEMENT: "supplement",
};
const askedText = (intl: IntlShape, fields: readonly ContactListField[]): string =>
  fields.length
    ? intl.formatList(fields.map((field) => named(intl, "field", fieldNames[field])))
    : intl.formatMessage({ id: "contactLists.asksNothing", defaultMessage: "the whole AMA instance" });

export function ClaimContactLists({ claimId }: { claimId: string }) {
  const intl = useIntl();
  const errorText = useErrorText();
  const { data, error } = useClaimContactListsQuery({ variables: { claimId }, fetchPolicy: "cache-and-network" });
  if (!data)
    return (
      <p role={error ? "alert" : "status"}>
        {error ? errorText(error) : <FormattedMessage id="session.loading" defaultMessage="Loading…" />}
      </p>
    );
  const { matches } = data.contactListMatches;
  if (!matches.length)
    return (
      <p>
        <FormattedMessage id="contactLists.noMatch" defaultMessage="No contact list matches this claim." />
      </p>
    );
  return (
    <>
      <p className={styles.note}>
        <FormattedMessage
          id="contactLists.rule"
          defaultMessage="The list with the most matching fields applies. On a tie, the order is contract, client, risk code, risk type, centre, supplement."
        />
      </p>
      <ol className={styles.matches}>
        {matches.map(({ list, asked }, i) => (
          <li key={list.id} data-counts={i === 0 || undefined}>
            <Link to={paths.contactList("edit", list.id)}>{list.name}</Link> <code>{list.listId}</code>
            {i === 0 && (
              <strong>
                <FormattedMessage id="contactLists.counts" defaultMessage="In use" />
              </strong>
            )}
            <span>
              <FormattedMessage
                id="contactLists.asks"
                defaultMessage="{count, plural, =0 {Applies to} one {Matches # field:} other {Matches # fields:}} {fields}"
                values={{ count: asked.length, fields: askedText(intl, asked) }}
              />
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
