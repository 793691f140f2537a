// Page requested before sign-in, stored in this tab. Only paths inside the product are accepted.
import * as z from "zod/mini";
import { paths } from "../paths";
import { readStored, writeStored } from "../store/storedJson";

const STORAGE_KEY = "atalaya.wantedPage";

const requestedPage = z.object({
  from: z.optional(z.string().check(z.startsWith("/"))),
  /** Id of the user who viewed it; absent if it was requested before sign-in. */
  user: z.optional(z.string()),
});
export type RequestedPage = z.output<typeof requestedPage>;

/** Opens the requested page only for the user who viewed it. */
export const pageAfterSignIn = (userId: string, { from, user = userId }: RequestedPage): string =>
  user === userId ? (from ?? paths.home()) : paths.home();

/** If the browser blocks storage, the map is opened instead. */
export const storeRequestedPage = (page: RequestedPage): void => writeStored("sessionStorage", STORAGE_KEY, page);

export function takeRequestedPage(): RequestedPage {
  const storedPage = readStored("sessionStorage", STORAGE_KEY, requestedPage);
  writeStored("sessionStorage", STORAGE_KEY, null);
  return storedPage?.from === undefined ? {} : storedPage;
}
