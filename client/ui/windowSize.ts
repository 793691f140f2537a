import { useMediaQuery } from "@mantine/hooks";

/** Breakpoints of the layout. The style sheets of shell and map use the same values. */
const windowQueries = {
  narrow: "(max-width: 1500px)",
  overlaid: "(max-width: 1199px)",
  /** One panel at a time: phones, or 1366 pixels at 200 % zoom. */
  single: "(max-width: 719px)",
  phone: "(max-width: 479px)",
  /** Counts collapse to one line while a detail is open. */
  low: "(max-height: 899px)",
  /** Counts collapse while a list is open, too. */
  veryLow: "(max-height: 599px)",
} as const;

export const useWindowSize = (size: keyof typeof windowQueries): boolean =>
  useMediaQuery(windowQueries[size], undefined, { getInitialValueInEffect: false }) ?? false;
