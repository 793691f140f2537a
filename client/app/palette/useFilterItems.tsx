import { useIntl } from "react-intl";
import { useNavigate } from "react-router";
import { claimStatuses, openClaimStatuses, serviceKinds } from "../../../schema/rules/lists/claims";
import { matchesTitle } from "../../../schema/rules/search/searchText";
import { useCanNarrow } from "../../filters/useCanNarrow";
import { type FilterAddress, queryText, writeFilterAddress } from "../../filters/filterAddress";
import { named } from "../../i18n/named";
import { addressNarrowed } from "../../map/address/addressOpening";
import { ServiceIcon } from "../../mapkit/glyphs/KindIcon";
import { StatusGlyph } from "../../mapkit/glyphs/StatusGlyph";
import { useCan } from "../../session/useCan";
import { useCanSeeField } from "../../session/useCanSeeField";
import type { PaletteItem } from "./paletteItem";

export function useFilterItems(typed: string, user: string): PaletteItem[] {
  const intl = useIntl();
  const navigate = useNavigate();
  const can = useCan();
  const canNarrow = useCanNarrow("map");
  const canSeeField = useCanSeeField();
  if (!typed || !can("map") || !canSeeField("incidents.id")) return [];
  const narrow = (part: Partial<FilterAddress>): void => {
    const params = new URLSearchParams();
    writeFilterAddress(params, { claimStatuses: [], resourceStatuses: [], filter: {}, withoutPosition: false, ...part });
    void navigate(addressNarrowed(user, queryText(params), "INCIDENTS"));
  };
  const statuses = canSeeField("incidents.status") ? openClaimStatuses : [];
  return [
    ...statuses.map((status): PaletteItem => ({
      key: `status ${status}`,
      group: "filters",
      icon: <StatusGlyph claimStatus={status} size={16} />,
      title: named(intl, "status", status),
      detail: claimStatuses[status].code.toUpperCase(),
      run: () => narrow({ claimStatuses: [status] }),
    })),
    ...(canNarrow("kinds") ? serviceKinds : []).map((kind): PaletteItem => ({
      key: `kind ${kind}`,
      group: "filters",
      icon: <ServiceIcon kind={kind} size={16} />,
      title: named(intl, "kind", kind),
      detail: named(intl, "field", "service"),
      run: () => narrow({ filter: { kinds: [kind] } }),
    })),
  ].filter(({ title, detail }) => matchesTitle(`${title} ${detail}`, typed));
}
