import { describe, expect, test } from "vitest";
import { travelTimeOf } from "../../../schema/rules/arrival/arrivalModel";
import { travelSeconds } from "../../../schema/rules/arrival/distribution";
import { ArrivalFit, type Observation } from "../../../schema/rules/arrival/fitArrival";
import { arrivalPrior } from "../../../schema/rules/arrival/prior";
import { random } from "../../bench/boardRows";

const start: Observation = {
  predictedSeconds: 600,
  actualSeconds: 600,
  isUnderWay: false,
  hourOfWeek: 30,
  destination: [2.17, 41.39],
  kind: "TOW",
  tripKey: "",
  tripObservations: 1,
};

/** Trips that take `factor` times the router's time, give or take a tenth. */
function tripsOf(count: number, factor: number, facts: Partial<Observation> = {}): Observation[] {
  const next = random(3);
  return Array.from({ length: count }, (_, i) => {
    const predictedSeconds = 550 + 100 * next();
    return { ...start, predictedSeconds, actualSeconds: predictedSeconds * factor * (0.9 + 0.2 * next()), tripKey: `T${i}`, ...facts };
  });
}

const fitted = (observations: readonly Observation[]) => {
  const fit = new ArrivalFit(arrivalPrior);
  for (const observation of observations) fit.add(observation);
  return fit.model(1);
};
const factorOf = (observations: readonly Observation[], facts: Partial<Observation> = {}): number =>
  travelSeconds(travelTimeOf(fitted(observations), { ...start, ...facts }), 0.5) / 600;

describe("fit of arrival times", () => {
  test("answers the prior without trips", () => {
    const fit = fitted([]);
    expect(travelTimeOf(fit, start)).toEqual(travelTimeOf(arrivalPrior, start));
  });

  test("moves from the prior to the trips as they grow in number", () => {
    const [prior, one, many] = [0, 1, 2_000].map((count) => factorOf(tripsOf(count, 1.1)));
    expect(one).toBeLessThan(prior! - 0.05);
    expect(one).toBeGreaterThan((prior! + 1.1) / 2);
    expect(many).toBeCloseTo(1.1, 1);
  });

  test("learns an area, an hour and a kind of service that differ", () => {
    const slow: Partial<Observation> = { destination: [2.5, 41.5], hourOfWeek: 80, kind: "ROADSIDE" };
    const trips = [...tripsOf(2_000, 1.2), ...tripsOf(500, 2, slow).map((trip, i) => ({ ...trip, tripKey: `S${i}` }))];
    expect(factorOf(trips)).toBeCloseTo(1.2, 1);
    expect(factorOf(trips, slow)).toBeGreaterThan(1.8);
  });

  test("learns that a kind of service depends less on the distance than others", () => {
    const near: Partial<Observation> = { predictedSeconds: 120 };
    const far: Partial<Observation> = { predictedSeconds: 1_200 };
    const taxis = [near, far].flatMap((facts) =>
      tripsOf(1_000, 1, { ...facts, actualSeconds: facts.predictedSeconds! * 1.5, kind: "TAXI" }),
    );
    const medics = [near, far].flatMap((facts) => tripsOf(400, 1, { ...facts, actualSeconds: 500, kind: "AMBULANCE" }));
    const model = fitted([...taxis, ...medics].map((trip, i) => ({ ...trip, tripKey: `T${i}` })));
    const median = (facts: Partial<Observation>): number => travelSeconds(travelTimeOf(model, { ...start, ...facts }), 0.5);
    expect(median({ ...near, kind: "AMBULANCE" }) / median({ ...near, kind: "TAXI" })).toBeGreaterThan(1.6);
    expect(median({ ...far, kind: "AMBULANCE" }) / median({ ...far, kind: "TAXI" })).toBeLessThan(0.6);
    for (const facts of [near, far]) expect(median({ ...facts, kind: "TAXI" }) / facts.predictedSeconds!).toBeCloseTo(1.5, 0);
  });

  test("is not moved by one trip in fifty whose arrival was confirmed hours later", () => {
    const trips = tripsOf(2_000, 1.2).map((trip, i) => (i % 50 ? trip : { ...trip, actualSeconds: 6 * 3_600 }));
    expect(factorOf(trips)).toBeGreaterThan(1.15);
    expect(factorOf(trips)).toBeLessThan(1.3);
  });

  test("does not depend on the order of the trips", () => {
    const trips = tripsOf(500, 1.3);
    expect(fitted([...trips].reverse()).steps.all.s).toBeCloseTo(fitted(trips).steps.all.s!, 3);
  });
});
