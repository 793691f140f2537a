// The page that was asked for, over the way to the directory and back: addresses of this product only, in this tab only.
import { paths } from "../paths";

const STORAGE_KEY = "atalaya.wantedPage";

export interface RequestedPage {
  /** The page that was asked for. */
  from?: string | undefined;
  /** Whose view it was, by id; absent: it was asked for before anybody was signed in. */
  user?: string | undefined;
}

/** Where signing in leads a user; what another one looked at before is nothing to it. */
export const pageAfterSignIn = (userId: string, { from, user = userId }: RequestedPage): string =>
  user === userId ? (from ?? paths.home()) : paths.home();

export function storeRequestedPage(wanted: RequestedPage): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(wanted));
  } catch {
    // A browser that keeps nothing: the map it is.
  }
}

export function takeRequestedPage(): RequestedPage {
  try {
    const kept = sessionStorage.getItem(STORAGE_KEY);
    sessionStorage.removeItem(STORAGE_KEY);
    const wanted = JSON.parse(kept ?? "{}") as RequestedPage;
    return wanted.from?.startsWith("/") ? wanted : {};
  } catch {
    return {};
  }
}
