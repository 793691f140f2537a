import { type ReactNode, useEffect, useRef } from "react";
import { FormattedMessage } from "react-intl";
import styles from "./Palette.module.css";
import type { PaletteGroup, PaletteItem } from "./paletteItem";

const groupNames: Record<PaletteGroup, ReactNode> = {
  actions: <FormattedMessage id="palette.actions" defaultMessage="Actions on the open claim" />,
  recent: <FormattedMessage id="palette.recent" defaultMessage="Recently opened" />,
  screens: <FormattedMessage id="palette.screens" defaultMessage="Screens" />,
  configurations: <FormattedMessage id="palette.configurations" defaultMessage="Map views" />,
  commands: <FormattedMessage id="palette.commands" defaultMessage="Commands" />,
  filters: <FormattedMessage id="palette.filters" defaultMessage="Show only these claims" />,
  claims: <FormattedMessage id="palette.claims" defaultMessage="Claims" />,
  suppliers: <FormattedMessage id="palette.suppliers" defaultMessage="Suppliers" />,
  places: <FormattedMessage id="palette.places" defaultMessage="Places" />,
};
/** Local results come first, so that results from the server do not move the line about to be chosen. */
export const groupOrder = Object.keys(groupNames) as PaletteGroup[];

interface PaletteListProps {
  id: string;
  items: readonly PaletteItem[];
  active: PaletteItem | null;
  isPending: boolean;
  onPoint(key: string): void;
  onChoose(item: PaletteItem): void;
}

export function PaletteList({ id, items, active, isPending, onPoint, onChoose }: PaletteListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
  }, [active?.key]);
  return (
    <div ref={list} id={id} className={styles.list} role="listbox" aria-busy={isPending}>
      {groupOrder
        .map((group) => ({ group, members: items.filter((item) => item.group === group) }))
        .filter(({ members }) => members.length > 0)
        .map(({ group, members }) => (
          <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
            <div id={`${id}-${group}`} className={styles.group} role="presentation">
              {groupNames[group]}
            </div>
            {members.map((item) => (
              <Row
                key={item.key}
                id={`${id} ${item.key}`.replaceAll(" ", "_")}
                item={item}
                isActive={item === active}
                onPoint={onPoint}
                onChoose={onChoose}
              />
            ))}
          </div>
        ))}
    </div>
  );
}

interface RowProps extends Pick<PaletteListProps, "onPoint" | "onChoose"> {
  id: string;
  item: PaletteItem;
  isActive: boolean;
}

function Row({ id, item, isActive, onPoint, onChoose }: RowProps) {
  const { icon, title, detail, matched, lateness, keys, disabledReason } = item;
  return (
    // The focus stays in the field, which refers to the active option (ARIA combobox pattern).
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      id={id}
      role="option"
      className={styles.row}
      aria-selected={isActive}
      aria-disabled={disabledReason !== undefined}
      // Ignores mouse events caused by scrolling under a resting pointer.
      onMouseMove={() => !isActive && onPoint(item.key)}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(item)}
    >
      <span className={styles.icon}>{icon}</span>
      <span className={styles.title}>{title}</span>
      <span className={styles.detail}>{disabledReason ?? detail}</span>
      {matched && <span className={styles.matched}>{matched}</span>}
      {lateness && (
        <span className={styles.lateness} data-timing={lateness.timing}>
          {lateness.text}
        </span>
      )}
      {keys && <kbd>{keys}</kbd>}
    </div>
  );
}
