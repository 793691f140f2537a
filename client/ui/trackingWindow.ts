// The tracking panel in a separate window. The window's name marks it and names its map: it survives a reload, but is not part of a
// copied address.

import { readStoredText, writeStoredText } from "../store/storedJson";

const NAME_PREFIX = "atalaya-tracking-";
const STORAGE_KEY = "atalaya.map.window";

export const isTrackingWindow = (): boolean => window.name.startsWith(NAME_PREFIX);

export function windowPairId(): string {
  if (isTrackingWindow()) return window.name.slice(NAME_PREFIX.length);
  const id = readStoredText("sessionStorage", STORAGE_KEY) ?? crypto.randomUUID();
  writeStoredText("sessionStorage", STORAGE_KEY, id);
  return id;
}

/** True if this window still has the id. Does not create one, since nothing may be stored after sign-out. */
export const keepsPairId = (id: string): boolean => isTrackingWindow() || (readStoredText("sessionStorage", STORAGE_KEY) ?? id) === id;

/** Called by a map that finds another map with the same id. */
export function renewWindowPairId(): string {
  writeStoredText("sessionStorage", STORAGE_KEY, null);
  return windowPairId();
}

export const openTrackingWindow = (): boolean =>
  window.open(location.href, NAME_PREFIX + windowPairId(), `popup,width=520,height=${screen.availHeight}`) !== null;

/** Turns a tracking window without a map into a full screen with a new pair id. */
export function becomeWholeScreen(): void {
  writeStoredText("sessionStorage", STORAGE_KEY, null);
  window.name = "";
  location.reload();
}
