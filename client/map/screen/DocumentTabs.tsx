import { Menu } from "@mantine/core";
import { IconChevronDown, IconX } from "@tabler/icons-react";
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
  shown: FleetRef | null;
  /** Source of the list in view; `null` if the list shows all entities. */
  inView: { store: FleetStore; group: ClusterGroup } | null;
  /** Number of urgent claims (`null` while loading) and the action that shows them; `null` if the tab has no worklist. */
  needs: { count: number | null; show(): void } | null;
  isWorklistShown: boolean;
  withoutPosition: boolean;
  onShow(ref: FleetRef | null): void;
  onClose(ref: FleetRef): void;
  onCloseOthers(): void;
  onFinish(ref: FleetRef): void;
  end: ReactNode;
}

/** Tabs as buttons; a middle click or Delete closes one. Not ARIA tabs, which may not contain a close button. */
export function DocumentTabs({
  open,
  shown,
  inView,
  needs,
  isWorklistShown,
  withoutPosition,
  onShow,
  onClose,
  onCloseOthers,
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
    // The focused tab was closed: the new active tab takes the focus.
    if (hadKeyboard.current) tabs.current?.querySelector<HTMLElement>("[aria-current]")?.focus();
    hadKeyboard.current = false;
  }, [open]);
  useEffect(() => {
    const items = tabs.current?.querySelectorAll("li") ?? [];
    const show = (): void => tabs.current?.querySelector("[data-shown=true]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
    show();
    const observer = new ResizeObserver(show);
    for (const item of items) observer.observe(item);
    return () => observer.disconnect();
  }, [shown, isWorklistShown, open]);
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
                defaultMessage: "Claims that need action now (Space opens the next)",
              })}
              aria-current={shown === null && isWorklistShown ? "true" : undefined}
              onClick={needs.show}
            >
              {needs.count === null ? (
                <FormattedMessage id="worklist.tabUncounted" defaultMessage="To do" />
              ) : (
                <FormattedMessage
                  id="worklist.tab"
                  defaultMessage="To do <b>{count, number}</b>"
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
              <FormattedMessage id="map.documents.nowhere" defaultMessage="Not on the map" />
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
      {open.length > 1 && <OpenTabs open={open} shown={shown} onShow={onShow} onCloseOthers={onCloseOthers} />}
      {end}
    </nav>
  );
}

function OpenTabs({ open, shown, onShow, onCloseOthers }: Pick<DocumentTabsProps, "open" | "shown" | "onShow" | "onCloseOthers">) {
  const intl = useIntl();
  const label = intl.formatMessage(
    { id: "map.documents.all.open", defaultMessage: "{count, plural, one {# open tab} other {# open tabs}}" },
    { count: open.length },
  );
  return (
    <Menu position="bottom-end" width={240} transitionProps={{ duration: 0 }}>
      <Menu.Target>
        <button type="button" className={styles.overflow} aria-label={label} title={label}>
          {intl.formatNumber(open.length)}
          <IconChevronDown size={14} stroke={2} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown className={styles.overflowList!}>
        {open.map((ref) => (
          <Menu.Item
            key={`${ref.group} ${ref.id}`}
            className={styles.overflowItem!}
            aria-current={sameRef(ref, shown) ? "true" : undefined}
            onClick={() => onShow(ref)}
          >
            {ref.group === "claims" ? <ClaimTab id={ref.id} onFinish={() => undefined} /> : <SupplierTab id={ref.id} />}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item onClick={onCloseOthers}>
          {shown ? (
            <FormattedMessage id="map.documents.closeOthers" defaultMessage="Close others" />
          ) : (
            <FormattedMessage id="map.documents.closeAll" defaultMessage="Close all" />
          )}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

const ListOfView = ({ store, group }: { store: FleetStore; group: ClusterGroup }) => (
  <FormattedMessage
    id="map.documents.list"
    defaultMessage="List <b>{count, number}</b>"
    values={{ count: useCountInView(store, group), b: (text) => <b key="count">{text}</b> }}
  />
);
