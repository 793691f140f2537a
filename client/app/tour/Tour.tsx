import { useState } from "react";
import { useLocation } from "react-router";
import { useChangeMyPreferencesMutation, useOwnPreferencesQuery } from "../../gql/hooks";
import { session } from "../../session/session";
import { useObservable } from "../../store/observable";
import { tourAsked } from "../../store/tour";
import { lazyPart } from "../../ui/lazyPart";
import { isTrackingWindow } from "../../ui/trackingWindow";
import { loadChunk } from "../../store/loadChunk";

const TourParts = lazyPart(() => loadChunk(() => import("./TourParts")).then((file) => file.TourParts), { error: "corner" });

export function Tour() {
  const current = useObservable(session);
  const { pathname } = useLocation();
  // While viewing as a profile, the state of the tour cannot be saved.
  if (current.status !== "in" || current.info.seeAs || !/^\/(map|home)?(\/|$)/.test(pathname) || isTrackingWindow()) return null;
  return <OfUser key={current.userId} />;
}

function OfUser() {
  const { data } = useOwnPreferencesQuery();
  const [change] = useChangeMyPreferencesMutation();
  const isRequested = useObservable(tourAsked);
  const [left, setLeft] = useState(false);
  const preferences = data?.myAccount.preferences;
  const isNew = preferences !== undefined && preferences.tourLeft !== true && !left;
  const leave = (): void => {
    tourAsked.set(false);
    setLeft(true);
    if (preferences?.tourLeft !== true) change({ variables: { input: { tourLeft: true } } }).catch(() => undefined);
  };
  return isNew || isRequested ? <TourParts isAsked={isRequested} onLeave={leave} /> : null;
}
