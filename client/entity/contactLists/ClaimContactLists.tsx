import { FormattedMessage, type IntlShape, useIntl } from "react-intl";
import { Link } from "react-router";
import type { ContactListField } from "../../gql/graphql";
import { useErrorText } from "../../apollo/errors";
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
const askedText = (intl: IntlShape, asked: readonly ContactListField[]): string =>
  asked.length
    ? intl.formatList(asked.map((field) => named(intl, "field", fieldNames[field])))
    : intl.formatMessage({ id: "contactLists.asksNothing", defaultMessage: "the whole AMA instance" });

/** Which contact lists match a claim and why: the first one counts, then the others in their order. */
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
        <FormattedMessage id="contactLists.noMatch" defaultMessage="No contact list matches this claim: nobody is put on one." />
      </p>
    );
  return (
    <>
      <p className={styles.note}>
        <FormattedMessage
          id="contactLists.rule"
          defaultMessage="The list that asks for the most fields counts; among as many, contract comes before client, risk code, kind of risk, centre and supplement."
        />
      </p>
      <ol className={styles.matches}>
        {matches.map(({ list, asked }, i) => (
          <li key={list.id} data-counts={i === 0 || undefined}>
            <Link to={paths.contactList("edit", list.id)}>{list.name}</Link> <code>{list.listId}</code>
            {i === 0 && (
              <strong>
                <FormattedMessage id="contactLists.counts" defaultMessage="Counts" />
              </strong>
            )}
            <span>
              <FormattedMessage
                id="contactLists.asks"
                defaultMessage="{count, plural, =0 {For} one {Matches by # field:} other {Matches by # fields:}} {fields}"
                values={{ count: asked.length, fields: askedText(intl, asked) }}
              />
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
