// What the server told this page in its address when it led back from the directory.
import { paths } from "../paths";

export interface Arrival {
  /** Good once, for a minute, in this browser: exchanged for the session. */
  code: string | null;
  /** Why nobody is signed in: a code of the catalogue. */
  error: string | null;
  language: string | null;
}

let taken: Arrival | null = null;

const read = (query: string): Arrival => {
  const told = new URLSearchParams(query);
  return { code: told.get("jwt"), error: told.get("error"), language: told.get("lang") };
};

/** Before anything else of the page: takes it out of the address and of the history. */
export function takeArrival(): void {
  const address = `#${paths.loginDirectory()}`;
  const { hash } = window.location;
  if (!hash.startsWith(`${address}?`)) return;
  taken = read(hash.slice(address.length));
  window.history.replaceState(null, "", address);
}

/** What was taken, or what stands behind the address that was opened since. */
export const arrival = (query: string): Arrival => taken ?? read(query);

export const forgetArrival = (): void => void (taken = null);
