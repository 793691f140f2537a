// The token of the mailed link, for as long as the page is open: not in the address, where it would stay in the history.
import { paths } from "../../paths";

export interface ResetLink {
  token: string;
  /** Of a new user: it is good for longer. */
  welcome: boolean;
}
let captured: ResetLink | null = null;

function linkIn(query: string): ResetLink | null {
  const values = new URLSearchParams(query);
  const token = values.get("resetToken");
  return token === null ? null : { token, welcome: values.has("welcome") };
}

/** Before anything else of the page: takes it out of the address and of the history. */
export function captureResetLink(): void {
  const address = `#${paths.resetPassword()}`;
  const { hash } = window.location;
  if (!hash.startsWith(`${address}?`)) return;
  captured = linkIn(hash.slice(address.length));
  window.history.replaceState(null, "", address);
}

/** What stands behind the address, or was taken from it: the last one of them. */
export const resetLinkOf = (query: string): ResetLink | null => (captured = linkIn(query) ?? captured);
export const clearResetLink = (): void => void (captured = null);
