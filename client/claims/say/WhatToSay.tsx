import { ActionIcon, Kbd } from "@mantine/core";
import { IconMessage2, IconPhone, IconRefresh } from "@tabler/icons-react";
import { useIntl } from "react-intl";
import { CopyIcon } from "../../ui/CopyIcon";
import { useShortcuts } from "../../ui/shortcuts";
import type { Saying } from "./useWhatToSay";
import styles from "./WhatToSay.module.css";
import { withoutFigures } from "./withoutFigures";

/** One sentence for the insured, in the language of the instance: another one by its key, to be copied, or said on the phone. */
export function WhatToSay({ saying: { sentence, language, next }, phone }: { saying: Saying; phone: string | null }) {
  const intl = useIntl();
  const texts = {
    title: intl.formatMessage({ id: "claim.say", defaultMessage: "What to say to the insured" }),
    next: intl.formatMessage({ id: "claim.say.next", defaultMessage: "Another sentence for the insured" }),
    copy: intl.formatMessage({ id: "claim.say.copy", defaultMessage: "Copy the sentence" }),
  };
  useShortcuts([{ keys: "S", label: texts.next, key: "s", press: () => (next ? next() : false) }]);
  return (
    <section className={styles.say} aria-label={texts.title}>
      <IconMessage2 size={16} aria-hidden />
      {/* Another sentence is spoken, a mere change of the time it names is not. */}
      <p aria-live="polite" aria-relevant="additions">
        <span key={withoutFigures(sentence)} lang={language}>
          {sentence}
        </span>
      </p>
      <div className={styles.buttons}>
        {next && (
          <ActionIcon size={24} aria-label={texts.next} title={`${texts.next} (S)`} onClick={next}>
            <IconRefresh size={15} aria-hidden />
            <Kbd className={styles.key!} aria-hidden>
              S
            </Kbd>
          </ActionIcon>
        )}
        <CopyIcon value={sentence} label={texts.copy} />
        {phone !== null && <CallButton number={phone} />}
      </div>
    </section>
  );
}

function CallButton({ number }: { number: string }) {
  const intl = useIntl();
  const call = intl.formatMessage({ id: "claim.say.call", defaultMessage: "Call {number}" }, { number });
  return (
    <ActionIcon size={24} component="a" href={`tel:${number.replaceAll(" ", "")}`} aria-label={call} title={call}>
      <IconPhone size={15} aria-hidden />
    </ActionIcon>
  );
}
