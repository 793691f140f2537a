import { useState } from "react";
import { FormattedMessage, useIntl, type IntlShape } from "react-intl";
import { claimName } from "../../../schema/rules/claims/claimName";
import { claimStatuses } from "../../../schema/rules/claims/claims";
import { isPriority } from "../../../schema/rules/claims/worklist";
import type { WorklistRow_ClaimFragment } from "../../gql/graphql";
import { useWorklistRow_claimFragment } from "../../gql/hooks";
import { timeThere, useInstants } from "../../i18n/Instant";
import { duration } from "../../i18n/durations";
import { named } from "../../i18n/named";
import { useCompleteFragment } from "../../entity/useCompleteFragment";
import { DetailState } from "../../entity/DetailState";
import { OtherViewersChip } from "../../entity/presence/OtherViewers";
import { useConnection, useNow } from "../../live/connection";
import { RiskIcon, ServiceIcon } from "../../mapkit/glyphs/KindIcon";
import { serviceName } from "../../i18n/sourceNames";
import { StatusGlyph } from "../../mapkit/glyphs/StatusGlyph";
import rowStyles from "./FeatureRow.module.css";
import listStyles from "./FeatureList.module.css";
import styles from "./NeedsMeList.module.css";
import { useFrozenOrder } from "./inView";
import { RowList } from "./RowList";
import type { WorklistItem, WorklistState } from "./useWorklist";

/** Two lines a row, CSS pixels. */
const ROW_HEIGHT_PX = 48;

export interface NeedsMeListProps {
  worklist: WorklistState;
  onOpen(id: string): void;
  /** Where nothing is to be done one looks at the others; null: there are none. */
  onList: (() => void) | null;
}

/** What needs somebody, the first to look at first; it stands still under a pointer or the keyboard. */
export function NeedsMeList({ worklist, onOpen, onList }: NeedsMeListProps) {
  const intl = useIntl();
  const [isFrozen, setFrozen] = useState(false);
  const { state } = useConnection();
  const { items, count, total, error, retry } = worklist;
  const order = useFrozenOrder(items ?? [], isFrozen);
  if (items === null) return <DetailState loading={!error} error={error} retry={retry} missing={null} />;
  const isLost = state === "lost" || state === "connecting";
  return (
    <div className={styles.page}>
      {(isLost || count === 0) && (
        <p className={styles.note} role="status">
          {isLost ? (
            <FormattedMessage id="worklist.lost" defaultMessage="Not up to date: the connection is lost." />
          ) : (
            <FormattedMessage id="worklist.nothing" defaultMessage="Nothing needs you now." />
          )}
        </p>
      )}
      <div className={listStyles.list}>
        {order.fresh > 0 && (
          <button type="button" className={listStyles.fresh} onClick={order.release}>
            <FormattedMessage
              id="map.list.fresh"
              defaultMessage="{count, plural, one {# new} other {# new}}"
              values={{ count: order.fresh }}
            />
          </button>
        )}
        {order.rows.length > 0 && (
          <RowList
            title={intl.formatMessage({ id: "worklist.title", defaultMessage: "Claims that need somebody, the first to look at first" })}
            rows={order.rows}
            rowHeight={ROW_HEIGHT_PX}
            current={null}
            headingOf={({ group }, previous) =>
              group === "NEXT" && previous && previous.group !== "NEXT"
                ? intl.formatMessage({ id: "worklist.nextTitle", defaultMessage: "Next" })
                : null
            }
            onChoose={({ claimId }) => onOpen(claimId)}
            onHighlight={() => undefined}
            onFreeze={setFrozen}
          >
            {(item) => <WorklistRow item={item} />}
          </RowList>
        )}
        {order.rows.length === 0 && onList && (
          <div className={listStyles.empty}>
            <button type="button" onClick={onList}>
              <FormattedMessage id="worklist.toList" defaultMessage="Show the other claims" />
            </button>
          </div>
        )}
      </div>
      {total > items.length && (
        <p className={rowStyles.more}>
          <FormattedMessage
            id="map.api.more"
            defaultMessage="The first {shown, number} of {total, number}"
            values={{ shown: items.length, total }}
          />
        </p>
      )}
    </div>
  );
}

/** Where, who serves, what was promised and is predicted, how late, and why it stands here. */
function WorklistRow({ item }: { item: WorklistItem & { gone?: boolean } }) {
  const intl = useIntl();
  const write = useInstants();
  const now = useNow(5_000);
  const claim = useCompleteFragment(useWorklistRow_claimFragment({ __typename: "Claim", id: item.claimId }));
  if (!claim) return <span className={rowStyles.id}>{claimName(item.claimId)}</span>;
  const lateness = latenessOf(claim, now);
  const { promisedAt, predictedAt, timeZone } = claim;
  const supplier = claim.supplier?.name ?? intl.formatMessage({ id: "worklist.noSupplier", defaultMessage: "No supplier" });
  const times = [
    promisedAt &&
      intl.formatMessage(
        { id: "worklist.promised", defaultMessage: "promised {time}" },
        // Two times of one zone name it once: there is little room.
        { time: predictedAt ? write.time(promisedAt, timeZone) : timeThere(write, promisedAt, timeZone) },
      ),
    predictedAt &&
      intl.formatMessage({ id: "worklist.arrives", defaultMessage: "arrives {time}" }, { time: timeThere(write, predictedAt, timeZone) }),
  ].filter(Boolean);
  const words = times.map((time) => ` · ${time}`).join("");
  return (
    <span className={styles.row}>
      <span className={styles.line}>
        <StatusGlyph claimStatus={claim.status} size={16} />
        <span className={rowStyles.code}>{claimStatuses[claim.status].code.toUpperCase()}</span>
        <span className={rowStyles.id} title={item.claimId}>
          {claimName(item.claimId)}
        </span>
        <span className={rowStyles.what}>
          <ServiceIcon kind={claim.kind} size={13} />
          {claim.riskType && <RiskIcon risk={claim.riskType} size={13} spoken />}
          {[serviceName(intl, claim.service), claim.origin].filter(Boolean).join(" · ")}
        </span>
        <OtherViewersChip claimId={item.claimId} />
        {lateness > 0 && <b>+{duration(intl, lateness / 1000)}</b>}
      </span>
      <span className={styles.line}>
        <span className={styles.promise} title={supplier + words}>
          <span className={rowStyles.what}>{supplier}</span>
          <span className={promisedAt && predictedAt ? styles.words : undefined}>{words}</span>
          {promisedAt && predictedAt && (
            <span className={styles.arrow} aria-hidden>
              {` · ${write.time(promisedAt, timeZone)} → ${timeThere(write, predictedAt, timeZone)}`}
            </span>
          )}
        </span>
        <span className={item.group === "NEXT" ? styles.next : styles.why}>
          {item.gone ? <FormattedMessage id="worklist.gone" defaultMessage="needs nobody any more" /> : whyOf(intl, item, claim, now)}
        </span>
      </span>
    </span>
  );
}

/** By how much it is late, or since when it waits, milliseconds; a late prediction counts. */
function latenessOf({ measuredFrom, predictedAt }: WorklistRow_ClaimFragment, now: number): number {
  return measuredFrom === null ? 0 : Math.max(now, predictedAt ? Date.parse(predictedAt) : now) - Date.parse(measuredFrom);
}

/** What put it in its place. */
function whyOf(intl: IntlShape, { group, status, limitAt }: WorklistItem, claim: WorklistRow_ClaimFragment, now: number): string {
  const seconds = limitAt === null ? null : (Date.parse(limitAt) - now) / 1000;
  const time = seconds === null ? null : duration(intl, Math.abs(seconds));
  const isAhead = seconds !== null && seconds > 0;
  const limit =
    group === "NEXT" && time !== null && isAhead
      ? intl.formatMessage(
          {
            id: "worklist.next",
            defaultMessage:
              "{status, select, NO_SUPPLIER_DELAYED {unassigned too long} NO_FINISH_DELAYED {completion late} other {critical}} in {time}",
          },
          { status, time },
        )
      : time === null
        ? named(intl, "status", claim.status)
        : isAhead
          ? intl.formatMessage({ id: "worklist.predicted", defaultMessage: "will pass its limit in {time}" }, { time })
          : intl.formatMessage({ id: "worklist.over", defaultMessage: "{time} past the limit" }, { time });
  const first = [claim.kind === "AMBULANCE" && named(intl, "kind", "AMBULANCE"), isPriority(claim.priorityCode) && claim.priorityName];
  return [...first, limit].filter(Boolean).join(" · ");
}
