import { useApolloClient } from "@apollo/client/react";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useNavigate } from "react-router";
import { searchMinimum } from "../../../schema/rules/search/searchKinds";
import { useErrorText } from "../../api/errors";
import { SearchDocument } from "../../gql/graphql";
import { useConnection } from "../../live/connection";
import { addressOpening } from "../../map/address/addressOpening";
import type { FleetRef } from "../../mapkit/fleet/FleetIndex";
import { session } from "../../session/session";
import { useCan } from "../../session/useCan";
import { useObservable } from "../../store/observable";
import { hitItems } from "./foundItems";
import type { PaletteItem } from "./paletteItem";
import { groupOrder } from "./PaletteList";
import { useConfigurationItems } from "./useConfigurationItems";
import { useFilterItems } from "./useFilterItems";
import { usePlaceItems } from "./usePlaceItems";
import { useLatestAnswer } from "./useLatestAnswer";
import { useActionItems, useCommandItems, useScreenItems } from "./useLocalItems";
import { useRecentItems } from "./useRecentItems";
import { useShellItems } from "./useShellItems";

/** Wait for the next letter, in milliseconds. Claims are found in an index, places by a longer search. */
const TYPING_PAUSE_MS = { claims: 20, places: 120 } as const;

export interface PaletteItems {
  items: PaletteItem[];
  isPending: boolean;
  /** True if the item belongs to an earlier text. Without an item, true while the results are pending. */
  isStale(item: PaletteItem | undefined): boolean;
  message: ReactNode;
}

export function usePaletteItems(text: string): PaletteItems {
  const intl = useIntl();
  const errorText = useErrorText();
  const client = useApolloClient();
  const navigate = useNavigate();
  const connection = useConnection();
  const can = useCan();
  const current = useObservable(session);
  const user = current.status === "in" ? current.userId : "";
  const typed = text.trim();
  const open = (ref: FleetRef): void => void navigate(addressOpening(user, ref));

  const searchResult = useLatestAnswer(
    can("map") && typed.length >= searchMinimum.text ? typed : null,
    TYPING_PAUSE_MS.claims,
    async (searchText, signal) => {
      const context = { fetchOptions: { signal }, queryDeduplication: false };
      const { data } = await client.query({ query: SearchDocument, variables: { text: searchText }, fetchPolicy: "no-cache", context });
      return data!.search;
    },
    connection.state === "lost",
  );
  const places = usePlaceItems(typed, user, TYPING_PAUSE_MS.places, connection.state === "lost");
  const actions = useActionItems(typed);
  const screens = useScreenItems(typed);
  const commands = useCommandItems(
    typed,
    actions.flatMap(({ keys }) => keys ?? []),
  );
  const shell = useShellItems(typed);
  const filters = useFilterItems(typed, user);
  const configurations = useConfigurationItems(typed);
  const recent = useRecentItems(user, open);
  const all = [
    ...actions,
    ...screens,
    ...configurations,
    ...commands,
    ...shell,
    ...filters,
    ...(typed ? [...hitItems(intl, searchResult.data ?? [], open), ...places.items] : recent),
  ];
  const items = [...all].sort((a, b) => groupOrder.indexOf(a.group) - groupOrder.indexOf(b.group));

  const isPending = searchResult.isPending || places.result.isPending;
  const message = (): ReactNode => {
    const error = searchResult.error ?? places.result.error;
    if (error) return errorText(error);
    if (!typed && !items.length)
      return <FormattedMessage id="palette.hint" defaultMessage="Enter a number, plate, phone, name, place or command." />;
    if (!typed || items.length || isPending) return null;
    if (typed.length < searchMinimum.text) return <FormattedMessage id="palette.more" defaultMessage="Enter one more character." />;
    return (
      <FormattedMessage id="palette.nothing" defaultMessage="No claim, supplier or place matches “{text}”." values={{ text: typed }} />
    );
  };
  const isStale = (item: PaletteItem | undefined): boolean => {
    if (!item) return isPending;
    return item.group === "places" ? places.result.isPending : ["claims", "suppliers"].includes(item.group) && searchResult.isPending;
  };
  return { items, isPending, isStale, message: message() };
}
