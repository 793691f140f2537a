import { paths } from "../../paths";

export interface DirectoryReturn {
  /** Single-use code, valid for one minute in this browser. */
  code: string | null;
  error: string | null;
  language: string | null;
}

let captured: DirectoryReturn | null = null;

const read = (query: string): DirectoryReturn => {
  const values = new URLSearchParams(query);
  return { code: values.get("jwt"), error: values.get("error"), language: values.get("lang") };
};

/** Runs before the rest of the page, to remove the code from the address and the history. */
export function captureDirectoryReturn(): void {
  const address = `#${paths.loginDirectory()}`;
  const { hash } = window.location;
  if (!hash.startsWith(`${address}?`)) return;
  captured = read(hash.slice(address.length));
  window.history.replaceState(null, "", address);
}

export const directoryReturnOf = (query: string): DirectoryReturn => captured ?? read(query);

export const clearDirectoryReturn = (): void => void (captured = null);
