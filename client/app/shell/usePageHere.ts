import { matchPath, useLocation } from "react-router";
import { type PageKey, pageKeys, pageOf } from "../../pages";

export function usePageHere(): PageKey | undefined {
  const { pathname } = useLocation();
  return pageKeys.find((key) => matchPath(pageOf(key).path, pathname));
}
