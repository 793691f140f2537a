import { Button } from "@mantine/core";
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { mapLimits } from "../../schema/rules/map/map";
import { onClaimChanged } from "../live/claimChangeStream";

/** The beginning of the list is looked at again at most this often, milliseconds. */
const MIN_LOOK_INTERVAL_MS = 5_000;

interface NewRowsOptions {
  /** Which list it is: its filter and order as a text. What was found of another one says nothing of this one. */
  list: string;
  /** Those that have come; undefined: none yet. */
  rows: readonly { id: string }[] | undefined;
  /** The ids at the beginning of the list, as it is now; what it says of rows that are shown is in the cache afterwards. */
  look(): Promise<string[]>;
  /** Loads the list from its beginning. */
  reload(): Promise<unknown>;
  /** Changes of claims that are not in the list may have made them part of it. */
  ofClaims: boolean;
}

/**
 * Says how many rows the beginning of the list would have that are not shown, and shows them when it is asked: rows change where they are, and
 * none moves by itself. Looks every 20 seconds, and sooner after a claim has changed that is not shown.
 */
export function useNewRows({ list, rows, look, reload, ofClaims }: NewRowsOptions): ReactNode {
  const [found, setFound] = useState<{ list: string; ids: readonly string[] } | null>(null);
  const lookedAt = useRef(0);
  const known = new Set(rows?.map(({ id }) => id));
  const count = rows && found?.list === list ? found.ids.filter((id) => !known.has(id)).length : 0;

  const lookNow = useEffectEvent(() => {
    if (!rows || document.visibilityState === "hidden") return;
    lookedAt.current = Date.now();
    void look().then(
      (ids) => setFound({ list, ids }),
      () => undefined,
    );
  });
  const isShown = useEffectEvent((id: string) => known.has(id));

  useEffect(() => {
    const timer = setInterval(lookNow, mapLimits.refreshIntervalMs);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (!ofClaims) return undefined;
    let soon: ReturnType<typeof setTimeout> | undefined;
    const stop = onClaimChanged(({ id }) => {
      if (soon !== undefined || isShown(id)) return;
      const wait = Math.max(0, lookedAt.current + MIN_LOOK_INTERVAL_MS - Date.now());
      soon = setTimeout(() => {
        soon = undefined;
        lookNow();
      }, wait);
    });
    return () => {
      stop();
      clearTimeout(soon);
    };
  }, [ofClaims]);

  if (count === 0) return null;
  return (
    <Button
      size="compact-sm"
      radius="xl"
      onClick={() =>
        void reload().then(
          () => setFound(null),
          () => undefined,
        )
      }
    >
      <FormattedMessage id="register.new" defaultMessage="{count, plural, one {# new} other {# new}}" values={{ count }} />
    </Button>
  );
}
