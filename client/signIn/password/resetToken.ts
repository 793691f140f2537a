// Keeps the token of the mailed link in memory, so that it does not stay in the browser's history.
import { paths } from "../../paths";

export interface ResetLink {
  token: string;
  /** True for a new user, whose link is valid longer. */
  welcome: boolean;
}
let captured: ResetLink | null = null;

function linkIn(query: string): ResetLink | null {
  const values = new URLSearchParams(query);
  const token = values.get("resetToken");
  return token === null ? null : { token, welcome: values.has("welcome") };
}

/** Runs before the rest of the page, to remove the token from the address and the history. */
export function captureResetLink(): void {
  const address = `#${paths.resetPassword()}`;
  const { hash } = window.location;
  if (!hash.startsWith(`${address}?`)) return;
  captured = linkIn(hash.slice(address.length));
  window.history.replaceState(null, "", address);
}

export const resetLinkOf = (query: string): ResetLink | null => (captured = linkIn(query) ?? captured);
export const clearResetLink = (): void => void (captured = null);
