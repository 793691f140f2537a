import { useEffect, useEffectEvent } from "react";
import { useLocation } from "react-router";
import type { MapLayer } from "../../../schema/rules/lists/mapLayers";
import { useToast } from "../../ui/toasts/toasts";
import { addressProblems } from "./addressProblems";

export function useAddressProblems(isOwnNavigation: boolean, permitted: readonly MapLayer[]): void {
  const { search } = useLocation();
  const { say } = useToast();
  const sayAll = useEffectEvent(() => {
    if (!isOwnNavigation) for (const problem of addressProblems(search, permitted)) say(problem);
  });
  useEffect(() => sayAll(), [search]);
}
