import { useLocation } from "react-router";
import { readMapAddress } from "../map/address/mapAddress";

export function useOpenClaim(): string | null {
  const { pathname, search } = useLocation();
  const shownRef = pathname.startsWith("/map") ? readMapAddress(search).shown : null;
  return shownRef?.group === "claims" ? shownRef.id : null;
}
