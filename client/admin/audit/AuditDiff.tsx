import { Checkbox, Title } from "@mantine/core";
import { useState } from "react";
import { defineMessages, FormattedMessage, useIntl } from "react-intl";
import admin from "../admin.module.css";
import styles from "./audit.module.css";
import { diffOf, type DiffSign } from "./auditDiff";

const signTexts = defineMessages({
  ADDED: { id: "audit.added", defaultMessage: "Added" },
  REMOVED: { id: "audit.removed", defaultMessage: "Removed" },
  CHANGED: { id: "audit.changed", defaultMessage: "Changed" },
  SAME: { id: "audit.same", defaultMessage: "Same" },
});
const signs: Record<DiffSign, string> = { ADDED: "+", REMOVED: "−", CHANGED: "≠", SAME: "=" };

/** Field by field what was there before and what after; a sign and a word say how they differ, the colour says it again. */
export function AuditDiff({ before, after }: { before: string | null; after: string | null }) {
  const intl = useIntl();
  const [all, setAll] = useState(false);
  const fields = diffOf(before, after);
  const differing = fields.filter(({ sign }) => sign !== "SAME");
  const same = fields.length - differing.length;
  if (!fields.length)
    return (
      <p className={admin.note}>
        <FormattedMessage id="audit.nothing" defaultMessage="Nothing is kept of before and after: the action says all." />
      </p>
    );
  return (
    <section className={styles.diff}>
      <div className={styles.head}>
        <Title order={2}>
          <FormattedMessage id="audit.diff" defaultMessage="Before and after" />
        </Title>
        {same > 0 && (
          <Checkbox
            checked={all}
            onChange={(event) => setAll(event.currentTarget.checked)}
            label={intl.formatMessage(
              {
                id: "audit.showSame",
                defaultMessage: "{same, plural, one {# field that stayed the same} other {# fields that stayed the same}}",
              },
              { same },
            )}
          />
        )}
      </div>
      <table className={styles.table} aria-label={intl.formatMessage({ id: "audit.diff", defaultMessage: "Before and after" })}>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="audit.difference" defaultMessage="Difference" />
            </th>
            <th scope="col">
              <FormattedMessage id="audit.field" defaultMessage="Field" />
            </th>
            <th scope="col">
              <FormattedMessage id="audit.before" defaultMessage="Before" />
            </th>
            <th scope="col">
              <FormattedMessage id="audit.after" defaultMessage="After" />
            </th>
          </tr>
        </thead>
        <tbody>
          {(all ? fields : differing).map(({ field, sign, before: was, after: is }) => (
            <tr key={field} data-sign={sign}>
              <td className={styles.sign}>
                <span aria-hidden>{signs[sign]}</span> <FormattedMessage {...signTexts[sign]} />
              </td>
              <th scope="row" className={styles.code}>
                {field}
              </th>
              <td className={styles.was}>{was === null ? "—" : sign === "SAME" ? was : <del>{was}</del>}</td>
              <td className={styles.is}>{is === null ? "—" : sign === "SAME" ? is : <ins>{is}</ins>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
