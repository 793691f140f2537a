import { useIntl } from "react-intl";
import type { FleetRef } from "../../mapkit/fleet/FleetIndex";
import { useShortcuts } from "../../ui/shortcuts";
import type { WorklistItem, WorklistState } from "./useWorklist";

/** What the keyboard itself does something with by Space. */
const SPACE_TAKERS = "button, a[href], summary, input, [role=option], [role=tab], [role=separator], [role=listbox], [role=slider]";

/** The claim to look at after the one that is open: of those that need somebody now the one behind it, else of those that will. */
export function nextClaimOf(items: readonly WorklistItem[], openId: string | null): string | null {
  const groups = [items.filter(({ group }) => group !== "NEXT"), items.filter(({ group }) => group === "NEXT")];
  for (const some of groups) {
    const at = some.findIndex(({ claimId }) => claimId === openId);
    const others = [...some.slice(at + 1), ...some.slice(0, Math.max(0, at))];
    if (others[0]) return others[0].claimId;
  }
  return null;
}

/** Space opens the next claim that needs somebody. */
export function useNextClaim({ items }: WorklistState, shown: FleetRef | null, open: (id: string) => void): void {
  const intl = useIntl();
  useShortcuts([
    {
      keys: intl.formatMessage({ id: "keys.space", defaultMessage: "Space" }),
      label: intl.formatMessage({ id: "keys.nextClaim", defaultMessage: "Open the next claim that needs somebody" }),
      key: " ",
      press({ target }) {
        if (target instanceof HTMLElement && target.matches(SPACE_TAKERS) && target.matches(":focus-visible")) return false;
        const id = nextClaimOf(items ?? [], shown?.group === "claims" ? shown.id : null);
        if (id === null) return false;
        open(id);
        return true;
      },
    },
  ]);
}
