import { useEffect, useState } from "react";
import type { Box } from "./placeCard";
import { type TourStep, tourSteps } from "./tourSteps";

/** Interval between measurements in milliseconds: panels can be dragged and lists load late. */
const LOOK_INTERVAL_MS = 300;

export interface TourPart {
  step: TourStep;
  box: Box;
}

/** Steps whose part is visible, with its position; `null` before the map screen is rendered. */
export function useParts(): TourPart[] | null {
  const [foundJson, setFoundJson] = useState("null");
  useEffect(() => {
    const look = (): void => setFoundJson(JSON.stringify(document.getElementById("map-screen") && boxes()));
    const timer = setInterval(look, LOOK_INTERVAL_MS);
    window.addEventListener("resize", look);
    return () => {
      clearInterval(timer);
      window.removeEventListener("resize", look);
    };
  }, []);
  const visibleBoxes = JSON.parse(foundJson) as (Box | null)[] | null;
  return visibleBoxes && tourSteps.flatMap((step, i) => (visibleBoxes[i] ? [{ step, box: visibleBoxes[i] }] : []));
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
