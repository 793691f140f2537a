// The page that was asked for, over the way to the directory and back: addresses of this product only, in this tab only.
import * as z from "zod/mini";
import { paths } from "../paths";
import { readStored, writeStored } from "../store/storedJson";

const STORAGE_KEY = "atalaya.wantedPage";

const requestedPage = z.object({
  /** The page that was asked for. */
  from: z.optional(z.string().check(z.startsWith("/"))),
  /** Whose view it was, by id; absent: it was asked for before anybody was signed in. */
  user: z.optional(z.string()),
});
export type RequestedPage = z.output<typeof requestedPage>;

/** Where signing in leads a user; what another one looked at before is nothing to it. */
export const pageAfterSignIn = (userId: string, { from, user = userId }: RequestedPage): string =>
  user === userId ? (from ?? paths.home()) : paths.home();

/** In a browser that keeps nothing the map is opened. */
export const storeRequestedPage = (wanted: RequestedPage): void => writeStored("sessionStorage", STORAGE_KEY, wanted);

export function takeRequestedPage(): RequestedPage {
  const wanted = readStored("sessionStorage", STORAGE_KEY, requestedPage);
  writeStored("sessionStorage", STORAGE_KEY, null);
  return wanted?.from === undefined ? {} : wanted;
}
