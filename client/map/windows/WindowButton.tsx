import { IconArrowBarToLeft, IconExternalLink, IconMap2 } from "@tabler/icons-react";
import { useIntl } from "react-intl";
import { useShortcuts } from "../../ui/shortcuts";
import { becomeWholeScreen } from "../../ui/trackingWindow";
import { useToast } from "../../ui/toasts/toasts";
import type { WindowPair } from "./useWindowPair";
import styles from "./WindowButton.module.css";

/** Moves the tracking panel to a separate window or back. If the map was closed, opens it in the tracking window. */
export function WindowButton({ pair: { isTracking, isPaired, detach, attach } }: { pair: WindowPair }) {
  const intl = useIntl();
  const toast = useToast();
  const tell = (id: "detach" | "attach" | "whole"): string =>
    ({
      detach: intl.formatMessage({ id: "map.window.detach", defaultMessage: "Tracking in a separate window" }),
      attach: intl.formatMessage({ id: "map.window.attach", defaultMessage: "Dock next to map" }),
      whole: intl.formatMessage({ id: "map.window.whole", defaultMessage: "The map window is closed. Open the map here" }),
    })[id];
  const blocked = intl.formatMessage({
    id: "map.window.blocked",
    defaultMessage: "The browser blocked the second window. Allow pop-ups for this site and try again.",
  });
  const open = (): void => {
    if (!detach()) toast.failed(blocked);
  };
  const [what, press, Icon] = !isTracking
    ? (["detach", open, IconExternalLink] as const)
    : isPaired
      ? (["attach", attach, IconArrowBarToLeft] as const)
      : (["whole", becomeWholeScreen, IconMap2] as const);
  useShortcuts([{ keys: "W", label: tell(what), key: "w", press }]);
  return (
    <button type="button" className={styles.button} aria-label={tell(what)} title={`${tell(what)} (W)`} onClick={press}>
      <Icon size={15} stroke={1.75} aria-hidden />
    </button>
  );
}
