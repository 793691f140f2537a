// Keys that do something whatever has the keyboard, and the list of them for the help.
import { type RefObject, useLayoutEffect, useRef } from "react";
import { observable } from "../store/observable";

/** A key that does something on the screen in front. */
export interface Shortcut {
  /** As the help shows it: "[", "1–9", "Esc". */
  keys: string;
  /** What it does, in the user's language. */
  label: string;
  /** The key as KeyboardEvent has it, capital or not; left out: `press` looks for itself. */
  key?: string;
  /** With Ctrl or ⌘, too, or only so: then also while single keys are off, or a dialog beside the screen has the keyboard. */
  control?: "also" | "only";
  /** Only for what is pressed in the dialog that this is in, beside the screen or in front of it: then also a character. */
  inDialog?: RefObject<Element | null>;
  /** Also in a field. */
  whileTyping?: true;
  /** Answers false when there is nothing to do now. Left out: it is only for the help. */
  press?(event: KeyboardEvent): boolean | void;
}

const STORAGE_KEY = "atalaya.keys";

/** Whether keys that write a character do something: who dictates, or whose hands tremble, can switch them off (WCAG 2.1.4). */
export const singleKeys = observable(localStorage.getItem(STORAGE_KEY) !== "off");
singleKeys.subscribe(() => localStorage.setItem(STORAGE_KEY, singleKeys.get() ? "on" : "off"));

/** What each part of the screen has brought, in the order they came. */
const registered = new Set<{ current: readonly Shortcut[] }>();

/** Every key there is now. */
export const activeShortcuts = (): Shortcut[] => [...registered].flatMap(({ current }) => current);

/** The keys of a component, as long as it is there; of the same key the one that came last. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const latest = useRef(shortcuts);
  useLayoutEffect(() => {
    latest.current = shortcuts;
  });
  // What can be seen can be used at once: nothing is drawn before its keys are there.
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

/** Gives all keys to somebody who is not on the screen yet; answers true for those that were for it. Null: to the screen again. */
export const takeKeys = (take: typeof taker): void => void (taker = take);

// Before everybody else: whether a menu is open can only be seen before it closes.
function press(event: KeyboardEvent): void {
  if (taker?.(event)) {
    event.preventDefault();
    event.stopImmediatePropagation();
    return;
  }
  // On many keyboards brackets need AltGr, which Windows reports as Ctrl and Alt.
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

/** Fields that letters and digits are for; a switch or a slider is none. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches("select, textarea, input:not([type=checkbox], [type=radio], [type=range], [type=button], [type=submit])"));

/** A dialog beside the screen has the characters that are typed in it; Escape and the like are for whoever brought them last. */
const dialogOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest("[data-keeps-characters]") : null;

/** A dialog or a menu in front has the keys, but for those that are for it. */
const inFront = (): Element | null => [...document.querySelectorAll("[aria-modal=true], [role=menu]")].at(-1) ?? null;
