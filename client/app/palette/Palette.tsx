import { Modal } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { type KeyboardEvent, useCallback, useEffect, useId, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import styles from "./Palette.module.css";
import { PaletteList } from "./PaletteList";
import type { PaletteItem } from "./paletteItem";
import { closePalette, stopKeeping, typedBefore } from "./paletteOpen";
import { usePaletteItems } from "./usePaletteItems";

export function Palette() {
  const intl = useIntl();
  const listId = useId();
  const [text, setText] = useState("");
  const [chosenKey, setChosenKey] = useState<string | null>(null);
  const { items, isPending, isStale, message } = usePaletteItems(text);
  const active = items.find(({ key }) => key === chosenKey) ?? items.find(({ disabledReason }) => !disabledReason) ?? items[0];
  /** Text for which Enter was pressed before the results arrived: its first result is opened on arrival. */
  const awaited = useRef<string | null>(null);
  // Focuses the field immediately. The dialog focuses it later, and keys typed until then would go to the screen behind.
  const begin = useCallback((input: HTMLInputElement | null): void => {
    if (!input) return;
    const { text: typed, isEntered } = typedBefore();
    setText(typed);
    awaited.current = isEntered ? typed : null;
    input.focus();
    stopKeeping();
  }, []);

  const choose = (item: PaletteItem): void => {
    if (item.disabledReason) return;
    if (item.keepsOpen) return item.run();
    closePalette();
    // Runs after the dialog has closed, because the item may open another dialog that records the current focus.
    setTimeout(item.run);
  };
  useEffect(() => {
    if (awaited.current !== text || isStale(active)) return;
    awaited.current = null;
    if (active) choose(active);
  });

  const move = (step: number): void => {
    const at = active ? items.indexOf(active) : -1;
    const next = items[(at + step + items.length) % items.length];
    if (next) setChosenKey(next.key);
  };
  const press = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "ArrowDown") move(1);
    else if (event.key === "ArrowUp") move(-1);
    else if (event.key === "Enter") {
      if (isStale(active)) awaited.current = text;
      else if (active) choose(active);
    } else return;
    event.preventDefault();
  };

  return (
    <Modal.Root opened onClose={closePalette} size={640} yOffset="8dvh" transitionProps={{ duration: 0 }} returnFocus={false} padding={0}>
      <Modal.Overlay />
      <Modal.Content aria-label={intl.formatMessage({ id: "palette.title", defaultMessage: "Search and commands" })}>
        <Modal.Body>
          <div className={styles.field}>
            <IconSearch size={17} stroke={1.75} aria-hidden />
            <input
              ref={begin}
              data-autofocus
              className={styles.input}
              role="combobox"
              aria-expanded={items.length > 0}
              aria-controls={listId}
              aria-activedescendant={active && `${listId} ${active.key}`.replaceAll(" ", "_")}
              aria-autocomplete="list"
              aria-label={intl.formatMessage({ id: "palette.title", defaultMessage: "Search and commands" })}
              placeholder={intl.formatMessage({ id: "palette.field", defaultMessage: "Search claim, plate, supplier, place or command" })}
              autoComplete="off"
              spellCheck={false}
              maxLength={100}
              value={text}
              onChange={({ currentTarget: { value } }) => {
                setText(value);
                setChosenKey(null);
                awaited.current = null;
              }}
              onKeyDown={press}
            />
            <kbd aria-hidden>Esc</kbd>
          </div>
          <PaletteList id={listId} items={items} active={active ?? null} isPending={isPending} onPoint={setChosenKey} onChoose={choose} />
          <p className={message ? styles.message : "spoken"} role="status">
            {message ??
              (text.trim() && !isPending ? (
                <FormattedMessage
                  id="palette.count"
                  defaultMessage="{count, plural, one {# match} other {# matches}}"
                  values={{ count: items.length }}
                />
              ) : null)}
          </p>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
