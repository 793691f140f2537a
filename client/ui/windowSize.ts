import { useMediaQuery } from "@mantine/hooks";

/** Sizes of the window at which a screen is laid out otherwise. The style sheets of shell and map name the same numbers. */
const windowQueries = {
  /** Side panels begin narrower. */
  narrow: "(max-width: 1500px)",
  /** The configuration lies over the map instead of beside it. */
  overlaid: "(max-width: 1199px)",
  /** One thing at a time: the map, or list and details. A phone; a window of 1366 pixels at 200 %. */
  single: "(max-width: 719px)",
  /** The bar at the top has room for signs and figures alone. */
  phone: "(max-width: 479px)",
  /** A detail has room only when the counts above it are one line. */
  low: "(max-height: 899px)",
  /** A list has, too. */
  veryLow: "(max-height: 599px)",
} as const;

/** Whether the window has that size. */
export const useWindowSize = (size: keyof typeof windowQueries): boolean =>
  useMediaQuery(windowQueries[size], undefined, { getInitialValueInEffect: false }) ?? false;
