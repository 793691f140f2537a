import { useLocation } from "react-router";
import { readMapAddress } from "../map/address/mapAddress";

export function useOpenClaim(): string | null {
  const { pathname, search } = useLocation();
  const shown = pathname.startsWith("/map") ? readMapAddress(search).shown : null;
  return shown?.group === "claims" ? shown.id : null;
}
