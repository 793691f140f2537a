import type { IntlShape } from "react-intl";
import { addressParts } from "../../../schema/rules/geo/addressParts";
import { claimStatuses } from "../../../schema/rules/lists/claims";
import { layerOfAccess } from "../../../schema/rules/lists/mapLayers";
import type { SearchMatch } from "../../../schema/rules/search/searchKinds";
import { decisiveNoteText, decisiveTimeOf } from "../../entity/latenessNote";
import type { PaletteClaim_ClaimFragment, PaletteSupplier_SupplierFragment, SearchQuery } from "../../gql/graphql";
import { named } from "../../i18n/named";
import { serviceName } from "../../i18n/sourceNames";
import { StatusGlyph } from "../../mapkit/glyphs/StatusGlyph";
import type { FleetRef } from "../../mapkit/fleet/FleetIndex";
import { shownClaimName } from "../../store/claimNames";
import { serverNow } from "../../store/serverClock";
import type { PaletteGroup, PaletteItem } from "./paletteItem";

type Open = (ref: FleetRef) => void;

const listed = (parts: (string | null | undefined)[]): string => parts.filter(Boolean).join(" · ");

function matchedText(
  intl: IntlShape,
  { id, file, otherFile, insuredPhone, origin }: PaletteClaim_ClaimFragment,
  matched?: SearchMatch,
): string | null {
  if (matched === "NUMBER") return shownClaimName(id) === id ? null : id;
  if (matched === "FILE") return `${named(intl, "field", "file")} ${file}`;
  if (matched === "OTHER_FILE") return `${named(intl, "field", "otherFile")} ${otherFile}`;
  if (matched === "ADDRESS") return addressParts(origin ?? "").street;
  return matched === "PHONE" ? insuredPhone : null;
}

export function claimItem(
  intl: IntlShape,
  claim: PaletteClaim_ClaimFragment,
  open: Open,
  group: PaletteGroup,
  matched?: SearchMatch,
): PaletteItem {
  const matchedValue = matchedText(intl, claim, matched);
  const { timing } = claimStatuses[claim.status];
  const decisive = timing === "late" || timing === "critical" ? decisiveTimeOf(claim, serverNow()) : null;
  return {
    key: `claim ${claim.id}`,
    group,
    icon: <StatusGlyph claimStatus={claim.status} size={16} label={named(intl, "status", claim.status)} />,
    title: shownClaimName(claim.id),
    detail: listed([
      addressParts(claim.origin ?? "").town,
      named(intl, "status", claim.status),
      serviceName(intl, claim.service),
      claim.plate,
      claim.insuredName,
    ]),
    ...(matchedValue && { matched: matchedValue }),
    ...(decisive && { lateness: { text: decisiveNoteText(intl, decisive), timing } }),
    run: () => open({ group: "claims", id: claim.id }),
  };
}

export function supplierItem(
  intl: IntlShape,
  supplier: PaletteSupplier_SupplierFragment,
  open: Open,
  group: PaletteGroup,
  matched?: SearchMatch,
): PaletteItem {
  const { id, name, access, status } = supplier;
  const phones = listed([...new Set([supplier.phone, supplier.smartPhone, supplier.basePhone, supplier.insuredPhone])]);
  return {
    key: `supplier ${id}`,
    group,
    icon: status ? (
      <StatusGlyph resourceStatus={status} size={16} label={named(intl, "resource", status)} />
    ) : (
      <StatusGlyph layer={layerOfAccess[access]} size={16} />
    ),
    title: name,
    detail: listed([named(intl, "layer", layerOfAccess[access]), name === id ? null : id]),
    ...(matched === "PHONE" && phones && { matched: phones }),
    run: () => open({ group: "suppliers", id }),
  };
}

export const hitItems = (intl: IntlShape, hits: SearchQuery["search"], open: Open): PaletteItem[] =>
  hits.flatMap(({ claim, supplier, matched }) => [
    ...(claim ? [claimItem(intl, claim, open, "claims", matched)] : []),
    ...(supplier ? [supplierItem(intl, supplier, open, "suppliers", matched)] : []),
  ]);
