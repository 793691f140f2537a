import { useEffect, useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import { claimStatuses, claimStatusOrder } from "../../schema/rules/claims";
import type { FrameTotals } from "../../schema/rules/frames";

/** A screen reader is told at most this often, milliseconds. */
const announceEvery = 5_000;

const criticalIn = ({ claims }: FrameTotals): number =>
  claimStatusOrder.reduce((sum, status, place) => sum + (claimStatuses[status].timing === "critical" ? (claims[place] ?? 0) : 0), 0);

/** Says to screen readers that there are more critical claims than before. */
export function CriticalAnnouncer({ totals }: { totals: FrameTotals | null }) {
  const [said, setSaid] = useState<{ more: number; all: number } | null>(null);
  const known = useRef<number | null>(null);
  const waiting = useRef<{ more: number; timer: ReturnType<typeof setTimeout> } | null>(null);
  const saidAt = useRef(-Infinity);

  useEffect(() => {
    if (!totals) return;
    const all = criticalIn(totals);
    const more = known.current === null ? 0 : all - known.current;
    known.current = all;
    if (more <= 0) return;
    if (waiting.current) {
      waiting.current.more += more;
      return;
    }
    const timer = setTimeout(
      () => {
        setSaid({ more: waiting.current?.more ?? more, all: known.current ?? all });
        waiting.current = null;
        saidAt.current = Date.now();
      },
      Math.max(0, saidAt.current + announceEvery - Date.now()),
    );
    waiting.current = { more, timer };
  }, [totals]);
  useEffect(() => () => clearTimeout(waiting.current?.timer), []);

  return (
    <div className="spoken" role="status" aria-live="polite">
      {said && (
        <FormattedMessage
          id="map.announce.critical"
          defaultMessage="{more, plural, one {# claim more is critical} other {# claims more are critical}}, {all, number} in all."
          values={said}
        />
      )}
    </div>
  );
}
