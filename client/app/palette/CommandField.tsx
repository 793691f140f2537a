import { IconSearch } from "@tabler/icons-react";
import { useEffect } from "react";
import { useIntl } from "react-intl";
import { useLocation, useNavigationType } from "react-router";
import { session } from "../../session/session";
import { useObservable } from "../../store/observable";
import { lazyPart } from "../../ui/lazyPart";
import { useShortcuts } from "../../ui/shortcuts";
import styles from "./CommandField.module.css";
import { closePalette, openedPalette, openPalette, stopKeeping } from "./paletteOpen";
import { rememberShown } from "./recent";
import { loadChunk } from "../../store/loadChunk";

const Palette = lazyPart(() => loadChunk(() => import("./Palette")).then((file) => file.Palette), {
  error: "corner",
  onError: stopKeeping,
});

const isMac = navigator.userAgent.includes("Mac");
const PALETTE_KEYS = isMac ? "⌘ K" : "Ctrl K";

export function CommandField() {
  const intl = useIntl();
  const current = useObservable(session);
  const isOpen = useObservable(openedPalette) !== null;
  const { pathname, search, key } = useLocation();
  const navigation = useNavigationType();
  const user = current.status === "in" ? current.userId : null;

  useEffect(() => {
    if (user !== null && pathname.startsWith("/map")) rememberShown(user, search);
  }, [user, pathname, search]);
  useEffect(() => {
    // The map replaces its address whenever it moves. A result that was chosen before is rendered after a quick Ctrl K.
    const opened = openedPalette.get();
    if (opened && navigation !== "REPLACE" && opened.locationKey !== key) closePalette();
  }, [key, navigation]);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== "k") return;
      event.preventDefault();
      if (openedPalette.get()) closePalette();
      // The palette does not open over another modal dialog.
      else if (!document.querySelector("[aria-modal=true]")) openPalette();
    };
    window.addEventListener("keydown", press, true);
    return () => {
      window.removeEventListener("keydown", press, true);
      stopKeeping();
      openedPalette.set(null);
    };
  }, []);
  useShortcuts([
    {
      keys: `${PALETTE_KEYS}, /`,
      label: intl.formatMessage({ id: "keys.palette", defaultMessage: "Search claims, suppliers, places, screens and commands" }),
      key: "/",
      press: openPalette,
    },
  ]);

  const text = intl.formatMessage({ id: "palette.field", defaultMessage: "Search claim, plate, supplier, place or command" });
  return (
    <>
      {/* Narrow windows truncate the text; the tooltip shows all of it. */}
      <button
        type="button"
        className={styles.field}
        data-tour="search"
        title={text}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        onClick={openPalette}
      >
        <IconSearch size={15} stroke={1.75} aria-hidden />
        <span>{text}</span>
        <kbd aria-hidden>{PALETTE_KEYS}</kbd>
      </button>
      {isOpen && <Palette />}
    </>
  );
}
