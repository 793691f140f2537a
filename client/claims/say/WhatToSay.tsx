import { ActionIcon, Kbd } from "@mantine/core";
import { IconMessage2, IconRefresh } from "@tabler/icons-react";
import { useIntl } from "react-intl";
import { CallButton } from "../../entity/CallButton";
import { CopyIcon } from "../../ui/CopyIcon";
import { useShortcuts } from "../../ui/shortcuts";
import type { Saying } from "./useWhatToSay";
import styles from "./WhatToSay.module.css";
import { withoutFigures } from "./withoutFigures";

export function WhatToSay({ saying: { sentence, language, next }, phone }: { saying: Saying; phone: string | null }) {
  const intl = useIntl();
  const texts = {
    title: intl.formatMessage({ id: "claim.say", defaultMessage: "Sentence for the insured" }),
    next: intl.formatMessage({ id: "claim.say.next", defaultMessage: "Another sentence for the insured" }),
    copy: intl.formatMessage({ id: "claim.say.copy", defaultMessage: "Copy sentence" }),
  };
  useShortcuts([{ keys: "S", label: texts.next, key: "s", press: () => (next ? next() : false) }]);
  return (
    <section className={styles.say} aria-label={texts.title}>
      <IconMessage2 size={16} aria-hidden />
      {/* A new sentence is announced to screen readers; a change of only its time is not. */}
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
        <CallButton phones={[phone]} />
      </div>
    </section>
  );
}
