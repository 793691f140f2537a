import { TourCard } from "./TourCard";
import { useParts } from "./useParts";

/** The steps whose part is on the screen, once the map's screen is there. */
export function TourParts(props: { isAsked: boolean; onLeave(): void }) {
  const parts = useParts();
  return parts?.length ? <TourCard parts={parts} {...props} /> : null;
}
