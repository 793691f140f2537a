import { Checkbox, SegmentedControl, Title } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { diffSigns, diffTexts } from "../../ui/json/diffSigns";
import { JsonPair, JsonView } from "../../ui/json/JsonView";
import admin from "../admin.module.css";
import styles from "./audit.module.css";
import { diffOf, type FieldDiff } from "./auditDiff";

/** Compares the values field by field. Signs and words mark the differences, so colour is not the only cue (WCAG 1.4.1). */
export function AuditDiff({ before, after }: { before: string | null; after: string | null }) {
  const intl = useIntl();
  const [all, setAll] = useState(false);
  const [written, setWritten] = useState<"fields" | "json">("fields");
  const texts = {
    before: intl.formatMessage({ id: "audit.before", defaultMessage: "Before" }),
    after: intl.formatMessage({ id: "audit.after", defaultMessage: "After" }),
  };
  const fields = diffOf(before, after);
  const differing = fields.filter(({ sign }) => sign !== "SAME");
  const same = fields.length - differing.length;
  if (!fields.length)
    return (
      <p className={admin.note}>
        <FormattedMessage id="audit.nothing" defaultMessage="No values are recorded for this action." />
      </p>
    );
  return (
    <section className={styles.diff}>
      <div className={styles.head}>
        <Title order={2}>
          <FormattedMessage id="audit.diff" defaultMessage="Before and after" />
        </Title>
        <SegmentedControl
          size="xs"
          value={written}
          onChange={(value) => setWritten(value as typeof written)}
          aria-label={intl.formatMessage({ id: "audit.written", defaultMessage: "Display" })}
          data={[
            { value: "fields", label: intl.formatMessage({ id: "audit.asFields", defaultMessage: "As fields" }) },
            { value: "json", label: "JSON" },
          ]}
        />
        {same > 0 && written === "fields" && (
          <Checkbox
            checked={all}
            onChange={(event) => setAll(event.currentTarget.checked)}
            label={intl.formatMessage(
              {
                id: "audit.showSame",
                defaultMessage: "{same, plural, one {# unchanged field} other {# unchanged fields}}",
              },
              { same },
            )}
          />
        )}
      </div>
      {written === "json" ? (
        <JsonPair>
          <JsonView title={texts.before} json={before} compared={{ with: after, side: "before" }} />
          <JsonView title={texts.after} json={after} compared={{ with: before, side: "after" }} />
        </JsonPair>
      ) : (
        <FieldTable fields={all ? fields : differing} />
      )}
    </section>
  );
}

function FieldTable({ fields }: { fields: readonly FieldDiff[] }) {
  const intl = useIntl();
  return (
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
        {fields.map(({ field, sign, before: was, after: is }) => (
          <tr key={field} data-sign={sign}>
            <td className={styles.sign}>
              <span aria-hidden>{diffSigns[sign]}</span> <FormattedMessage {...diffTexts[sign]} />
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
  );
}
