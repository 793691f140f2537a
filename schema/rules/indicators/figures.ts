import { type Histogram, countOf, peakOf, quantileOf } from "./histogram";
import type { FigureKind } from "./indicators";
import type { BucketMeasure, Measure, SumMeasure } from "./measures";

export type Measures = Partial<Record<SumMeasure, number> & Record<BucketMeasure, Histogram>>;

export interface Figure {
  /** In the indicator's unit; `null` if there is no data. */
  value: number | null;
  /** 90th percentile of a MINUTES indicator; otherwise `null`. */
  p90: number | null;
  of: number;
}

export function measuresOf(figure: FigureKind): Measure[] {
  switch (figure.kind) {
    case "RATE":
    case "QUOTIENT":
      return [figure.count, figure.of];
    case "PEAK":
      return [figure.measure, "inCourseMinutes"];
    default:
      return [figure.measure];
  }
}

export function figureOf(figure: FigureKind, measures: Measures, atBegin: number): Figure {
  switch (figure.kind) {
    case "COUNT":
      return whole(measures[figure.measure] ?? 0);
    case "LEVEL":
      return whole(atBegin + (measures[figure.measure] ?? 0));
    case "PEAK":
      return whole(peakOf(atBegin, measures.inCourseMinutes ?? []));
    case "RATE": {
      const of = measures[figure.of] ?? 0;
      return { value: of ? percent(measures[figure.count] ?? 0, of) : null, p90: null, of };
    }
    case "QUOTIENT": {
      const of = measures[figure.of] ?? 0;
      return { value: of ? toTenth((measures[figure.count] ?? 0) / of) : null, p90: null, of };
    }
    case "MINUTES": {
      const histogram = measures[figure.measure] ?? [];
      return { value: quantileOf(histogram, 0.5), p90: quantileOf(histogram, 0.9), of: countOf(histogram) };
    }
  }
}

const whole = (value: number): Figure => ({ value, p90: null, of: value });

const toTenth = (value: number): number => Math.round(value * 10) / 10;
const percent = (part: number, of: number): number => toTenth((part / of) * 100);
