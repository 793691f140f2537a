import { Button } from "@mantine/core";
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { mapLimits } from "../../schema/rules/map/map";
import { onClaimChanged } from "../live/claimChangeStream";

const MIN_LOOK_INTERVAL_MS = 5_000;

interface NewRowsOptions {
  list: string;
  rows: readonly { id: string }[] | undefined;
  /** Returns the current ids of the first page and updates displayed rows in the cache. */
  look(): Promise<string[]>;
  reload(): Promise<unknown>;
  /** True if a change of an unlisted claim can add it to the list. */
  ofClaims: boolean;
}

/**
 * Counts rows that would appear at the top of the list and inserts them on request, so that rows never move unexpectedly. Checks every 20
 * seconds and after changes of unlisted claims.
 */
export function useNewRows({ list, rows, look, reload, ofClaims }: NewRowsOptions): ReactNode {
  const [latest, setLatest] = useState<{ list: string; ids: readonly string[] } | null>(null);
  const lookedAt = useRef(0);
  const knownIds = new Set(rows?.map(({ id }) => id));
  const count = rows && latest?.list === list ? latest.ids.filter((id) => !knownIds.has(id)).length : 0;

  const lookNow = useEffectEvent(() => {
    if (!rows || document.visibilityState === "hidden") return;
    lookedAt.current = Date.now();
    void look().then(
      (ids) => setLatest({ list, ids }),
      () => undefined,
    );
  });
  const isShown = useEffectEvent((id: string) => knownIds.has(id));

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
          () => setLatest(null),
          () => undefined,
        )
      }
    >
      <FormattedMessage id="register.new" defaultMessage="{count, plural, one {# new} other {# new}}" values={{ count }} />
    </Button>
  );
}
