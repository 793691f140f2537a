import { arrivalSteps, CLASS_COUNT, residualKey, type ArrivalModel } from "./arrivalModel";
import { QUANTILES } from "./distribution";

/** Spread of the neutral prior, in log(actual ÷ predicted): 90 % of trips take less than 1.9 times the median. */
const SPREAD = 0.5;

const logistic = (probability: number): number => (Math.sqrt(3) / Math.PI) * Math.log(probability / (1 - probability));
const logs = Array.from({ length: QUANTILES }, (_, i) => Math.round(SPREAD * logistic((i + 1) / (QUANTILES + 1)) * 1e4) / 1e4);

/** Model that trusts the router and has one width for all distances. Base of fits to a router without a measured prior. */
export const neutralPrior: ArrivalModel = {
  version: 0,
  observations: 0,
  steps: Object.fromEntries(arrivalSteps.map((step) => [step, {}])) as ArrivalModel["steps"],
  residuals: Object.fromEntries(
    [false, true].flatMap((isUnderWay) => Array.from({ length: CLASS_COUNT }, (_, i) => [residualKey(isUnderWay, i), logs] as const)),
  ),
};
