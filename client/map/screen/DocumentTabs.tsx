import { IconX } from "@tabler/icons-react";
import { useEffect, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { ClaimTab } from "../../claims/detail/ClaimTab";
import type { ClusterGroup } from "../../../schema/rules/map/frames";
import type { FleetRef } from "../../mapkit/fleet/FleetIndex";
import type { FleetStore } from "../../mapkit/fleet/FleetStore";
import { useCountInView } from "../list/inView";
import { SupplierTab } from "../../suppliers/SupplierTab";
import { sameRef } from "../address/mapAddress";
import styles from "./DocumentTabs.module.css";

export interface DocumentTabsProps {
  open: readonly FleetRef[];
  /** What is in front; null: the list. */
  shown: FleetRef | null;
  /** The list is of what is in view of this; null: of everything. */
  inView: { store: FleetStore; group: ClusterGroup } | null;
  /** How many claims need somebody now (null: not known yet), and brings their list to the front; null: it is not for this tab. */
  needs: { count: number | null; show(): void } | null;
  /** The list in front, where one is, is that of what needs somebody. */
  isWorklistShown: boolean;
  /** The list shows what has no position. */
  withoutPosition: boolean;
  onShow(ref: FleetRef | null): void;
  onClose(ref: FleetRef): void;
  /** The open claim is over. */
  onFinish(ref: FleetRef): void;
  /** Stands at the right. */
  end: ReactNode;
}

/**
 * The list and what is open, as a row of buttons. A middle click, or Delete, closes. Not ARIA tabs: those may not hold a second button
 * for closing.
 */
export function DocumentTabs({
  open,
  shown,
  inView,
  needs,
  isWorklistShown,
  withoutPosition,
  onShow,
  onClose,
  onFinish,
  end,
}: DocumentTabsProps) {
  const intl = useIntl();
  const tabs = useRef<HTMLElement>(null);
  const hadKeyboard = useRef(false);
  const closeTab = (ref: FleetRef, tab: HTMLElement): void => {
    hadKeyboard.current = tab.parentElement!.contains(document.activeElement);
    onClose(ref);
  };
  useEffect(() => {
    // The keyboard was on the tab that is not there any more: the one that has come to the front takes it.
    if (hadKeyboard.current) tabs.current?.querySelector<HTMLElement>("[aria-current]")?.focus();
    hadKeyboard.current = false;
  }, [open]);
  return (
    <nav
      ref={tabs}
      className={styles.tabs}
      aria-label={intl.formatMessage({ id: "map.documents", defaultMessage: "List and open details" })}
    >
      <ul>
        {needs && (
          <li data-shown={shown === null && isWorklistShown}>
            <button
              type="button"
              className={styles.tab}
              title={intl.formatMessage({
                id: "worklist.hint",
                defaultMessage: "What needs somebody now, wherever it is (Space opens the next)",
              })}
              aria-current={shown === null && isWorklistShown ? "true" : undefined}
              onClick={needs.show}
            >
              {needs.count === null ? (
                <FormattedMessage id="worklist.tabUncounted" defaultMessage="Needs me" />
              ) : (
                <FormattedMessage
                  id="worklist.tab"
                  defaultMessage="Needs me <b>{count, number}</b>"
                  values={{ count: needs.count, b: (text) => <b key="count">{text}</b> }}
                />
              )}
            </button>
          </li>
        )}
        <li data-shown={shown === null && !isWorklistShown}>
          <button
            type="button"
            className={styles.tab}
            aria-current={shown === null && !isWorklistShown ? "true" : undefined}
            onClick={() => onShow(null)}
          >
            {withoutPosition ? (
              <FormattedMessage id="map.documents.nowhere" defaultMessage="Without position" />
            ) : inView === null ? (
              <FormattedMessage id="map.documents.all" defaultMessage="List" />
            ) : (
              <ListOfView key={inView.group} {...inView} />
            )}
          </button>
        </li>
        {open.map((ref) => {
          const front = sameRef(ref, shown);
          const closers = {
            onAuxClick: (event: MouseEvent<HTMLElement>) => event.button === 1 && closeTab(ref, event.currentTarget),
            onKeyDown: (event: KeyboardEvent<HTMLElement>) => event.key === "Delete" && closeTab(ref, event.currentTarget),
          };
          const close = intl.formatMessage({ id: "map.documents.close", defaultMessage: "Close {id}" }, { id: ref.id });
          return (
            <li key={`${ref.group} ${ref.id}`} data-shown={front}>
              <button
                type="button"
                className={styles.tab}
                title={ref.id}
                aria-current={front ? "true" : undefined}
                onClick={() => onShow(ref)}
                {...closers}
              >
                {ref.group === "claims" ? <ClaimTab id={ref.id} onFinish={() => onFinish(ref)} /> : <SupplierTab id={ref.id} />}
              </button>
              <button
                type="button"
                className={styles.close}
                aria-label={close}
                title={close}
                onClick={({ currentTarget }) => closeTab(ref, currentTarget)}
                {...closers}
              >
                <IconX size={13} stroke={2} />
              </button>
            </li>
          );
        })}
      </ul>
      {end}
    </nav>
  );
}

const ListOfView = ({ store, group }: { store: FleetStore; group: ClusterGroup }) => (
  <FormattedMessage
    id="map.documents.list"
    defaultMessage="List <b>{count, number}</b>"
    values={{ count: useCountInView(store, group), b: (text) => <b key="count">{text}</b> }}
  />
);
