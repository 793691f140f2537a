import fc from "fast-check";
import { expect, test } from "vitest";
import { metresBetween } from "../../../schema/rules/geo/geo";
import { supplierFilterLimits as limits } from "../../../schema/rules/supplierFilter/filterFacts";
import { filterSuppliers } from "../../../schema/rules/supplierFilter/supplierFilter";
import { factsOf, plainFilter } from "../../fixtures/suppliers/plainFilter";
import { context, need, someSuppliers } from "../../fixtures/suppliers/randomSuppliers";

test("ranks random suppliers as a plain reading of its rules, and gives the reason for each exclusion", () => {
  let ranked = 0;
  let excluded = 0;
  fc.assert(
    fc.property(someSuppliers, need, context, (suppliers, wanted, at) => {
      const near = suppliers
        .filter(({ place }) => metresBetween(place, wanted.place) <= limits.reachMetres)
        .sort((a, b) => metresBetween(a.place, wanted.place) - metresBetween(b.place, wanted.place));
      const giving = near.filter(
        ({ services, networkState }) => networkState === "ACTIVE" && services?.includes(wanted.serviceId) !== false,
      );
      const answerFrom = (cut: number) =>
        filterSuppliers(
          wanted,
          giving.slice(0, cut).map((one) => factsOf(one, wanted)),
          at,
        );
      let answer = answerFrom(limits.cut);
      for (let cut = limits.cut; answer.able.length < limits.best && cut < giving.length;) answer = answerFrom((cut *= 2));
      expect(answer.able.map(({ supplier }) => supplier.known.id)).toEqual(plainFilter(wanted, suppliers, at).map(({ id }) => id));
      for (const { reasons } of answer.excluded) expect(reasons.length).toBeGreaterThan(0);
      ranked += answer.able.length;
      excluded += answer.excluded.length;
    }),
    { numRuns: 100, seed: 20_261_125 },
  );
  expect(ranked).toBeGreaterThan(400);
  expect(excluded).toBeGreaterThan(900);
});
