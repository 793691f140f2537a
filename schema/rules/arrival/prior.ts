// Prior of a new installation, measured on 37,523 taxi trips in San Francisco with `npm run bench -- --only arrival --print-prior`.
import type { Router } from "../claims/routes";
import { arrivalSteps, type ArrivalModel } from "./arrivalModel";
import { knotPercents, QUANTILES } from "./distribution";
import { neutralPrior } from "./neutralPrior";

const all = { s: 0.7017, w: 0.4881 };

/** Corrections by distance class: `s` at the start of a trip, `w` under way. */
const distance = {
  s0: 0.6467,
  s1: 0.4387,
  s2: 0.293,
  s3: 0.205,
  s4: 0.1001,
  s5: 0.0054,
  s6: -0.0923,
  s7: -0.2847,
  s8: -0.775,
  s9: -0.8995,
  w0: 0.0953,
  w1: 0.4936,
  w2: 0.377,
  w3: 0.2984,
  w4: 0.2052,
  w5: 0.0832,
  w6: -0.1161,
  w7: -0.4154,
  w8: -0.7341,
  w9: -0.7949,
};

const residuals: Record<string, readonly number[]> = {
  s0: [-0.63, -0.49, -0.37, -0.3, -0.23, -0.18, -0.13, -0.09, -0.03, 0.02, 0.06, 0.1, 0.15, 0.21, 0.26, 0.31, 0.4, 0.52, 0.62, 0.84, 1.57],
  s1: [
    -0.77, -0.55, -0.45, -0.37, -0.31, -0.26, -0.21, -0.17, -0.13, -0.09, -0.05, -0.01, 0.03, 0.08, 0.12, 0.17, 0.23, 0.3, 0.41, 0.6, 1.28,
  ],
  s2: [
    -0.73, -0.49, -0.39, -0.32, -0.26, -0.22, -0.18, -0.14, -0.11, -0.08, -0.05, -0.02, 0.01, 0.05, 0.09, 0.13, 0.17, 0.23, 0.31, 0.47,
    0.93,
  ],
  s3: [
    -0.61, -0.42, -0.33, -0.28, -0.23, -0.19, -0.16, -0.13, -0.1, -0.07, -0.04, -0.01, 0.02, 0.05, 0.08, 0.12, 0.16, 0.21, 0.28, 0.41, 0.86,
  ],
  s4: [
    -0.56, -0.39, -0.3, -0.25, -0.2, -0.16, -0.13, -0.1, -0.07, -0.05, -0.02, 0.01, 0.03, 0.06, 0.09, 0.13, 0.17, 0.22, 0.27, 0.39, 0.76,
  ],
  s5: [
    -0.6, -0.38, -0.28, -0.22, -0.18, -0.15, -0.11, -0.09, -0.06, -0.03, -0.01, 0.02, 0.04, 0.07, 0.1, 0.13, 0.17, 0.21, 0.27, 0.38, 0.68,
  ],
  s6: [-0.62, -0.37, -0.27, -0.22, -0.18, -0.14, -0.11, -0.08, -0.05, -0.02, 0, 0.03, 0.05, 0.08, 0.11, 0.14, 0.17, 0.22, 0.28, 0.39, 0.79],
  s7: [
    -1.03, -0.53, -0.35, -0.26, -0.2, -0.16, -0.13, -0.08, -0.04, -0.01, 0.02, 0.05, 0.08, 0.11, 0.14, 0.17, 0.21, 0.25, 0.32, 0.44, 0.73,
  ],
  s8: [-0.75, -0.53, -0.42, -0.37, -0.31, -0.26, -0.21, -0.16, -0.13, -0.09, -0.04, 0, 0.04, 0.08, 0.13, 0.18, 0.24, 0.29, 0.36, 0.5, 0.99],
  s9: [
    -0.6, -0.46, -0.37, -0.31, -0.26, -0.22, -0.17, -0.13, -0.09, -0.05, -0.02, 0.02, 0.06, 0.1, 0.13, 0.17, 0.22, 0.27, 0.33, 0.41, 0.65,
  ],
  w0: [-1.9, -1.81, -1.72, -1.62, -1.44, -0.98, -0.6, -0.32, -0.13, 0.02, 0.14, 0.25, 0.34, 0.44, 0.54, 0.63, 0.75, 0.88, 1.06, 1.36, 2.34],
  w1: [
    -0.83, -0.55, -0.41, -0.33, -0.26, -0.2, -0.15, -0.1, -0.06, -0.01, 0.03, 0.07, 0.12, 0.17, 0.22, 0.28, 0.35, 0.44, 0.56, 0.77, 1.42,
  ],
  w2: [
    -0.82, -0.54, -0.43, -0.35, -0.29, -0.24, -0.2, -0.16, -0.12, -0.08, -0.05, -0.01, 0.03, 0.06, 0.1, 0.15, 0.2, 0.27, 0.37, 0.55, 1.18,
  ],
  w3: [
    -0.76, -0.5, -0.39, -0.32, -0.27, -0.22, -0.18, -0.14, -0.11, -0.07, -0.04, -0.01, 0.03, 0.07, 0.1, 0.15, 0.2, 0.26, 0.34, 0.51, 1.09,
  ],
  w4: [
    -0.82, -0.51, -0.37, -0.3, -0.24, -0.19, -0.15, -0.12, -0.08, -0.05, -0.02, 0.01, 0.04, 0.08, 0.12, 0.15, 0.2, 0.26, 0.34, 0.5, 1.03,
  ],
  w5: [
    -0.91, -0.57, -0.41, -0.31, -0.24, -0.18, -0.14, -0.1, -0.06, -0.02, 0.01, 0.05, 0.08, 0.11, 0.15, 0.19, 0.23, 0.29, 0.36, 0.51, 1.01,
  ],
  w6: [-0.89, -0.61, -0.48, -0.39, -0.31, -0.23, -0.16, -0.11, -0.06, -0.01, 0.03, 0.07, 0.11, 0.15, 0.19, 0.24, 0.29, 0.35, 0.43, 0.58, 1],
  w7: [
    -0.85, -0.55, -0.44, -0.37, -0.32, -0.27, -0.22, -0.18, -0.12, -0.08, -0.03, 0.02, 0.07, 0.13, 0.18, 0.24, 0.3, 0.37, 0.47, 0.62, 0.99,
  ],
  w8: [
    -0.61, -0.4, -0.33, -0.28, -0.25, -0.21, -0.18, -0.14, -0.11, -0.08, -0.05, -0.01, 0.02, 0.06, 0.1, 0.14, 0.19, 0.26, 0.35, 0.52, 0.96,
  ],
  w9: [-0.51, -0.33, -0.26, -0.21, -0.17, -0.13, -0.09, -0.06, -0.03, 0, 0.03, 0.07, 0.1, 0.13, 0.17, 0.21, 0.25, 0.31, 0.37, 0.49, 0.76],
};

const quantilesOf = (knots: readonly number[]): number[] =>
  Array.from({ length: QUANTILES }, (_, index) => {
    const percent = index + 1;
    const upper = knotPercents.findIndex((probability) => probability >= percent);
    if (upper === 0) return knots[0]!;
    const [from, to] = [knotPercents[upper - 1]!, knotPercents[upper]!];
    return knots[upper - 1]! + ((percent - from) / (to - from)) * (knots[upper]! - knots[upper - 1]!);
  });

const measuredResiduals = Object.fromEntries(Object.entries(residuals).map(([key, knots]) => [key, quantilesOf(knots)]));
const noSteps = Object.fromEntries(arrivalSteps.map((step) => [step, {}])) as ArrivalModel["steps"];

export const arrivalPrior: ArrivalModel = {
  version: 0,
  observations: 0,
  steps: { ...noSteps, all, distance },
  residuals: measuredResiduals,
};

/**
 * Priors by router. Routers that know roads start without a correction of their time, because none was measured, but with the measured
 * intervals.
 */
export const priorOf: Record<Router, ArrivalModel> = {
  STRAIGHT: arrivalPrior,
  ROADS: { ...neutralPrior, residuals: measuredResiduals },
  OSRM: { ...neutralPrior, residuals: measuredResiduals },
  HERE: { ...neutralPrior, residuals: measuredResiduals },
};
