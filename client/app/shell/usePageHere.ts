import { matchPath, useLocation } from "react-router";
import { type PageKey, pageKeys, pageOf } from "../../pages";

/** The page of the catalogue that the address opens; undefined: it opens none. */
export function usePageHere(): PageKey | undefined {
  const { pathname } = useLocation();
  return pageKeys.find((key) => matchPath(pageOf(key).path, pathname));
}
