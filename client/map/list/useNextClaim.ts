import { useIntl } from "react-intl";
import type { FleetRef } from "../../mapkit/fleet/FleetIndex";
import { isPointerFocused } from "../../ui/pointerFocus";
import { type Shortcut, useShortcuts } from "../../ui/shortcuts";
import type { WorklistItem, WorklistState } from "./worklist/useWorklist";

const SPACE_OPERATED = "button, a[href], summary, input, [role=option], [role=tab], [role=separator], [role=listbox], [role=slider]";

export function nextClaimOf(items: readonly WorklistItem[], openId: string | null): string | null {
  const groups = [items.filter(({ group }) => group !== "NEXT"), items.filter(({ group }) => group === "NEXT")];
  for (const some of groups) {
    const at = some.findIndex(({ claimId }) => claimId === openId);
    const nextItems = [...some.slice(at + 1), ...some.slice(0, Math.max(0, at))];
    if (nextItems[0]) return nextItems[0].claimId;
  }
  return null;
}

/**
 * Space opens the next claim, also after a click on a button; a button focused by keyboard keeps Space. `worklist` is `null` without
 * permission.
 */
export function useNextClaim(worklist: WorklistState | null, shownRef: FleetRef | null, open: (id: string) => void): void {
  const intl = useIntl();
  const next: Shortcut = {
    keys: intl.formatMessage({ id: "keys.space", defaultMessage: "Space" }),
    label: intl.formatMessage({ id: "keys.nextClaim", defaultMessage: "Open the next claim to do" }),
    key: " ",
    press({ target }) {
      const control = target instanceof HTMLElement && target.matches(SPACE_OPERATED) ? target : null;
      if (control && !isPointerFocused(control)) return false;
      const id = nextClaimOf(worklist?.items ?? [], shownRef?.group === "claims" ? shownRef.id : null);
      if (id === null) return false;
      // Firefox clicks the focused button on keyup.
      control?.blur();
      open(id);
      return true;
    },
  };
  useShortcuts(worklist ? [next] : []);
}
