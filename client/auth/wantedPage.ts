// The page that was asked for, over the way to the directory and back: addresses of this product only, in this tab only.
import { paths } from "../paths";

const place = "atalaya.wantedPage";

export interface Wanted {
  /** The page that was asked for. */
  from?: string | undefined;
  /** Whose view it was, by id; absent: it was asked for before anybody was signed in. */
  user?: string | undefined;
}

/** Where signing in leads a user; what another one looked at before is nothing to it. */
export const pageFor = (userId: string, { from, user = userId }: Wanted): string =>
  user === userId ? (from ?? paths.home()) : paths.home();

export function rememberWanted(wanted: Wanted): void {
  try {
    sessionStorage.setItem(place, JSON.stringify(wanted));
  } catch {
    // A browser that keeps nothing: the map it is.
  }
}

export function recallWanted(): Wanted {
  try {
    const kept = sessionStorage.getItem(place);
    sessionStorage.removeItem(place);
    const wanted = JSON.parse(kept ?? "{}") as Wanted;
    return wanted.from?.startsWith("/") ? wanted : {};
  } catch {
    return {};
  }
}
