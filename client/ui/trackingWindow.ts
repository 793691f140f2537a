// The tracking panel in a window of its own. The window's name says that it is one, and which map it belongs to: it survives a reload, and an
// address that is copied out of it opens the whole screen for somebody else.

const NAME_PREFIX = "atalaya-tracking-";
const STORAGE_KEY = "atalaya.map.window";

export const isTrackingWindow = (): boolean => window.name.startsWith(NAME_PREFIX);

/** What a map and its tracking window have in common. */
export function windowPairId(): string {
  if (isTrackingWindow()) return window.name.slice(NAME_PREFIX.length);
  const id = sessionStorage.getItem(STORAGE_KEY) ?? crypto.randomUUID();
  sessionStorage.setItem(STORAGE_KEY, id);
  return id;
}

/** Whether this window has taken no other id since: the pair then belongs to another map. Makes none, as nothing stays after signing out. */
export const keepsPairId = (id: string): boolean => isTrackingWindow() || (sessionStorage.getItem(STORAGE_KEY) ?? id) === id;

/** For a map that finds another map under its id. */
export function renewWindowPairId(): string {
  sessionStorage.removeItem(STORAGE_KEY);
  return windowPairId();
}

/** Opens it, or brings it to the front; false when the browser does not allow it. */
export const openTrackingWindow = (): boolean =>
  window.open(location.href, NAME_PREFIX + windowPairId(), `popup,width=520,height=${screen.availHeight}`) !== null;

/** Makes a tracking window whose map is gone the whole screen: a map of its own, not another one of the pair it was copied from. */
export function becomeWholeScreen(): void {
  sessionStorage.removeItem(STORAGE_KEY);
  window.name = "";
  location.reload();
}
