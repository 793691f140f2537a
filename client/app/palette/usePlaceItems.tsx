import { useApolloClient } from "@apollo/client/react";
import { IconMapPin, IconWorldSearch } from "@tabler/icons-react";
import { useState } from "react";
import { useIntl } from "react-intl";
import { useNavigate } from "react-router";
import { searchMinimum } from "../../../schema/rules/search/searchKinds";
import { FindPlacesDocument } from "../../gql/graphql";
import { addressOfPlace } from "../../map/address/addressOpening";
import { lastMapAddress } from "../../map/address/useMapAddress";
import { useCan } from "../../session/useCan";
import type { PaletteItem } from "./paletteItem";
import { type LatestAnswer, useLatestAnswer } from "./useLatestAnswer";

const ZOOM = { town: 12, address: 16 } as const;
/** Places are looked up only for texts with a letter. Shorter texts match too many towns. */
const isNameLike = (text: string): boolean => /\p{L}/u.test(text) && text.length >= searchMinimum.place;

/** Places that match the text. The text may contain personal data, so it is sent to the external geocoder only on request. */
export function usePlaceItems(
  typed: string,
  user: string,
  delayMs: number,
  attempt: unknown,
): { items: PaletteItem[]; result: LatestAnswer<unknown> } {
  const intl = useIntl();
  const client = useApolloClient();
  const navigate = useNavigate();
  const can = useCan();
  const [askedOutside, setAskedOutside] = useState<string | null>(null);
  const outside = askedOutside === typed;
  const result = useLatestAnswer(
    can("map") && isNameLike(typed) ? typed : null,
    outside ? 0 : delayMs,
    async (text, signal) => {
      const options = { fetchPolicy: "no-cache", context: { fetchOptions: { signal }, queryDeduplication: false } } as const;
      const { camera } = lastMapAddress(user);
      const near = camera ? { lon: camera.lon, lat: camera.lat } : null;
      const { data } = await client.query({ query: FindPlacesDocument, variables: { text, near, outside }, ...options });
      return data!.places;
    },
    `${String(attempt)} ${outside}`,
  );
  const { places = [], service = null, isFromService = false } = result.data ?? {};
  const items = places.map(({ name, area, position: { lon, lat } }, i): PaletteItem => ({
    key: `place ${i} ${name}`,
    group: "places",
    icon: <IconMapPin size={16} stroke={1.75} aria-hidden />,
    title: name,
    ...(area && { detail: area }),
    run: () => void navigate(addressOfPlace(user, { name, lon, lat }, isFromService ? ZOOM.address : ZOOM.town)),
  }));
  if (service && !outside)
    items.push({
      key: "place outside",
      group: "places",
      icon: <IconWorldSearch size={16} stroke={1.75} aria-hidden />,
      title: intl.formatMessage({ id: "palette.outside", defaultMessage: "Search “{text}” as an address" }, { text: typed }),
      detail: intl.formatMessage({ id: "palette.outsideNote", defaultMessage: "The text is sent to {service}." }, { service }),
      keepsOpen: true,
      run: () => setAskedOutside(typed),
    });
  return { items, result };
}
