// What the server sent this page in its address when it led back from the directory.
import { paths } from "../../paths";

export interface DirectoryReturn {
  /** Good once, for a minute, in this browser: exchanged for the session. */
  code: string | null;
  /** Why nobody is signed in: a code of the catalogue. */
  error: string | null;
  language: string | null;
}

let captured: DirectoryReturn | null = null;

const read = (query: string): DirectoryReturn => {
  const values = new URLSearchParams(query);
  return { code: values.get("jwt"), error: values.get("error"), language: values.get("lang") };
};

/** Before anything else of the page: takes it out of the address and of the history. */
export function captureDirectoryReturn(): void {
  const address = `#${paths.loginDirectory()}`;
  const { hash } = window.location;
  if (!hash.startsWith(`${address}?`)) return;
  captured = read(hash.slice(address.length));
  window.history.replaceState(null, "", address);
}

/** What was taken, or what stands behind the address that was opened since. */
export const directoryReturnOf = (query: string): DirectoryReturn => captured ?? read(query);

export const clearDirectoryReturn = (): void => void (captured = null);
