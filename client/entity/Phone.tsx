import { VisuallyHidden } from "@mantine/core";
import { createContext, Fragment, use } from "react";
import { defineMessages, useIntl } from "react-intl";
import { type Phone as PhoneNumber, phoneLink, readPhones, visiblePhone } from "../../schema/rules/phones/phones";
import styles from "./detail/detail.module.css";

/** ISO 3166 code of the AMA instance whose phones are shown; `null` if it is unknown. */
export const PhoneCountry = createContext<string | null>(null);

export const phoneTexts = defineMessages({
  undialable: { id: "phone.undialable", defaultMessage: "This number cannot be dialled" },
});

export function Phone({ number: text }: { number: string }) {
  const intl = useIntl();
  const undialable = intl.formatMessage(phoneTexts.undialable);
  return partsOf(text, readPhones(text, use(PhoneCountry))).map(({ before, phone }, i) => {
    const link = phone && phoneLink(phone);
    return (
      <Fragment key={i}>
        {before}
        {link ? (
          <a className={`${styles.link} ${styles.phone}`} href={link}>
            {phone.text}
          </a>
        ) : (
          phone && (
            <span className={styles.undialable} title={undialable}>
              {phone.text}
              <VisuallyHidden component="span"> ({undialable})</VisuallyHidden>
            </span>
          )
        )}
      </Fragment>
    );
  });
}

/** Splits a text into phone numbers and the text before each; the last part is the remaining text. */
function partsOf(text: string, phones: readonly PhoneNumber[]): { before: string; phone: PhoneNumber | null }[] {
  let rest = visiblePhone(text);
  const parts = phones.map((phone) => {
    const at = Math.max(0, rest.indexOf(phone.text));
    const before = rest.slice(0, at);
    rest = rest.slice(at + phone.text.length);
    return { before, phone };
  });
  return [...parts, { before: rest, phone: null }];
}
