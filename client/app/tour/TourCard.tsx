import { Button, CloseButton } from "@mantine/core";
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useShortcuts } from "../../ui/shortcuts";
import { CARD, placeCard } from "./placeCard";
import styles from "./Tour.module.css";
import type { TourPart } from "./useParts";

interface TourCardProps {
  parts: readonly TourPart[];
  /** True if the user requested the tour. It then takes the focus even from another element. */
  isAsked: boolean;
  onLeave(): void;
}

export function TourCard({ parts, isAsked, onLeave }: TourCardProps) {
  const intl = useIntl();
  const id = useId();
  const card = useRef<HTMLDivElement>(null);
  const before = useRef<Element>(null);
  const [key, setKey] = useState<string | null>(null);
  const at = Math.max(
    0,
    parts.findIndex(({ step }) => step.key === key),
  );
  const { step, box } = parts[at]!;
  const isLast = at === parts.length - 1;
  const to = (next: number): void => {
    if (next >= parts.length) onLeave();
    else setKey(parts[Math.max(0, next)]!.step.key);
  };
  const takeKeyboard = useEffectEvent((now: Element | null) => {
    if (isAsked || now === null || now === document.body || card.current?.contains(now)) card.current?.focus();
  });
  useLayoutEffect(() => {
    before.current ??= document.activeElement;
    takeKeyboard(document.activeElement);
  }, [step.key]);
  useEffect(
    () => () => {
      // Restores the focus unless the user has moved it.
      if (document.activeElement === document.body && before.current instanceof HTMLElement) before.current.focus();
    },
    [],
  );
  const press = (name: string, act: () => void) => ({ keys: name, label: "", key: name, inDialog: card, press: act });
  useShortcuts([
    press("ArrowRight", () => to(at + 1)),
    press("ArrowDown", () => to(at + 1)),
    press("ArrowLeft", () => to(at - 1)),
    press("ArrowUp", () => to(at - 1)),
    press("Escape", onLeave),
    // Enter advances only if the card has the focus; on a button it presses the button.
    { ...press("Enter", () => undefined), press: ({ target }) => target === card.current && (to(at + 1), true) },
  ]);
  return (
    <>
      <div className={styles.frame} style={box} aria-hidden />
      <div
        ref={card}
        role="dialog"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
        tabIndex={-1}
        className={styles.card}
        data-keeps-characters
        style={{ ...placeCard(box, { width: window.innerWidth, height: window.innerHeight }), width: CARD.width }}
      >
        <div className={styles.head}>
          <h2 id={`${id}-title`}>{step.title}</h2>
          <span className={styles.count}>
            <FormattedMessage id="tour.step" defaultMessage="{at, number} of {all, number}" values={{ at: at + 1, all: parts.length }} />
          </span>
          <CloseButton size={24} aria-label={intl.formatMessage({ id: "tour.leave", defaultMessage: "Exit tour" })} onClick={onLeave} />
        </div>
        <p id={`${id}-text`}>{step.text}</p>
        <div className={styles.buttons}>
          {at > 0 && (
            <Button variant="default" onClick={() => to(at - 1)}>
              <FormattedMessage id="tour.back" defaultMessage="Back" />
            </Button>
          )}
          <Button onClick={() => to(at + 1)}>
            {isLast ? <FormattedMessage id="tour.done" defaultMessage="Done" /> : <FormattedMessage id="tour.next" defaultMessage="Next" />}
          </Button>
        </div>
      </div>
    </>
  );
}
