import { useEffect, useState } from "react";
import type { Box } from "./placeCard";
import { type TourStep, tourSteps } from "./tourSteps";

/** How often it is looked where the parts are: panels are dragged, lists come later, milliseconds. */
const LOOK_INTERVAL_MS = 300;

export interface TourPart {
  step: TourStep;
  box: Box;
}

/** The steps whose part can be seen, and where it is; null until the map's screen is there. */
export function useParts(): TourPart[] | null {
  const [found, setFound] = useState("null");
  useEffect(() => {
    const look = (): void => setFound(JSON.stringify(document.getElementById("map-screen") && boxes()));
    const timer = setInterval(look, LOOK_INTERVAL_MS);
    window.addEventListener("resize", look);
    return () => {
      clearInterval(timer);
      window.removeEventListener("resize", look);
    };
  }, []);
  const seen = JSON.parse(found) as (Box | null)[] | null;
  return seen && tourSteps.flatMap((step, i) => (seen[i] ? [{ step, box: seen[i] }] : []));
}

const boxes = (): (Box | null)[] =>
  tourSteps.map(({ part }) => {
    const element = document.querySelector(part);
    if (!element || element.closest("[inert]")) return null;
    const { left, top, width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0
      ? { left: Math.round(left), top: Math.round(top), width: Math.round(width), height: Math.round(height) }
      : null;
  });
