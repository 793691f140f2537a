// The token of the mailed link, for as long as the page is open: not in the address, where it would stay in the history.
import { paths } from "../paths";

let taken: string | null = null;

/** Before anything else of the page: takes it out of the address and of the history. */
export function takeResetToken(): void {
  const address = `#${paths.resetPassword()}`;
  const { hash } = window.location;
  if (!hash.startsWith(`${address}?`)) return;
  taken = new URLSearchParams(hash.slice(address.length)).get("resetToken");
  window.history.replaceState(null, "", address);
}

/** What stands behind the address, or was taken from it: the last one of them. */
export const resetToken = (query: string): string | null => (taken = new URLSearchParams(query).get("resetToken") ?? taken);
export const forgetResetToken = (): void => void (taken = null);
