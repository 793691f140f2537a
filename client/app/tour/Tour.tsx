import { useState } from "react";
import { useLocation } from "react-router";
import { useChangeMyPreferencesMutation, useOwnPreferencesQuery } from "../../gql/hooks";
import { session } from "../../session/session";
import { useObservable } from "../../store/observable";
import { tourAsked } from "../../store/tour";
import { lazyPart } from "../../ui/lazyPart";
import { isTrackingWindow } from "../../ui/trackingWindow";

const TourParts = lazyPart(() => import("./TourParts").then((file) => file.TourParts));

/** Five steps over the map for whoever has never left them, and for whoever asks for them again. Nothing of the screen waits for it. */
export function Tour() {
  const current = useObservable(session);
  const { pathname } = useLocation();
  // Through somebody else's profile nothing is changed, also not that it was left.
  if (current.status !== "in" || current.info.seeAs || !/^\/(map|home)?(\/|$)/.test(pathname) || isTrackingWindow()) return null;
  return <OfUser key={current.userId} />;
}

function OfUser() {
  const { data } = useOwnPreferencesQuery();
  const [change] = useChangeMyPreferencesMutation();
  const asked = useObservable(tourAsked);
  const [left, setLeft] = useState(false);
  const preferences = data?.myAccount.preferences;
  const isNew = preferences !== undefined && preferences.tourLeft !== true && !left;
  const leave = (): void => {
    tourAsked.set(false);
    setLeft(true);
    if (preferences?.tourLeft !== true) change({ variables: { input: { tourLeft: true } } }).catch(() => undefined);
  };
  return isNew || asked ? <TourParts isAsked={asked} onLeave={leave} /> : null;
}
