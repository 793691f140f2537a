import { Skeleton } from "@mantine/core";
import { useFocusWithin, useHover } from "@mantine/hooks";
import { useCallback, useLayoutEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { indicatorKeys } from "../../schema/rules/indicators/indicators";
import { named } from "../i18n/named";
import { type Arrangement, arranged, movedBy, movedTo } from "./arrange";
import styles from "./dashboard.module.css";
import { IndicatorTile } from "./IndicatorTile";
import { type ApiKey, type Figures, keyOf } from "./keys";

export interface TilesProps {
  figures: readonly Figures[];
  arrangement: Arrangement;
  arrange(next: Arrangement): void;
}

/** Tiles do not reorder while hovered or focused. */
export function Tiles({ figures, arrangement, arrange }: TilesProps) {
  const intl = useIntl();
  const pointed = useHover<HTMLUListElement>();
  const focused = useFocusWithin<HTMLUListElement>();
  const list = useRef<HTMLUListElement>(null);
  const [hoverRef, focusRef] = [pointed.ref, focused.ref];
  const box = useCallback(
    (element: HTMLUListElement | null) => {
      list.current = element;
      const leaves = [hoverRef, focusRef].map((ref) => (typeof ref === "function" ? ref(element) : undefined));
      return () => leaves.forEach((leave) => leave?.());
    },
    [hoverRef, focusRef],
  );
  const isHeld = pointed.hovered || focused.focused;
  const [lastMove, setLastMove] = useState<{ key: ApiKey; announcement: string } | null>(null);
  const arrangedKeys = arranged(figures, arrangement).map(({ key }) => key);
  const [steady, setSteady] = useState(arrangedKeys);
  const hasOwnOrder = arrangement.order.length > 0;
  const isOther = arrangedKeys.join() !== steady.join();
  if (isOther && (!isHeld || hasOwnOrder || arrangedKeys.toSorted().join() !== steady.toSorted().join())) setSteady(arrangedKeys);

  // Moving the DOM node makes browsers drop its focus.
  useLayoutEffect(() => {
    if (lastMove) list.current?.querySelector<HTMLElement>(`[data-indicator="${keyOf(lastMove.key)}"] a`)?.focus();
  }, [lastMove]);

  const shownKeys = steady.filter((key) => !arrangement.putAway.includes(key));
  const byKey = new Map(figures.map((tile) => [tile.key, tile]));
  const reorder = (key: ApiKey, next: readonly ApiKey[]): void => {
    const hidden = steady.filter((tile) => !next.includes(tile));
    arrange({ ...arrangement, order: [...next, ...hidden] });
    const announcement = intl.formatMessage(
      { id: "dashboard.moved", defaultMessage: "{name}: place {place, number} of {count, number}" },
      { name: named(intl, "indicator", keyOf(key)), place: next.indexOf(key) + 1, count: next.length },
    );
    setLastMove({ key, announcement });
  };
  return (
    <>
      <ul ref={box} className={styles.tiles} aria-label={intl.formatMessage({ id: "dashboard.indicators", defaultMessage: "Indicators" })}>
        {shownKeys.map(
          (key) =>
            byKey.has(key) && (
              <IndicatorTile
                key={key}
                figures={byKey.get(key)!}
                onMove={{
                  by: (by) => reorder(key, movedBy(shownKeys, key, by)),
                  here: (other) => reorder(other, movedTo(shownKeys, other, key)),
                }}
              />
            ),
        )}
      </ul>
      <span className="spoken" role="status">
        {lastMove?.announcement}
      </span>
    </>
  );
}

export const TilesWaiting = ({ putAway }: { putAway: number }) => (
  <div className={styles.tiles} aria-busy>
    {indicatorKeys.slice(putAway).map((key) => (
      <Skeleton key={key} className={styles.tile!} animate={false} />
    ))}
  </div>
);
