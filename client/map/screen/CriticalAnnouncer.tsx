import { useEffect, useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import { claimStatuses, claimStatusOrder } from "../../../schema/rules/lists/claims";
import type { FrameTotals } from "../../../schema/rules/map/frames";

const ANNOUNCE_INTERVAL_MS = 5_000;

const criticalIn = ({ claims }: FrameTotals): number =>
  claimStatusOrder.reduce((sum, status, place) => sum + (claimStatuses[status].timing === "critical" ? (claims[place] ?? 0) : 0), 0);

export function CriticalAnnouncer({ totals }: { totals: FrameTotals | null }) {
  const [announced, setSaid] = useState<{ more: number; all: number } | null>(null);
  const lastCount = useRef<number | null>(null);
  const pendingAnnouncement = useRef<{ more: number; timer: ReturnType<typeof setTimeout> } | null>(null);
  const announcedAt = useRef(-Infinity);

  useEffect(() => {
    if (!totals) return;
    const all = criticalIn(totals);
    const more = lastCount.current === null ? 0 : all - lastCount.current;
    lastCount.current = all;
    if (more <= 0) return;
    if (pendingAnnouncement.current) {
      pendingAnnouncement.current.more += more;
      return;
    }
    const timer = setTimeout(
      () => {
        setSaid({ more: pendingAnnouncement.current?.more ?? more, all: lastCount.current ?? all });
        pendingAnnouncement.current = null;
        announcedAt.current = Date.now();
      },
      Math.max(0, announcedAt.current + ANNOUNCE_INTERVAL_MS - Date.now()),
    );
    pendingAnnouncement.current = { more, timer };
  }, [totals]);
  useEffect(() => () => clearTimeout(pendingAnnouncement.current?.timer), []);

  return (
    <div className="spoken" role="status" aria-live="polite">
      {announced && (
        <FormattedMessage
          id="map.announce.critical"
          defaultMessage="{more, plural, one {# new critical claim} other {# new critical claims}}, {all, number} in total."
          values={announced}
        />
      )}
    </div>
  );
}
