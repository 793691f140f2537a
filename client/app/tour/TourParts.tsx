import { TourCard } from "./TourCard";
import { useParts } from "./useParts";

export function TourParts(props: { isAsked: boolean; onLeave(): void }) {
  const parts = useParts();
  return parts?.length ? <TourCard parts={parts} {...props} /> : null;
}
