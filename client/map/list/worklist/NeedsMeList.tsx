import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useClaimLines_claimFragment } from "../../../gql/hooks";
import { useCompleteFragment } from "../../../entity/useCompleteFragment";
import { DetailState } from "../../../entity/detail/DetailState";
import { UnsentActions } from "../../../claims/actions/outcome/UnsentActions";
import { useConnection } from "../../../live/connection";
import { ClaimName } from "../../../entity/ClaimName";
import { ClaimLines } from "../../../entity/ClaimLines";
import { ComingStrip } from "../ComingStrip";
import rowStyles from "../FeatureRow.module.css";
import listStyles from "../FeatureList.module.css";
import styles from "./NeedsMeList.module.css";
import { useFrozenOrder } from "../inView";
import { CLAIM_ROW_HEIGHT_PX, RowList } from "../RowList";
import type { WorklistItem, WorklistState } from "./useWorklist";

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
  const { items, count, total, coming, error, retry } = worklist;
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
      <ComingStrip periods={coming} />
      <div className={styles.list}>
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
            rowHeight={CLAIM_ROW_HEIGHT_PX}
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
  const claim = useCompleteFragment(useClaimLines_claimFragment({ __typename: "Claim", id: item.claimId }));
  if (!claim)
    return (
      <span className={rowStyles.id}>
        <ClaimName id={item.claimId} />
      </span>
    );
  const coming = item.group === "NEXT" && item.limitAt ? { status: item.status, at: Date.parse(item.limitAt) } : null;
  const goneLabel = item.gone && intl.formatMessage({ id: "worklist.gone", defaultMessage: "resolved" });
  return <ClaimLines claim={claim} coming={coming} gone={goneLabel} />;
}
