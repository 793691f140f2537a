import { type RefObject, useLayoutEffect, useRef } from "react";
import { observable } from "../store/observable";
import { readStoredText, writeStoredText } from "../store/storedJson";

export interface Shortcut {
  /** Text in the help: "[", "1–9", "Esc". */
  keys: string;
  label: string;
  /** Value of KeyboardEvent.key, in any case; absent if `press` checks the event. */
  key?: string;
  /** Works also or only with Ctrl or ⌘. It is then active inside dialogs and while single-key shortcuts are off. */
  control?: "also" | "only";
  /** Restricts the shortcut to key presses inside this element's dialog. */
  inDialog?: RefObject<Element | null>;
  whileTyping?: true;
  /** Returns false if the key was not handled. Absent for entries that only document a key. */
  press?(event: KeyboardEvent): boolean | void;
}

const STORAGE_KEY = "atalaya.keys";

/** False if the user has switched off single-key shortcuts (WCAG 2.1.4). */
export const singleKeys = observable(readStoredText("localStorage", STORAGE_KEY) !== "off");
singleKeys.subscribe(() => writeStoredText("localStorage", STORAGE_KEY, singleKeys.get() ? "on" : "off"));

const registered = new Set<{ current: readonly Shortcut[] }>();

export const activeShortcuts = (): Shortcut[] => [...registered].flatMap(({ current }) => current);

/** Registers shortcuts while the component is mounted. The latest registration of a key wins. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const latest = useRef(shortcuts);
  useLayoutEffect(() => {
    latest.current = shortcuts;
  });
  // A layout effect, so that the shortcuts work as soon as the component is visible.
  useLayoutEffect(() => {
    if (!registered.size) window.addEventListener("keydown", press, true);
    registered.add(latest);
    return () => {
      registered.delete(latest);
      if (!registered.size) window.removeEventListener("keydown", press, true);
    };
  }, []);
}

let taker: ((event: KeyboardEvent) => boolean) | null = null;

/** Sends all keys to a component that is not rendered yet. `take` returns true for handled keys; `null` ends it. */
export const takeKeys = (take: typeof taker): void => void (taker = take);

// Registered in the capture phase, because an open menu closes before later listeners run.
function press(event: KeyboardEvent): void {
  if (taker?.(event)) {
    event.preventDefault();
    event.stopImmediatePropagation();
    return;
  }
  // Many keyboards need AltGr for brackets, which Windows reports as Ctrl and Alt.
  const combined = !event.getModifierState("AltGraph") && (event.ctrlKey || event.metaKey || event.altKey);
  const withControl = combined && !event.altKey && !event.shiftKey;
  if ((combined && !withControl) || event.isComposing) return;
  const typing = isTyping(event.target);
  const isCharacter = !withControl && event.key.length === 1;
  if (isCharacter && !singleKeys.get()) return;
  const front = inFront();
  const dialog = front ?? dialogOf(event.target);
  const does = ({ key, control, inDialog, whileTyping, press: act }: Shortcut): boolean =>
    act !== undefined &&
    (withControl ? control !== undefined : control !== "only") &&
    (!typing || whileTyping === true) &&
    (inDialog ? dialog?.contains(inDialog.current) === true : front === null && (!isCharacter || dialog === null)) &&
    (key === undefined || key.toLowerCase() === event.key.toLowerCase()) &&
    act(event) !== false;
  if (activeShortcuts().reverse().some(does)) event.preventDefault();
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches("select, textarea, input:not([type=checkbox], [type=radio], [type=range], [type=button], [type=submit])"));

/** Characters typed in a side dialog belong to it; other keys go to the latest registration. */
const dialogOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest("[data-keeps-characters]") : null;

/** An open modal dialog or menu receives the keys, except for its own shortcuts. */
const inFront = (): Element | null => [...document.querySelectorAll("[aria-modal=true], [role=menu]")].at(-1) ?? null;
