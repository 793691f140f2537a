import { useState } from "react";
import { FormattedMessage, useIntl, type IntlShape } from "react-intl";
import { claimStatuses } from "../../../schema/rules/lists/claims";
import { isPriority } from "../../../schema/rules/claims/worklist";
import type { WorklistRow_ClaimFragment } from "../../gql/graphql";
import { useWorklistRow_claimFragment } from "../../gql/hooks";
import { timeThere, useInstants } from "../../i18n/Instant";
import { duration } from "../../i18n/durations";
import { named } from "../../i18n/named";
import { outdatedFixOf } from "../../entity/lateness";
import { noteText } from "../../entity/timeNotes";
import { useCompleteFragment } from "../../entity/useCompleteFragment";
import { DetailState } from "../../entity/DetailState";
import { OtherViewersChip } from "../../entity/presence/OtherViewers";
import { UnsentActions } from "../../claims/actions/outcome/UnsentActions";
import { useConnection, useNow } from "../../live/connection";
import { RiskIcon, ServiceIcon } from "../../mapkit/glyphs/KindIcon";
import { serviceName } from "../../i18n/sourceNames";
import { StatusGlyph } from "../../mapkit/glyphs/StatusGlyph";
import { ClaimName } from "../../entity/ClaimName";
import rowStyles from "./FeatureRow.module.css";
import listStyles from "./FeatureList.module.css";
import styles from "./NeedsMeList.module.css";
import { useFrozenOrder } from "./inView";
import { RowList } from "./RowList";
import type { WorklistItem, WorklistState } from "./useWorklist";

const ROW_HEIGHT_PX = 48;

export interface NeedsMeListProps {
  worklist: WorklistState;
  onOpen(id: string): void;
  /** Switches to the list of all claims. `null` if that list is empty. */
  onList: (() => void) | null;
}

/** Urgent claims by priority. The order is frozen while the list is hovered or focused. */
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
            <FormattedMessage id="worklist.lost" defaultMessage="Connection lost. The list may be out of date." />
          ) : (
            <FormattedMessage id="worklist.nothing" defaultMessage="All clear: nothing to do." />
          )}
        </p>
      )}
      <UnsentActions onClaim={onOpen} />
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
            title={intl.formatMessage({ id: "worklist.title", defaultMessage: "Claims that need action, most urgent first" })}
            rows={order.rows}
            rowHeight={ROW_HEIGHT_PX}
            current={null}
            headingOf={({ group }, previous) =>
              group === "NEXT" && previous && previous.group !== "NEXT"
                ? intl.formatMessage({ id: "worklist.nextTitle", defaultMessage: "Coming up" })
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
              <FormattedMessage id="worklist.toList" defaultMessage="Show all claims" />
            </button>
          </div>
        )}
      </div>
      {total > items.length && (
        <p className={rowStyles.more}>
          <FormattedMessage
            id="worklist.more"
            defaultMessage="{now, number} now, {next, number} coming up. Showing the first {shown, number}."
            values={{ now: count ?? 0, next: total - (count ?? 0), shown: items.length }}
          />
        </p>
      )}
    </div>
  );
}

function WorklistRow({ item }: { item: WorklistItem & { gone?: boolean } }) {
  const intl = useIntl();
  const write = useInstants();
  const now = useNow(5_000);
  const claim = useCompleteFragment(useWorklistRow_claimFragment({ __typename: "Claim", id: item.claimId }));
  if (!claim)
    return (
      <span className={rowStyles.id}>
        <ClaimName id={item.claimId} />
      </span>
    );
  const lateness = latenessOf(claim, now);
  const { promisedAt, timeZone } = claim;
  const outdatedFix = outdatedFixOf(claim, now);
  const predictedAt = outdatedFix === null ? claim.predictedAt : null;
  const supplier = claim.supplier?.name ?? intl.formatMessage({ id: "worklist.noSupplier", defaultMessage: "Unassigned" });
  const times = [
    promisedAt &&
      intl.formatMessage(
        { id: "worklist.promised", defaultMessage: "promised {time}" },
        // Two times of the same zone name it once to save space.
        { time: predictedAt ? write.time(promisedAt, timeZone) : timeThere(write, promisedAt, timeZone) },
      ),
    outdatedFix && noteText(intl, { kind: "lastPosition", at: outdatedFix }, timeZone),
    predictedAt &&
      intl.formatMessage({ id: "worklist.arrives", defaultMessage: "arrival {time}" }, { time: timeThere(write, predictedAt, timeZone) }),
  ].filter(Boolean);
  const words = times.map((time) => ` · ${time}`).join("");
  return (
    <span className={styles.row}>
      <span className={styles.line}>
        <StatusGlyph claimStatus={claim.status} size={16} />
        <span className={rowStyles.code}>{claimStatuses[claim.status].code.toUpperCase()}</span>
        <span className={rowStyles.id} title={item.claimId}>
          <ClaimName id={item.claimId} />
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
          {item.gone ? <FormattedMessage id="worklist.gone" defaultMessage="resolved" /> : whyOf(intl, item, claim, now)}
        </span>
      </span>
    </span>
  );
}

/** Lateness or waiting time in milliseconds, including a predicted delay. */
function latenessOf({ measuredFrom, predictedAt }: WorklistRow_ClaimFragment, now: number): number {
  return measuredFrom === null ? 0 : Math.max(now, predictedAt ? Date.parse(predictedAt) : now) - Date.parse(measuredFrom);
}

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
              "{status, select, NO_SUPPLIER_DELAYED {unassigned too long} NO_FINISH_DELAYED {job overdue} other {critical}} in {time}",
          },
          { status, time },
        )
      : time === null
        ? named(intl, "status", claim.status)
        : isAhead
          ? intl.formatMessage({ id: "worklist.predicted", defaultMessage: "over the limit in {time}" }, { time })
          : intl.formatMessage({ id: "worklist.over", defaultMessage: "{time} over the limit" }, { time });
  const first = [claim.kind === "AMBULANCE" && named(intl, "kind", "AMBULANCE"), isPriority(claim.priorityCode) && claim.priorityName];
  return [...first, limit].filter(Boolean).join(" · ");
}
